import { expect, test } from "vitest";
import { around, outline, smallest, type Box } from "../../src/review/boxes";

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

test("a box that holds another says less than that one", () => {
  const [boat, slot, dock] = [box(0, 0, 100, 50), box(10, 10, 20, 20), box(200, 0, 40, 40)];
  expect(smallest([boat, slot, dock])).toEqual([slot, dock]);
});

test("of equal boxes the first stays", () => {
  expect(smallest([box(0, 0, 10, 10), box(0, 0, 10, 10)])).toHaveLength(1);
});

test("cells side by side have one outline", () => {
  const edges = (path: string): number => path.split("M").length - 1;
  expect(edges(outline([box(0, 0, 40, 40)], 2))).toBe(4);
  expect(edges(outline([box(0, 0, 40, 40), box(44, 0, 40, 40)], 2))).toBe(6);
  expect(edges(outline([box(0, 0, 40, 40), box(44, 0, 40, 40), box(44, 44, 40, 40)], 2))).toBe(8);
});

test("the outline goes on from cell to cell, inside them or outside", () => {
  for (const grow of [-2, 3]) {
    const tops = [...outline([box(0, 0, 40, 40), box(48, 0, 40, 40)], grow).matchAll(/M([-\d.]+) ([-\d.]+)L([-\d.]+) ([-\d.]+)/g)]
      .map(([, x1, y1, x2, y2]) => [x1, y1, x2, y2].map(Number) as [number, number, number, number])
      .filter(([, y1, , y2]) => y1 === -grow && y2 === -grow);
    expect(tops).toHaveLength(2);
    expect(tops[0]![2]).toBeGreaterThanOrEqual(tops[1]![0]);
  }
});

test("a box lies around another whose middle it has", () => {
  expect(around(box(0, 0, 40, 40), box(10, 10, 40, 40))).toBe(true);
  expect(around(box(0, 0, 40, 40), box(30, 30, 40, 40))).toBe(false);
});
