/** The view of Silver & Gold: Pyramids as `view.py` tells it. */

import type { View } from "../../contract";

export const COLOURS = ["green", "orange", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
export const HANDS = ["left", "right"] as const;
export type Hand = (typeof HANDS)[number];
export const LINES = ["tombs", "gems", "torches", "pyramid_points", "skulls"] as const;
export type Line = (typeof LINES)[number];
/** The least and the most. */
export type Range = [number, number];

export interface CardView {
  number: number;
  colour: Colour;
  /** Five rows of five signs from the top. */
  grid: string[];
}

export interface HeldView extends CardView {
  marked: string[];
  /** Own cells of a choice not yet revealed. */
  fresh: string[];
}

export interface ScoreCard {
  red_gems: number;
  green_gems: number;
  skulls: number;
  penalty: number;
  torches: boolean[];
  pyramids: Record<Colour, number>;
  completed: number[];
}

export interface PrizeView {
  colour: Colour;
  card: number;
  points: Range;
  rivals: { seat: number; card: number }[];
}

/** The score card as the sealed choice will leave it. */
export interface Foreseen extends ScoreCard {
  score: Range;
  lines: Record<Line, Range>;
  prizes: PrizeView[];
}

export interface PlayerView extends ScoreCard {
  score: number;
  lines: Record<Line, number>;
  dealt: CardView[];
  cards: (HeldView | null)[];
  sealed: Record<string, string>[];
  owed: number;
  foreseen: Foreseen | null;
}

export interface PyramidsView extends View {
  stage: "draft" | "marking" | "replacement" | "over";
  round: number;
  rounds: number;
  turn: number;
  turns: number;
  pattern: { name: string; cells: [number, number][] } | null;
  face_down_patterns: Record<string, number>;
  players: PlayerView[];
  display: (CardView | null)[];
  deck: number;
  prizes: Record<Colour, { points: number; owner: number | null }[]>;
  to_replace: { seat: number; card: number }[];
  to_award: { seat: number; card: number }[];
  printed: {
    tomb: number;
    torch: number;
    gem_boxes: number;
    gem_pair: number;
    gem_single: number;
    pyramid_counts: number[];
    penalties: number[];
  };
}

export function told(view: View): PyramidsView {
  return view as unknown as PyramidsView;
}

/** What the signs of a grid stand for. */
export const SYMBOLS: Readonly<Record<string, string>> = { r: "red_gem", g: "green_gem", t: "torch", k: "skull", p: "potion", x: "cross" };
