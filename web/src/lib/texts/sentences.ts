/** Sentences of a game from codes: the words say what each field means, the texts say it in the language. */

import type { DecisionInfo, FieldWord, GameEvent, GameInfo, Saying, Welcome, Words } from "../../contract";
import { settings } from "../app/settings.svelte";
import { narrow, type Offer, type Sketch } from "../table/narrow";
import type { GameTexts, Values } from "./fluent.svelte";

export type Names = (seat: number) => string;

/** The words of a game, and at a table what its pieces are called whose numbers mean nothing to people. */
type TableWords = Words & Partial<Pick<Welcome, "pieces">>;

/** A game as it is spoken of at a table. */
export function gameAt(game: GameInfo, { pieces }: Welcome): GameInfo {
  const words: TableWords = { ...game.words, pieces };
  return { ...game, words };
}

/** A sentence with the sentences in it. */
export function sayingText(texts: GameTexts, { key, values, names }: Saying): string {
  const said = Object.entries(names ?? {}).map(([name, saying]) => [name, sayingText(texts, saying)]);
  return texts.say(key, { ...values, ...(Object.fromEntries(said) as Record<string, string>) });
}

/** The variables of a sentence: names in the language, places counted from 1, amounts as they are. */
function spoken(
  texts: GameTexts,
  { pieces }: TableWords,
  fields: Record<string, FieldWord>,
  values: Record<string, unknown>,
  names: Names,
): Values {
  const said: Values = {};
  for (const [field, word] of Object.entries(fields)) {
    const value = values[field];
    const piece = typeof value === "number" ? pieces?.[word.domain]?.[value] : undefined;
    if (typeof value === "number" && word.domain === "seat") said[field] = names(value);
    else if (piece) said[field] = sayingText(texts, piece);
    else if (typeof value === "string" && word.named) {
      said[field] = texts.say(`${word.domain}-${value}`);
      said[`${field}_id`] = value;
    } else if (typeof value === "string")
      said[field] = value; // a domain that spells its own values
    else if (typeof value === "number") said[field] = word.amount ? value : value + 1;
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
  const values = spoken(texts, words, words.verbs[offer.verb]?.fields ?? {}, offer, names);
  return texts.variant(key, task, values) ?? texts.say(key, values);
}

/** Where to look for an action, if its sentence has a `.where`. */
export function whereText(texts: GameTexts, words: Words, offer: Offer, names: Names): string {
  return texts.variant(`action-${offer.verb}`, "where", spoken(texts, words, words.verbs[offer.verb]?.fields ?? {}, offer, names)) ?? "";
}

/** Why something cannot be done; where it is simply not asked, when it is done, if the game says that. */
export function reasonText(texts: GameTexts, verb: string, reason: string): string {
  const when = reason === "not_asked" ? texts.variant(`action-${verb}`, "when") : undefined;
  return when ?? texts.say(`reason-${reason}`);
}

/** What happened, as this person may know it; to the seat `you` it is said as "you" where the game has such sentences. */
export function eventText(texts: GameTexts, words: Words, told: GameEvent, names: Names, you: number | null = null): string {
  const hidden = (words.events[told.event]?.secret ?? []).some((field) => told[field] === null);
  const values = spoken(texts, words, words.events[told.event]?.fields ?? {}, told, names);
  const key = hidden ? `event-${told.event}-hidden` : `event-${told.event}`;
  const own = you !== null && told.seat === you && texts.has(`${key}-you`);
  return texts.say(own ? `${key}-you` : key, values);
}

/** What a chapter that begins with this event is called. */
export function headingText(texts: GameTexts, words: Words, told: GameEvent, names: Names): string {
  return texts.say(`event-${told.event}-heading`, spoken(texts, words, words.events[told.event]?.fields ?? {}, told, names));
}

/** What several events of one name are called when they are told as one. */
export function togetherText(texts: GameTexts, name: string, count: number): string {
  return texts.say(`event-${name}-together`, { count });
}

/** What is asked, a line of help, and how the way back is called; the last two may be empty. */
export interface Question {
  sentence: string;
  help: string;
  back: string;
}

/** The names of what was clicked, the most telling first: `sail-boat`, `sail`, `boat`. */
function steps(clicked: Sketch): string[] {
  const fields = Object.keys(clicked)
    .filter((field) => field !== "verb")
    .reverse();
  const verb = clicked.verb as string | undefined;
  return verb === undefined ? fields : [...fields.map((field) => `${verb}-${field}`), verb];
}

/** "Take stones, load one or send a boat.": what can be done now, in the order it is offered. */
function anyOf(possible: string[]): string {
  const said = new Intl.ListFormat(settings.language, { type: "disjunction" }).format(possible);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** The question of a decision. Attributes of its message say it step by step: `.question`, then one for what was clicked;
 *  each may have a `-help` and a `-back` beside it. `.can-<verb>` says what an offered verb means: they make up the help,
 *  and after a click `.<step>-can-<verb>`. */
export function question(texts: GameTexts, words: Words, decision: DecisionInfo, clicked: Sketch, names: Names): Question {
  const key = `prompt-${decision.prompt}`;
  const fields = Object.assign(
    {},
    ...Object.values(words.verbs).map((verb) => verb.fields),
    words.verbs[String(clicked.verb)]?.fields,
  ) as Record<string, FieldWord>;
  const known = Object.fromEntries(Object.entries(fields).filter(([field]) => field in clicked));
  const values = { ...spoken(texts, words, known, clicked, names), seat: names(decision.seat) };
  const way = steps(clicked);
  const first = (suffix: string): string | undefined =>
    way.map((step) => texts.variant(key, step + suffix, values)).find((text) => text !== undefined);
  const whole = texts.say(key, values);
  const offered = [...new Set(narrow(decision.actions, clicked).map(({ verb }) => verb))];
  const possible = (step: string): string | undefined => {
    const said = offered.flatMap((verb) => texts.variant(key, `${step}can-${verb}`, values) ?? []);
    return said.length > 0 ? anyOf(said) : undefined;
  };
  const help = possible("") ?? texts.variant(key, "help", values) ?? "";
  return {
    sentence: first("") ?? texts.variant(key, "question", values) ?? whole,
    help: way.map((step) => possible(`${step}-`)).find(Boolean) ?? first("-help") ?? (first("") ? "" : help),
    back: first("-back") ?? "",
  };
}
