/** The pairs that events tell of. */

import type { GameEvent } from "../../contract";
import type { DeedName, PairName } from "./view.gen";

/** How the two of a pair may look, in the order they are drawn. */
export const LOOKS: readonly PairName[] = ["same", "opposite"];

/** What a pair may do, in the order they are drawn, and how it is marked: only a takeover must look the same way. */
export const DEEDS: readonly DeedName[] = ["takeover", "plain"];
export const LOOK_OF: Readonly<Record<DeedName, PairName>> = { takeover: "same", plain: "opposite" };

export interface FoundPair {
  row: number;
  cell: number;
  partner_row: number;
  partner_cell: number;
  pair: PairName;
}

/** The pairs that events tell, by their cells. */
export function pairsIn(events: readonly GameEvent[]): FoundPair[] {
  return events.filter((told) => told.event === "pair_found") as unknown as FoundPair[];
}
