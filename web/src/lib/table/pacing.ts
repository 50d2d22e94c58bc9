/** Updates one after the other: what others do is shown for long enough to be followed, but no turn is drawn out. */

import type { Update } from "../../contract";
import { settings } from "../app/settings.svelte";
import { pace, rest } from "../board/motion";

/** A move is shown for at least this long, a whole turn for at most so many times that long. */
const SHORTEST_MOVE = 300;
const MOVE_OF_ANOTHER = { brief: SHORTEST_MOVE, second: 1000, long: 2000 };
const LONGEST_TURN = 2500;
const MOST_MOVES = 2.5;
/** With so many seats there is more than one to follow. */
const COMPANY = 3;

export class Pacing {
  #waiting: Update[] = [];
  #showing = false;
  /** Whose turn is being shown, and how long it has taken. */
  #turn: { seat: number | null; spent: number } = { seat: null, spent: 0 };

  /** `show` shows an update, and says whether there is something in it to follow; `company`: who sits there, and who here. */
  constructor(
    readonly show: (update: Update) => boolean,
    readonly company: () => { seats: readonly unknown[]; mine: readonly number[] },
  ) {}

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
    const shortest = this.#shortest(seat);
    const longest = Math.max(LONGEST_TURN, MOST_MOVES * shortest);
    await rest(pace(shortest), Math.max(0, pace(longest) - this.#turn.spent));
    this.#turn.spent += performance.now() - start;
  }

  /** Among three or four, a move of another stays as long as this person likes. */
  #shortest(seat: number | null): number {
    const { seats, mine } = this.company();
    return seat === null || mine.includes(seat) || seats.length < COMPANY ? SHORTEST_MOVE : MOVE_OF_ANOTHER[settings.follow];
  }
}
