/** Legal markings as places on the cards: grouped by shape, found under a pointer, walked by arrows. The list is the rule. */

import type { Offer } from "../../lib/table/narrow";
import { cellsOf, centre, keyOf, same, type Cell, type Shape } from "./geometry";
import type { HandName } from "./view.gen";

export interface Placement {
  offer: Offer;
  hand: HandName;
  cells: Cell[];
  /** Its shape as text. */
  shape: string;
  x: number;
  y: number;
}

/** Room between the two cards, in cells: the arrows walk over it. */
const BETWEEN = 6;
export const ONE_CELL = "A1";

export function placementsOf(offers: readonly Offer[]): Placement[] {
  return offers
    .filter((offer) => offer.verb === "mark")
    .map((offer) => {
      const cells = cellsOf(String(offer.cells));
      return { offer, hand: offer.hand as HandName, cells, shape: keyOf(cells), ...centre(cells) };
    });
}

export function covers(placement: Placement | null, hand: HandName, cell: Cell): boolean {
  return placement !== null && placement.hand === hand && placement.cells.some((one) => same(one, cell));
}

/** The first cell in reading order: with a shape it names the place, so it takes the focus for it. */
export function handle(placement: Placement): Cell {
  return placement.cells.reduce((first, cell) => (cell[0] < first[0] || (cell[0] === first[0] && cell[1] < first[1]) ? cell : first));
}

function far(placement: Placement, x: number, y: number): number {
  return Math.hypot(placement.x - x, placement.y - y);
}

/** The nearest of some places to a point of a card; those of an earlier shape in the list come first. */
export function nearest(places: readonly Placement[], x: number, y: number, shapes: readonly string[] = []): Placement | null {
  let best: Placement | null = null;
  let least = Infinity;
  for (const place of places) {
    const rank = shapes.indexOf(place.shape);
    const distance = far(place, x, y) + 100 * (rank < 0 ? shapes.length : rank);
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

/** The next place in a direction, over both cards. */
export function next(places: readonly Placement[], from: Placement, way: readonly [number, number]): Placement | null {
  const at = (place: Placement): number => place.x + (place.hand === "right" ? BETWEEN : 0);
  let best: Placement | null = null;
  let least = Infinity;
  for (const place of places) {
    const across = at(place) - at(from);
    const down = place.y - from.y;
    const along = across * way[0] + down * way[1];
    const aside = Math.abs(across * way[1]) + Math.abs(down * way[0]);
    if (along > 0.1 && along + 2 * aside < least) [best, least] = [place, along + 2 * aside];
  }
  return best;
}

/** A shape with one of its cells at a place of the grid, as near its middle as the grid allows; null if it is too large. */
export function sketchAt(shape: Shape, cell: Cell, size: number): Cell[] | null {
  const tries = shape
    .map(([row, column]) => shape.map(([r, c]): Cell => [r - row + cell[0], c - column + cell[1]]))
    .filter((cells) => cells.every(([row, column]) => row >= 0 && column >= 0 && row < size && column < size));
  const middle = { x: cell[1] + 0.5, y: cell[0] + 0.5 };
  const off = (cells: Cell[]): number => Math.hypot(centre(cells).x - middle.x, centre(cells).y - middle.y);
  return tries.sort((one, other) => off(one) - off(other))[0] ?? null;
}
