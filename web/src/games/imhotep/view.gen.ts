// Written by `python -m hypostyle.server.typescript` from hypostyle.games.imhotep.view: change it there.

import type { View } from "../../contract";

/** The table of Imhotep as one viewer knows it. */
export interface ImhotepView extends View {
  round: number;
  rounds: number;
  turn: number;
  sides: Record<SiteName, SideName>;
  wrath: boolean;
  players: PlayerView[];
  boats: BoatView[];
  unloading: number[];
  market: MarketView;
  deck: number;
  discarded: Partial<Record<CardName, number>>;
  coming_round_cards: number[][];
  pyramid: PyramidView;
  temple: number[];
  temple_slots: number;
  burial_chamber: number[];
  areas: Area[];
  printed: PrintedNumbers;
  obelisks: ObelisksView;
}

export const SITE_NAMES = ["market", "pyramid", "temple", "burial_chamber", "obelisks"] as const;
export type SiteName = (typeof SITE_NAMES)[number];

export const SIDE_NAMES = ["A", "B"] as const;
export type SideName = (typeof SIDE_NAMES)[number];

/** What lies before a seat. */
export interface PlayerView {
  score: number;
  lines: Record<LineName, number>;
  reserve: number;
  quarry: number;
  cards: Partial<Record<CardName, number>>;
}

export const LINE_NAMES = ["pyramid", "temple", "burial_chamber", "obelisks", "ornaments", "statues", "unused_cards", "wrath"] as const;
export type LineName = (typeof LINE_NAMES)[number];

export const CARD_NAMES = ["lever", "hammer", "sail", "chisel", "entrance", "sarcophagus", "paved_path", "pyramid_ornament", "temple_ornament", "burial_chamber_ornament", "obelisks_ornament", "statue"] as const;
export type CardName = (typeof CARD_NAMES)[number];

/** A boat of this round. */
export interface BoatView {
  capacity: number;
  minimum: number;
  /** Where it has sailed to; null: it waits in the harbour */
  site: SiteName | null;
  /** Owners of the stones, from the bow */
  slots: (number | null)[];
}

/** The market: its face-up places, and on side B the pair, whose cards only the seat that looks at it knows. */
export interface MarketView {
  places: (CardName | null)[];
  pair: number;
  seen: CardName[] | null;
}

/** Side A: stones in the order of building. Side B: three pyramids, then what lies beside them. */
export interface PyramidView {
  stones?: number[];
  pyramids?: number[][];
  beside?: number[];
}

/** Joined stones of one colour in the burial chamber, and what they would bring now. */
export interface Area {
  seat: number;
  stones: number;
  points: number;
}

/** The numbers on boards and pieces: the same in every view of a match. */
export interface PrintedNumbers {
  /** Points of the cells in the order of building */
  pyramid_a: number[];
  /** Points of a stone beside the complete pyramids */
  pyramid_beyond: number;
  /** The cells of each pyramid, in the order of building */
  pyramid_b: PyramidCell[][];
  temple_b: TempleBonuses;
  /** Side A of the chamber: points by size of the area, from 1 */
  areas: number[];
  /** Points of every further stone */
  area_beyond: number;
  /** Side B of the chamber: points by place in each row */
  row_places: number[];
  /** Side A of the obelisks: points by place */
  obelisk_places: number[];
  /** Side B of the obelisks: points of the slots, the first raised takes the first */
  obelisk_slots: number[];
  obelisk_stones: number;
  reserve_capacity: number;
  take: number;
}

/** A cell of a pyramid on side B. */
export interface PyramidCell {
  points: number;
  bonus: BonusName;
}

export const BONUS_NAMES = ["none", "card", "stones", "load"] as const;
export type BonusName = (typeof BONUS_NAMES)[number];

/** The temple of side B, slot by slot. */
export interface TempleBonuses {
  slots: SlotBonusName[];
  choice_points: number;
  choice_stones: number;
  points: number;
}

export const SLOT_BONUS_NAMES = ["point_or_stones", "points", "card"] as const;
export type SlotBonusName = (typeof SLOT_BONUS_NAMES)[number];

/** The obelisks of either side, by seat. */
export interface ObelisksView {
  stones: number[];
  lone: number[];
  /** Side B: owners, in the order of raising */
  raised: number[];
  /** Side A: what each would bring now */
  worth: number[];
}

export const BLUE_CARD_NAMES = ["lever", "hammer", "sail", "chisel"] as const;
export type BlueCardName = (typeof BLUE_CARD_NAMES)[number];

export const PYRAMID_NAMES = ["left", "centre", "right"] as const;
export type PyramidName = (typeof PYRAMID_NAMES)[number];

export const REWARD_NAMES = ["point", "stones"] as const;
export type RewardName = (typeof REWARD_NAMES)[number];

export const SEAT_NAMES = ["black", "white", "brown", "gray"] as const;
export type SeatName = (typeof SEAT_NAMES)[number];
