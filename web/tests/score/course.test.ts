import { expect, test } from "vitest";
import { countOf, cutOf, leaders, momentsOf, partsOf, spansOf } from "../../src/score/course";

const LINES = ["pyramid", "temple", "obelisks", "wrath"];
const COURSE = [
  { step: 2, seat: 0, line: 0, points: 3 },
  { step: 4, seat: 1, line: 1, points: 2 },
  { step: 4, seat: 0, line: 1, points: 1 },
  { step: 5, seat: 0, line: 1, points: 1 },
  { step: 5, seat: 1, line: 2, points: 10 },
  { step: 5, seat: 0, line: 3, points: -4 },
];
const CUT = cutOf(COURSE, 5, LINES, ["obelisks", "wrath"]);
const COUNT = countOf(CUT, LINES, 2);

test("what the rules count at the end is counted stage by stage, after everything else", () => {
  expect(COUNT).toEqual({
    before: [
      { line: "pyramid", points: [3, 0] },
      { line: "temple", points: [2, 2] },
    ],
    subtotal: [5, 2],
    stages: [
      { line: "obelisks", points: [0, 10], totals: [5, 12] },
      { line: "wrath", points: [-4, 0], totals: [1, 12] },
    ],
  });
});

test("a line that counts on the way and at the end is told both times", () => {
  const course = [{ step: 3, seat: 0, line: 2, points: 6 }, ...COURSE];
  const { before, stages } = countOf(cutOf(course, 5, LINES, ["obelisks"]), LINES, 2);
  expect(before.at(-2)).toEqual({ line: "obelisks", points: [6, 0] });
  expect(stages).toEqual([{ line: "obelisks", points: [0, 10], totals: [7, 12] }]);
});

test("a line that brought nobody anything is not in play", () => {
  const cut = cutOf(COURSE.slice(0, 5), 5, LINES, ["obelisks", "wrath"]);
  expect(countOf(cut, LINES, 2).stages.map(({ line }) => line)).toEqual(["obelisks"]);
});

test("where points are counted on the way, the sheet is added up from its first line", () => {
  const { before, subtotal, stages } = countOf(cutOf(COURSE, 5, LINES, []), LINES, 2);
  expect(before).toEqual([]);
  expect(subtotal).toEqual([0, 0]);
  expect(stages.map(({ totals }) => totals)).toEqual([
    [3, 0],
    [5, 2],
    [5, 12],
    [1, 12],
  ]);
});

test("who leads: the best, who may be several, but not everybody", () => {
  expect(leaders([4, 7, 7])).toEqual([1, 2]);
  expect(leaders([7, 7])).toEqual([]);
});

test("the course goes by rounds without the final count, then by its stages", () => {
  const spans = [
    { text: "Round 1", short: "1", from: 0, to: 3 },
    { text: "Round 2", short: "2", from: 4, to: 5 },
  ];
  const parts = partsOf(spans, CUT, COUNT, 2);
  expect(parts.map(({ gains, totals, line }) => [line, gains, totals])).toEqual([
    [undefined, [3, 0], [3, 0]],
    [undefined, [2, 2], [5, 2]],
    ["obelisks", [0, 10], [5, 12]],
    ["wrath", [-4, 0], [1, 12]],
  ]);
  expect(parts[1]!.rises).toEqual([
    { seat: 1, at: 0.5, total: 2 },
    { seat: 0, at: 0.5, total: 4 },
    { seat: 0, at: 1, total: 5 },
  ]);
  const onTheWay = cutOf(COURSE, 5, LINES, []);
  expect(partsOf(spans, onTheWay, countOf(onTheWay, LINES, 2), 2)).toHaveLength(2);
});

test("moments are the moves that brought most, in the order of play", () => {
  expect(momentsOf(CUT)).toEqual([
    { step: 2, seat: 0, points: 3 },
    { step: 4, seat: 1, points: 2 },
    { step: 5, seat: 0, points: 1 },
  ]);
  expect(momentsOf({ played: [], counted: [] })).toEqual([]);
});

test("rounds are runs of steps; without rounds the match is cut into equal runs", () => {
  const move = (step: number): string => `move ${step}`;
  const chapters = [
    { step: 0, text: "Round 1" },
    { step: 12, text: "Round 2" },
  ];
  expect(spansOf(chapters, 20, move)).toEqual([
    { text: "Round 1", short: "1", from: 0, to: 12 },
    { text: "Round 2", short: "2", from: 13, to: 20 },
  ]);
  const runs = spansOf([], 20, move);
  expect(runs).toHaveLength(8);
  expect([runs[0], runs.at(-1)]).toEqual([
    { text: "move 3", short: "3", from: 0, to: 3 },
    { text: "move 20", short: "20", from: 19, to: 20 },
  ]);
});
