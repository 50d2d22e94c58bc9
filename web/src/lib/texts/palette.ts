/** The lines of the command palette: everything that can be done, then what cannot be done now. */

import type { GameInfo } from "../../contract";
import type { Offer } from "../table/narrow";
import { actionText, type Names } from "./sentences";
import type { Table } from "../table/table.svelte";
import type { GameTexts } from "./fluent.svelte";
import { actionsOf } from "../table/actions";

export interface PaletteLine {
  offer: Offer;
  text: string;
  legal: boolean;
}

/** So many refused actions are listed: each of them is asked about. */
const MOST_REFUSED = 8;

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** Whether every typed word is in a sentence, whatever its accents. */
function matches(typed: string, text: string): boolean {
  const sentence = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => sentence.includes(word));
}

export class PaletteList {
  readonly all: PaletteLine[];
  readonly #others: PaletteLine[];

  constructor(table: Table, game: GameInfo, texts: GameTexts, names: Names) {
    const { decision, task } = table.choice;
    const legal = decision?.actions ?? [];
    const line = (offer: Offer, allowed: boolean): PaletteLine => ({
      offer,
      text: actionText(texts, game.words, offer, names, task),
      legal: allowed,
    });
    this.all = legal.map((offer) => line(offer, true));
    const known = new Set(legal.map((offer) => offer.id));
    // Only verbs of the open choice: of the others there is nothing to say but that it is not their time.
    const verbs = new Set(legal.map((offer) => offer.verb));
    this.#others = [...verbs]
      .flatMap((verb) => actionsOf(game.words, verb))
      .filter((offer) => !known.has(offer.id))
      .map((offer) => line(offer, false));
  }

  find(typed: string): PaletteLine[] {
    const legal = this.all.filter((line) => matches(typed, line.text));
    return [...legal, ...this.#others.filter((line) => matches(typed, line.text)).slice(0, MOST_REFUSED)];
  }
}
