/** The drawn board of Silver & Gold: Pyramids. */

import type { GameEvent } from "../../contract";
import "./theme.css";

export { default as Board } from "./Board.svelte";
export { default as Confirm } from "./Confirm.svelte";
export { default as Own } from "./Own.svelte";
export { default as Seat } from "./Seat.svelte";

/** Everything has its place: cards, cells, display and deck. */
export function placed(): boolean {
  return true;
}

/** Points come from the card that was marked, or from a box of pyramid points. */
export function places(event: GameEvent): string[] {
  if (event.event === "prize_won") return [`prize-${event.colour}`];
  return event.event === "cells_marked" || event.event === "bonus_marked" || event.event === "pyramid_completed"
    ? [`card-${event.card}`]
    : [];
}

export const theme = "pyramids";
