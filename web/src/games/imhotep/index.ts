/** The drawn board of Imhotep. */

import "./theme.css";

export { default as Board } from "./Board.svelte";
export { default as Own } from "./Own.svelte";
export { default as Seat } from "./Seat.svelte";
export { places } from "./places";

const PLACED = new Set(["take", "load", "sail", "play", "claim", "keep", "order", "build"]);

/** Passing, accepting, refusing and rewards have no place on the board. */
export function placed(verb: string): boolean {
  return PLACED.has(verb);
}

export const theme = "imhotep";
