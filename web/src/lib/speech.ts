/** Sentences of a game from codes: the words say what each field means, the texts say it in the language. */

import type { FieldWord, GameEvent, Words } from "../contract";
import type { Offer } from "./narrow";
import type { GameTexts, Values } from "./texts.svelte";

export type Names = (seat: number) => string;

/** The variables of a sentence: names in the language, places counted from 1, amounts as they are. */
function spoken(texts: GameTexts, fields: Record<string, FieldWord>, values: Record<string, unknown>, names: Names): Values {
  const said: Values = {};
  for (const [field, word] of Object.entries(fields)) {
    const value = values[field];
    if (typeof value === "number" && word.domain === "seat") said[field] = names(value);
    else if (typeof value === "string" && word.named) {
      said[field] = texts.say(`${word.domain}-${value}`);
      said[`${field}_id`] = value;
    } else if (typeof value === "number") said[field] = word.amount ? value : value + 1;
    else {
      said[field] = "";
      said[`${field}_id`] = "none";
    }
  }
  return said;
}

/** What an action does, as a button or a list would say it; a task may have a wording of its own. */
export function actionText(texts: GameTexts, words: Words, offer: Offer, names: Names, task = ""): string {
  const key = `action-${offer.verb}`;
  const values = spoken(texts, words.verbs[offer.verb]?.fields ?? {}, offer, names);
  return texts.variant(key, task, values) ?? texts.say(key, values);
}

/** What happened, as this person may know it. */
export function eventText(texts: GameTexts, words: Words, told: GameEvent, names: Names): string {
  const hidden = (words.events[told.event]?.secret ?? []).some((field) => told[field] === null);
  const values = spoken(texts, words.events[told.event]?.fields ?? {}, told, names);
  return texts.say(hidden ? `event-${told.event}-hidden` : `event-${told.event}`, values);
}
