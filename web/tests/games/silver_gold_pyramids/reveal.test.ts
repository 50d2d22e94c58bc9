import { expect, test } from "vitest";
import { revealed } from "../../../src/games/silver_gold_pyramids/reveal";

const marked = (step: number, card: number, cells: string, event = "cells_marked") => ({ step, seat: 0, events: [{ event, card, cells }] });

test("what was marked since a step, card by card, in its order", () => {
  const entries = [
    marked(1, 7, "A1"),
    marked(2, 7, "B2-C2"),
    marked(2, 9, "A5"),
    marked(2, 7, "D4", "bonus_marked"),
    marked(2, 7, "E5", "card_drawn"),
  ];
  expect([...revealed(entries, 1)]).toEqual([
    [7, ["B2", "C2", "D4"]],
    [9, ["A5"]],
  ]);
  expect(revealed(entries, 2).size).toBe(0);
});
