/** The light of the building site: what the plan offers, instead of what the table offers. */

import { anyStage, type Thing } from "../../lib/board/stage.svelte";
import type { Sketch } from "../../lib/table/narrow";
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

  /** The table cannot say why a plan ends here: the numbers do. */
  override wonder(thing: Thing, element: Element): void {
    const { view } = this;
    const left = { force: this.plan.force(view) - this.plan.spent, stones: view.players[this.seat]!.stones - this.plan.spent };
    const lines =
      this.plan.crew || this.plan.base?.prompt === "bricks" ? [this.say("board-plan-left", left)] : [this.say("board-plan-team-first")];
    this.river.show({ title: thing.name, lines }, element, 0);
  }
}

/** The stage of the building site, for the parts that are drawn nowhere else. */
export const planAround = (): PlanStage => anyStage() as PlanStage;
