/** Where tiles lie in the wall, and the numbers drawn on sarcophagi. */

import type { CellView, EyesName, WallView } from "./view.gen";

/** The number drawn on a sarcophagus. */
export const EYES: Record<EyesName, number> = { one: 1, two: 2, three: 3 };

/** The tile at a place of a slot, as rows of cells from the bottom. */
export function tileAt(wall: WallView, slot: number, level: number): (CellView | null)[][] {
  const rows = wall.cells.slice(level * wall.tile_rows, (level + 1) * wall.tile_rows);
  return rows.map((row) => row.slice(slot * wall.tile_columns, (slot + 1) * wall.tile_columns));
}
