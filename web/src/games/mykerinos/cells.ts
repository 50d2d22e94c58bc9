/** The cells of the region by name: a column from a on, a row from 1 on; and whose cubes stand there. */

import type { CellView } from "./view.gen";

/** Whose cube or disk: a seat's, or the neutral one. */
export type Owner = NonNullable<CellView["cube"]>;

export function cellName(row: number, column: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function cellAt(name: string): { row: number; column: number } {
  return { row: Number(name.slice(1)) - 1, column: name.charCodeAt(0) - 97 };
}
