import { expect, test } from "vitest";
import type { OutcomeInfo, Verdict } from "../../src/contract";
import { ceiling, course, turns, won } from "../../src/review/course";

function verdict(step: number, seat: number, before: number, after: number): Verdict {
  return {
    step,
    seat,
    word: "good",
    played: { id: 1, verb: "take" },
    best: { id: 2, verb: "take" },
    loss: 0,
    margin: 0,
    points: 0,
    lines: {},
    chances: [before, 1 - before],
    best_chances: [before, 1 - before],
    played_chances: [after, 1 - after],
    best_points: [],
    played_points: [],
    continuation: [],
  };
}

const OUTCOME: OutcomeInfo = { scores: [9, 3], ranking: [1, 2], lines: {}, tie_values: {}, tie_break: null };

test("what a choice brought shows at its step, unless the next one is judged from there", () => {
  const points = course([verdict(4, 1, 0.6, 0.7), verdict(1, 0, 0.5, 0.4), verdict(2, 1, 0.45, 0.5)], Infinity, 6, undefined);
  expect(points.map(({ step, chances }) => [step, chances[0]])).toEqual([
    [0, 0.5],
    [1, 0.45],
    [2, 0.5],
    [3, 0.6],
    [4, 0.7],
  ]);
});

test("the water ends where something before is not judged, and has no end then", () => {
  const verdicts = [verdict(1, 0, 0.5, 0.4), verdict(5, 0, 0.5, 0.4)];
  expect(course(verdicts, 2, 6, OUTCOME).map(({ step }) => step)).toEqual([0, 1]);
  expect(course(verdicts, Infinity, 6, OUTCOME).at(-1)).toEqual({ step: 6, chances: [1, 0] });
  expect(course([], Infinity, 6, OUTCOME)).toEqual([]);
});

test("a shared win counts in parts", () => {
  expect(won({ ...OUTCOME, ranking: [1, 1, 3] })).toEqual([0.5, 0.5, 0]);
});

test("the scale has whole quarters and at least a half", () => {
  expect(ceiling([])).toBe(0.5);
  expect(ceiling([{ step: 0, chances: [0.3, 0.2] }])).toBe(0.5);
  expect(ceiling([{ step: 0, chances: [0.6, 0.4] }])).toBe(0.75);
  expect(ceiling([{ step: 0, chances: [1, 0] }])).toBe(1);
});

test("turning points are the largest changes of a seat's chances, in the order of play, without the end", () => {
  const points = [0.5, 0.52, 0.42, 0.3, 0.35, 0.6, 1].map((chance, step) => ({ step, chances: [chance, 1 - chance] }));
  expect(turns(points, 0, 6).map(({ step, change }) => [step, Math.round(100 * change)])).toEqual([
    [2, -10],
    [3, -12],
    [5, 25],
  ]);
  expect(turns(points, 1, 6).map(({ step, change }) => [step, Math.round(100 * change)])).toEqual([
    [2, 10],
    [3, 12],
    [5, -25],
  ]);
  expect(turns(points.slice(0, 2), 0, 6)).toEqual([]);
});
