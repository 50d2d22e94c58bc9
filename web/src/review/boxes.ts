/** Boxes on a page: which of them say where something is. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SLACK = 1;

function inside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x - SLACK &&
    inner.y >= outer.y - SLACK &&
    inner.x + inner.width <= outer.x + outer.width + SLACK &&
    inner.y + inner.height <= outer.y + outer.height + SLACK
  );
}

/** The smallest boxes: one that holds another says less than that one; of equal ones the first stays. */
export function smallest(boxes: readonly Box[]): Box[] {
  return boxes.filter(
    (box, place) => !boxes.some((other, number) => number !== place && inside(other, box) && (!inside(box, other) || number < place)),
  );
}

/** Whether a box lies about where another one is: it has the other's middle inside. */
export function around(box: Box, other: Box): boolean {
  const [x, y] = [other.x + other.width / 2, other.y + other.height / 2];
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

type Edge = readonly [x1: number, y1: number, x2: number, y2: number];

/** Cells that lie side by side are this far from each other at most. */
const JOINT = 10;

/** The outline of cells as one path: edges between two of them are left out, and what is left is drawn a little outside. */
export function outline(cells: readonly Box[], grow: number): string {
  const edges: Edge[] = [];
  for (const cell of cells) {
    const [left, top, right, bottom] = [cell.x, cell.y, cell.x + cell.width, cell.y + cell.height];
    const beside = (x: number, y: number): boolean =>
      cells.some((other) => other !== cell && x > other.x && x < other.x + other.width && y > other.y && y < other.y + other.height);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const [west, east] = [beside(left - JOINT, y), beside(right + JOINT, y)];
    const [north, south] = [beside(x, top - JOINT), beside(x, bottom + JOINT)];
    // Where a neighbour goes on, the edge reaches half into the joint; else it turns the corner.
    const [l, r] = [left - (west ? JOINT / 2 : grow), right + (east ? JOINT / 2 : grow)];
    const [t, b] = [top - (north ? JOINT / 2 : grow), bottom + (south ? JOINT / 2 : grow)];
    if (!north) edges.push([l, t, r, t]);
    if (!south) edges.push([l, b, r, b]);
    if (!west) edges.push([l, t, l, b]);
    if (!east) edges.push([r, t, r, b]);
  }
  return edges.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join("");
}
