/** A table as this page knows it: who sits there, the latest update, the log, whose eyes look, and what may be chosen. */

import type { ClientMessage, DecisionInfo, Entry, Looked, Refused, SeatInfo, ServerMessage, Update, View, Welcome } from "../../contract";
import { play } from "../app/sound";
import { Flights, type Places } from "../board/flights.svelte";
import { finish } from "../board/motion";
import { Advice } from "./advice.svelte";
import { Choice } from "./choice.svelte";
import { ServerClock } from "./clock";
import { Connection, type Ending } from "./connection";
import type { Offer } from "./narrow";
import { Pacing } from "./pacing";
import { Race } from "./race.svelte";
import { reuse } from "./reuse";
import { Unanswered } from "./unanswered";

export type Link = "connecting" | "open" | "lost" | Ending;

export class Table {
  link = $state<Link>("connecting");
  welcome = $state.raw<Welcome | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  mine = $state.raw<number[]>([]);
  update = $state.raw<Update | null>(null);
  entries = $state.raw<Entry[]>([]);
  refused = $state.raw<Refused | null>(null);
  looked = $state.raw<Looked | null>(null);
  /** The race that is on, at the table or at the step before it was decided. */
  race = $state.raw<Race | null>(null);
  /** The seat whose eyes this page looks through; with several people at one screen it changes hands. */
  eyes = $state(-1);
  /** With several people at one screen: the one who must take the screen before anything is shown. */
  handover = $state<number | null>(null);
  choice = new Choice((seat, action) => this.act(seat, action));
  advice = new Advice(this, (message) => this.#send(message));
  flights = new Flights();
  /** By which bots have been thinking. */
  readonly clock = new ServerClock();
  /** Where the events of this game show on its board; none on the plain table. */
  places = $state.raw<Places>(() => []);
  /** Places that changed by others since the own last choice; looking back, by the step looked at. */
  moved: ReadonlySet<string> = $derived.by(() => {
    const last = this.looked
      ? [this.looked.entry]
      : this.entries.slice(this.entries.findLastIndex((entry) => entry.seat === this.eyes) + 1);
    const shown = this.eyes < 0 && !this.looked ? last.slice(-1) : last;
    return new Set(
      shown.filter((entry) => entry.seat !== null).flatMap((entry) => entry.events.flatMap((event) => [...this.places(event)])),
    );
  });

  #pacing = new Pacing((update) => this.#show(update));
  #unanswered = new Unanswered();
  /** Whether a new connection has not told the latest update yet. */
  #new = true;
  #connection: Connection;

  constructor(readonly id: string) {
    this.#connection = new Connection(id, {
      hello: () => ({ type: "hello", since: (this.#pacing.latest ?? this.update)?.seq ?? null }),
      hear: (message) => this.#hear(message),
      lost: (ending) => {
        this.link = ending ?? "lost";
        this.advice.drop();
      },
    });
  }

  // ------------------------------------------------------------------ what the screen shows
  get view(): View | null {
    const views = (this.looked ?? this.update)?.views;
    return views?.[this.eyes < 0 ? "spectator" : String(this.eyes)] ?? Object.values(views ?? {})[0] ?? null;
  }

  /** Points of each seat as its game shows them; null where it hides them. */
  get scores(): (number | null)[] {
    const players = (this.view?.players ?? []) as { score?: number | null }[];
    return players.map((player) => player.score ?? null);
  }

  /** What marks an element as a place where events show: points fly from it, and it is framed while it is the last move. */
  place(key: string): { "data-place": string; "data-moved": "" | undefined } {
    return { "data-place": key, "data-moved": this.moved.has(key) ? "" : undefined };
  }

  get step(): number {
    return this.looked?.step ?? this.update?.step ?? 0;
  }

  get myTurn(): boolean {
    return (this.update?.decisions.length ?? 0) > 0;
  }

  get mayUndo(): boolean {
    return this.mine.some((seat) => this.update?.undo[String(seat)]);
  }

  // ------------------------------------------------------------------ what the person does
  act(seat: number, action: Offer): void {
    const together = this.racing.length > 0 ? this.racing : [seat]; // people at one screen leave a search together
    for (const one of together) this.#act(one, action.id);
  }

  #act(seat: number, action: number): void {
    if (!this.update) return;
    const act = { type: "act", seq: this.update.seq, seat, action } as const;
    this.#unanswered.add(act);
    this.#send(act);
  }

  /** The own seats that are in a race. */
  get racing(): number[] {
    return (this.update?.decisions ?? []).filter((decision) => decision.claim !== undefined).map((decision) => decision.seat);
  }

  /** Try an answer of a race; the server says if it is right, and who was first. */
  claim(seat: number, action: number): void {
    this.refused = null;
    this.#act(seat, action);
  }

  undo(): void {
    const seat = [this.eyes, ...this.mine].find((own) => this.update?.undo[String(own)]);
    if (this.choice.back() || seat === undefined || !this.update) return;
    this.#send({ type: "undo", seq: this.update.seq, seat });
  }

  /** Look back at a step; null comes back to now. */
  look(step: number | null): void {
    if (step === null || step === this.update?.step) this.looked = null;
    else this.#send({ type: "look", step });
  }

  rename(seat: number, name: string): void {
    this.#send({ type: "name", seat, name });
  }

  /** The next person has taken the screen. */
  take(): void {
    if (this.handover !== null) this.eyes = this.handover;
    this.handover = null;
    this.#openDecision();
  }

  close(): void {
    this.#endRace();
    this.advice.drop();
    this.#connection.close();
  }

  // ------------------------------------------------------------------ what the server says
  #send(message: ClientMessage): boolean {
    return this.#connection.send(message);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.link = "open";
        this.#new = true;
        this.welcome = message;
        this.seats = message.seats;
        this.mine = message.mine;
        this.eyes = message.mine[0] ?? -1;
        break;
      case "seats":
        this.seats = message.seats;
        this.mine = message.mine;
        break;
      case "probe":
        this.#send({ type: "echo", number: message.number });
        break;
      case "race":
        if (this.race) this.race.hear(message);
        else this.race = new Race(message);
        break;
      case "update":
        for (const { since } of message.thinking) this.clock.heard(since);
        if (message.race) finish(); // a race is seen by all at the same moment, whatever still moves here
        this.#pacing.push(message);
        this.#sayAgain(message);
        break;
      case "refused":
        this.refused = message;
        this.#unanswered.refuse(message);
        this.advice.refuse(message);
        this.#openDecision();
        break;
      case "look":
        this.looked = message;
        break;
      case "hint":
      case "why":
      case "preview":
        this.advice.hear(message);
        break;
      case "pong":
        break;
    }
  }

  /** What was chosen and not heard before the connection was lost is said on the new one, if it still stands. */
  #sayAgain(update: Update): void {
    const standing = this.#unanswered.standing(update);
    if (this.#new)
      for (const act of standing) {
        if (this.choice.seat === act.seat) this.choice.open(null);
        this.#send(act);
      }
    this.#new = false;
  }

  /** Show an update with what can be heard and seen of it; whether there is something to follow. */
  #show(next: Update): boolean {
    const first = this.update === null;
    const before = this.scores;
    const turn = this.myTurn;
    this.#refresh(next);
    if (first || next.entries.length === 0 || this.looked) return false;
    play(next.over ? "end" : this.scores.some((score, seat) => score !== before[seat]) ? "points" : this.myTurn && !turn ? "turn" : "move");
    this.flights.launch(before, this.scores, next.entries, this.places);
    return true;
  }

  #refresh(update: Update): void {
    this.entries = [...this.entries.filter((entry) => entry.step <= update.keep), ...update.entries];
    const moved = update.seq !== this.update?.seq; // what others seal meanwhile does not count
    this.update = { ...update, views: reuse(this.update?.views, update.views) };
    if (!update.race) this.#endRace();
    if (moved) {
      this.refused = null;
      this.advice.forget();
    }
    this.#openDecision();
  }

  #endRace(): void {
    this.race?.stop();
    this.race = null;
  }

  #openDecision(): void {
    const decisions = this.update?.decisions ?? [];
    const racing = decisions.filter((decision) => decision.claim !== undefined);
    if (racing.length > 0) {
      this.handover = null; // people at one screen search together, and none of them is asked alone
      this.choice.reopen(racing.find((decision) => decision.seat === this.eyes) ?? racing[0]!);
      return;
    }
    const next = decisions.find((decision) => decision.seat === this.eyes) ?? decisions[0] ?? null;
    if (next && next.seat !== this.eyes && this.#hasSecrets(next)) {
      this.handover = next.seat;
      this.choice.open(null);
      return;
    }
    if (next) this.eyes = next.seat;
    this.choice.reopen(next);
  }

  /** Whether two people at this screen see different things: then the screen is covered between them. */
  #hasSecrets(next: DecisionInfo): boolean {
    const views = this.update?.views ?? {};
    const without = (seat: number): string => JSON.stringify({ ...views[String(seat)], viewer: null });
    return this.eyes >= 0 && without(this.eyes) !== without(next.seat);
  }
}
