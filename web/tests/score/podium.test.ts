import { expect, test } from "vitest";
import { heights, order, placesOf } from "../../src/score/podium";

test("the podium goes by rank, half a step where a tie-break decided", () => {
  expect(order([1, 3, 2, 4])).toEqual([0, 2, 1, 3]);
  expect(heights([1, 3, 2, 4], [42, 38, 42, 34])).toEqual([2.5, 1, 2, 0]);
});

test("who shares a place stands on the same height", () => {
  expect(heights([1, 1, 3], [42, 42, 30])).toEqual([1, 1, 0]);
});

test("while the count runs, places go by points", () => {
  expect(placesOf([3, 7, 7])).toEqual([3, 1, 1]);
});
