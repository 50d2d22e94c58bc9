/** The log as lines: a line for each choice, headings where a round begins, and notes only this person reads. */

import type { Entry, Words } from "../contract";
import { eventText, type Names } from "./speech";
import type { Note } from "./table.svelte";
import type { GameTexts } from "./texts.svelte";

export type Line =
  | { kind: "move"; key: string; step: number; seat: number | null; text: string }
  | { kind: "heading"; key: string; text: string }
  | { kind: "note"; key: string; text: string };

/** An event whose sentence has a `.heading` begins a part of the match. */
export function story(entries: readonly Entry[], notes: readonly Note[], texts: GameTexts, words: Words, names: Names): Line[] {
  const lines: Line[] = [];
  const note = (step: number): void => {
    notes.forEach((one, number) => one.step === step && lines.push({ kind: "note", key: `note-${number}`, text: one.text }));
  };
  for (const entry of entries) {
    let part = 0;
    let said: string[] = [];
    const end = (): void => {
      if (said.length > 0) lines.push({ kind: "move", key: `${entry.step}-${part}`, step: entry.step, seat: part > 0 ? null : entry.seat, text: said.join(" ") });
      said = [];
    };
    for (const event of entry.events) {
      const heading = eventText(texts, words, event, names, "heading");
      if (heading) {
        end();
        part += 1;
        lines.push({ kind: "heading", key: `${entry.step}-${part}-heading`, text: heading });
      } else {
        const sentence = eventText(texts, words, event, names);
        if (sentence) said.push(sentence);
      }
    }
    end();
    note(entry.step);
  }
  return lines;
}
