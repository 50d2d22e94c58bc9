/** The reveal: what all seats have marked at once, card by card, as the journal tells it. */

import type { Entry } from "../../contract";

/** Milliseconds of a reveal, and from one mark to the next. */
export const REVEAL = 900;
export const MARK = 80;

/** Cells marked since a step, in the order of marking. */
export function revealed(entries: readonly Entry[], since: number): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const entry of entries) {
    if (entry.step <= since) continue;
    for (const told of entry.events) {
      if (told.event !== "cells_marked" && told.event !== "bonus_marked") continue;
      const card = Number(told.card);
      found.set(card, [...(found.get(card) ?? []), ...String(told.cells).split("-")]);
    }
  }
  return found;
}
