/** Where the hall begins at its address; and that no link forgets it. */

import { expect, test } from "vitest";
import { baseOf, own } from "../../src/lib/app/base";

test("the base is what stands before the folder of our files", () => {
  expect(baseOf("/static/0a1b2c/app.js")).toBe("");
  expect(baseOf("/games/static/0a1b2c/app.js")).toBe("/games");
  expect(baseOf("/club/static/games/static/0a1b2c/app.js")).toBe("/club/static/games");
  expect(baseOf("/src/lib/app/base.ts")).toBe("");
});

test("an own path is what follows the base", () => {
  expect(own("/games/t/abc", "/games")).toBe("/t/abc");
  expect(own("/games/", "/games")).toBe("/");
  expect(own("/gameskeeper/t/abc", "/games")).toBe("/gameskeeper/t/abc");
  expect(own("/t/abc", "")).toBe("/t/abc");
});

const sources = import.meta.glob<string>("../../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

test("no link of a page and no request forgets the base", () => {
  const forgetful = Object.entries(sources).flatMap(([file, text]) =>
    text
      .split("\n")
      .filter((line) => /href="\/|fetch\([`"]\//.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(forgetful).toEqual([]);
});
