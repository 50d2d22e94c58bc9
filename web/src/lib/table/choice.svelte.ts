/** One person's open decision on the screen: what is lit, what has been clicked, what would be sent. */

import type { DecisionInfo } from "../../contract";
import { agrees, narrow, type Offer, type Sketch } from "./narrow";

/** Called with the one action that is left. */
type Send = (seat: number, action: Offer) => void;

export class Choice {
  decision = $state.raw<DecisionInfo | null>(null);
  #clicked = $state.raw<Sketch[]>([]);
  /** Everything clicked so far, as one sketch. */
  clicked: Sketch = $derived(Object.assign({}, ...this.#clicked) as Sketch);
  /** The legal actions that agree with everything clicked so far. */
  left: Offer[] = $derived(narrow(this.decision?.actions ?? [], this.clicked));
  #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** A new decision (or none): clicks on an older one are forgotten. */
  open(decision: DecisionInfo | null): void {
    this.decision = decision;
    this.#clicked = [];
  }

  /** The same decision told again (somebody else has chosen meanwhile): what was clicked stays. */
  reopen(decision: DecisionInfo | null): void {
    if (this.decision && decision && same(this.decision, decision)) this.decision = decision;
    else this.open(decision);
  }

  get seat(): number {
    return this.decision?.seat ?? -1;
  }

  get task(): string {
    return this.decision?.prompt ?? "";
  }

  /** The actions an element leads to; the element is lit while there is one. */
  leads(sketch: Sketch): Offer[] {
    return narrow(this.left, sketch);
  }

  lit(sketch: Sketch): boolean {
    return this.left.some((offer) => agrees(offer, sketch));
  }

  /** Whether a sketch is part of what has been clicked. */
  chosen(sketch: Sketch): boolean {
    return this.#clicked.length > 0 && Object.entries(sketch).every(([field, value]) => this.clicked[field] === value);
  }

  /** The value of `data-action`: the ids an element leads to; undefined when it is not lit. */
  mark(sketch: Sketch): string | undefined {
    const leads = this.leads(sketch);
    return leads.length > 0 ? leads.map((offer) => offer.id).join(" ") : undefined;
  }

  /** Narrow by a click; when one action is left, it is sent. */
  click(sketch: Sketch): void {
    const leads = this.leads(sketch);
    if (leads.length === 0) return;
    if (leads.length === 1) this.play(leads[0]!);
    else this.#clicked = [...this.#clicked, sketch];
  }

  /** The actions an element leads to if earlier clicks that say otherwise about the same fields make way for it. */
  instead(sketch: Sketch): Offer[] {
    const clicked = Object.assign({}, ...this.#beside(sketch)) as Sketch;
    return narrow(this.decision?.actions ?? [], { ...clicked, ...sketch });
  }

  /** Take back the clicks that say otherwise, then click. */
  swap(sketch: Sketch): void {
    this.#clicked = this.#beside(sketch);
    this.click(sketch);
  }

  #beside(sketch: Sketch): Sketch[] {
    return this.#clicked.filter((one) => Object.entries(one).every(([field, value]) => !(field in sketch) || sketch[field] === value));
  }

  /** Send an action whatever was clicked. */
  play(offer: Offer): void {
    const seat = this.seat;
    this.open(null);
    this.#send(seat, offer);
  }

  /** One click back; false if there was none. */
  back(): boolean {
    if (this.#clicked.length === 0) return false;
    this.#clicked = this.#clicked.slice(0, -1);
    return true;
  }
}

/** Whether two tellings are of one decision: the same seat is asked the same and may do the same. */
function same(one: DecisionInfo, other: DecisionInfo): boolean {
  return (
    one.seat === other.seat &&
    one.prompt === other.prompt &&
    one.actions.length === other.actions.length &&
    one.actions.every((action, place) => action.id === other.actions[place]!.id)
  );
}
