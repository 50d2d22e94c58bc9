// Written by `python -m hypostyle.server.typescript` from hypostyle.games.mykerinos.view: change it there.

import type { View } from "../../contract";

/** The table of Mykerinos. */
export interface MykerinosView extends View {
  season: number;
  seasons: number;
  start: number;
  players: PlayerView[];
  neutral: NeutralView | null;
  /** Row by row; null where the area has been surveyed */
  cells: ((CellView | null)[])[];
  areas: AreaView[];
  /** The cell just dug, when the move goes on from there */
  reached: string | null;
  /** The area whose finds are being handed out */
  surveying: number | null;
  /** The place of its ranking that is being served, counted from 0 */
  serving: number | null;
  passing_scale: PassingScaleView;
  /** The patron of each wing, from the first to the last */
  wings: PatronName[];
  /** Who holds each room */
  rooms: Record<RoomName, number | null>;
  museum: Record<RoomName, RoomPlan>;
  /** What is still to come */
  pile: Partial<Record<KindName, number>>;
  discarded: Partial<Record<KindName, number>>;
}

/** What everybody sees of a seat. */
export interface PlayerView {
  score: number;
  lines: Record<LineName, number>;
  stock: number;
  /** Cubes of its colour in the general stock */
  general: number;
  /** Its share of the neutral cubes */
  neutral: number;
  /** On the passing scale; null while it digs */
  space: number | null;
  cards: Partial<Record<KindName, number>>;
  tilted: Partial<Record<PatronName, number>>;
  /** Of each card of a patron, as the Museum stands */
  worth: Record<PatronName, number>;
  /** That a cube of the seat could enter now */
  open_rooms: RoomName[];
  exhibition: ExhibitionView;
}

export const LINE_NAMES = ["parcels", "violet", "lemon", "brown", "blackmore", "tangerine", "sets"] as const;
export type LineName = (typeof LINE_NAMES)[number];

export const KIND_NAMES = ["violet", "lemon", "brown", "blackmore", "tangerine", "none"] as const;
export type KindName = (typeof KIND_NAMES)[number];

export const PATRON_NAMES = ["violet", "lemon", "brown", "blackmore", "tangerine"] as const;
export type PatronName = (typeof PATRON_NAMES)[number];

export const ROOM_NAMES = ["five_1", "five_2", "five_3", "five_4", "five_5", "three_1", "three_2", "three_3", "three_4", "three_5", "two_1_2", "two_2_3", "two_3_4", "two_4_5", "two_5_1"] as const;
export type RoomName = (typeof ROOM_NAMES)[number];

/** What the wings and the sets of a seat would bring as the Museum stands, and what its next set still lacks. */
export interface ExhibitionView {
  wings: Record<PatronName, number>;
  /** Points of one full set */
  set: number;
  /** Points of the full sets */
  sets: number;
  missing: PatronName[];
  total: number;
}

/** The neutral colour of two players. */
export interface NeutralView {
  general: number;
  /** On the passing scale */
  space: number;
}

/** A cell of the region. */
export interface CellView {
  pyramid: boolean;
  cube: number | "neutral" | null;
}

/** An area: its two parcels, and who stands where in its ranking. */
export interface AreaView {
  row: number;
  column: number;
  cards: (CardView | null)[];
  ranking: RankView[];
}

/** A parcel that lies in the region. */
export interface CardView {
  parcel: number;
  patron: PatronName | null;
  prestige: number;
}

/** A place of the ranking of an area. */
export interface RankView {
  owner: number | "neutral";
  cubes: number;
  /** First or second: a card or the Museum; the others get what is left */
  leader: boolean;
  /** On the passing scale */
  space: number | null;
  /** The verdict of the passing scale on this one and the next */
  tie: "open" | "decided" | null;
}

/** The passing scale: whoever passes earlier wins ties. */
export interface PassingScaleView {
  /** Whose disk stands on each of them, from the first to the last */
  spaces: (number | "neutral" | null)[];
  /** The space of the next one to pass; null when everybody has */
  next: number | null;
}

/** A room as it is printed. */
export interface RoomPlan {
  points: number;
  /** Where the room counts, from 1 on */
  wings: number[];
  /** Rooms with a door to it, of which one must be held first */
  through: RoomName[];
}

export const CELL_NAMES = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3", "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4", "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6", "a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7", "a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8", "a9", "b9", "c9", "d9", "e9", "f9", "g9", "h9"] as const;
export type CellName = (typeof CELL_NAMES)[number];

export const SIDE_NAMES = ["left", "right"] as const;
export type SideName = (typeof SIDE_NAMES)[number];

export const SEAT_NAMES = ["blue", "red", "green", "white"] as const;
export type SeatName = (typeof SEAT_NAMES)[number];
