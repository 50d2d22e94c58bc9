/** The view of Mykerinos as the server tells it. */

import type { View } from "../../contract";

export const PATRONS = ["violet", "lemon", "brown", "blackmore", "tangerine"] as const;
export type Patron = (typeof PATRONS)[number];
export type Owner = number | "neutral";

export interface CellView {
  pyramid: boolean;
  cube: Owner | null;
}

export interface CardView {
  patron: Patron | null;
  prestige: number;
}

export interface Rank {
  owner: Owner;
  cubes: number;
  /** First or second: a card or the Museum; the others get what is left. */
  leader: boolean;
  space: number | null;
  /** The verdict of the passing scale on this one and the next. */
  tie: "open" | "decided" | null;
}

export interface AreaView {
  row: number;
  column: number;
  cards: (CardView | null)[];
  ranking: Rank[];
}

export interface PlayerView {
  score: number;
  stock: number;
  general: number;
  neutral: number;
  space: number | null;
  cards: Partial<Record<Patron | "none", number>>;
  tilted: Partial<Record<Patron, number>>;
  worth: Record<Patron, number>;
  open_rooms: string[];
  exhibition: { wings: Record<Patron, number>; set: number; sets: number; missing: Patron[]; total: number };
}

export interface RoomPlan {
  points: number;
  wings: number[];
  through: string[];
}

export interface MykerinosView extends View {
  season: number;
  seasons: number;
  start: number;
  players: PlayerView[];
  neutral: { general: number; space: number } | null;
  cells: (CellView | null)[][];
  areas: AreaView[];
  reached: string | null;
  surveying: number | null;
  serving: number | null;
  next_space: number | null;
  wings: Patron[];
  rooms: Record<string, number | null>;
  museum: Record<string, RoomPlan>;
}

export function told(view: View): MykerinosView {
  return view as MykerinosView;
}

export const ROMAN = ["I", "II", "III", "IV", "V", "VI"] as const;

/** The name of a cell: a column from a on, a row from 1 on. */
export function cellName(row: number, column: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function cellAt(name: string): { row: number; column: number } {
  return { row: Number(name.slice(1)) - 1, column: name.charCodeAt(0) - 97 };
}
