/** The log in words: the lines that the server puts together (engine/story.py), and notes only this person reads. */

import type { Entry, Gain, GameEvent, StoryLine, Words } from "../../contract";
import { eventText, headingText, togetherText, type Names } from "./sentences";
import type { Note } from "../table/advice.svelte";
import { say, type GameTexts } from "./fluent.svelte";

/** A seat with its number in a line that tells several facts as one; its points, if they are that. */
export interface Part {
  seat: number;
  number: number;
  gain: Gain | undefined;
}

interface Placed {
  key: string;
  step: number;
}

export type Line = Placed &
  (
    | { kind: "told"; seat: number | null; under: boolean; text: string; gains: readonly Gain[]; own: boolean }
    | { kind: "together"; under: boolean; text: string; what: string; parts: Part[]; gains: readonly Gain[]; details: string[] }
    | { kind: "heading"; text: string; scores: readonly (number | null)[] }
    | { kind: "aside"; text: string; details: string[] }
    | { kind: "note"; text: string }
  );

/** A number with the minus sign of print. */
export const signed = (number: number): string => String(number).replace("-", "−");
export const gained = (points: number): string => (points < 0 ? signed(points) : `+${points}`);

/** Puts each entry into words once, however long the match becomes; a new language or name needs a new object. */
export class LogLines {
  #written = new WeakMap<Entry, Line[]>();

  constructor(
    readonly texts: GameTexts,
    readonly words: Words,
    readonly names: Names,
    /** The seat that is called "you": that of the one person at this screen. */
    readonly you: number | null = null,
  ) {}

  lines(entries: readonly Entry[], notes: readonly Note[] = []): Line[] {
    return entries.flatMap((entry) => [...this.of(entry), ...notesAt(notes, entry.step)]);
  }

  of(entry: Entry): Line[] {
    let lines = this.#written.get(entry);
    if (!lines) {
      lines = (entry.lines ?? [])
        .map((line, number) => this.#write(entry, line, `${entry.step}-${number}`))
        .filter((line) => line.text !== "");
      this.#written.set(entry, lines);
    }
    return lines;
  }

  /** The first sentence of an entry: what was chosen. */
  caption(entry: Entry): string {
    return this.of(entry).find((line) => line.kind === "told" || line.kind === "together")?.text ?? "";
  }

  name(seat: number): string {
    return seat === this.you ? say("story-you") : this.names(seat);
  }

  #write(entry: Entry, line: StoryLine, key: string): Line {
    const placed = { key, step: entry.step };
    const told = line.events.map((place) => entry.events[place]!);
    const gains = line.gains ?? [];
    const under = line.under ?? false;
    switch (line.kind) {
      case "heading":
        return { ...placed, kind: "heading", text: headingText(this.texts, this.words, told[0]!, this.names), scores: entry.scores ?? [] };
      case "aside":
        return { ...placed, kind: "aside", text: this.#summary(told), details: this.#sentences(told) };
      case "together":
        return { ...placed, kind: "together", under, gains, ...this.#together(line, told), details: this.#sentences(told) };
      case "told": {
        const seat = line.seat ?? null;
        return {
          ...placed,
          kind: "told",
          seat,
          under,
          gains,
          own: seat !== null && seat === this.you,
          text: this.#sentences(told).join(" "),
        };
      }
    }
  }

  #sentences(told: readonly GameEvent[]): string[] {
    return told.map((event) => eventText(this.texts, this.words, event, this.names, this.you)).filter(Boolean);
  }

  /** "Temple: Senmut 2, you 1". */
  #together(line: StoryLine, told: readonly GameEvent[]): { what: string; parts: Part[]; text: string } {
    const what = togetherText(this.texts, told[0]!.event, told.length);
    const parts = (line.counts ?? []).map(({ seat, number }) => ({ seat, number, gain: line.gains?.find((gain) => gain.seat === seat) }));
    const said = parts.map(({ seat, number }) => say("story-part", { name: this.name(seat), number: signed(number) }));
    return { what, parts, text: say("story-together", { what, parts: said.join(", ") }) };
  }

  #summary(told: readonly GameEvent[]): string {
    const found = new Map<string, number>();
    for (const { event } of told) found.set(event, (found.get(event) ?? 0) + 1);
    return [...found].map(([name, count]) => togetherText(this.texts, name, count)).join(", ");
  }
}

function notesAt(notes: readonly Note[], step: number): Line[] {
  return notes.flatMap((note, number): Line[] =>
    note.step === step ? [{ kind: "note", key: `note-${number}`, step, text: note.text }] : [],
  );
}

/** The first step of each chapter of a match, with its name; a match without chapters has none. */
export function chapters(entries: readonly Entry[], log: LogLines): { step: number; text: string }[] {
  return entries.flatMap((entry) =>
    log.of(entry).flatMap((line) => (line.kind === "heading" ? [{ step: entry.step, text: line.text }] : [])),
  );
}
