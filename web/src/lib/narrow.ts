/** Narrowing: each click keeps the legal actions that agree with everything clicked so far. The browser knows no rules. */

import type { Action, Words } from "../contract";

/** A legal action as the server offers it: its id, its verb, and its fields by name. */
export type Offer = Action;

/** What has been clicked so far, or what an element stands for: a verb, some fields. */
export type Sketch = Readonly<Record<string, unknown>>;

/** Whether an action agrees with every field of a sketch. */
export function agrees(offer: Offer, sketch: Sketch): boolean {
  return Object.entries(sketch).every(([field, value]) => offer[field] === value);
}

/** Keep the actions that agree with a sketch. */
export function narrow(offers: readonly Offer[], sketch: Sketch): Offer[] {
  return offers.filter((offer) => agrees(offer, sketch));
}

/** The id of a whole sketch, counted as the vocabulary counts: dense, in the order of the fields. */
export function actionId(words: Words, sketch: Sketch): number | null {
  const verb = words.verbs[String(sketch.verb)];
  if (!verb) return null;
  let rest = 0;
  for (const [field, word] of Object.entries(verb.fields)) {
    const value = sketch[field];
    const number = word.labels.length > 0 ? word.labels.indexOf(String(value)) : Number(value);
    if (!(number >= 0 && number < word.size)) return null;
    rest = rest * word.size + number;
  }
  return verb.first + rest;
}
