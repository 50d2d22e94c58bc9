// Written by `python -m hypostyle.server.typescript` from hypostyle.games.silver_gold_pyramids.view: change it there.

import type { View } from "../../contract";

/** All that is known of a position. */
export interface PyramidsView extends View {
  stage: StageName;
  round: number;
  rounds: number;
  turn: number;
  turns: number;
  pattern: PatternView | null;
  face_down_patterns: Partial<Record<PatternName, number>>;
  players: PlayerView[];
  display: (CardView | null)[];
  deck: number;
  prizes: Record<ColourName, PrizeBox[]>;
  /** In the order in which they are served */
  to_replace: WaitingCard[];
  /** Likewise */
  to_award: WaitingCard[];
  printed: PrintedNumbers;
}

export const STAGE_NAMES = ["draft", "marking", "replacement", "over"] as const;
export type StageName = (typeof STAGE_NAMES)[number];

/** The pattern of an expedition card, in one of its turns. */
export interface PatternView {
  name: PatternName;
  /** Row and column */
  cells: ([number, number])[];
}

export const PATTERN_NAMES = ["I2", "I3", "L3", "I4", "L4", "T4", "O4", "S4"] as const;
export type PatternName = (typeof PATTERN_NAMES)[number];

/** A seat with its cards and points so far. */
export interface PlayerView {
  red_gems: number;
  green_gems: number;
  skulls: number;
  penalty: number;
  torches: boolean[];
  pyramids: Record<ColourName, number>;
  score: number;
  lines: Record<LineName, number>;
  /** During the draft */
  dealt: CardView[];
  cards: (HeldView | null)[];
  /** Own choices in order, never those of others */
  sealed: (SealedPair | SealedMarking)[];
  /** Bonus cells */
  owed: number;
  completed: number[];
  /** How many pyramids win pyramid points next */
  next_prize: Record<ColourName, number | null>;
  foreseen: ForeseenView | null;
}

export const COLOUR_NAMES = ["green", "orange", "purple"] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];

export const LINE_NAMES = ["tombs", "torches", "pyramid_points", "gems", "skulls"] as const;
export type LineName = (typeof LINE_NAMES)[number];

/** A pyramid card as it is printed. */
export interface CardView {
  number: number;
  colour: ColourName;
  /** Five rows of five signs from the top */
  grid: string[];
}

/** One of the two cards in front of a seat. */
export interface HeldView {
  number: number;
  colour: ColourName;
  grid: string[];
  marked: string[];
  /** Own cells of a choice not yet revealed */
  fresh: string[];
}

/** The two dealt cards that a seat has chosen in the draft. */
export interface SealedPair {
  pair: PairName;
}

export const PAIR_NAMES = ["1-2", "1-3", "1-4", "2-3", "2-4", "3-4"] as const;
export type PairName = (typeof PAIR_NAMES)[number];

/** A marking, or a bonus cell, that a seat has chosen. */
export interface SealedMarking {
  hand: HandName;
  cells: string;
}

export const HAND_NAMES = ["left", "right"] as const;
export type HandName = (typeof HAND_NAMES)[number];

/** The score card as the sealed choice of a seat will leave it. */
export interface ForeseenView {
  red_gems: number;
  green_gems: number;
  skulls: number;
  penalty: number;
  torches: boolean[];
  pyramids: Record<ColourName, number>;
  score: [number, number];
  lines: Record<LineName, [number, number]>;
  /** Cards that the choice completes */
  completed: number[];
  prizes: ForeseenPrize[];
}

/** Pyramid points that a completed card will win: the most unless rivals complete lower numbers. */
export interface ForeseenPrize {
  colour: ColourName;
  card: number;
  points: [number, number];
  rivals: Rival[];
}

/** A seat with the card of a lower number that it can complete. */
export interface Rival {
  seat: number;
  card: number;
}

/** A box of pyramid points, with the seat that has taken it. */
export interface PrizeBox {
  points: number;
  owner: number | null;
  /** The one that is given away next */
  next: boolean;
}

/** A completed card that still waits to be replaced or to win a prize. */
export interface WaitingCard {
  seat: number;
  card: number;
}

/** What score card and expedition cards show, for whoever draws them. */
export interface PrintedNumbers {
  tomb: number;
  torch: number;
  gem_boxes: number;
  gem_pair: number;
  gem_single: number;
  skull_boxes: number;
  potion: number;
  source: string;
  confidence: string;
  penalties: number[];
  patterns: Record<PatternName, ([number, number])[]>;
}

export const SYMBOL_NAMES = ["red_gem", "green_gem", "torch", "skull", "potion", "cross"] as const;
export type SymbolName = (typeof SYMBOL_NAMES)[number];
