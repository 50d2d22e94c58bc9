/** Where things stand on the dig site and in the Museum, in units of their drawings. */

import { cellAt } from "./cells";

export const SMALLEST = 12.5;

/** A font size in units that is never unreadable; `px` is the size of a unit on the screen. */
export function size(units: number, px: number): number {
  return Math.max(units, SMALLEST / px);
}

// ------------------------------------------------------------------ the region
export const CELL = 72;
const CARD_ROWS = 3;
const CARD_COLUMNS = 2;
/** The row of a parcel that has the cartouche in its middle. */
export const PARCEL_MIDDLE = 1;
const AREA_CARDS = 2;
const AREAS_IN_A_ROW = 2;
export const PARCEL = { width: CARD_COLUMNS * CELL, height: CARD_ROWS * CELL };

/** Room around parcels and areas; on a phone all of it goes to the cells. */
export interface Layout {
  frame: number;
  seam: number;
  gap: number;
  /** Height of the ranking above each area; 0: it stands elsewhere. */
  ranking: number;
}

export const WIDE: Layout = { frame: 7, seam: 6, gap: 22, ranking: 46 };
export const SLIM: Layout = { frame: 4, seam: 3, gap: 6, ranking: 0 };
/** On the smallest of phones eight cells side by side are just as wide as fingers. */
export const TIGHT: Layout = { frame: 2, seam: 1, gap: 2, ranking: 0 };
/** On a phone held sideways. */
export const LOW: Layout = { frame: 4, seam: 3, gap: 8, ranking: 42 };

export function areaSize(layout: Layout): { width: number; height: number } {
  return { width: AREA_CARDS * PARCEL.width + 2 * layout.frame + layout.seam, height: PARCEL.height + 2 * layout.frame };
}

export function areaCorner(layout: Layout, row: number, column: number): { x: number; y: number } {
  const { width, height } = areaSize(layout);
  const between = layout.ranking > 0 ? Math.min(14, layout.gap) : layout.gap;
  return { x: column * (width + layout.gap), y: layout.ranking + row * (height + layout.ranking + between) };
}

export function parcelCorner(layout: Layout, row: number, column: number, side: number): { x: number; y: number } {
  const { x, y } = areaCorner(layout, row, column);
  return { x: x + layout.frame + side * (PARCEL.width + layout.seam), y: y + layout.frame };
}

export function cellCorner(layout: Layout, name: string): { x: number; y: number } {
  const { row, column } = cellAt(name);
  const wide = AREA_CARDS * CARD_COLUMNS;
  const corner = parcelCorner(layout, Math.floor(row / CARD_ROWS), Math.floor(column / wide), Math.floor((column % wide) / CARD_COLUMNS));
  return { x: corner.x + (column % CARD_COLUMNS) * CELL, y: corner.y + (row % CARD_ROWS) * CELL };
}

/** In the middle row of a parcel cubes keep clear of the cartouche. */
export function cubeShift(name: string): number {
  const { row, column } = cellAt(name);
  return row % CARD_ROWS !== PARCEL_MIDDLE ? 0 : column % CARD_COLUMNS === 0 ? -6 : 6;
}

export function regionSize(layout: Layout, areas: number): { width: number; height: number } {
  const last = areaCorner(layout, areas / AREAS_IN_A_ROW - 1, AREAS_IN_A_ROW - 1);
  const { width, height } = areaSize(layout);
  return { width: last.x + width, height: last.y + height };
}

/** The area a cell belongs to, counted from 0. */
export function areaOf(name: string): number {
  const { row, column } = cellAt(name);
  return Math.floor(row / CARD_ROWS) * AREAS_IN_A_ROW + Math.floor(column / (AREA_CARDS * CARD_COLUMNS));
}

// ------------------------------------------------------------------ the Museum, a ring around its court
export const RING = 196;
export const DISC = { away: 200, radius: 25 };
const WING = 72;

export interface Sector {
  /** Degrees from the top, clockwise. */
  angle: number;
  /** Half of the opening. */
  half: number;
  inner: number;
  outer: number;
}

export function polar(radius: number, angle: number): { x: number; y: number } {
  const turn = (angle * Math.PI) / 180;
  return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) };
}

/** The sector of a room, read from its name: five_1, three_1, two_1_2. */
export function sectorOf(room: string): Sector {
  const [kind, wing = "1"] = room.split("_");
  const angle = (Number(wing) - 1) * WING;
  if (kind === "five") return { angle, half: 23, inner: 117, outer: 186 };
  if (kind === "three") return { angle, half: 27, inner: 56, outer: 110 };
  return { angle: angle + WING / 2, half: 10.5, inner: 126, outer: 178 };
}

export function sectorPath({ angle, half, inner, outer }: Sector, grow = 0): string {
  const point = (radius: number, at: number): string => {
    const { x, y } = polar(radius, at);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const wider = half + grow * (30 / outer);
  const [low, high] = [inner - grow, outer + grow];
  return `M${point(low, angle - wider)}L${point(high, angle - wider)}A${high} ${high} 0 0 1 ${point(high, angle + wider)}L${point(low, angle + wider)}A${low} ${low} 0 0 0 ${point(low, angle - wider)}Z`;
}

/** Half of the sector of a room that serves two wings. */
export function halfSector(sector: Sector, second: boolean): Sector {
  return { ...sector, half: sector.half / 2, angle: sector.angle + (second ? sector.half / 2 : -sector.half / 2) };
}

/** The doors of a wing: from its 3-room, and from the 2-rooms on either side, all into its 5-room. */
export function doors(wing: number): { x: number; y: number; angle: number; across: boolean }[] {
  const angle = (wing - 1) * WING;
  return [
    { ...polar(113.5, angle), angle, across: true },
    { ...polar(152, angle - 24.3), angle: angle - 24.3, across: false },
    { ...polar(152, angle + 24.3), angle: angle + 24.3, across: false },
  ];
}

export function discAt(wing: number): { x: number; y: number } {
  return polar(DISC.away, (wing - 1) * WING);
}
