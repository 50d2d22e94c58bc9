/** Where the focus stands for a place of the pattern: on the first of its cells. */

import type { Cell } from "./geometry";
import { handle, type Placement } from "./placements";
import type { Hand } from "./view";

export function focusCell(hand: Hand, [row, column]: Cell): void {
  document.querySelector<HTMLElement>(`[data-cell="${hand}-${row}-${column}"]`)?.focus();
}

export function focusPlace(place: Placement | null): void {
  if (place) focusCell(place.hand, handle(place));
}

/** The cell that has the focus. */
export function focusedCell(): { hand: Hand; cell: Cell } | null {
  const name = document.activeElement?.getAttribute("data-cell");
  if (!name) return null;
  const [hand, row, column] = name.split("-");
  return { hand: hand as Hand, cell: [Number(row), Number(column)] };
}
