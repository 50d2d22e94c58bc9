/** A table as this page knows it: one socket, the latest update, the log, and the answers to what the person asked. */

import type {
  ClientMessage,
  DecisionInfo,
  Entry,
  Hint,
  Looked,
  Preview,
  Refused,
  SeatInfo,
  ServerMessage,
  Update,
  View,
  Welcome,
  Why,
} from "../../contract";
import { Choice } from "./choice.svelte";
import { Flights, type Places } from "../board/flights.svelte";
import { finish, pace, rest } from "../board/motion";
import { play } from "../app/sound";
import { agrees, type Offer, type Sketch } from "./narrow";
import { Race } from "./race.svelte";
import { reuse } from "./reuse";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** What others do is shown one after the other: a move for at least this long, a whole turn for at most that long. */
const SHORTEST_MOVE = 300;
const LONGEST_TURN = 2500;

const MOVE_STEP = 2;
const WHY_STEP = 3;

export interface Note {
  step: number;
  text: string;
}

/** Several actions whose consequences were asked for. */
interface Plan {
  seat: number;
  action: number;
  answer: Promise<Preview | null>;
  resolve: (preview: Preview | null) => void;
}

export type Link = "connecting" | "open" | "lost" | "gone";

export class Table {
  link = $state<Link>("connecting");
  welcome = $state.raw<Welcome | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  mine = $state.raw<number[]>([]);
  update = $state.raw<Update | null>(null);
  entries = $state.raw<Entry[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** The verdict of the search; shown in three steps, each on a wish of its own. */
  advice = $state.raw<Hint | null>(null);
  hintStep = $state(0);
  /** What the move of the hint would bring, once the third step has asked for it. */
  reason = $state.raw<Preview | null>(null);
  /** What only this person reads in the log: the hints asked for, after the step they were asked at. */
  notes = $state.raw<Note[]>([]);
  why = $state.raw<Why | null>(null);
  /** Every answer to "why not?" that still holds, by action. */
  whys = $state.raw<ReadonlyMap<number, Why>>(new Map());
  preview = $state.raw<Preview | null>(null);
  looked = $state.raw<Looked | null>(null);
  /** The race that is on, at the table or at the step before it was decided. */
  race = $state.raw<Race | null>(null);
  /** The seat whose eyes this page looks through; with several people at one screen it changes hands. */
  eyes = $state(-1);
  /** With several people at one screen: the one who must take the screen before anything is shown. */
  handover = $state<number | null>(null);
  choice = new Choice((seat, action) => this.act(seat, action));
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
  flights = new Flights();

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;
  #plans = new Map<string, Plan>();
  #waiting: Update[] = [];
  #showing = false;
  /** Whose turn is being shown, and how long it has taken. */
  #turn: { seat: number | null; spent: number } = { seat: null, spent: 0 };

  constructor(readonly id: string) {
    this.#connect();
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
    if (this.update) this.#send({ type: "act", seq: this.update.seq, seat, action });
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

  /** The hint as far as a board may show it: from the second wish on. */
  get hint(): Hint | null {
    return this.hintStep >= MOVE_STEP ? this.advice : null;
  }

  /** Whether a thing belongs to the move that the hint names. */
  hinted(sketch: Sketch): boolean {
    const best = this.choice.decision?.actions.find((offer) => offer.id === this.hint?.best);
    return best !== undefined && agrees(best, sketch);
  }

  /** First wish: where to look. Second: which move. Third: why. */
  askHint(): void {
    if (!this.choice.decision || this.looked) return;
    if (this.advice) this.hintStep = Math.min(this.hintStep + 1, WHY_STEP);
    else if (this.hintStep === 0) {
      this.hintStep = 1;
      this.#send({ type: "hint", seat: this.choice.seat });
    }
    if (this.advice && this.hintStep === WHY_STEP && !this.reason)
      this.#send({ type: "preview", seat: this.advice.seat, action: this.advice.best, then: [] });
  }

  note(text: string): void {
    this.notes = [...this.notes, { step: this.update?.step ?? 0, text }];
  }

  askWhy(seat: number, action: number): void {
    this.#send({ type: "why", seat, action });
  }

  /** Ask what would follow from an action, and from those the same seat would choose then. */
  askPreview(seat: number, action: number, then: number[] = []): void {
    if (this.previewOf(action, then)) return;
    this.#send({ type: "preview", seat, action, then });
  }

  /** The answer about an action and those after it, if it is there and still holds. */
  previewOf(action: number, then: number[] = []): Preview | null {
    const { preview, update } = this;
    return preview?.action === action && String(preview.then) === String(then) && preview.seq === update?.seq ? preview : null;
  }

  /** What would surely follow from several actions of one seat, one after the other; null if there is no answer to it. */
  foresee(seat: number, actions: readonly Offer[]): Promise<Preview | null> {
    const [action, ...then] = actions.map((offer) => offer.id);
    const key = JSON.stringify([seat, action, ...then]);
    const asked = this.#plans.get(key);
    if (asked) return asked.answer;
    if (!this.#send({ type: "preview", seat, action: action!, then })) return Promise.resolve(null);
    let resolve!: Plan["resolve"];
    const answer: Plan["answer"] = new Promise((settle) => (resolve = settle));
    this.#plans.set(key, { seat, action: action!, answer, resolve });
    return answer;
  }

  /** Some plans, or all of them, will not be answered any more. */
  #dropPlans(dropped: (plan: Plan) => boolean = () => true): void {
    for (const [key, plan] of this.#plans) {
      if (!dropped(plan)) continue;
      this.#plans.delete(key);
      plan.resolve(null);
    }
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
    this.#closed = true;
    this.#endRace();
    this.#dropPlans();
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  // ------------------------------------------------------------------ the socket
  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.id)}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#send({ type: "hello", since: (this.#waiting.at(-1) ?? this.update)?.seq ?? null });
    };
    socket.onmessage = (frame) => this.#hear(JSON.parse(String(frame.data)) as ServerMessage);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    if (this.#closed) return;
    this.#dropPlans();
    if (code === 4404) {
      this.link = "gone";
      return;
    }
    this.link = "lost";
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Whether there was a way to say it. */
  #send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.link = "open";
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
        this.#waiting.push(message);
        if (message.race) finish(); // a race is seen by all at the same moment, whatever still moves here
        if (!this.#showing) void this.#show();
        break;
      case "refused":
        this.refused = message;
        if (!this.advice) this.hintStep = 0;
        // A refusal that names no action may mean any of them: then none is waited for.
        this.#dropPlans(({ seat, action }) => message.action == null || (message.seat === seat && message.action === action));
        this.#openDecision();
        break;
      case "hint":
        this.advice = message;
        break;
      case "why":
        this.why = message;
        if (message.seq === this.update?.seq) this.whys = new Map(this.whys).set(message.action, message);
        break;
      case "preview":
        this.#foreseen(message);
        if (this.hintStep === WHY_STEP && message.action === this.advice?.best) this.reason = message;
        break;
      case "look":
        this.looked = message;
        break;
      case "pong":
        break;
    }
  }

  #foreseen(preview: Preview): void {
    const key = JSON.stringify([preview.seat, preview.action, ...preview.then]);
    const plan = this.#plans.get(key);
    this.#plans.delete(key);
    if (plan) plan.resolve(preview);
    else this.preview = preview;
  }

  /** Show what has come, one move after the other, so that everything can be followed. */
  async #show(): Promise<void> {
    this.#showing = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const first = this.update === null;
      const before = this.scores;
      const turn = this.myTurn;
      this.#refresh(next);
      if (first || next.entries.length === 0 || this.looked) continue;
      play(
        next.over ? "end" : this.scores.some((score, seat) => score !== before[seat]) ? "points" : this.myTurn && !turn ? "turn" : "move",
      );
      this.flights.launch(before, this.scores, next.entries, this.places);
      await this.#follow(next.entries.at(-1)!.seat);
    }
    this.#showing = false;
  }

  async #follow(seat: number | null): Promise<void> {
    if (seat !== this.#turn.seat) this.#turn = { seat, spent: 0 };
    const start = performance.now();
    await rest(pace(SHORTEST_MOVE), Math.max(0, pace(LONGEST_TURN) - this.#turn.spent));
    this.#turn.spent += performance.now() - start;
  }

  #refresh(update: Update): void {
    this.entries = [...this.entries.filter((entry) => entry.step <= update.keep), ...update.entries];
    const moved = update.seq !== this.update?.seq; // what others seal meanwhile does not count
    this.update = { ...update, views: reuse(this.update?.views, update.views) };
    if (!update.race) this.#endRace();
    if (moved) {
      this.refused = null;
      this.advice = null;
      this.reason = null;
      this.hintStep = 0;
      this.why = null;
      this.whys = new Map();
      this.preview = null;
      this.#dropPlans();
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
