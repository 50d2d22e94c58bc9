/** The course of the chances, put together from verdicts: what the river is drawn from. */

import type { OutcomeInfo, Verdict } from "../contract";

export interface Point {
  step: number;
  chances: readonly number[];
}

/** What a seat has of the win at the end; a shared one counts in parts. */
export function won(outcome: OutcomeInfo): number[] {
  const winners = outcome.ranking.filter((place) => place === 1).length;
  return outcome.ranking.map((place) => (place === 1 ? 1 / winners : 0));
}

/** The chances of all seats step by step, as far as all before is judged; at the end what came of them. */
export function course(verdicts: Iterable<Verdict>, reached: number, last: number, outcome: OutcomeInfo | undefined): Point[] {
  const sorted = [...verdicts].filter(({ step }) => step <= reached).sort((one, other) => one.step - other.step);
  const points: Point[] = [];
  for (const [place, verdict] of sorted.entries()) {
    points.push({ step: verdict.step - 1, chances: verdict.chances });
    // What a choice brought shows at its step, unless the next one is judged from there.
    if (sorted[place + 1]?.step !== verdict.step + 1) points.push({ step: verdict.step, chances: verdict.played_chances });
  }
  if (outcome && reached >= last && points.length > 0) points.push({ step: last, chances: won(outcome) });
  return points;
}

/** A step by which the chances of a seat changed much. */
export interface Turn {
  step: number;
  change: number;
}

const MOST_TURNS = 3;
const LEAST_TURN = 0.04;

/** The turning points of a seat: where its chances rose or fell most, in the order of play. The end itself is none. */
export function turns(points: readonly Point[], seat: number, last: number): Turn[] {
  return points
    .slice(1)
    .map(({ step, chances }, place) => ({ step, change: (chances[seat] ?? 0) - (points[place]!.chances[seat] ?? 0) }))
    .filter(({ step, change }) => step < last && Math.abs(change) >= LEAST_TURN)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOST_TURNS)
    .sort((one, other) => one.step - other.step);
}

/** The highest value of the scale: whole quarters. */
export function ceiling(points: readonly Point[]): number {
  const highest = Math.max(0, ...points.flatMap(({ chances }) => chances));
  return Math.min(1, Math.max(0.5, Math.ceil(highest * 4) / 4));
}

/** How a seat's line is broken, so that lines are told apart without colour. */
export const DASHES = ["", "7 5", "3 4", "9 4 2 4"] as const;
