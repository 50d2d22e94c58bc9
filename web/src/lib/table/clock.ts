/** How long ago something began at the server, whose clock may differ from that of this machine by any amount. */

export class ServerClock {
  /** The least by which this clock was ahead when something that had just begun was heard of, in seconds. */
  #ahead = Infinity;

  /** Heard at `now` that something began at `since`. */
  heard(since: number, now = Date.now() / 1000): void {
    this.#ahead = Math.min(this.#ahead, now - since);
  }

  /** Seconds that have passed since then; never more than this page knows of. */
  passed(since: number, now = Date.now() / 1000): number {
    return this.#ahead === Infinity ? 0 : Math.max(0, now - since - this.#ahead);
  }
}
