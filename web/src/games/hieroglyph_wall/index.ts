/** The drawn board of the Hieroglyph Wall. */

import type { GameEvent } from "../../contract";
import "./theme.css";

export { default as Board } from "./Board.svelte";
export { default as Own } from "./Own.svelte";
export { default as Seat } from "./Seat.svelte";

const PLACED = new Set(["drop", "resolve", "place", "move", "claim", "strike", "give", "gather"]);

/** Declining, giving up and stopping have no place on the board. */
export function placed(verb: string): boolean {
  return PLACED.has(verb);
}

/** What a sarcophagus is worth comes from its column, or from who gave it; a favourite shows at its column. */
export function places(told: GameEvent): readonly string[] {
  if (told.event === "sarcophagus_opened" || told.event === "pharaoh_shown") return [`column-${told.column}`];
  return told.event === "sarcophagus_given" ? [`owned-${told.seat}`] : [];
}

export const theme = "hieroglyph-wall";
