/** The drawn board of Mykerinos. */

import type { GameEvent } from "../../contract";
import "./theme.css";

export { default as Board } from "./Board.svelte";
export { default as Confirm } from "./Confirm.svelte";
export { default as Own } from "./Own.svelte";
export { default as Seat } from "./Seat.svelte";

const PLACED = new Set(["dig", "extend", "continue", "call", "claim", "reserve"]);

/** Passing and declining have no place of their own. */
export function placed(verb: string): boolean {
  return PLACED.has(verb);
}

/** Cubes show on their cell or room; a claimed parcel where it lay, in the area that is surveyed. */
export function places(told: GameEvent): readonly string[] {
  if (told.event === "room_reserved") return [`room-${told.room}`];
  if (told.event === "parcel_claimed") return ["survey"];
  return told.event.endsWith("cube_placed") ? [`cell-${told.cell}`] : [];
}

export const theme = "mykerinos";
