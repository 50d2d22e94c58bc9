/** A game about to be set up: who shall sit where, and with which options. */

import type { GameInfo, OptionInfo, Options, SeatWish } from "../contract";

export type Kind = SeatWish["kind"];

export interface Chair {
  kind: Kind;
  level: string;
  /** What somebody wrote; "" where the default name stands. */
  name: string;
}

export class Plan {
  #chairs = $state<Chair[]>([]);
  count = $state(2);
  options = $state<Options>({});

  /** You against one bot of level normal. */
  constructor(readonly game: GameInfo) {
    const level = (game.bots.find((bot) => bot.level === "normal") ?? game.bots.at(-1))?.level ?? "";
    const most = Math.max(...game.players);
    this.#chairs = Array.from({ length: most }, (_, seat) => ({ kind: seat === 0 ? "you" : level ? "bot" : "here", level, name: "" }));
    this.count = game.players.includes(2) ? 2 : Math.min(...game.players);
    for (const option of game.options) this.options[option.name] = option.values[0]!;
  }

  get chairs(): Chair[] {
    return this.#chairs.slice(0, this.count);
  }

  /** More or fewer chairs; you are not sent away. */
  players(count: number): void {
    const you = this.#chairs.findIndex((chair) => chair.kind === "you");
    if (you >= count) this.#swap(you, count - 1);
    this.count = count;
  }

  /** Somebody else takes a chair; if it is you, the one who sat there takes yours. */
  seat(place: number, kind: Kind, level?: string): void {
    const chair = this.#chairs[place]!;
    const you = this.#chairs.findIndex((one) => one.kind === "you");
    if (kind === "you" && you >= 0) return this.#swap(place, you);
    if (chair.kind !== kind) chair.name = "";
    chair.kind = kind;
    if (level) chair.level = level;
  }

  #swap(one: number, other: number): void {
    [this.#chairs[one], this.#chairs[other]] = [this.#chairs[other]!, this.#chairs[one]!];
  }

  /** The level of all bots; "" if they differ or there is none. */
  get level(): string {
    const levels = new Set(this.chairs.filter((chair) => chair.kind === "bot").map((chair) => chair.level));
    return levels.size === 1 ? [...levels][0]! : "";
  }

  set level(level: string) {
    for (const chair of this.#chairs) chair.level = level;
  }

  many(kind: Kind): number {
    return this.chairs.filter((chair) => chair.kind === kind).length;
  }

  /** Options that are not as for a first game. */
  get changed(): OptionInfo[] {
    return this.game.options.filter((option) => this.options[option.name] !== option.values[0]);
  }

  /** What is asked of the server. A bot takes its name along; of a person nobody named, each browser speaks in its own language. */
  wishes(you: string, botName: (place: number) => string): SeatWish[] {
    return this.chairs.map(({ kind, level, name }, place) => {
      const written = (kind === "you" ? you : name).trim();
      return kind === "bot" ? { kind, level, name: written || botName(place) } : { kind, name: written || null };
    });
  }
}
