/** Actions by id and by name: ids count densely, verb by verb, in the order of the fields. */

import type { Words } from "../../contract";
import type { Offer, Sketch } from "./narrow";

/** The id of a whole sketch; null if it lacks something. */
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

/** Every action a verb can form, in the order of ids. */
export function actionsOf(words: Words, name: string): Offer[] {
  const verb = words.verbs[name];
  if (!verb) return [];
  let rows: Record<string, unknown>[] = [{ verb: name }];
  for (const [field, word] of Object.entries(verb.fields)) {
    const values = word.labels.length > 0 ? word.labels : Array.from({ length: word.size }, (_, number) => number);
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [field]: value })));
  }
  return rows.map((row, number) => ({ id: verb.first + number, ...row }) as Offer);
}
