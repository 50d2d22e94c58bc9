/** Sentences from Fluent catalogues: those of the shell, the characters and the story are bundled, a game's come from the server. */

import { at } from "../app/base";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import englishStory from "../../../../src/hypostyle/cli/texts/story/en.ftl?raw";
import frenchStory from "../../../../src/hypostyle/cli/texts/story/fr.ftl?raw";
import englishVerdicts from "../../../../src/hypostyle/review/texts/words/en.ftl?raw";
import frenchVerdicts from "../../../../src/hypostyle/review/texts/words/fr.ftl?raw";
import englishCharacters from "../../../../src/hypostyle/minds/texts/en.ftl?raw";
import frenchCharacters from "../../../../src/hypostyle/minds/texts/fr.ftl?raw";
import englishReview from "../../review/texts/en.ftl?raw";
import frenchReview from "../../review/texts/fr.ftl?raw";
import english from "../../texts/en.ftl?raw";
import french from "../../texts/fr.ftl?raw";
import { settings, type Language } from "../app/settings.svelte";

export type Values = Record<string, FluentVariable>;
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
export type Say = (key: string, values?: Values) => string;

function bundle(language: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

const shell: Record<Language, FluentBundle> = {
  fr: bundle("fr", french, frenchCharacters, frenchStory, frenchVerdicts, frenchReview),
  en: bundle("en", english, englishCharacters, englishStory, englishVerdicts, englishReview),
};

/** Sentences as they were said before: a table says most of them again at every move. */
const said = new WeakMap<FluentBundle, Map<string, string>>();
const MOST_KEPT = 4000;

// "de Iset" is said "d’Iset": a name comes into its sentence as it is, and may begin with a vowel.
const ELISION = /(?<![\p{L}’])([Dd]|[Qq]u)e (?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒ][a-zà-öø-ÿœ])/gu;

// Beside tall signs French has a narrow space, at which no line breaks.
const SPACES = / (?=[:;?!»])|(?<=«) /g;

/** A pattern with its values, as the language says it; texts.py does the same. */
function formatted(from: FluentBundle, pattern: Pattern, values?: Values): string {
  const sentence = from.formatPattern(pattern, values, []);
  return from.locales.includes("fr") ? sentence.replace(ELISION, "$1’").replace(SPACES, "\u202f") : sentence;
}

function format(from: FluentBundle | undefined, key: string, values?: Values): string | undefined {
  const pattern = from?.getMessage(key)?.value;
  if (!from || !pattern) return undefined;
  let kept = said.get(from);
  if (!kept || kept.size >= MOST_KEPT) said.set(from, (kept = new Map<string, string>()));
  const asked = key + JSON.stringify(values);
  let sentence = kept.get(asked);
  if (sentence === undefined) kept.set(asked, (sentence = formatted(from, pattern, values)));
  return sentence;
}

/** A sentence of the shell in the language of the settings. */
export const say: Say = (key, values) => format(shell[settings.language], key, values) ?? key;

/** "Flood: middle", with the space before the colon that the language wants. */
export const named = (name: string, what: string | number): string => say("named", { name, what });

/** Things one after the other, parted as the language parts them. */
export const listed = (things: readonly string[]): string => things.join(say("parted"));

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

  constructor(
    readonly slug: string,
    /** Sentences of one matter only: "lessons". */
    readonly matter = "",
  ) {}

  /** Ask for the language in use; it is there when `ready` turns true. */
  want(language: Language): void {
    if (this.#asked.has(language)) return;
    this.#asked.add(language);
    void fetch(at(`/texts/${this.slug}/${this.matter ? `${this.matter}.` : ""}${language}.ftl`))
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
    return made && pattern ? formatted(made, pattern, values) : undefined;
  }
}

export type LessonTexts = GameTexts;

function kept(slug: string, matter: string): GameTexts {
  const key = `${matter} ${slug}`;
  let found = games.get(key);
  if (!found) games.set(key, (found = new GameTexts(slug, matter)));
  return found;
}

export const gameTexts = (slug: string): GameTexts => kept(slug, "");

/** What is said in the lessons of a game; only whoever learns it asks for that. */
export const lessonTexts = (slug: string): LessonTexts => kept(slug, "lessons");
