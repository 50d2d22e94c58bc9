/** The drawn board of Egizia: Shifting Sands. */

import type { GameEvent } from "../../contract";
import "./theme.css";

export { default as Board } from "./Board.svelte";
export { default as Confirm } from "./Confirm.svelte";
export { default as Own } from "./Own.svelte";
export { default as Seat } from "./Seat.svelte";

const LOOSE = new Set(["pass", "extra", "decline"]);

/** Passing, refusing and the wish for another ship have no place on the board. */
export function placed(verb: string): boolean {
  return !LOOSE.has(verb);
}

/** Ships show at their space, bricks on their monument, steps on their market. */
export function places(told: GameEvent): readonly string[] {
  if (told.event === "ship_placed") return [`space-${told.space}`];
  if (told.event === "brick_laid")
    return [
      `monument-${String(told.monument)
        .replace(/^row_.*/, "pyramid")
        .replace(/^statue_.*/, "statues")}`,
    ];
  return told.event === "market_advanced" || told.event === "market_at_top" ? [`market-${told.market}`] : [];
}

export const theme = "egizia";
