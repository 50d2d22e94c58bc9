/** What the server finds wrong with a draft, asked a moment after each change; the rules of the checks are the game's. */

import type { Complaint, EditionDraft } from "../contract";
import { editions } from "../lib/server/editions";
import { problemText } from "../lib/texts/problems";

const MOMENT = 250;

export class Checks {
  complaints = $state.raw<Complaint[]>([]);
  /** The answer belongs to what is drawn now. */
  settled = $state(true);
  problem = $state("");
  #timer = 0;
  #asked = 0;

  constructor(readonly game: string) {}

  /** Check this draft soon; only the answer to the last question counts. */
  ask(draft: EditionDraft): void {
    const number = ++this.#asked;
    this.settled = false;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      void editions.check(this.game, draft).then(
        ({ complaints }) => number === this.#asked && this.#answer(complaints, ""),
        (problem: unknown) => number === this.#asked && this.#answer(this.complaints, problemText(problem)),
      );
    }, MOMENT);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked++;
  }

  /** Everything drawn passes. */
  get passed(): boolean {
    return this.settled && !this.problem && this.complaints.length === 0;
  }

  of(card: string): Complaint[] {
    return this.complaints.filter((one) => one.card === card);
  }

  #answer(complaints: Complaint[], problem: string): void {
    this.complaints = complaints;
    this.problem = problem;
    this.settled = true;
  }
}
