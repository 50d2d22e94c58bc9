/** Sentences from Fluent catalogues: those of the shell and of the characters are bundled, a game's come from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import englishCharacters from "../../../../src/hypostyle/minds/texts/en.ftl?raw";
import frenchCharacters from "../../../../src/hypostyle/minds/texts/fr.ftl?raw";
import english from "../../texts/en.ftl?raw";
import french from "../../texts/fr.ftl?raw";
import { settings, type Language } from "../app/settings.svelte";

export type Values = Record<string, FluentVariable>;
export type Say = (key: string, values?: Values) => string;

function bundle(language: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

const shell: Record<Language, FluentBundle> = {
  fr: bundle("fr", french, frenchCharacters),
  en: bundle("en", english, englishCharacters),
};

/** Sentences as they were said before: a table says most of them again at every move. */
const said = new WeakMap<FluentBundle, Map<string, string>>();
const MOST_KEPT = 4000;

function format(from: FluentBundle | undefined, key: string, values?: Values): string | undefined {
  const pattern = from?.getMessage(key)?.value;
  if (!from || !pattern) return undefined;
  if (typeof pattern === "string") return pattern;
  let kept = said.get(from);
  if (!kept || kept.size >= MOST_KEPT) said.set(from, (kept = new Map<string, string>()));
  const asked = key + JSON.stringify(values);
  let sentence = kept.get(asked);
  if (sentence === undefined) kept.set(asked, (sentence = from.formatPattern(pattern, values, [])));
  return sentence;
}

/** A sentence of the shell in the language of the settings. */
export const say: Say = (key, values) => format(shell[settings.language], key, values) ?? key;

/** A part of what the shell says of something: an attribute of its message. */
export function sayPart(key: string, part: string): string {
  const from = shell[settings.language];
  const pattern = from.getMessage(key)?.attributes[part];
  return pattern ? from.formatPattern(pattern) : key;
}

/** Whether the shell has a sentence. */
export const says = (key: string): boolean => shell[settings.language].hasMessage(key);

const games = new Map<string, GameTexts>();

/** The sentences of one game; empty until they have come. */
export class GameTexts {
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  #asked = new Set<Language>();

  constructor(readonly slug: string) {}

  /** Ask for the language in use; it is there when `ready` turns true. */
  want(language: Language): void {
    if (this.#asked.has(language)) return;
    this.#asked.add(language);
    void fetch(`/texts/${this.slug}/${language}.ftl`)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
      .then((source) => (this.#bundles = { ...this.#bundles, [language]: bundle(language, source) }))
      .catch(() => this.#asked.delete(language));
  }

  get ready(): boolean {
    return this.#bundles[settings.language] !== undefined;
  }

  has = (key: string): boolean => this.#bundles[settings.language]?.hasMessage(key) ?? false;

  say: Say = (key, values) => format(this.#bundles[settings.language], key, values) ?? "";

  /** A variant of a sentence: an attribute of its message, such as the wording of one task. */
  variant(key: string, name: string, values?: Values): string | undefined {
    const made = this.#bundles[settings.language];
    const pattern = made?.getMessage(key)?.attributes[name];
    return made && pattern ? made.formatPattern(pattern, values, []) : undefined;
  }
}

export function gameTexts(slug: string): GameTexts {
  let found = games.get(slug);
  if (!found) games.set(slug, (found = new GameTexts(slug)));
  return found;
}
