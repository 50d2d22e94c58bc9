import { beforeAll, expect, test } from "vitest";
import { labels, type Labels } from "../../../src/lib/texts/labels";
import { gameTexts, WORDS } from "../game";

let label: Labels;
beforeAll(async () => {
  label = labels(await gameTexts(), WORDS);
});

test.each([
  ["temple", "Temple", "a line of the score sheet comes before a site of the same name"],
  ["boats", "Boats", "a label of the plain table"],
  ["pyramid", "the Pyramid", "a named value"],
  ["wrath", "Wrath", "an option"],
  ["to_move", "to move", "the code itself, readable"],
])("%s is called %s: %s", (code, called) => {
  expect(label(code)).toBe(called);
});
