/** The drawn board of Egizia: Shifting Sands. */

import "./theme.css";

export { default as Board } from "./Board.svelte";
export { default as Own } from "./Own.svelte";
export { default as Seat } from "./Seat.svelte";

const LOOSE = new Set(["pass", "extra", "decline"]);

/** Passing, refusing and the wish for another ship have no place on the board. */
export function placed(verb: string): boolean {
  return !LOOSE.has(verb);
}

export const theme = "egizia";
