import { describe, expect, test } from "vitest";
import { reuse } from "../../../src/lib/table/reuse";

const json = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
const VIEW = {
  round: 2,
  players: [
    { score: 3, hand: ["a", "b"] },
    { score: 5, hand: [] },
  ],
  board: { cells: [[0, 1], [2]] },
};

describe("the new value", () => {
  test("is the old one where nothing changed", () => {
    expect(reuse(VIEW, json(VIEW))).toBe(VIEW);
  });

  test("keeps the parts that did not change, and says what did", () => {
    const before = json(VIEW);
    const now = json(VIEW);
    now.players[0]!.score = 4;
    const expected = json(now);
    const made = reuse(before, now);
    expect(made).toEqual(expected);
    expect(made).not.toBe(before);
    expect(made.players).not.toBe(before.players);
    expect(made.players[0]).not.toBe(before.players[0]);
    expect(made.players[0]!.hand).toBe(before.players[0]!.hand);
    expect(made.players[1]).toBe(before.players[1]);
    expect(made.board).toBe(before.board);
  });

  test("leaves the old one as it was", () => {
    const before = json(VIEW);
    reuse(before, { ...json(VIEW), round: 3 });
    expect(before).toEqual(VIEW);
  });

  test.each([
    ["a field more", { a: 1 }, { a: 1, b: 2 }],
    ["a field less", { a: 1, b: 2 }, { a: 1 }],
    ["another field", { a: 1 }, { b: 1 }],
    ["an item more", [1], [1, 2]],
    ["an item less", [1, 2], [1]],
    ["a list instead of an object", {}, []],
    ["something instead of nothing", null, { a: 1 }],
    ["nothing instead of something", { a: 1 }, null],
    ["another text", "a", "b"],
  ])("is itself with %s", (_what, before: unknown, now: unknown) => {
    const expected = json(now);
    expect(reuse(before, now)).toEqual(expected);
    expect(reuse(before, now)).not.toBe(before);
  });
});
