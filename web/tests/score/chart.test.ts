import { expect, test } from "vitest";
import { scaleOf, stairs, wrapped } from "../../src/score/chart";
import type { Part } from "../../src/score/course";

const part = (totals: number[], at: number): Part => ({
  from: 0,
  to: 0,
  text: "",
  short: "",
  gains: totals,
  totals,
  rises: totals.map((total, seat) => ({ seat, at, total })),
});

test("the scale has few marks at round numbers, and room for what is below nothing", () => {
  const frame = { top: 0, bottom: 100 };
  expect(scaleOf([part([42, 7], 1)], frame).marks).toEqual([0, 10, 20, 30, 40]);
  expect(scaleOf([part([163, 90], 1)], frame).marks).toEqual([0, 50, 100, 150]);
  const { marks, y } = scaleOf([part([8, -4], 1)], frame);
  expect(marks).toEqual([0, 5]);
  expect([y(8), y(-4)]).toEqual([0, 100]);
  expect(scaleOf([part([0, 0], 1)], frame).marks).toEqual([0, 1, 2, 3, 4, 5]);
});

test("stairs are level until something changes", () => {
  expect(stairs(1, [part([3, 5], 0.5), part([3, 9], 1)], 10, 100, (points) => 50 - points)).toBe("M10 50H60V45H210V41H210");
});

test("the name of a column takes two lines at most", () => {
  expect(wrapped("Sets", 60)).toEqual(["Sets"]);
  expect(wrapped("Unused blue cards", 60)).toEqual(["Unused", "blue", "cards"]);
  expect(wrapped("Hieroglyphenwand", 60)).toEqual(["Hierogly…"]);
});
