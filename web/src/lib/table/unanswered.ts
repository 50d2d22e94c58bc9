/** Choices that the server has not answered yet: after a lost connection those that still stand are said again. */

import type { ClientMessage, Refused, Update } from "../../contract";

type Act = Extract<ClientMessage, { type: "act" }>;

export class Unanswered {
  #acts: Act[] = [];

  /** A choice was made, whether or not there was a connection to say it on; a seat has one choice at a time. */
  add(act: Act): void {
    this.#acts = [...this.#acts.filter((one) => one.seat !== act.seat), act];
  }

  /** The choices that an update leaves open: nothing has happened since, and the same may still be chosen. */
  standing(update: Update): readonly Act[] {
    this.#acts = this.#acts.filter((act) => act.seq === update.seq && offers(update, act));
    return this.#acts;
  }

  refuse({ seat, action }: Refused): void {
    this.#acts = this.#acts.filter((act) => seat !== null && (act.seat !== seat || act.action !== action));
  }
}

/** An answer of a race belongs to its moment: it is never said again. */
function offers({ decisions }: Update, { seat, action }: Act): boolean {
  const decision = decisions.find((one) => one.seat === seat && one.claim === undefined);
  return decision?.actions.some((offer) => offer.id === action) ?? false;
}
