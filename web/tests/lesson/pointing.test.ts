import { describe, expect, it } from "vitest";
import { above, corner, placed, sameBoxes } from "../../src/lesson/pointing";

const room = { x: 0, y: 50, width: 1000, height: 600 };
const size = { width: 400, height: 150 };

describe("where the bubble has room", () => {
  it("stands below what it means, with its tail at the middle of it", () => {
    const anchor = { x: 480, y: 100, width: 40, height: 40 };
    expect(placed(anchor, size, room, [anchor])).toEqual({ x: 300, y: 166, side: "below", tail: 200 });
  });

  it("goes above where there is no room below", () => {
    const anchor = { x: 480, y: 580, width: 40, height: 40 };
    expect(placed(anchor, size, room, [anchor]).side).toBe("above");
  });

  it("covers nothing else that is meant", () => {
    const anchor = { x: 480, y: 260, width: 40, height: 40 };
    const other = { x: 480, y: 330, width: 40, height: 40 };
    const at = placed(anchor, size, room, [anchor, other]);
    expect(at.side).toBe("above");
  });

  it("covers as little as it can of what else is lit", () => {
    const anchor = { x: 480, y: 260, width: 40, height: 40 };
    const button = { x: 500, y: 340, width: 40, height: 40 };
    expect(placed(anchor, size, room, [anchor]).side).toBe("below");
    expect(placed(anchor, size, room, [anchor], [anchor, button]).side).toBe("above");
  });

  it("stands farther off where something lit lies in between, and all else would be covered too", () => {
    const card = { x: 200, y: 60, width: 250, height: 280 };
    const bar = { x: 260, y: 345, width: 200, height: 50 };
    const next = { x: 460, y: 60, width: 250, height: 280 };
    expect(placed(card, size, room, [card], [bar, next])).toMatchObject({ y: 402, side: "below" });
  });

  it("stays inside at the edge, and its tail still points", () => {
    const anchor = { x: 0, y: 100, width: 20, height: 20 };
    const at = placed(anchor, size, room, [anchor]);
    expect(at.x).toBeGreaterThanOrEqual(room.x);
    expect(at.tail).toBeGreaterThan(0);
  });

  it("points from above at what lies in the dock", () => {
    const tile = { x: 20, y: 700, width: 120, height: 60 };
    expect(placed(tile, size, room, [tile])).toEqual({ x: 10, y: 490, side: "above", tail: 70 });
  });

  it("stands beside the other thing that is meant where it would cover that", () => {
    const tile = { x: 20, y: 700, width: 120, height: 60 };
    const slot = { x: 300, y: 60, width: 100, height: 580 };
    const at = placed(tile, size, room, [tile, slot]);
    expect([at.side, at.x]).toEqual(["right", 426]);
  });

  it("lies anywhere it covers nothing where no side has room, and does not pretend to point", () => {
    const wide = { x: 0, y: 215, width: 1000, height: 265 };
    const at = placed(wide, size, room, [wide]);
    expect(at.tail).toBe(-1);
    expect(at.y + size.height <= 215 || at.y >= 480).toBe(true);
  });

  it("has no tail where it points at nothing", () => {
    expect(placed(undefined, size, room, []).tail).toBe(-1);
  });

  it("has no tail where there is no room on any side", () => {
    const all = { x: 0, y: 50, width: 1000, height: 600 };
    expect(placed(all, size, room, [all]).tail).toBe(-1);
  });
});

it("boxes that hardly differ are the same", () => {
  const box = { x: 1, y: 1, width: 10, height: 10 };
  expect(sameBoxes([box], [{ ...box, x: 1.2 }])).toBe(true);
  expect(sameBoxes([box], [{ ...box, x: 3 }])).toBe(false);
  expect(sameBoxes([box], [])).toBe(false);
});

it("a sentence lies in the corner where it covers least of what is lit", () => {
  const [left, top] = [
    { x: 0, y: 50, width: 200, height: 600 },
    { x: 0, y: 50, width: 1000, height: 60 },
  ];
  expect(corner(size, room, [])).toEqual({ x: 10, y: 60 });
  expect(corner(size, room, [left])).toEqual({ x: 590, y: 60 });
  expect(corner(size, room, [top])).toEqual({ x: 10, y: 490 });
  expect(corner(size, room, [left, top])).toEqual({ x: 590, y: 490 });
});

describe("what of a ring is drawn on an upright phone", () => {
  const box = { x: 10, y: 500, width: 80, height: 100 };

  it("is cut at the dock, under which the board goes on", () => {
    expect(above(box, 570)).toEqual([{ ...box, height: 70 }]);
    expect(above(box, 700)).toEqual([box]);
  });

  it("is nothing where more than half of it would lie under the dock", () => {
    expect(above(box, 540)).toEqual([]);
    expect(above(box, 400)).toEqual([]);
  });
});
