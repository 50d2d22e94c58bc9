/** One lesson on the screen: a table whose other end is the coach, the step one is at, and what was tried there. */

import type { ClientMessage, LessonInfo, LessonStep, LessonTold, LessonWish, SeatInfo, Update } from "../contract";
import { settings } from "../lib/app/settings.svelte";
import type { Line, Listener } from "../lib/table/connection";
import { Table } from "../lib/table/table.svelte";
import { say } from "../lib/texts/fluent.svelte";
import { problemText } from "../lib/texts/problems";
import { learn } from "./lessons";
import { progress, type Place } from "./progress.svelte";

/** Tries after which "Show me" draws attention to itself, once. */
const TRIES = 2;
/** How long a move that is only shown stays, before it is taken back. */
const SHOWN = 1800;
/** A lesson talks to nobody, and hints are the coach's. */
const SETTINGS = { closed: false, private: true, spectators: false, hints: true, chat: false };

/** What was tried and not meant: the attribute of the step's message that answers it, and the answer or action. */
export interface Wrong {
  say: string;
  less: number | null;
  tried: number;
}

type Ask = Extract<ClientMessage, { type: "why" | "preview" | "look" }>;

/** What has the focus on the board may be gone after the next step, and with it whatever it shows. */
function leaveBoard(): void {
  if (document.activeElement instanceof Element && document.activeElement.closest(".scene")) (document.activeElement as HTMLElement).blur();
}

export class Session {
  readonly table: Table;
  told = $state.raw<LessonTold | null>(null);
  wrong = $state.raw<Wrong | null>(null);
  tries = $state(0);
  /** A move is shown that is not played. */
  showing = $state(false);
  /** The step was shown once: the next wish plays it. */
  shown = $state(false);
  problem = $state("");
  #listener!: Listener;
  #place: Place;
  /** Requests one after the other: each begins where the last one has led. */
  #queue: Promise<void> = Promise.resolve();
  #latest: Update | null = null;
  #timer = 0;
  #closed = false;

  constructor(readonly info: LessonInfo) {
    this.#place = progress.left(info.game, info.name) ?? { at: 0, moves: [] };
    this.table = new Table("lesson", (listener) => this.#line(listener));
    this.#wish({ wish: "open" });
  }

  // ------------------------------------------------------------------ where we are
  get at(): number {
    return this.told?.at ?? this.#place.at;
  }

  get step(): LessonStep | null {
    return this.info.steps[this.at] ?? null;
  }

  get done(): boolean {
    return this.told !== null && this.at >= this.info.steps.length;
  }

  /** The message of the step, or of the lesson as a whole when it is done. */
  get message(): string {
    return this.step ? `${this.info.name}-${this.step.name}` : this.info.name;
  }

  /** Whether the table shows the position that the step is about; moves of others take their time. */
  get settled(): boolean {
    return this.#latest !== null && this.table.update?.seq === this.#latest.seq && !this.showing;
  }

  /** "Show me" draws attention to itself. */
  get offersHelp(): boolean {
    return this.tries >= TRIES;
  }

  // ------------------------------------------------------------------ what the learner does
  next(): void {
    this.#wish({ wish: "next" });
  }

  answer(number: number): void {
    this.#wish({ wish: "answer", number });
  }

  skip(): void {
    this.#endShowing();
    leaveBoard();
    this.#wish({ wish: "skip" });
  }

  back(): void {
    this.#endShowing();
    leaveBoard();
    this.#wish({ wish: "back" });
  }

  restart(): void {
    this.#endShowing();
    progress.forget(this.info.game, this.info.name);
    this.#place = { at: 0, moves: [] };
    this.#wish({ wish: "open" });
  }

  /** Close what was said to a wrong try; whether there was something to close. */
  again(): boolean {
    const open = this.wrong !== null;
    this.wrong = null;
    return open;
  }

  /** First wish: the move is shown and taken back. Second: it is played. In free play: where to look. */
  show(): void {
    const { step } = this;
    if (!step || this.showing) return;
    this.wrong = null;
    if (step.kind === "play") return this.table.advice.step === 0 ? this.table.advice.askHint() : undefined;
    if (this.shown || step.kind === "look") return this.skip();
    this.shown = true;
    if (step.kind === "do") this.#showMove();
  }

  close(): void {
    this.#closed = true;
    this.#endShowing();
    this.table.close();
  }

  // ------------------------------------------------------------------ the other end of the table
  #line(listener: Listener): Line {
    this.#listener = listener;
    return { send: (message) => this.#hear(message), close: () => undefined };
  }

  #hear(message: ClientMessage): boolean {
    switch (message.type) {
      case "act":
        if (this.showing) this.#repeat();
        else this.#wish({ wish: "act", number: message.action }, message.action);
        return true;
      case "why":
      case "preview":
      case "look":
        this.#ask(message);
        return true;
      case "hint":
        this.#wish({ wish: "hint" });
        return true;
      case "undo":
        this.back();
        return true;
      default:
        return false;
    }
  }

