import { expect, test } from "vitest";
import { mediaQuery, SCREENS } from "../../src/styles/screens";

test("names of screens stand for their queries, wherever they are in a media query", () => {
  expect(mediaQuery("(--phone), (--desk) and (--low-laptop) and (pointer: coarse)")).toBe(
    `${SCREENS.phone}, ${SCREENS.desk} and ${SCREENS["low-laptop"]} and (pointer: coarse)`,
  );
  expect(mediaQuery("(pointer: coarse)")).toBe("(pointer: coarse)");
});

test("a name that nobody declared fails the build", () => {
  expect(() => mediaQuery("(--phon)")).toThrow("phon");
});

test("the three layouts leave no gap between them", () => {
  const edges = [SCREENS.phone, SCREENS.tablet, SCREENS.desk].map((query) => query!.match(/\d+/g)!.map(Number));
  expect(edges).toEqual([
    [743, 520],
    [744, 1199, 521],
    [1200, 521],
  ]);
  expect(SCREENS["below-desk"]).toContain("1199");
  expect(SCREENS["above-phone"]).toContain("744");
});
