/** Lines of three cells, as a claim names them. */

export interface Cell {
  row: number;
  cell: number;
}

export interface Line extends Cell {
  way: string;
}

const WAYS: Record<string, [number, number]> = { right: [0, 1], up: [1, 0], up_right: [1, 1], up_left: [1, -1] };
const LENGTH = 3;

/** The cells of a line. */
export function cellsOf({ row, cell, way }: Line): Cell[] {
  const [up, right] = WAYS[way] ?? [0, 0];
  return Array.from({ length: LENGTH }, (_, step) => ({ row: row + up * step, cell: cell + right * step }));
}

/** The line that three cells form, in whatever order they are given; none if they do not lie side by side. */
export function lineOf(cells: readonly Cell[]): Line | null {
  for (const first of cells) {
    for (const way of Object.keys(WAYS)) {
      const line = { ...first, way };
      if (cellsOf(line).every((one) => cells.some((other) => other.row === one.row && other.cell === one.cell))) return line;
    }
  }
  return null;
}
