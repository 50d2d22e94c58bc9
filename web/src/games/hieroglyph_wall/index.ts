/** The drawn board of the Hieroglyph Wall. */

import "./theme.css";

export { default as Board } from "./Board.svelte";
export { default as Own } from "./Own.svelte";
export { default as Seat } from "./Seat.svelte";

const PLACED = new Set(["drop", "resolve", "place", "move", "claim", "strike", "give", "gather"]);

/** Declining, giving up and stopping have no place on the board. */
export function placed(verb: string): boolean {
  return PLACED.has(verb);
}

export const theme = "hieroglyph-wall";
