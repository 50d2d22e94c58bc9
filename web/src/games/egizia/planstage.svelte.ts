/** The light of the building site: what the plan offers, instead of what the table offers. */

import { anyStage, type Thing } from "../../lib/board/stage.svelte";
import { actionId } from "../../lib/table/actions";
import type { Offer, Sketch } from "../../lib/table/narrow";
import type { Marks } from "./marks";
import type { Plan } from "./plan.svelte";
import { RiverStage } from "./stage.svelte";

export class PlanStage extends RiverStage {
  constructor(
    readonly plan: Plan,
    readonly river: RiverStage,
  ) {
    super(river.given);
  }

  override get seat(): number {
    return this.plan.seat;
  }

  override get marks(): Marks {
    return this.plan.marks(this.view);
  }

  override get live(): boolean {
    return this.table.looked === null && this.plan.active;
  }

  override chosen(_sketch: Sketch): boolean {
    return false;
  }

  override lit(sketch: Sketch): boolean {
    return this.live && !this.plan.busy && this.plan.choice.lit(sketch);
  }

  override mark(sketch: Sketch): string | undefined {
    return this.lit(sketch) ? this.plan.choice.mark(sketch) : undefined;
  }

  override choose(sketch: Sketch): void {
    this.plan.choice.click(sketch);
  }

  /** Bricks say themselves what they cost; the table is asked when the plan grows. */
  override point(sketch: Sketch): void {
    this.pointed = this.lit(sketch) ? sketch : null;
  }

  /** Nothing planned yet: the table answers. Later it is asked about the plan, and what is left stands beside the thing. */
  override wonder(thing: Thing, element: Element): void {
    const { plan, view } = this;
    if (!plan.crew && plan.base?.prompt !== "bricks")
      this.river.show({ title: thing.name, lines: [this.say("board-plan-team-first")] }, element, 0);
    else if (plan.actions.length === 0) this.river.wonder(thing, element);
    else {
      const left = { force: plan.force(view) - plan.spent, stones: view.players[this.seat]!.stones - plan.spent };
      this.river.show({ title: thing.name, lines: [this.say("board-plan-left", left)] }, element, 0);
      // Where no brick can follow any more, the numbers are the answer.
      const id = this.plan.choice.left.some((offer) => offer.verb === "lay")
        ? actionId(this.given.game.words, thing.why ?? thing.sketch)
        : null;
      if (id !== null) plan.wonder({ id, ...thing.sketch } as Offer);
    }
  }
}

/** The stage of the building site, for the parts that are drawn nowhere else. */
export const planAround = (): PlanStage => anyStage() as PlanStage;
