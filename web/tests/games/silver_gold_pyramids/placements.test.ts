import { describe, expect, test } from "vitest";
import { keyOf, cellsOf, type Cell } from "../../../src/games/silver_gold_pyramids/geometry";
import { covers, handle, nearest, next, ONE_CELL, placementsOf, sketchAt } from "../../../src/games/silver_gold_pyramids/placements";

let id = 0;
const mark = (hand: string, cells: string) => ({ id: id++, verb: "mark", hand, cells });
const places = (...offers: [string, string][]) => placementsOf(offers.map(([hand, cells]) => mark(hand, cells)));

test("every marking that is offered is a place: its cells, its shape wherever it lies, its middle", () => {
  const [place, ...others] = placementsOf([{ id: 90, verb: "pass" }, mark("left", "B2-C2")]);
  expect(others).toEqual([]);
  expect(place).toMatchObject({
    hand: "left",
    cells: [
      [1, 1],
      [1, 2],
    ],
    shape: "A1-B1",
    x: 2,
    y: 1.5,
  });
  expect(places(["left", "E5"])[0]!.shape).toBe(ONE_CELL);
});

test("a place covers its cells on its own card only", () => {
  const [place] = places(["left", "B2-C2"]);
  expect(covers(place!, "left", [1, 2])).toBe(true);
  expect(covers(place!, "left", [2, 1])).toBe(false);
  expect(covers(place!, "right", [1, 2])).toBe(false);
  expect(covers(null, "left", [1, 2])).toBe(false);
});

test("the focus goes to the first cell in reading order", () => {
  expect(handle(places(["left", "C1-A2-B2-C2"])[0]!)).toEqual([0, 2]);
});

describe("the nearest place", () => {
  const [far, near, upright] = places(["left", "A1-B1"], ["left", "C3-D3"], ["left", "C3-C4"]);

  test("is the one whose middle is closest to the point", () => {
    expect(nearest([far!, near!], 3, 2.4)).toBe(near);
    expect(nearest([far!, near!], 1, 0.6)).toBe(far);
  });

  test("lies as was wished, even if another way would be closer", () => {
    expect(nearest([far!, near!, upright!], 2.5, 3, [near!.shape, upright!.shape])).toBe(near);
    expect(nearest([far!, near!, upright!], 2.5, 3, [upright!.shape, near!.shape])).toBe(upright);
  });

  test("is none where there is none", () => {
    expect(nearest([], 1, 1)).toBeNull();
  });
});

describe("arrows", () => {
  const all = places(["left", "A1"], ["left", "E1"], ["left", "A3"], ["right", "A1"]);
  const [start, besides, below, other] = all;

  test("walk to the next place in their direction", () => {
    expect(next(all, start!, [1, 0])).toBe(besides);
    expect(next(all, start!, [0, 1])).toBe(below);
  });

  test("walk over to the other card", () => {
    expect(next(all, besides!, [1, 0])).toBe(other);
    expect(next(all, other!, [-1, 0])).toBe(besides);
  });

  test("stop at the edge", () => {
    expect(next(all, start!, [0, -1])).toBeNull();
    expect(next(all, start!, [-1, 0])).toBeNull();
  });
});

describe("the pattern that was meant at a cell", () => {
  const bar = cellsOf("A1-B1-C1");

  test("has the cell as near its middle as the card allows", () => {
    expect(sketchAt(bar, [2, 2], 5)).toEqual([
      [2, 1],
      [2, 2],
      [2, 3],
    ]);
    expect(sketchAt(bar, [2, 4], 5)).toEqual([
      [2, 2],
      [2, 3],
      [2, 4],
    ]);
  });

  test("keeps its shape and stays on the card", () => {
    for (const cell of [
      [0, 0],
      [4, 4],
      [0, 4],
      [3, 1],
    ] as Cell[]) {
      const cells = sketchAt(bar, cell, 5)!;
      expect(keyOf(cells)).toBe(keyOf(bar));
      expect(cells).toContainEqual(cell);
    }
  });

  test("is none if it is too large", () => {
    expect(sketchAt(bar, [0, 0], 2)).toBeNull();
  });
});
