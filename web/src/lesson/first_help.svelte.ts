/** Help in a first match: one sentence the first time something new can be done or has just happened, and never twice. */

import type { LessonInfo } from "../contract";
import type { Table } from "../lib/table/table.svelte";
import type { LessonTexts } from "../lib/texts/fluent.svelte";
import { progress } from "./progress.svelte";

const KEY = "hypostyle-first-help";

interface Saved {
  /** Somebody wants none of it. */
  off: boolean;
  /** The first match of each game, by its table. */
  first: Record<string, string>;
  /** What was said, as "game/tip". */
  said: string[];
}

function restored(): Saved {
  const start: Saved = { off: false, first: {}, said: [] };
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>;
    const fits = typeof saved.first === "object" && Array.isArray(saved.said);
    return fits ? { off: saved.off === true, first: saved.first!, said: saved.said! } : start;
  } catch {
    return start; // somebody else's data under our key, or storage switched off
  }
}

export class FirstHelp {
  /** What is said now, and at which state of the table: it goes when the table moves on. */
  tip = $state.raw<{ text: string; seq: number } | null>(null);
  #saved = $state.raw(restored());

  constructor(
    readonly table: Table,
    readonly game: string,
  ) {}

  /** Whether this is the first match of somebody who has not learnt the game here. */
  get on(): boolean {
    if (this.#saved.off || this.table.mine.length !== 1) return false;
    if (progress.isDone(this.game, "first")) return false;
    return (this.#saved.first[this.game] ?? this.table.id) === this.table.id;
  }

  /** Games without lessons have nothing to say. */
  knows(lessons: readonly LessonInfo[]): boolean {
    return lessons.some((lesson) => lesson.game === this.game);
  }

  /** Say one thing that is new: of what is asked, else of what has happened from the own last choice on, else of what can
   * be done. */
  look(texts: LessonTexts): void {
    const { decision } = this.table.choice;
    const seq = this.table.update?.seq ?? 0;
    if (!this.on || !decision || this.table.looked || this.tip?.seq === seq) return;
    this.tip = null;
    const { entries, mine } = this.table;
    const own = entries.findLastIndex((entry) => entry.seat === mine[0]);
    const happened = entries.slice(Math.max(own, 0)).flatMap((entry) => entry.events.map((event) => event.event));
    const possible = decision.actions.map((action) => action.verb);
    for (const word of new Set([decision.prompt, ...happened.toReversed(), ...possible])) {
      const key = `tip-${word}`;
      if (!texts.has(key) || this.#saved.said.includes(`${this.game}/${key}`)) continue;
      this.tip = { text: texts.say(key), seq };
      const first = { ...this.#saved.first, [this.game]: this.table.id };
      this.#save({ ...this.#saved, first, said: [...this.#saved.said, `${this.game}/${key}`] });
      return;
    }
  }

  close(): void {
    this.tip = null;
  }

  stop(): void {
    this.tip = null;
    this.#save({ ...this.#saved, off: true });
  }

  #save(saved: Saved): void {
    this.#saved = saved;
    try {
      localStorage.setItem(KEY, JSON.stringify(saved));
    } catch {
      // Storage is switched off: it holds until the page is left.
    }
  }
}
