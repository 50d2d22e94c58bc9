/** A building action as it is planned: teams, force cards, bricks in their order, the market; nothing is sent before it is confirmed. */

import type { DecisionInfo, GameEvent, Preview } from "../../contract";
import { Choice } from "../../lib/table/choice.svelte";
import { narrow, type Offer } from "../../lib/table/narrow";
import type { Table } from "../../lib/table/table.svelte";
import type { Marks } from "./marks";
import { told } from "./questions";
import type { EgiziaView } from "./view.gen";

/** The decisions that are planned together. */
const PLANNED = new Set(["site_turn", "waiting_turn", "reinforcement", "bricks", "purchase"]);
const BRICK_LINES = new Set(["obelisk", "colonnade", "pyramid", "bricks"]);

/** One step of the plan with what surely follows from the plan up to it. */
interface Step {
  action: Offer;
  preview: Preview;
}

/** What a plan leads to: its steps, what may follow, and the plan carried through to its end. */
interface Outlook {
  steps: Step[];
  offered: Offer[];
  ending: Preview | null;
  /** What closes the decision about force cards, while that is open: bricks come after it. */
  work: Offer | undefined;
}

export interface PlannedBrick {
  monument: string;
  cost: number;
  points: number;
  events: GameEvent[];
}

export class Plan {
  steps = $state.raw<Step[]>([]);
  /** The plan carried through to its end, where that asks for more. */
  ending = $state.raw<Preview | null>(null);
  market = $state.raw<Offer | null>(null);
  busy = $state(false);
  /** What the plan offers next: lit bricks, force cards, numbers of Sphinx cards. */
  choice = new Choice((_seat, offer) => void this.add(offer));

  #base = $state.raw<DecisionInfo | null>(null);
  #queue: number[] = [];
  #turn = 0;
  #work: Offer | undefined;

  constructor(readonly table: Table) {}

