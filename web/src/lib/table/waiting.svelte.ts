/** Whom the table waits for, said honestly: how long a bot has thought and may think, since when somebody is away. */

import { untrack } from "svelte";
import { settings } from "../app/settings.svelte";
import type { Names } from "../texts/sentences";
import type { Table } from "./table.svelte";
import { levelWord } from "../texts/characters";
import { say } from "../texts/fluent.svelte";

export class Waiting {
  #now = $state(Date.now());
  /** When this page saw a person leave, by seat. */
  #left = $state.raw<Record<number, number>>({});

  constructor(
    readonly table: () => Table,
    readonly name: Names,
  ) {
    $effect(() => {
      if (table().choice.decision || table().update?.over) return;
      const clock = setInterval(() => (this.#now = Date.now()), 500);
      return () => clearInterval(clock);
    });
    $effect(() => {
      const away = table().seats.filter((seat) => seat.kind === "person" && seat.claimed && !seat.connected);
      const before = untrack(() => this.#left);
      this.#left = Object.fromEntries(away.map(({ seat }) => [seat, before[seat] ?? Date.now()]));
    });
  }

  get #thinking() {
    return this.table().update?.thinking[0];
  }

  /** What there is to say of those who have not cut yet: until they have, bots wait too. */
  get #cut(): string {
    return this.table().cut.note(this.name);
  }

  get #away(): number | undefined {
    return this.table().update?.to_move.find((seat) => this.#left[seat] !== undefined);
  }

  get sentence(): string {
    const { sealed = [], to_move = [] } = this.table().update ?? {};
    if (sealed.length > 0)
      return say("sealed-waiting", { sealed: sealed.map(this.name).join(", "), waiting: to_move.map(this.name).join(", ") });
    const bot = this.#thinking;
    if (bot) return say("bot-thinking", { name: this.name(bot.seat) });
    if (this.#away !== undefined) return say("away", { name: this.name(this.#away) });
    const awaited = this.#cut && to_move.every((seat) => this.table().seats[seat]?.kind === "bot") ? this.table().cut.missing : to_move;
    return say("waiting-for", { names: awaited.map(this.name).join(", ") });
  }

  get help(): string {
    const bot = this.#thinking;
    if (bot) {
      const seconds = Math.floor(this.table().clock.passed(bot.since, this.#now / 1000));
      const level = levelWord(this.table().seats[bot.seat]?.level ?? 0);
      if (bot.budget === 0 && seconds < 2) return say("bot-soon", { level });
      return say(seconds > bot.budget + 1 ? "bot-late" : "bot-time", { seconds, budget: bot.budget, level });
    }
    if (this.#away === undefined) return this.#cut || (this.table().mine.length > 0 ? say("waiting-help") : "");
    const time = new Date(this.#left[this.#away]!).toLocaleTimeString(settings.language, { hour: "2-digit", minute: "2-digit" });
    return say("away-help", { time });
  }
}