  #wish(wish: LessonWish, tried = wish.number ?? 0): void {
    const asked = this.at;
    this.#enqueue(async () => {
      // What was touched has answered for itself, or a click was a double one: the step it was meant for is over.
      if ((wish.wish === "next" || wish.wish === "answer") && this.at !== asked) return;
      const forward = wish.wish !== "open" && wish.wish !== "back";
      const since = forward ? (this.#latest?.seq ?? null) : null;
      this.#take(await learn(this.info.game, this.info.name, { ...this.#place, ...wish, since }), tried);
    });
  }

  #ask(ask: Ask): void {
    this.#enqueue(async () => {
      const since = this.#latest?.seq ?? null;
      this.#take(await learn(this.info.game, this.info.name, { ...this.#place, ask, since }), 0);
    });
  }

  #enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(async () => {
      if (this.#closed) return;
      try {
        this.problem = "";
        await work();
      } catch (error) {
        this.#failed(error);
      }
    });
  }

  /** A place that the lesson no longer has is forgotten: then it begins anew. */
  #failed(error: unknown): void {
    if (this.told === null && this.#place.at > 0) return this.restart();
    this.problem = problemText(error);
    this.#repeat();
  }

  #take(told: LessonTold, tried: number): void {
    const first = this.told === null;
    const moved = first || told.at !== this.at;
    this.told = told;
    this.#place = { at: told.at, moves: told.moves };
    if (first) {
      this.#listener.hear({ type: "settings", settings: SETTINGS, opener: false });
      this.#listener.hear({ ...told.welcome, seats: this.#named(told.welcome.seats) });
    }
    if (told.feedback && !told.feedback.right) {
      this.wrong = { say: told.feedback.say, less: told.feedback.less, tried };
      this.tries += 1;
    } else if (moved || told.feedback) this.wrong = null;
    if (moved) {
      this.tries = 0;
      this.shown = false;
      this.#keep();
    }
    for (const update of told.updates) this.#tell(update);
    for (const reply of told.replies) this.#listener.hear(reply);
  }

  /** The learner goes by the own name. */
  #named(seats: SeatInfo[]): SeatInfo[] {
    return seats.map((seat) => (seat.kind === "person" ? { ...seat, name: settings.name || say("setup-you") } : seat));
  }

  #keep(): void {
    const { game, name } = this.info;
    if (this.done) progress.finish(game, name);
    else if (this.at > 0) progress.keep(game, name, this.#place);
  }

  #tell(update: Update): void {
    this.#latest = update;
    this.table.answered();
    this.#listener.hear(update);
  }

  /** Ask the same decision again. */
  #repeat(): void {
    if (this.#latest) this.#tell({ ...this.#latest, entries: [], keep: this.#latest.step });
  }

  // ------------------------------------------------------------------ showing
  #showMove(): void {
    const { told } = this;
    const best = told?.right[0];
    if (best === undefined) return;
    this.#enqueue(async () => {
      const since = this.#latest?.seq ?? null;
      const after = await learn(this.info.game, this.info.name, { ...this.#place, wish: "act", number: best, since });
      this.showing = true;
      const [own] = after.updates;
      if (own) this.#listener.hear({ ...own, decisions: [] });
      this.#timer = window.setTimeout(() => {
        this.#endShowing();
        this.#wish({ wish: "open" });
      }, SHOWN);
    });
  }

  #endShowing(): void {
    clearTimeout(this.#timer);
    this.showing = false;
  }
}
