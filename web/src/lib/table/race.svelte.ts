/** A race as this page sees it: its clock, who was wrong, who has to wait. */

import type { RaceNews, WrongClaim } from "../../contract";

const TICK = 200;

export class Race {
  /** Milliseconds of this page's own clock, renewed while the race is on. */
  now = $state(performance.now());
  news = $state.raw<RaceNews>()!;
  #heard = 0;
  #ticking = 0;

  constructor(news: RaceNews) {
    this.hear(news);
    this.#ticking = window.setInterval(() => (this.now = performance.now()), TICK);
  }

  hear(news: RaceNews): void {
    this.news = news;
    this.now = this.#heard = performance.now();
  }

  stop(): void {
    clearInterval(this.#ticking);
  }

  /** Seconds since the news. */
  get #since(): number {
    return (this.now - this.#heard) / 1000;
  }

  get left(): number {
    return Math.max(0, this.news.left - this.#since);
  }

  /** Seconds until a seat may claim again. */
  pause(seat: number): number {
    return Math.max(0, (this.news.paused[String(seat)] ?? 0) - this.#since);
  }

  /** Wrong claims that are not older than some seconds. */
  wrong(seconds: number): WrongClaim[] {
    return this.news.wrong.filter((claim) => claim.ago + this.#since < seconds);
  }
}
