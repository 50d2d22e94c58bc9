/** A table as this page knows it: who sits there, the latest update, the log, whose eyes look, and what may be chosen. */

import type {
  ChangeSettings,
  ClientMessage,
  Entry,
  Looked,
  Refused,
  Say,
  SeatInfo,
  ServerMessage,
  TableSettings,
  Update,
  View,
  Welcome,
} from "../../contract";
import { play } from "../app/sound";
import { Flights, type Places } from "../board/flights.svelte";
import { finish } from "../board/motion";
import { seatColour } from "../board/seats";
import { Advice } from "./advice.svelte";
import { Choice } from "./choice.svelte";
import { ServerClock } from "./clock";
import { Connection, type Ending, type Line, type Listener } from "./connection";
import { Cut } from "./cut.svelte";
import { agrees, type Offer, type Sketch } from "./narrow";
import { keepGuestLink } from "./guest_links";
import { Pacing } from "./pacing";
import { Race } from "./race.svelte";
import { Replay } from "./replay.svelte";
import type { MatchReview } from "./review.svelte";
import { reuse } from "./reuse";
import { Talk } from "./talk.svelte";
import { Unanswered } from "./unanswered";

export type Link = "connecting" | "open" | "lost" | Ending;

/** Choices of a match that is over, drawn on its board: what would have been best, and what was played. */
export interface Ghosts {
  best?: Offer;
  played?: Offer;
}

/** A step that the server is asked for, and through whose eyes; null: through the own ones. With what a review expects from there. */
interface Look {
  step: number;
  seat: number | null;
  then: readonly number[];
}

