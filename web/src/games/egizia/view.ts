/** The view of Egizia as `view.py` tells it, and small questions about it. */

import type { View } from "../../contract";

export const TEAMS = ["green", "blue", "yellow", "violet"] as const;
export type Team = (typeof TEAMS)[number];
export const COLORS = ["green", "yellow", "red"] as const;
export type Color = (typeof COLORS)[number];
export const MARKETS = ["wheat", "stone"] as const;
export type Market = (typeof MARKETS)[number];
export const FLOODS = ["top", "middle", "bottom"] as const;
export type Flood = (typeof FLOODS)[number];
export const SITES = ["obelisk", "pyramid", "sphinx"] as const;
export type Site = (typeof SITES)[number];
export const STEPS = ["ships", "stones", "feeding", "building", "end"] as const;
export const LEVELS = 5;

export type Amounts = Readonly<Record<string, number>>;
export type Kind = "field" | "quarry" | "combo" | "immediate" | "anytime" | "permanent";

export interface NileCard {
  id: string;
  kind: Kind;
  field?: Color;
  wheat?: number;
  quarry?: number;
  effects?: Amounts;
  uses?: Amounts;
  power?: Amounts;
  /** The field an improvement lies on. */
  attached?: string;
  reconstructed?: boolean;
}

export interface CardSpace {
  kind: "card";
  space: string;
  open: boolean;
  ship: number | null;
  card: NileCard | null;
}

export interface RoundSpace {
  kind: "round";
  space: string;
  open: boolean;
  ship: number | null;
  face: { id: string; effects: Amounts; reconstructed?: boolean } | null;
  /** Ships beside the first one, by a column bonus. */
  guests: number[];
}

export interface SiteSpace {
  kind: "site";
  space: Site;
  slots: (number | null)[];
  closed: number;
  waiting: number | null;
}

export type Space = CardSpace | RoundSpace | SiteSpace;

export interface BonusTile {
  id: string;
  color: "gold" | "violet";
  effect: string;
  amount: number;
  often: "always" | "round" | "game";
  used?: boolean;
}

export interface Statue {
  id: string;
  measure: string;
  need: number[];
  points: number[];
  costs: number[];
  built: number[];
  have: number[];
  worth: number[];
}

export interface SphinxCard {
  id: string;
  points: number;
  each?: string;
  most?: string;
  progress: { goal: string; have: number; need: number | null }[];
  worth: number;
  reconstructed?: boolean;
}

export interface Wheat {
  need: number;
  produced: number;
  missing: number;
  cost: number;
  left: number;
  sale: number;
}

export interface Player {
  score: number;
  stones: number;
  teams: Record<Team, { strength: number; used: boolean }>;
  markets: Record<Market, number>;
  quarry: number;
  fields: Record<Color, number>;
  start_field: number;
  start_quarry: number;
  wheat: Wheat;
  ships: number;
  passed: boolean;
  cards: NileCard[];
  bonuses: BonusTile[];
  built: Site[];
  waiting_uses: number;
  sphinx_count: number;
  sphinx_cards: SphinxCard[];
}

export interface Printed {
  /** The colours of the fields each flood waters. */
  waters: Record<Flood, Color[]>;
  ships: number;
  cooperation: number[];
  majority: number;
  most_strength: number;
  most_stones: number;
  stone_market: { reach: number[]; beyond: number; end_level: number; stones_per_point: number };
  wheat_market: { reach: number[]; beyond: number; penalty: number[]; sell_from: number; wheat_per_point: number };
  sphinx: { limits: number[]; cost: number; returned: number };
  finish: number[];
  slots: number;
}

export interface EgiziaView extends View {
  round: number;
  rounds: number;
  step: "start" | (typeof STEPS)[number];
  site: Site | null;
  flood: Flood;
  watered: Color[];
  order: number[];
  queue: number[];
  river: Space[];
  obelisk: { lower: number; cells: { cost: number; owner: number | null }[] };
  colonnade: { costs: number[]; bonuses: Record<string, BonusTile>; built: number[] };
  pyramid: { sides: number; rows: { cost: number; cells: (number | null)[]; winner: number | null }[] };
  statues: Statue[];
  sphinx: { deck: number; under: (string | null)[]; drawn: (SphinxCard | null)[] };
  force: number;
  players: Player[];
  printed: Printed;
}

export function told(view: View): EgiziaView {
  return view as unknown as EgiziaView;
}

/** The seats that stand at a space of the river. */
export function shipsAt(space: Space): number[] {
  const all = space.kind === "site" ? [...space.slots, space.waiting] : [space.ship, ...(space.kind === "round" ? space.guests : [])];
  return all.filter((seat): seat is number => seat !== null);
}

/** How far down the river the last ship of a seat lies; -1: it has none. */
export function furthest(view: EgiziaView, seat: number): number {
  return view.river.findLastIndex((space) => shipsAt(space).includes(seat));
}

/** The place of a seat in the next round if points stay as they are: the last on the track plays first. */
export function nextOrder(view: EgiziaView): number[] {
  return [...view.queue].reverse();
}

/** The river space an action names: "obelisk_slot_2" is a part of "obelisk". */
export function spaceOf(view: EgiziaView, named: unknown): number {
  return view.river.findIndex((space) => named === space.space || (space.kind === "site" && String(named).startsWith(`${space.space}_`)));
}
