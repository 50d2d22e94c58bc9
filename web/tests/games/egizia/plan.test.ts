import { beforeEach, expect, test, vi } from "vitest";
import type { DecisionInfo, Preview } from "../../../src/contract";
import { Plan } from "../../../src/games/egizia/plan.svelte";
import type { Table } from "../../../src/lib/table/table.svelte";

const CREW = { id: 3, verb: "build", crew: 1 };
const BRICK = { id: 5, verb: "lay", monument: "obelisk", cell: 1 };
const FINISH = { id: 9, verb: "finish" };
const decision = (prompt: string, ...actions: DecisionInfo["actions"]): DecisionInfo => ({ seat: 0, prompt, section: "", actions });
const BASE = decision("site_turn", CREW);

/** What follows from so many steps. */
const AFTER: Record<string, DecisionInfo | null> = { "3": decision("bricks", BRICK, FINISH), "3 5": decision("bricks", FINISH) };
const foresee = vi.fn<Table["advice"]["foresee"]>();
const table = { choice: { decision: BASE }, advice: { foresee } } as unknown as Table;
let plan: Plan;

beforeEach(() => {
  foresee.mockImplementation((seat, actions) => {
    const [action, ...then] = actions.map((offer) => offer.id);
    const next = AFTER[actions.map((offer) => offer.id).join(" ")] ?? null;
    return Promise.resolve({ type: "preview", seq: 1, seat, action, then, events: [], next } as unknown as Preview);
  });
  plan = new Plan(table);
  plan.open(BASE);
});

test("every step is asked about together with those before it, and so is the end", async () => {
  await plan.add(CREW);
  await plan.add(BRICK);
  expect(plan.actions.map((action) => action.id)).toEqual([3, 5]);
  expect(foresee.mock.lastCall![1].map((action) => action.id)).toEqual([3, 5, 9]);
  expect(plan.busy).toBe(false);
});

test("a step that is no longer offered is left out", async () => {
  await plan.add(CREW);
  await plan.add({ id: 77, verb: "lay" });
  expect(plan.actions.map((action) => action.id)).toEqual([3]);
});

test("an answer that does not come leaves the plan as it was, ready for the next click", async () => {
  await plan.add(CREW);
  foresee.mockResolvedValue(null);
  await plan.add(BRICK);
  expect(plan.actions.map((action) => action.id)).toEqual([3]);
  expect(plan.choice.left.map((offer) => offer.id)).toEqual([5]);
  expect(plan.busy).toBe(false);
});

test("of two plans made at once the later one counts", async () => {
  await plan.add(CREW);
  const brick = plan.add(BRICK);
  const none = plan.remove(CREW);
  await Promise.all([brick, none]);
  expect(plan.actions).toEqual([]);
  expect(plan.busy).toBe(false);
});