export class Table {
  link = $state<Link>("connecting");
  welcome = $state.raw<Welcome | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  mine = $state.raw<number[]>([]);
  /** The seat that is called "you": two people at one screen are both called by their names. */
  readonly you = $derived(this.mine.length === 1 ? this.mine[0]! : null);
  update = $state.raw<Update | null>(null);
  entries = $state.raw<Entry[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** What whoever opened the table has decided, and whether that is this page. */
  settings = $state.raw<TableSettings | null>(null);
  opener = $state(false);
  /** How many new links have come: those of the seats are kept in `guest_links`. */
  linked = $state(0);
  readonly talk = new Talk();
  readonly cut: Cut;
  looked = $state.raw<Looked | null>(null);
  /** The review of the match, while a page shows it. */
  review = $state.raw<MatchReview | null>(null);
  /** What a review draws on the board, instead of the last move. */
  ghosts = $state.raw<Ghosts | null>(null);
  /** Who answers what is chosen at a step looked back at: nothing is sent to the table. */
  trial = $state.raw<((offer: Offer) => void) | null>(null);
  /** The race that is on, at the table or at the step before it was decided. */
  race = $state.raw<Race | null>(null);
  /** The seat whose eyes this page looks through; with several people at one screen it changes hands. */
  eyes = $state(-1);
  /** With several people at one screen: the one who must take the screen before anything is shown. */
  handover = $state<number | null>(null);
  choice = new Choice((seat, action) => this.act(seat, action));
  advice = new Advice(this, (message) => this.#send(message));
  replay = new Replay(this);
  flights = new Flights();
  /** By which bots have been thinking. */
  readonly clock = new ServerClock();
  /** Where the events of this game show on its board; none on the plain table. */
  places = $state.raw<Places>(() => []);
  /** What others did since the own last choice; for spectators, the last move. */
  since: readonly Entry[] = $derived.by(() => {
    const last = this.entries.slice(this.entries.findLastIndex((entry) => entry.seat === this.eyes) + 1);
    return (this.eyes < 0 ? last.slice(-1) : last).filter((entry) => entry.seat !== null);
  });
  /** Places that changed since then, or by the step looked back at, with the seat that moved there. */
  moved: ReadonlyMap<string, number> = $derived.by(() => {
    const shown = this.ghosts ? [] : this.looked ? [this.looked.entry] : this.since;
    return new Map(
      shown.flatMap(({ seat, events }) =>
        seat === null ? [] : events.flatMap((event) => [...this.places(event)].map((place): [string, number] => [place, seat])),
      ),
    );
  });

  #pacing = new Pacing(
    (update) => this.#show(update),
    () => this,
  );
  #unanswered = new Unanswered();
  /** The step that the server was asked for, and the one wished for since. */
  #asked: Look | null = null;
  #wanted: Look | null = null;
  /** Whether a new connection has not told the latest update yet. */
  #new = true;
  #connection: Line;

  constructor(
    readonly id: string,
    connect: (listener: Listener) => Line = (listener) => new Connection(id, listener),
  ) {
    this.cut = new Cut(id, (message) => this.#send(message));
    this.#connection = connect({
      hello: () => ({ type: "hello", since: (this.#pacing.latest ?? this.update)?.seq ?? null }),
      hear: (message) => this.#hear(message),
      lost: (ending) => {
        this.link = ending ?? "lost";
        this.#asked = this.#wanted = null;
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
  place(key: string): { "data-place": string; "data-moved": number | undefined } {
    return { "data-place": key, "data-moved": this.moved.get(key) };
  }

  /** The colour in which a place that somebody moved at is framed. */
  mover(key: string): string {
    return seatColour(this.moved.get(key) ?? 0);
  }

  /** Whether an earlier step is shown at which nothing can be chosen. */
  get looking(): boolean {
    return this.looked !== null && this.trial === null;
  }

  /** The value of `data-ghost`: which choices of a review a thing belongs to; what a sketch leaves open says nothing. */
  ghost(sketch: Sketch): string | undefined {
    if (!this.ghosts) return undefined;
    const known = Object.fromEntries(Object.entries(sketch).filter(([, value]) => value !== null));
    return this.ghostOf((offer) => Object.keys(known).length > 0 && agrees(offer, known));
  }

  ghostOf(belongs: (offer: Offer) => boolean): string | undefined {
    const { best, played } = this.ghosts ?? {};
    return [best && belongs(best) && "best", played && belongs(played) && "played"].filter(Boolean).join(" ") || undefined;
  }

  /** What a review draws, the best over the played one. */
  get drawn(): { kind: keyof Ghosts; offer: Offer }[] {
    return (["played", "best"] as const).flatMap((kind) => {
      const offer = this.ghosts?.[kind];
      return offer ? [{ kind, offer }] : [];
    });
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
    if (this.trial) return this.trial(action);
    const together = this.racing.length > 0 ? this.racing : [seat]; // people at one screen leave a search together
    for (const one of together) this.#act(one, action.id);
  }

  #act(seat: number, action: number): void {
    if (!this.update) return;
    const act = { type: "act", seq: this.update.seq, seat, action } as const;
    this.#unanswered.add(act);
    this.#send(act);
  }

  /** Whatever was chosen has been answered, even if the same is asked again: a lesson says so before it goes on. */
  answered(): void {
    this.#unanswered.forget();
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
    if (step !== null && step !== this.update?.step) return this.lookAt(step);
    this.#asked = this.#wanted = null;
    this.looked = null;
  }

  /** Look back at a step, be it the last. While an answer is on its way, the latest wish waits for it. */
  lookAt(step: number, seat: number | null = null, then: readonly number[] = []): void {
    const look = { step, seat, then };
    if (this.#asked === null) this.#send({ type: "look", ...(this.#asked = look), then: [...then] });
    else this.#wanted = look;
  }

  /** The step that is shown, or the one asked for since: keys may be quicker than answers. */
  get wished(): number {
    return (this.#wanted ?? this.#asked)?.step ?? this.step;
  }

  #lookedAt(message: Looked): void {
    if (this.#asked === null) return; // the person came back to now meanwhile
    const next = this.#wanted;
    this.#asked = this.#wanted = null;
    this.looked = message;
    if (next !== null) this.lookAt(next.step, next.seat, next.then);
  }

  // ------------------------------------------------------------------ the review
  askReview(): void {
    this.#send({ type: "ask_review" });
  }

  /** Have another choice judged: the one that leads from the step before to this one. */
  tryOther(step: number, action: number): void {
    this.refused = null;
    this.#send({ type: "try", step, action });
  }

  /** Let a choice be made at the step looked back at; null: it is over. */
  rehearse(answer: ((offer: Offer) => void) | null): void {
    this.trial = answer;
    this.choice.open(answer ? (this.looked?.decision ?? null) : null);
  }

  rename(seat: number, name: string): void {
    this.#send({ type: "name", seat, name });
  }

  /** Say something as the seat whose turn it is to look, or as the own one; whether there was a connection to say it on. */
  say(line: Pick<Say, "phrase" | "text">): boolean {
    const seat = this.mine.includes(this.eyes) ? this.eyes : this.mine[0];
    this.refused = null;
    return seat !== undefined && this.#send({ type: "say", seat, ...line });
  }

  /** Whether there is anybody to talk to: bots do not answer. */
  get mayTalk(): boolean {
    const others = this.seats.some((seat) => seat.kind === "person" && !this.mine.includes(seat.seat));
    return Boolean(this.settings?.chat) && (others || this.talk.lines.length > 0);
  }

  change(wish: Omit<ChangeSettings, "type">): void {
    this.refused = null;
    this.#send({ type: "change", ...wish });
  }

  release(seat: number): void {
    this.refused = null;
    this.#send({ type: "release", seat });
  }

  askLink(seat: number): void {
    this.refused = null;
    this.#send({ type: "ask_link", seat });
  }

  /** The next person has taken the screen. */
  take(): void {
    if (this.handover !== null) this.eyes = this.handover;
    this.handover = null;
    this.#openDecision();
  }

  close(): void {
    this.#endRace();
    this.replay.stop();
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
        if (!message.mine.includes(this.eyes)) this.eyes = message.mine.length === 1 ? message.mine[0]! : -1;
        this.review?.begin(); // on a new connection it is asked for again
        break;
      case "seats":
        this.seats = message.seats;
        this.mine = message.mine;
        break;
      case "settings":
        this.settings = message.settings;
        this.opener = message.opener;
        if (!message.settings.chat) this.talk.forget();
        break;
      case "link":
        keepGuestLink(this.id, message.seat, message.token);
        this.linked += 1;
        break;
      case "chat":
        this.talk.hear(message);
        break;
      case "cut":
        this.cut.hear(message, this.welcome?.seed_hash ?? "", this.mine);
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
        this.#asked = this.#wanted = null; // a step that is gone is not waited for
        this.#unanswered.refuse(message);
        this.advice.refuse(message);
        this.review?.refuse(message);
        if (!this.trial) this.#openDecision();
        break;
      case "look":
        this.#lookedAt(message);
        break;
      case "review":
      case "tried":
        this.review?.hear(message);
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
    if (this.#new) for (const act of standing) this.#send(act);
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
    const decisions = this.update ? this.#unanswered.open(this.update) : [];
    if (this.eyes < 0 && this.mine.length > 1 && this.#differ(this.mine)) {
      this.handover = decisions[0]?.seat ?? this.mine[0]!; // the first hand is covered like any other
      this.choice.open(null);
      return;
    }
    const racing = decisions.filter((decision) => decision.claim !== undefined);
    if (racing.length > 0) {
      this.handover = null; // people at one screen search together, and none of them is asked alone
      this.choice.reopen(racing.find((decision) => decision.seat === this.eyes) ?? racing[0]!);
      return;
    }
    const next = decisions.find((decision) => decision.seat === this.eyes) ?? decisions[0] ?? null;
    if (next && next.seat !== this.eyes && this.eyes >= 0 && this.#differ([this.eyes, next.seat])) {
      this.handover = next.seat;
      this.choice.open(null);
      return;
    }
    if (next) this.eyes = next.seat;
    else if (this.eyes < 0) this.eyes = this.mine[0] ?? -1;
    this.choice.reopen(next);
  }

  /** Whether people at this screen see different things: then the screen is covered between them. */
  #differ(seats: readonly number[]): boolean {
    const views = seats.map((seat) => JSON.stringify({ ...this.update?.views[String(seat)], viewer: null }));
    return !this.update?.over && new Set(views).size > 1;
  }
}
