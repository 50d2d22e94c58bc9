/** Words for the codes of a view: whatever the game's texts know of them, else the code itself, readable. */

import type { Words } from "../../contract";
import type { GameTexts } from "./fluent.svelte";

export type Labels = (code: string) => string;

/** Finds the sentence of a code: a label of the plain table, a line of the score sheet, or a value of any named domain. */
export function labels(texts: GameTexts, words: Words): Labels {
  const domains = new Map<string, string>();
  const fields = [...Object.values(words.verbs), ...Object.values(words.events)].flatMap((word) => Object.values(word.fields));
  for (const field of fields) for (const label of field.labels) domains.set(label, field.domain);
  const plain = (key: string): string => {
    const text = texts.say(key);
    return text.includes("{$") ? "" : text; // a sentence that wants numbers is no label
  };
  return (code) =>
    plain(`line-${code}`) ||
    plain(`table-${code}`) ||
    (domains.has(code) ? texts.say(`${domains.get(code)}-${code}`) : "") ||
    texts.say(`option-${code}`) ||
    code.replaceAll("_", " ");
}
