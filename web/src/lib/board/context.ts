/** What every part of a board may ask for by itself: the table and its game, without a hand-over from parent to child. */

import { createContext } from "svelte";
import type { GameInfo } from "../../contract";
import type { Table } from "../table/table.svelte";
import type { GameTexts } from "../texts/fluent.svelte";

export interface Given {
  /** The table: seats, choice, previews, what may be asked. */
  readonly table: Table;
  readonly game: GameInfo;
  readonly texts: GameTexts;
  /** The name of a seat, as sentences say it. */
  readonly name: (seat: number) => string;
  /** Ask why something cannot be done now: the sketch of the action that was meant. */
  readonly whyNot: (sketch: Readonly<Record<string, unknown>>, at: Element) => void;
}

/** `giveBoard` belongs to the table one sits at, `given` to whatever is drawn there. */
export const [given, giveBoard] = createContext<Given>();
