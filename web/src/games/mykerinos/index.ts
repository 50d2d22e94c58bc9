/** The drawn board of Mykerinos. */

import type { Sketch } from "../../lib/narrow";
import "./theme.css";

export { default as Board } from "./Board.svelte";
export { default as Own } from "./Own.svelte";
export { default as Seat } from "./Seat.svelte";

const PLACED = new Set(["dig", "extend", "continue", "call", "claim", "reserve"]);

/** Passing and declining have no place of their own; a held cell asks whether to open a dig or to extend one. */
export function placed(verb: string, _task: string, clicked: Sketch = {}): boolean {
  return PLACED.has(verb) && clicked.cell === undefined;
}

export const theme = "mykerinos";
