import { beforeEach, describe, expect, test, vi } from "vitest";
import type { DecisionInfo } from "../../../src/contract";
import { Choice } from "../../../src/lib/table/choice.svelte";

const sail = (id: number, boat: number, site: string) => ({ id, verb: "sail", boat, site });
const DECISION = {
  seat: 1,
  prompt: "turn",
  section: "",
  actions: [{ id: 0, verb: "take" }, sail(1, 0, "temple"), sail(2, 0, "market"), sail(3, 1, "temple"), sail(4, 1, "market")],
} as DecisionInfo;

const send = vi.fn();
let choice: Choice;

beforeEach(() => {
  send.mockClear();
  choice = new Choice(send);
  choice.open(DECISION);
});

const left = (): number[] => choice.left.map((offer) => offer.id);

describe("clicks", () => {
  test("narrow until one action is left, which is sent for the seat that is asked", () => {
    choice.click({ verb: "sail", boat: 1 });
    expect(left()).toEqual([3, 4]);
    expect(send).not.toHaveBeenCalled();
    choice.click({ site: "market" });
    expect(send).toHaveBeenCalledExactlyOnceWith(1, sail(4, 1, "market"));
    expect(choice.decision).toBeNull();
  });

  test("that lead nowhere change nothing", () => {
    choice.click({ verb: "sail", boat: 3 });
    expect(left()).toEqual([0, 1, 2, 3, 4]);
    expect(send).not.toHaveBeenCalled();
  });

  test("are taken back one by one", () => {
    choice.click({ verb: "sail" });
    choice.click({ boat: 0 });
    expect(left()).toEqual([1, 2]);
    expect(choice.back()).toBe(true);
    expect(left()).toEqual([1, 2, 3, 4]);
    expect(choice.back()).toBe(true);
    expect(choice.back()).toBe(false);
  });

  test("make way for one that says otherwise about the same field", () => {
    choice.click({ verb: "sail" });
    choice.click({ boat: 0 });
    expect(choice.leads({ boat: 1 })).toEqual([]);
    expect(choice.instead({ boat: 1 }).map((offer) => offer.id)).toEqual([3, 4]);
    choice.swap({ boat: 1 });
    expect(choice.clicked).toEqual({ verb: "sail", boat: 1 });
    expect(left()).toEqual([3, 4]);
  });
});

describe("light", () => {
  test("shows what an element leads to, by ids", () => {
    expect(choice.lit({ site: "temple" })).toBe(true);
    expect(choice.mark({ site: "temple" })).toBe("1 3");
    expect(choice.mark({ site: "pyramid" })).toBeUndefined();
  });

  test("tells what is clicked from what could be", () => {
    expect(choice.chosen({ verb: "sail" })).toBe(false);
    choice.click({ verb: "sail", boat: 0 });
    expect(choice.chosen({ boat: 0 })).toBe(true);
    expect(choice.chosen({ boat: 1 })).toBe(false);
  });
});

describe("a decision that comes again", () => {
  test("keeps the clicks if the same seat is asked the same", () => {
    choice.click({ verb: "sail", boat: 0 });
    choice.reopen({ ...DECISION, actions: [...DECISION.actions] });
    expect(left()).toEqual([1, 2]);
  });

  test("forgets them if something else may be done", () => {
    choice.click({ verb: "sail", boat: 0 });
    choice.reopen({ ...DECISION, actions: DECISION.actions.slice(0, 4) });
    expect(left()).toEqual([0, 1, 2, 3]);
  });

  test("forgets them if another seat is asked", () => {
    choice.click({ verb: "sail", boat: 0 });
    choice.reopen({ ...DECISION, seat: 2 });
    expect(left()).toEqual([0, 1, 2, 3, 4]);
    expect(choice.seat).toBe(2);
  });

  test("is closed by none", () => {
    choice.reopen(null);
    expect(choice.seat).toBe(-1);
    expect(choice.task).toBe("");
    expect(left()).toEqual([]);
  });
});
