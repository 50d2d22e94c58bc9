// Written by `python -m hypostyle.server.typescript` from hypostyle.games.hieroglyph_wall.view: change it there.

import type { View } from "../../contract";

/** The whole table. */
export interface HieroglyphWallView extends View {
  curse: boolean;
  sphinx: boolean;
  turn: number;
  wall: WallView;
  columns: ColumnView[];
  /** Scarabs that open a sarcophagus */
  column_scarabs: number;
  /** That each seat begins with */
  archaeologists: number;
  pharaoh_bonus: number;
  /** Scarabs that lie on it */
  slab: number;
  piles: PilesView;
  curses: CursesView;
  waiting_pairs: WaitingPairs[];
  /** Where an archaeologist may be placed or moved to */
  column_in_question: AnimalName | null;
  players: PlayerView[];
}

/** The wall: its shape, and what has been dropped into it. */
export interface WallView {
  slots: number;
  /** Tiles that a slot has room for */
  height: number;
  tile_rows: number;
  tile_columns: number;
  /** Tiles in each slot */
  levels: number[];
  /** Rows from the bottom; an empty cell is null */
  cells: ((CellView | null)[])[];
}

/** An animal of the wall or of a tile. */
export interface CellView {
  animal: AnimalName;
  facing: FacingName;
}

export const ANIMAL_NAMES = ["dromedary", "snake", "mule", "crocodile", "ibis", "cat", "jackal"] as const;
export type AnimalName = (typeof ANIMAL_NAMES)[number];

export const FACING_NAMES = ["left", "right"] as const;
export type FacingName = (typeof FACING_NAMES)[number];

/** A column of the burial chamber with what stands before it. */
export interface ColumnView {
  animal: AnimalName;
  /** The seat it belongs to */
  archaeologist: number | null;
  scarabs: number;
  /** Sarcophagi that are still closed, the front one first */
  closed: EyesName[];
  front: EyesName | null;
}

export const EYES_NAMES = ["one", "two", "three"] as const;
export type EyesName = (typeof EYES_NAMES)[number];

/** The draw piles; the second lies ready from the start, and everybody sees its uppermost back. */
export interface PilesView {
  first: number;
  second: number;
  /** Whether that back shows the snake of a curse */
  snake: boolean;
}

/** The curse tiles, each as the three animals it shows. */
export interface CursesView {
  met: AnimalName[][];
  to_come: number;
  /** The one that is searched for */
  sought: AnimalName[] | null;
}

/** Pairs of this turn still to be resolved: a takeover drives an opponent out, however many plain ones do not. */
export interface WaitingPairs {
  column: AnimalName;
  pair: DeedName;
  count: number;
}

export const DEED_NAMES = ["plain", "takeover"] as const;
export type DeedName = (typeof DEED_NAMES)[number];

/** What one seat has, as far as the viewer knows. */
export interface PlayerView {
  /** Null while the viewer cannot know it */
  score: number | null;
  /** Likewise */
  lines: Record<LineName, number | null>;
  /** Archaeologists not on the board */
  at_hand: number;
  tiles: number;
  hand: TileView[] | null;
  favourite: AnimalName | null;
  sarcophagi: SarcophagusView[];
  /** Points it has in any case */
  least: number;
  /** Points it has at best */
  most: number;
}

export const LINE_NAMES = ["one_eye", "two_eyes", "three_eyes", "pharaoh"] as const;
export type LineName = (typeof LINE_NAMES)[number];

/** A tile of the own hand. */
export interface TileView {
  tile: number;
  /** Rows from the bottom */
  cells: CellView[][];
  /** Pairs it would make in each slot; null where it cannot fall */
  pairs: (TriedPairs[] | null)[];
}

/** Pairs of one animal that a tile would make. */
export interface TriedPairs {
  column: AnimalName;
  opposite: number;
  same: number;
}

/** A sarcophagus somebody owns. */
export interface SarcophagusView {
  column: AnimalName;
  eyes: EyesName;
  /** Null for those who have not looked inside */
  value: number | null;
}

export const PAIR_NAMES = ["opposite", "same"] as const;
export type PairName = (typeof PAIR_NAMES)[number];

export const WAY_NAMES = ["right", "up", "up_right", "up_left"] as const;
export type WayName = (typeof WAY_NAMES)[number];

export const SEAT_NAMES = ["red", "yellow", "green", "blue"] as const;
export type SeatName = (typeof SEAT_NAMES)[number];
