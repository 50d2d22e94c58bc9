/** Updates one after the other: what others do is shown for long enough to be followed, but no turn is drawn out. */

import type { Update } from "../../contract";
import { pace, rest } from "../board/motion";

/** A move is shown for at least this long, a whole turn for at most that long. */
const SHORTEST_MOVE = 300;
const LONGEST_TURN = 2500;

export class Pacing {
  #waiting: Update[] = [];
  #showing = false;
  /** Whose turn is being shown, and how long it has taken. */
  #turn: { seat: number | null; spent: number } = { seat: null, spent: 0 };

  /** `show` shows an update, and says whether there is something in it to follow. */
  constructor(readonly show: (update: Update) => boolean) {}

  /** The latest update that waits to be shown. */
  get latest(): Update | undefined {
    return this.#waiting.at(-1);
  }

  push(update: Update): void {
    this.#waiting.push(update);
    if (!this.#showing) void this.#showAll();
  }

  async #showAll(): Promise<void> {
    this.#showing = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift())
      if (this.show(next)) await this.#follow(next.entries.at(-1)?.seat ?? null);
    this.#showing = false;
  }

  async #follow(seat: number | null): Promise<void> {
    if (seat !== this.#turn.seat) this.#turn = { seat, spent: 0 };
    const start = performance.now();
    await rest(pace(SHORTEST_MOVE), Math.max(0, pace(LONGEST_TURN) - this.#turn.spent));
    this.#turn.spent += performance.now() - start;
  }
}
