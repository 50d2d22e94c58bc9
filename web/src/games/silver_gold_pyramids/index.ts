/** The drawn board of Silver & Gold: Pyramids. */

import "./theme.css";

export { default as Board } from "./Board.svelte";
export { default as Confirm } from "./Confirm.svelte";
export { default as Own } from "./Own.svelte";
export { default as Seat } from "./Seat.svelte";

/** Everything has its place: cards, cells, display and deck. */
export function placed(): boolean {
  return true;
}

export const theme = "pyramids";
