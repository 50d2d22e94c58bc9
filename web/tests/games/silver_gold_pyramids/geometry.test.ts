import { expect, test } from "vitest";
import {
  cellName,
  cellOf,
  cellsOf,
  keyOf,
  mirror,
  mirrored,
  position,
  quarter,
  turned,
} from "../../../src/games/silver_gold_pyramids/geometry";

const L = cellsOf("A1-A2-A3-B3");

test("cells are named by column letter and row, and found by their name", () => {
  expect(cellName([2, 1])).toBe("B3");
  expect(cellOf("B3")).toEqual([2, 1]);
});

test("a shape has one key wherever it lies", () => {
  expect(keyOf(cellsOf("C2-C3-C4-D4"))).toBe(keyOf(L));
  expect(keyOf(mirrored(L))).not.toBe(keyOf(L));
});

test("four quarter turns, or two mirrors, are none", () => {
  expect(keyOf(turned(turned(turned(turned(L)))))).toBe(keyOf(L));
  expect(keyOf(turned(L))).toBe("A1-B1-C1-A2");
  expect(keyOf(mirrored(mirrored(L)))).toBe(keyOf(L));
});

test("turn numbers agree with turning and mirroring the pattern", () => {
  for (let turn = 0; turn < 8; turn++) {
    expect(keyOf(position(L, quarter(turn, 1)))).toBe(keyOf(turned(position(L, turn))));
    expect(quarter(quarter(turn, 1), -1)).toBe(turn);
    expect(keyOf(position(L, mirror(turn)))).toBe(keyOf(mirrored(position(L, turn))));
    expect(mirror(mirror(turn))).toBe(turn);
  }
  expect(new Set(Array.from({ length: 8 }, (_, turn) => keyOf(position(L, turn)))).size).toBe(8);
});
