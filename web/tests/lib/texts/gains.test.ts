import { expect, test } from "vitest";
import type { Preview } from "../../../src/contract";
import { gainsOf, gainsText } from "../../../src/lib/texts/gains";
import { say } from "../../../src/lib/texts/fluent.svelte";
import { name } from "../game";

const preview = (before: (number | null)[], after: (number | null)[]): Preview => ({ before, after }) as Preview;

test("gains are what changes for sure, won or lost", () => {
  expect(gainsOf(preview([3, 5, null], [6, 5, null]))).toEqual([{ seat: 0, points: 3 }]);
  expect(gainsText(preview([3, 5], [6, 4]), name)).toBe("Ines +3, Senmut −1.");
});

test("that there are none is said, but only once the answer is there", () => {
  expect(gainsText(preview([3], [3]), name)).toBe(say("no-gain"));
  expect(say("no-gain")).not.toBe("no-gain");
  expect(gainsText(null, name)).toBe("");
  expect(gainsOf(null)).toEqual([]);
});
