/** Choices that the server has not answered yet: after a lost connection those that still stand are said again. */

import type { ClientMessage, DecisionInfo, Refused, Update } from "../../contract";

type Act = Extract<ClientMessage, { type: "act" }>;

export class Unanswered {
  #acts: Act[] = [];

  /** A choice was made, whether or not there was a connection to say it on; a seat has one choice at a time. */
  add(act: Act): void {
    this.#acts = [...this.#acts.filter((one) => one.seat !== act.seat), act];
  }

  /** The choices that an update leaves open: nothing has happened since, and the same may still be chosen. */
  standing(update: Update): readonly Act[] {
    this.#acts = this.#acts.filter((act) => update.decisions.some((decision) => answers(act, update.seq, decision)));
    return this.#acts;
  }

  /** The decisions of an update without those that are answered already, by a choice that is on its way. */
  open(update: Update): DecisionInfo[] {
    return update.decisions.filter((decision) => !this.#acts.some((act) => answers(act, update.seq, decision)));
  }

  forget(): void {
    this.#acts = [];
  }

  refuse({ seat, action }: Refused): void {
    this.#acts = this.#acts.filter((act) => seat !== null && (act.seat !== seat || act.action !== action));
  }
}

/** An answer of a race belongs to its moment: it is never said again, and another one may follow at once. */
function answers(act: Act, seq: number, { seat, claim, actions }: DecisionInfo): boolean {
  return act.seq === seq && act.seat === seat && claim === undefined && actions.some((offer) => offer.id === act.action);
}
