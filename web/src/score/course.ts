/** How the points of a finished match came about: the final count in stages, and the course in rounds. */

import type { Change } from "../contract";

/** A line of the score sheet: what it brought each seat. */
export interface Row {
  line: string;
  points: number[];
}

/** A row of the final count, and what the seats had together with it. */
export interface Stage extends Row {
  totals: number[];
}

export interface Count {
  /** What stood before the final count; nothing where everything is counted at the end. */
  before: Row[];
  subtotal: number[];
  stages: Stage[];
}

/** The course of a match cut where the final count begins: changes of the lines that the rules count at the end, by the last step. */
export interface Cut {
  played: Change[];
  counted: Change[];
}

export function cutOf(course: readonly Change[], last: number, lines: readonly string[], finalLines: readonly string[]): Cut {
  const counts = ({ step, line }: Change): boolean => step === last && finalLines.includes(lines[line]!);
  return { played: course.filter((change) => !counts(change)), counted: course.filter(counts) };
}

/** What changes come to for each line in play, in the order of the sheet. */
function rowsOf(changes: readonly Change[], lines: readonly string[], seats: number): Row[] {
  const rows = lines.map((line) => ({ line, points: new Array<number>(seats).fill(0) }));
  for (const { seat, line, points } of changes) rows[line]!.points[seat]! += points;
  return rows.filter(({ points }) => points.some(Boolean));
}

/**
 * The final count of a match, of lines in play only: what stood before it, then each line that was counted. Where the
 * rules count everything on the way, the sheet is added up from its first line.
 */
export function countOf({ played, counted }: Cut, lines: readonly string[], seats: number): Count {
  const earlier = rowsOf(played, lines, seats);
  const [before, staged] = counted.length > 0 ? [earlier, rowsOf(counted, lines, seats)] : [[], earlier];
  const subtotal = Array.from({ length: seats }, (_, seat) => before.reduce((sum, { points }) => sum + points[seat]!, 0));
  const running = [...subtotal];
  const stages = staged.map(({ line, points }) => {
    points.forEach((gain, seat) => (running[seat]! += gain));
    return { line, points, totals: [...running] };
  });
  return { before, subtotal, stages };
}

/** The seats that have the most, unless all have. */
export function leaders(totals: readonly number[]): number[] {
  const most = Math.max(...totals);
  return totals.every((points) => points === most) ? [] : totals.flatMap((points, seat) => (points === most ? [seat] : []));
}

/** A part of the course: a round, a run of moves where there are no rounds, or a stage of the final count. */
export interface Part {
  /** For a round, its steps; for a stage, the last step. */
  from: number;
  to: number;
  /** The line that was counted. */
  line?: string;
  text: string;
  /** What is written below it, where there is little room. */
  short: string;
  gains: number[];
  totals: number[];
  /** Every change of the points, in the order of play: at which share of the part, and what the seat had then. */
  rises: { seat: number; at: number; total: number }[];
}

export interface Span {
  text: string;
  short: string;
  from: number;
  to: number;
}

/** The course in parts: rounds by what was counted on the way, then the stages, if the rules have any. */
export function partsOf(spans: readonly Span[], { played, counted }: Cut, { stages }: Count, seats: number): Part[] {
  const running = new Array<number>(seats).fill(0);
  const rounds = spans.map((span): Part => {
    const before = [...running];
    const length = Math.max(1, span.to - span.from + 1);
    const rises = played
      .filter(({ step }) => step >= span.from && step <= span.to)
      .map(({ step, seat, points }) => ({ seat, at: (step - span.from + 1) / length, total: (running[seat]! += points) }));
    return { ...span, gains: running.map((points, seat) => points - before[seat]!), totals: [...running], rises };
  });
  const last = spans.at(-1)?.to ?? 0;
  const counts = stages.map(({ line, points, totals }): Part => {
    const rises = totals.map((total, seat) => ({ seat, at: 0.5, total }));
    return { from: last, to: last, line, text: "", short: "", gains: points, totals, rises };
  });
  return counted.length > 0 ? [...rounds, ...counts] : rounds;
}

/** A step that brought a seat much: points, or where the match was reviewed, a change of one's own chances. */
export interface Moment {
  step: number;
  seat: number;
  points?: number;
  change?: number;
}

const MOMENTS = 3;

/** The moves that brought somebody most, in the order of play; the final count is no move. */
export function momentsOf({ played }: Cut): (Moment & { points: number })[] {
  const found = new Map<number, Map<number, number>>();
  for (const { step, seat, points } of played) {
    const gains = found.get(step) ?? new Map<number, number>();
    found.set(step, gains.set(seat, (gains.get(seat) ?? 0) + points));
  }
  return [...found]
    .map(([step, gains]) => {
      const [seat, points] = [...gains].reduce((best, one) => (one[1] > best[1] ? one : best));
      return { step, seat, points };
    })
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points || one.step - other.step)
    .slice(0, MOMENTS)
    .sort((one, other) => one.step - other.step);
}

const SLICES = 8;

/** The rounds as runs of steps; a match without rounds is cut into equal runs of moves, each called by its last. */
export function spansOf(chapters: readonly { step: number; text: string }[], last: number, move: (step: number) => string): Span[] {
  if (chapters.length > 1)
    return chapters.map(({ step, text }, place) => ({
      text,
      short: text.replace(/\D+/g, "") || text,
      from: place === 0 ? 0 : step + 1,
      to: chapters[place + 1]?.step ?? last,
    }));
  const count = Math.max(1, Math.min(SLICES, last));
  return Array.from({ length: count }, (_, place) => {
    const to = Math.round((last * (place + 1)) / count);
    return { text: move(to), short: String(to), from: place === 0 ? 0 : Math.round((last * place) / count) + 1, to };
  });
}
