/** The review of a match as far as a page knows it: verdicts by step, what they say of the seats, and the last try. */

import type { Refused, Reviewed, ReviewedSeat, Tried, Verdict } from "../../contract";

/** Verdicts that there is something to learn from. */
export const WORSE: readonly string[] = ["inaccuracy", "mistake", "blunder"];

const kept = new Map<string, MatchReview>();
const MOST_KEPT = 4;

/** What was heard of a table's review stays for its score sheet. */
export function keepReview(table: string, review: MatchReview): void {
  kept.delete(table);
  kept.set(table, review);
  for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
}

export function keptReview(table: string): MatchReview | undefined {
  return kept.get(table);
}

export class MatchReview {
  verdicts = $state.raw<ReadonlyMap<number, Verdict>>(new Map());
  seats = $state.raw<readonly ReviewedSeat[]>([]);
  /** The steps that are judged; null before the server has answered. */
  steps = $state.raw<ReadonlySet<number> | null>(null);
  judged = $state(0);
  toJudge = $state(0);
  simulations = $state(0);
  goingOn = $state(false);
  /** The code with which the server refuses to judge. */
  problem = $state("");
  tried = $state.raw<Verdict | null>(null);
  trying = $state(false);

  constructor(readonly ask: { review: () => void; other: (step: number, action: number) => void }) {}

  begin(): void {
    this.problem = "";
    this.trying = false;
    this.ask.review();
  }

  hear(message: Reviewed | Tried): void {
    if (message.type === "tried") {
      this.trying = false;
      this.tried = message.verdict;
      return;
    }
    this.problem = "";
    if (message.steps) this.steps = new Set(message.steps);
    this.verdicts = new Map([...this.verdicts, ...message.verdicts.map((one): [number, Verdict] => [one.step, one])]);
    this.seats = message.seats;
    this.judged = message.judged;
    this.toJudge = message.to_judge;
    this.simulations = message.simulations;
    this.goingOn = message.going_on;
  }

  refuse({ code }: Refused): void {
    if (this.trying || this.steps === null) this.problem = code;
    this.trying = false;
  }

  /** Everything that can be judged is. */
  get done(): boolean {
    return this.steps !== null && this.judged >= this.toJudge;
  }

  /** Have another choice judged. */
  try(step: number, action: number): void {
    this.problem = "";
    this.tried = null;
    this.trying = true;
    this.ask.other(step, action);
  }

  forgetTry(): void {
    this.tried = null;
    this.trying = false;
    this.problem = "";
  }

  /** The verdicts on one seat, in their order. */
  of(seat: number): Verdict[] {
    return [...this.verdicts.values()].filter((one) => one.seat === seat).sort((one, other) => one.step - other.step);
  }

  /** The move that cost a seat most so far. */
  costliest(seat: number): Verdict | undefined {
    return this.of(seat).reduce<Verdict | undefined>((most, one) => (one.loss > (most?.loss ?? 0) ? one : most), undefined);
  }

  /** The chances of all seats before each step that was judged, in their order. */
  get curve(): { step: number; chances: readonly number[] }[] {
    return [...this.verdicts.values()]
      .sort((one, other) => one.step - other.step)
      .map((one) => ({ step: one.step - 1, chances: one.chances }));
  }

  /** How far from the start everything is judged: the water runs in from the left. */
  get reached(): number {
    const missing = [...(this.steps ?? [])].filter((step) => !this.verdicts.has(step));
    return missing.length > 0 ? Math.min(...missing) - 1 : Infinity;
  }
}
