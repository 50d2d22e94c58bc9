import { beforeEach, expect, test } from "vitest";
import type { Refused } from "../../../src/contract";
import { Unanswered } from "../../../src/lib/table/unanswered";
import { DECISION, update } from "./socket";

const ACT = { type: "act" as const, seq: 1, seat: 0, action: 5 };
const refused = (seat: number | null, action: number | null): Refused => ({
  type: "refused",
  code: "illegal",
  seq: 1,
  seat,
  action,
  reason: null,
  section: null,
});

let unanswered: Unanswered;

beforeEach(() => {
  unanswered = new Unanswered();
  unanswered.add(ACT);
});

test("a choice stands while nothing has happened and it may still be made", () => {
  expect(unanswered.standing(update(1))).toEqual([ACT]);
  expect(unanswered.standing(update(1))).toEqual([ACT]);
});

test("a choice was answered, or has come too late, once the table has moved on", () => {
  expect(unanswered.standing(update(2))).toEqual([]);
  expect(unanswered.standing(update(1))).toEqual([]);
});

test("a choice no longer offered is not made: it was sealed, or somebody else decides now", () => {
  expect(unanswered.standing(update(1, { decisions: [] }))).toEqual([]);
});

test.each([
  ["another action", { ...DECISION, actions: DECISION.actions.slice(0, 1) }],
  ["another seat", { ...DECISION, seat: 1 }],
  ["a race", { ...DECISION, claim: "claim" }],
])("a choice does not stand where %s is asked for", (_what, decision) => {
  expect(unanswered.standing(update(1, { decisions: [decision] }))).toEqual([]);
});

test("a seat that chooses again has changed its mind", () => {
  unanswered.add({ ...ACT, action: 3 });
  expect(unanswered.standing(update(1))).toEqual([{ ...ACT, action: 3 }]);
});

test("people at one screen each have a choice of their own", () => {
  unanswered.add({ ...ACT, seat: 1 });
  const decisions = [DECISION, { ...DECISION, seat: 1 }];
  expect(unanswered.standing(update(1, { decisions })).map(({ seat }) => seat)).toEqual([0, 1]);
});

test("a refusal is an answer, to the choice it names or to everything", () => {
  unanswered.refuse(refused(0, 6));
  expect(unanswered.standing(update(1))).toEqual([ACT]);
  unanswered.refuse(refused(0, 5));
  expect(unanswered.standing(update(1))).toEqual([]);
  unanswered.add(ACT);
  unanswered.refuse(refused(null, null));
  expect(unanswered.standing(update(1))).toEqual([]);
});
