/** Cells and shapes: names, turns, mirror images, outlines. Coordinates only, no rules. */

export const SIZE = 5;
/** A large card: its cells, its frame, and the band with its number. */
export const LARGE = { cell: 63, edge: 17, band: 45 };
export const CARD = { width: SIZE * LARGE.cell + 2 * LARGE.edge, height: SIZE * LARGE.cell + LARGE.band + LARGE.edge };

/** Row and column from the top left. */
export type Cell = readonly [number, number];
export type Shape = readonly Cell[];

export const GRID: Shape = Array.from({ length: SIZE * SIZE }, (_, place): Cell => [Math.floor(place / SIZE), place % SIZE]);

export function cellName([row, column]: Cell): string {
  return `${"ABCDE"[column]}${row + 1}`;
}

export function cellOf(name: string): Cell {
  return [Number(name[1]) - 1, "ABCDE".indexOf(name[0]!)];
}

/** The cells of a name such as A1-A2-B2. */
export function cellsOf(names: string): Cell[] {
  return names.split("-").map(cellOf);
}

export function same(one: Cell, other: Cell): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** Moved to the corner, in reading order. */
export function normal(cells: Shape): Cell[] {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells.map(([row, column]): Cell => [row - top, column - left]).sort(([a, b], [c, d]) => a - c || b - d);
}

/** A shape as text: the same for the same shape anywhere. */
export function keyOf(cells: Shape): string {
  return normal(cells).map(cellName).join("-");
}

/** A quarter turn clockwise. */
export function turned(cells: Shape): Cell[] {
  return normal(cells.map(([row, column]): Cell => [column, -row]));
}

export function mirrored(cells: Shape): Cell[] {
  return normal(cells.map(([row, column]): Cell => [row, -column]));
}

/** The pattern turned `turn % 4` times, from its mirror image for turns 4 to 7. */
export function position(pattern: Shape, turn: number): Cell[] {
  let cells = turn < 4 ? normal(pattern) : mirrored(pattern);
  for (let quarter = 0; quarter < turn % 4; quarter++) cells = turned(cells);
  return cells;
}

/** The turn after a quarter turn, either way. */
export function quarter(turn: number, by: 1 | -1): number {
  return (turn < 4 ? 0 : 4) + ((turn + by + 4) % 4);
}

/** The turn that is the mirror image of this one. */
export function mirror(turn: number): number {
  return (turn < 4 ? 4 : 0) + ((4 - (turn % 4)) % 4);
}

export function centre(cells: Shape): { x: number; y: number } {
  const sum = cells.reduce((at, [row, column]) => ({ x: at.x + column + 0.5, y: at.y + row + 0.5 }), { x: 0, y: 0 });
  return { x: sum.x / cells.length, y: sum.y / cells.length };
}

/** The outline of a set of cells as a path: every edge that only one of them has. */
export function outline(cells: Shape, size: number): string {
  const has = (row: number, column: number): boolean => cells.some(([r, c]) => r === row && c === column);
  return cells
    .map(([row, column]) => {
      const x = column * size;
      const y = row * size;
      return [
        has(row - 1, column) ? "" : `M${x} ${y}h${size}`,
        has(row + 1, column) ? "" : `M${x} ${y + size}h${size}`,
        has(row, column - 1) ? "" : `M${x} ${y}v${size}`,
        has(row, column + 1) ? "" : `M${x + size} ${y}v${size}`,
      ].join("");
    })
    .join("");
}
