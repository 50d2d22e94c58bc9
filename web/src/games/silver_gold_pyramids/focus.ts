/** Where the focus goes: for a place of the pattern to the first of its cells, for another seat to the way back. */

import { tick } from "svelte";
import type { Cell } from "./geometry";
import { handle, type Placement } from "./placements";
import type { HandName } from "./view.gen";

export function focusCell(hand: HandName, [row, column]: Cell): void {
  document.querySelector<HTMLElement>(`[data-cell="${hand}-${row}-${column}"]`)?.focus();
}

export function focusPlace(place: Placement | null): void {
  if (place) focusCell(place.hand, handle(place));
}

/** The cell that has the focus. */
export function focusedCell(): { hand: HandName; cell: Cell } | null {
  const name = document.activeElement?.getAttribute("data-cell");
  if (!name) return null;
  const [hand, row, column] = name.split("-");
  return { hand: hand as HandName, cell: [Number(row), Number(column)] };
}

/** Somebody else's cards came in front, or one's own again. */
export function focusWatched(): void {
  void tick().then(() => {
    const lit = document.querySelector<HTMLElement>(".cell[data-action][tabindex='0'], .display [data-action]");
    (
      document.querySelector<HTMLElement>(".watched button") ??
      lit ??
      document.querySelector<HTMLElement>(".prompt [role=status]")
    )?.focus();
  });
}
