/** The final count as it is shown: a stage after the other, finished by any key or click, once for each table. */

import { pace } from "../lib/board/motion";

/** How long a stage stays before the next one, at normal speed. */
const STAGE = 900;

/** Tables whose count this page has shown. */
const shownBefore = new Set<string>();

export class Counting {
  /** How many stages are shown. */
  shown = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly stages: number,
  ) {
    if (shownBefore.has(table)) this.finish();
    else this.again();
  }

  get done(): boolean {
    return this.shown >= this.stages;
  }

  again(): void {
    shownBefore.add(this.table);
    clearTimeout(this.#timer);
    this.shown = 0;
    if (pace(1) === 0) this.finish();
    else this.#wait();
  }

  finish(): void {
    clearTimeout(this.#timer);
    this.shown = this.stages;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.shown += 1;
      if (!this.done) this.#wait();
    }, pace(STAGE));
  }
}
