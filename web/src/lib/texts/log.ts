/** The log as lines: a line for each choice, headings where a round begins, and notes only this person reads. */

import type { Entry, Words } from "../../contract";
import { eventText, type Names } from "./sentences";
import type { Note } from "../table/advice.svelte";
import type { GameTexts } from "./fluent.svelte";

export type Line =
  | { kind: "move"; key: string; step: number; seat: number | null; text: string }
  | { kind: "heading"; key: string; text: string }
  | { kind: "note"; key: string; text: string };

/** Puts each entry into words once, however long the match becomes; a new language or name needs a new object. */
export class LogLines {
  #written = new WeakMap<Entry, Line[]>();

  constructor(
    readonly texts: GameTexts,
    readonly words: Words,
    readonly names: Names,
  ) {}

  lines(entries: readonly Entry[], notes: readonly Note[]): Line[] {
    const noted = notes.map((note, number): Line & { step: number } => ({
      kind: "note",
      key: `note-${number}`,
      step: note.step,
      text: note.text,
    }));
    return entries.flatMap((entry) => [...this.#linesOf(entry), ...noted.filter((note) => note.step === entry.step)]);
  }

  #linesOf(entry: Entry): Line[] {
    let lines = this.#written.get(entry);
    if (!lines) this.#written.set(entry, (lines = this.#write(entry)));
    return lines;
  }

  /** An event whose sentence has a `.heading` begins a part of the match. */
  #write(entry: Entry): Line[] {
    const lines: Line[] = [];
    let part = 0;
    let said: string[] = [];
    const end = (): void => {
      if (said.length > 0)
        lines.push({
          kind: "move",
          key: `${entry.step}-${part}`,
          step: entry.step,
          seat: part > 0 ? null : entry.seat,
          text: said.join(" "),
        });
      said = [];
    };
    for (const event of entry.events) {
      const heading = eventText(this.texts, this.words, event, this.names, "heading");
      if (heading) {
        end();
        part += 1;
        lines.push({ kind: "heading", key: `${entry.step}-${part}-heading`, text: heading });
      } else {
        const sentence = eventText(this.texts, this.words, event, this.names);
        if (sentence) said.push(sentence);
      }
    }
    end();
    return lines;
  }
}
