/** A game about to be set up: who shall sit where, and with which options. */

import type { CharacterInfo, GameInfo, OptionInfo, Options, SeatWish, TableSummary } from "../contract";

export type Kind = SeatWish["kind"];

export interface Chair {
  kind: Kind;
  /** Who sits there while it is a bot's; no two chairs have the same. */
  character: string;
  /** What somebody wrote; "" where the default name stands. */
  name: string;
}

/** Who sits opposite: those of the last match of this game first, then the others from the weakest. */
export function offered(bots: readonly CharacterInfo[], before: readonly string[] = []): CharacterInfo[] {
  const place = ({ character }: CharacterInfo): number => (before.includes(character) ? before.indexOf(character) : before.length);
  return [...bots].sort((one, other) => place(one) - place(other) || one.level - other.level);
}

export class Plan {
  #chairs = $state<Chair[]>([]);
  count = $state(2);
  options = $state<Options>({});

  /** A first match is for as many as show the game best, against the gentlest; a later one begins as the last did. */
  constructor(
    readonly game: GameInfo,
    tables: readonly TableSummary[] = [],
  ) {
    const last = tables.filter((one) => one.game === game.slug && one.mine.length > 0).toSorted((a, b) => b.started - a.started)[0];
    const others = offered(
      game.bots,
      last?.seats.flatMap((seat) => seat.character ?? []),
    );
    const most = Math.max(...game.players);
    this.#chairs = Array.from({ length: most }, (_, seat) => ({
      kind: seat === 0 ? "you" : others.length > 0 ? "bot" : "here",
      character: others[((seat + most - 1) % most) % others.length]?.character ?? "",
      name: "",
    }));
    this.count = last && game.players.includes(last.seats.length) ? last.seats.length : game.first_players;
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

  /** Somebody else takes a chair; who sat there takes the chair of whoever comes. */
  seat(place: number, kind: Kind, character?: string): void {
    const chair = this.#chairs[place]!;
    const you = this.#chairs.findIndex((one) => one.kind === "you");
    if (kind === "you" && you >= 0) return this.#swap(place, you);
    if (chair.kind !== kind) chair.name = "";
    chair.kind = kind;
    if (!character) return;
    const other = this.#chairs.find((one) => one.character === character);
    if (other) other.character = chair.character;
    chair.character = character;
  }

  #swap(one: number, other: number): void {
    [this.#chairs[one], this.#chairs[other]] = [this.#chairs[other]!, this.#chairs[one]!];
  }

  level(character: string): number {
    return this.game.bots.find((bot) => bot.character === character)?.level ?? 0;
  }

  /** The characters at the table. */
  get opponents(): string[] {
    return this.chairs.filter((chair) => chair.kind === "bot").map((chair) => chair.character);
  }

  many(kind: Kind): number {
    return this.chairs.filter((chair) => chair.kind === kind).length;
  }

  /** Options that are not as for a first game. */
  get changed(): OptionInfo[] {
    return this.game.options.filter((option) => this.options[option.name] !== option.values[0]);
  }

  /** What is asked of the server. Of anybody nobody named, each browser speaks in its own language. */
  wishes(you: string): SeatWish[] {
    return this.chairs.map(({ kind, character, name }) =>
      kind === "bot" ? { kind, character } : { kind, name: (kind === "you" ? you : name).trim() || null },
    );
  }
}
