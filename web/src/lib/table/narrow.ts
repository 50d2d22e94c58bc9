/** Narrowing: each click keeps the legal actions that agree with everything clicked so far. The browser knows no rules. */

import type { Action } from "../../contract";

/** A legal action as the server offers it: its id, its verb, and its fields by name. */
export type Offer = Action;

/** What has been clicked so far, or what an element stands for: a verb, some fields. */
export type Sketch = Readonly<Record<string, unknown>>;

/** Whether an action agrees with every field of a sketch. */
export function agrees(offer: Offer, sketch: Sketch): boolean {
  for (const field in sketch) if (offer[field] !== sketch[field]) return false;
  return true;
}

/** Keep the actions that agree with a sketch. */
export function narrow(offers: readonly Offer[], sketch: Sketch): Offer[] {
  return offers.filter((offer) => agrees(offer, sketch));
}
