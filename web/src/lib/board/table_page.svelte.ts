/** What every page with a board on it begins with: the names of the seats, the log in words, the table for whatever is drawn. */

import type { GameInfo } from "../../contract";
import type { DrawnBoard } from "../../games/board";
import type { Table } from "../table/table.svelte";
import { seatName } from "../texts/characters";
import type { GameTexts } from "../texts/fluent.svelte";
import { LogLines } from "../texts/log";
import { giveBoard, type Given } from "./context";

export interface Shown {
  readonly table: Table;
  readonly game: GameInfo;
  readonly texts: GameTexts;
  /** None: the plain table. */
  readonly drawn: DrawnBoard | undefined;
  /** The seat that sentences call "you". */
  readonly you: number | null;
}

/** To be made while the page is; `shown` is asked again whenever something of it has changed. */
export class TablePage {
  readonly #shown: () => Shown;
  readonly name = (seat: number): string => seatName(this.#shown().table.seats, seat);
  /** Sentences are kept until a name changes. */
  readonly story = $derived.by(() => {
    const { table, game, texts, you } = this.#shown();
    const names = table.seats.map(({ seat }) => this.name(seat));
    return new LogLines(texts, game.words, (seat) => names[seat] ?? "", you);
  });

  constructor(shown: () => Shown, whyNot: Given["whyNot"]) {
    this.#shown = shown;
    giveBoard({
      get table() {
        return shown().table;
      },
      get game() {
        return shown().game;
      },
      get texts() {
        return shown().texts;
      },
      name: this.name,
      whyNot,
    });
    $effect(() => {
      const { table, drawn } = shown();
      table.places = drawn?.places ?? (() => []);
    });
  }
}