  /** A decision of the table opens a new plan; while a plan is being sent, the next step of it follows. */
  open(decision: DecisionInfo | null): void {
    const next = decision?.actions.find((offer) => offer.id === this.#queue[0]);
    if (next && decision) {
      this.#queue.shift();
      this.table.choice.play(next);
      return;
    }
    if (decision) this.#queue = [];
    if (decision === this.#base) return;
    this.#base = decision && PLANNED.has(decision.prompt) ? decision : null;
    this.clear();
  }

  get active(): boolean {
    return this.#base !== null && this.table.choice.decision === this.#base;
  }

  get base(): DecisionInfo | null {
    return this.#base;
  }

  get seat(): number {
    return this.#base?.seat ?? -1;
  }

  clear(): void {
    this.#turn++;
    this.steps = [];
    this.ending = this.market = null;
    this.#work = undefined;
    this.busy = false;
    this.choice.open(this.#base);
  }

  get actions(): Offer[] {
    return this.steps.map((step) => step.action);
  }

  get crew(): Offer | undefined {
    return this.actions.find((action) => action.verb === "build");
  }

  get purchase(): Offer | undefined {
    return this.actions.find((action) => action.verb === "buy");
  }

  // ------------------------------------------------------------------ making the plan
  /** Other teams: what was planned already is kept as far as it is still possible. */
  async send(crew: Offer): Promise<void> {
    await this.#rebuild([crew, ...this.actions.filter((action) => action.verb !== "build" && action.verb !== "finish")]);
  }

  async add(offer: Offer): Promise<void> {
    await this.#rebuild([...this.actions.filter((action) => action.verb !== "finish"), offer]);
  }

  /** Take a step off again; the last brick where none is named. */
  async remove(action: Offer | undefined = this.actions.findLast((one) => one.verb !== "finish")): Promise<void> {
    await this.#rebuild(this.actions.filter((one) => one !== action && one.verb !== "finish"));
  }

  /** A plan of other steps, as far as they are possible; without an answer from the server it stays what it was. */
  async #rebuild(wanted: Offer[]): Promise<void> {
    const turn = ++this.#turn;
    this.busy = true;
    const outlook = await this.#outlook(wanted);
    if (turn !== this.#turn) return;
    this.busy = false;
    if (!outlook) return;
    const { steps, offered, ending } = outlook;
    this.#work = outlook.work;
    this.market = null;
    this.steps = steps;
    this.ending = ending;
    const actions = offered.filter((offer) => offer.verb === "lay" || offer.verb === "play" || offer.verb === "buy");
    this.choice.open(steps.length === 0 ? this.#base : { seat: this.seat, prompt: "plan", section: "", actions });
  }

  /** Ask step by step what follows; a step that is no longer offered is left out. */
  async #outlook(wanted: Offer[]): Promise<Outlook | null> {
    const turn = this.#turn;
    const steps: Step[] = [];
    let next: DecisionInfo | null = this.#base;
    const foresee = async (action: Offer): Promise<Preview | null> => {
      const preview = await this.table.advice.foresee(this.seat, [...steps.map((step) => step.action), action]);
      return turn === this.#turn ? preview : null; // another plan is being made
    };
    /** Force cards come before the work: laying a brick closes their decision. */
    const begin = (): Offer | undefined =>
      next?.prompt === "reinforcement" ? next.actions.find((offer) => offer.verb === "finish") : undefined;
    for (const action of wanted) {
      for (const wish of [action.verb === "play" ? undefined : begin(), action]) {
        const offer: Offer | undefined = next?.actions.find((one) => one.id === wish?.id);
        if (!offer) continue;
        const preview = await foresee(offer);
        if (!preview) return null;
        steps.push({ action: offer, preview });
        next = preview.next;
      }
    }
    const offered = [...(next?.actions ?? [])];
    const work = begin();
    if (work) {
      const preview = await foresee(work);
      if (!preview) return null;
      offered.push(...(preview.next?.actions ?? []));
    }
    const finish = next?.prompt === "bricks" ? offered.find((offer) => offer.verb === "finish") : undefined;
    if (!finish) return { steps, offered, ending: steps.at(-1)?.preview ?? null, work };
    const ending = await foresee(finish);
    return ending && { steps, offered, ending, work };
  }

  /** Ask why something cannot follow this plan: the refusal is the answer. */
  wonder(offer: Offer): void {
    void this.table.advice.foresee(this.seat, [...this.actions, ...(this.#work ? [this.#work] : []), offer]);
  }

  // ------------------------------------------------------------------ what the plan comes to
  get bricks(): PlannedBrick[] {
    return this.steps.flatMap(({ action, preview }, place) => {
      if (action.verb !== "lay") return [];
      const events = preview.events.slice(this.steps[place - 1]?.preview.events.length ?? 0);
      const own = events.filter((event) => event.seat === this.seat);
      const laid = own.find((event) => event.event === "brick_laid");
      const points = own.filter((event) => event.event === "points_gained" && BRICK_LINES.has(String(event.line)));
      return [
        {
          monument: String(action.monument),
          cost: Number(laid?.amount ?? 0),
          points: points.reduce((sum, event) => sum + Number(event.amount), 0),
          events: own,
        },
      ];
    });
  }

  get lays(): Offer[] {
    return this.actions.filter((action) => action.verb === "lay");
  }

  /** Force of the teams and cards that were chosen, or what is left of it where the work has begun already. */
  force(view: EgiziaView): number {
    const before = this.steps.findLast(({ action, preview }) => action.verb !== "lay" && action.verb !== "buy" && preview.view !== null);
    return before ? told(before.preview.view!).force : view.force;
  }

  get spent(): number {
    return this.bricks.reduce((sum, brick) => sum + brick.cost, 0) + Number(this.purchase?.paid ?? 0);
  }

  /** Where the planned bricks lie, each on the next cell of its monument. */
  marks(view: EgiziaView): Marks {
    const marks = new Map<string, number>();
    this.bricks.forEach(({ monument }, number) => {
      let cell = firstFree(view, monument, this.seat);
      while (marks.has(`${monument}:${cell}`)) cell++;
      marks.set(`${monument}:${cell}`, number + 1);
    });
    return marks;
  }

  /** The market that may be chosen when the plan is carried out. */
  get markets(): Offer[] {
    return this.bricks.length > 0 && this.ending?.next?.prompt === "market_choice"
      ? narrow(this.ending.next.actions, { verb: "advance" })
      : [];
  }

  get ready(): boolean {
    return !this.busy && (this.bricks.length > 0 || this.purchase !== undefined);
  }

  /** Carry the plan out: each step is sent when the table asks for it. */
  confirm(): void {
    if (!this.ready) return;
    const [first, ...rest] = this.actions;
    const finish = this.ending && this.ending !== this.steps.at(-1)?.preview ? [this.ending.then.at(-1) ?? this.ending.action] : [];
    this.#queue = [...rest.map((action) => action.id), ...finish, ...(this.market ? [this.market.id] : [])];
    this.table.choice.play(first!);
  }
}

/** The first cell of a monument that is free for a seat. */
function firstFree(view: EgiziaView, monument: string, seat: number): number {
  if (monument === "obelisk") return view.obelisk.cells.findIndex((cell) => cell.owner === null);
  if (monument === "colonnade") return view.colonnade.built[seat] ?? 0;
  const place = Number(monument.split("_")[1]) - 1;
  if (monument.startsWith("row_")) return view.pyramid.rows[place]!.cells.findIndex((cell) => cell === null);
  return view.statues[place]?.built[seat] ?? 0;
}

const plans = new WeakMap<Table, Plan>();

/** The one plan of a table. */
export function planOf(table: Table): Plan {
  let plan = plans.get(table);
  if (!plan) plans.set(table, (plan = new Plan(table)));
  return plan;
}
