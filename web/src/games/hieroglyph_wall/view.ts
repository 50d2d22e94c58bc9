/** The view of the Hieroglyph Wall as `view.py` tells it, and small questions about it. */

import type { GameEvent, View } from "../../contract";

export type Facing = "left" | "right";
export type Pair = "same" | "opposite";
export type Eyes = "one" | "two" | "three";

export interface CellView {
  animal: string;
  facing: Facing;
}

export interface ColumnView {
  animal: string;
  archaeologist: number | null;
  scarabs: number;
  /** Sarcophagi that are still closed, the front one first. */
  closed: Eyes[];
  front: Eyes | null;
}

export interface Sarcophagus {
  column: string;
  eyes: Eyes;
  value: number | null;
}

export interface TileView {
  tile: number;
  /** Rows from the bottom. */
  cells: CellView[][];
  /** The pairs it would make in each slot; null where it cannot fall. */
  pairs: ({ column: string; opposite: number; same: number }[] | null)[];
}

export interface PlayerView {
  score: number | null;
  at_hand: number;
  tiles: number;
  hand: TileView[] | null;
  favourite: string | null;
  sarcophagi: Sarcophagus[];
  least: number;
  most: number;
}

export interface WallShape {
  slots: number;
  height: number;
  tile_rows: number;
  tile_columns: number;
  levels: number[];
  /** Rows from the bottom; an empty cell is null. */
  cells: (CellView | null)[][];
}

export interface WallView extends View {
  curse: boolean;
  sphinx: boolean;
  turn: number;
  wall: WallShape;
  columns: ColumnView[];
  column_scarabs: number;
  archaeologists: number;
  pharaoh_bonus: number;
  slab: number;
  piles: { first: number; second: number; snake: boolean };
  curses: { met: string[][]; to_come: number; sought: string[] | null };
  waiting_pairs: { column: string; pair: Pair; count: number }[];
  column_in_question: string | null;
  players: PlayerView[];
}

export function told(view: View): WallView {
  return view as unknown as WallView;
}

/** The number drawn on a sarcophagus. */
export const EYES: Record<Eyes, number> = { one: 1, two: 2, three: 3 };

/** The tile at a place of a slot, as rows of cells from the bottom. */
export function tileAt(wall: WallShape, slot: number, level: number): (CellView | null)[][] {
  const rows = wall.cells.slice(level * wall.tile_rows, (level + 1) * wall.tile_rows);
  return rows.map((row) => row.slice(slot * wall.tile_columns, (slot + 1) * wall.tile_columns));
}

export interface FoundPair {
  row: number;
  cell: number;
  partner_row: number;
  partner_cell: number;
  pair: Pair;
}

/** The pairs that events tell, by their cells. */
export function pairsIn(events: readonly GameEvent[]): FoundPair[] {
  return events.filter((told) => told.event === "pair_found") as unknown as FoundPair[];
}

// ------------------------------------------------------------------ lines of three, as a claim names them
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
