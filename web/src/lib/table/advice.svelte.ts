/** What a person asks before choosing: a hint, what would follow, why something cannot be done. It holds until the table moves on. */

import type { ClientMessage, Hint, Preview, Refused, Why } from "../../contract";
import { agrees, type Offer, type Sketch } from "./narrow";
import type { Table } from "./table.svelte";

/** The steps of a hint: where to look, which move, why. */
const MOVE_STEP = 2;
const WHY_STEP = 3;

/** Something only this person reads in the log, after a step of the match. */
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

const keyOf = (seat: number, actions: readonly number[]): string => JSON.stringify([seat, ...actions]);

export class Advice {
  /** The verdict of the search; shown in three steps, each on a wish of its own. */
  hint = $state.raw<Hint | null>(null);
  /** How many of them were wished for. */
  step = $state(0);
  /** What the move of the hint would bring, once the third step has asked for it. */
  reason = $state.raw<Preview | null>(null);
  /** The hints asked for. */
  notes = $state.raw<Note[]>([]);
  why = $state.raw<Why | null>(null);
  /** Every answer to "why not?" that still holds, by action. */
  whys = $state.raw<ReadonlyMap<number, Why>>(new Map());
  preview = $state.raw<Preview | null>(null);
  #plans = new Map<string, Plan>();

  constructor(
    readonly table: Pick<Table, "choice" | "looked" | "update">,
    readonly send: (message: ClientMessage) => boolean,
  ) {}

  // ------------------------------------------------------------------ hints
  /** The move of the hint, as far as a board may show it: from the second wish on. */
  get best(): Offer | undefined {
    if (this.step < MOVE_STEP) return undefined;
    return this.table.choice.decision?.actions.find((offer) => offer.id === this.hint?.best);
  }

  /** Whether a thing belongs to the move that the hint names. */
  hinted(sketch: Sketch): boolean {
    return this.best !== undefined && agrees(this.best, sketch);
  }

  /** First wish: where to look. Second: which move. Third: why. */
  askHint(): void {
    const { choice, looked } = this.table;
    if (!choice.decision || looked) return;
    if (this.hint) this.step = Math.min(this.step + 1, WHY_STEP);
    else if (this.step === 0) {
      this.step = 1;
      this.send({ type: "hint", seat: choice.seat });
    }
    if (this.hint && this.step === WHY_STEP && !this.reason)
      this.send({ type: "preview", seat: this.hint.seat, action: this.hint.best, then: [] });
  }

  note(text: string): void {
    this.notes = [...this.notes, { step: this.table.update?.step ?? 0, text }];
  }

  // ------------------------------------------------------------------ why not
  askWhy(seat: number, action: number): void {
    this.send({ type: "why", seat, action });
  }

  // ------------------------------------------------------------------ previews
  /** Ask what would follow from an action, and from those the same seat would choose then. */
  askPreview(seat: number, action: number, then: number[] = []): void {
    if (!this.previewOf(action, then) && !this.table.update?.over) this.send({ type: "preview", seat, action, then });
  }

  /** The answer about an action and those after it, if it is there and still holds. */
  previewOf(action: number, then: number[] = []): Preview | null {
    const { preview } = this;
    const { update } = this.table;
    return preview?.action === action && String(preview.then) === String(then) && preview.seq === update?.seq ? preview : null;
  }

  /** What would surely follow from several actions of one seat, one after the other; null if there is no answer to it. */
  foresee(seat: number, actions: readonly Offer[]): Promise<Preview | null> {
    const [action, ...then] = actions.map((offer) => offer.id) as [number, ...number[]];
    const key = keyOf(seat, [action, ...then]);
    const asked = this.#plans.get(key);
    if (asked) return asked.answer;
    if (this.table.update?.over) return Promise.resolve(null);
    if (!this.send({ type: "preview", seat, action, then })) return Promise.resolve(null);
    let resolve!: Plan["resolve"];
    const answer: Plan["answer"] = new Promise((settle) => (resolve = settle));
    this.#plans.set(key, { seat, action, answer, resolve });
    return answer;
  }

  // ------------------------------------------------------------------ answers
  hear(message: Hint | Why | Preview): void {
    switch (message.type) {
      case "hint":
        this.hint = message;
        break;
      case "why":
        this.why = message;
        if (message.seq === this.table.update?.seq) this.whys = new Map(this.whys).set(message.action, message);
        break;
      case "preview":
        this.#foreseen(message);
        if (this.step === WHY_STEP && message.action === this.hint?.best) this.reason = message;
        break;
    }
  }

  /** The server does not answer something. A refusal that names no action may mean any plan: then none is waited for. */
  refuse({ seat, action }: Refused): void {
    if (!this.hint) this.step = 0;
    this.drop((plan) => action == null || (plan.seat === seat && plan.action === action));
  }

  /** The table has moved on: nothing of this holds any more. */
  forget(): void {
    this.hint = this.reason = this.why = this.preview = null;
    this.step = 0;
    this.whys = new Map();
    this.drop();
  }

  /** Some plans, or all of them, will not be answered any more. */
  drop(dropped: (plan: Plan) => boolean = () => true): void {
    for (const [key, plan] of this.#plans) {
      if (!dropped(plan)) continue;
      this.#plans.delete(key);
      plan.resolve(null);
    }
  }

  #foreseen(preview: Preview): void {
    const key = keyOf(preview.seat, [preview.action, ...preview.then]);
    const plan = this.#plans.get(key);
    this.#plans.delete(key);
    if (plan) plan.resolve(preview);
    else this.preview = preview;
  }
}
