import { describe, expect, test } from "vitest";
import { agrees, narrow, type Offer } from "../../../src/lib/table/narrow";

const OFFERS: Offer[] = [
  { id: 0, verb: "take" },
  { id: 7, verb: "sail", boat: 0, site: "temple" },
  { id: 8, verb: "sail", boat: 0, site: "market" },
  { id: 12, verb: "sail", boat: 1, site: "temple" },
];

describe("an action agrees with a sketch", () => {
  test("if every field of the sketch is the same in it", () => {
    expect(agrees(OFFERS[1]!, { verb: "sail", boat: 0 })).toBe(true);
    expect(agrees(OFFERS[1]!, { verb: "sail", boat: 1 })).toBe(false);
  });

  test("not if it lacks a field of the sketch", () => {
    expect(agrees(OFFERS[0]!, { boat: 0 })).toBe(false);
  });

  test("always with an empty one", () => {
    expect(agrees(OFFERS[0]!, {})).toBe(true);
  });

  test("not if a number is spelt as text", () => {
    expect(agrees(OFFERS[1]!, { boat: "0" })).toBe(false);
  });
});

test("narrowing keeps the actions that agree, in their order", () => {
  expect(narrow(OFFERS, { site: "temple" }).map((offer) => offer.id)).toEqual([7, 12]);
  expect(narrow(OFFERS, { verb: "pass" })).toEqual([]);
});
