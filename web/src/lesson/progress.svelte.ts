/** What this browser has learnt: lessons that were done, and where one was left. Kept in this browser only. */

import type { LessonInfo } from "../contract";

const KEY = "hypostyle-lessons";

export interface Place {
  at: number;
  moves: [number, number][];
}

interface Saved {
  /** Lessons done, as "game/name". */
  done: string[];
  /** Where lessons were left, as "game/name". */
  left: Record<string, Place>;
}

const nothing = (): Saved => ({ done: [], left: {} });

/** What was kept, as far as it is what we keep: somebody else may write below our key. */
function restored(): Saved {
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>;
    const left = Object.entries(saved.left ?? {}).filter(([, place]) => isPlace(place));
    return { done: (saved.done ?? []).filter((one) => typeof one === "string"), left: Object.fromEntries(left) };
  } catch {
    return nothing();
  }
}

function isPlace(place: unknown): place is Place {
  const { at, moves } = (place ?? {}) as Partial<Place>;
  return Number.isInteger(at) && Array.isArray(moves) && moves.every((move) => Array.isArray(move) && move.every(Number.isInteger));
}

class Progress {
  #saved = $state.raw(restored());

  key = (game: string, name: string): string => `${game}/${name}`;

  isDone(game: string, name: string): boolean {
    return this.#saved.done.includes(this.key(game, name));
  }

  /** Where a lesson was left, if it was begun and not done since. */
  left(game: string, name: string): Place | null {
    return this.#saved.left[this.key(game, name)] ?? null;
  }

  keep(game: string, name: string, place: Place): void {
    this.#save({ ...this.#saved, left: { ...this.#saved.left, [this.key(game, name)]: place } });
  }

  forget(game: string, name: string): void {
    const { [this.key(game, name)]: _, ...left } = this.#saved.left;
    this.#save({ ...this.#saved, left });
  }

  finish(game: string, name: string): void {
    const done = [...new Set([...this.#saved.done, this.key(game, name)])];
    const { [this.key(game, name)]: _, ...left } = this.#saved.left;
    this.#save({ done, left });
  }

  /** What to offer of a game: what was begun, else the first that was not done; none when all is done. */
  next(lessons: readonly LessonInfo[], game: string): LessonInfo | undefined {
    const own = lessons.filter((lesson) => lesson.game === game);
    return own.find((one) => this.left(game, one.name)) ?? own.find((one) => !this.isDone(game, one.name));
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

export const progress = new Progress();
