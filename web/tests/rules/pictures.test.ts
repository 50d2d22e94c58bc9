import { expect, test } from "vitest";

const texts = import.meta.glob<string>("../../../src/hypostyle/games/*/texts/rules.en.md", {
  eager: true,
  query: "?raw",
  import: "default",
});
const drawn = import.meta.glob<readonly string[]>("../../src/games/*/rules/Picture.svelte", { eager: true, import: "NAMES" });

/** The name of the game's folder in a path. */
const game = (path: string): string => /games\/(\w+)\//.exec(path)![1]!;

test.each(Object.entries(texts))("every picture that the rules name is drawn, and no other: %s", (path, text) => {
  const named = [...text.matchAll(/!\[[^\]]*\]\((\w+)\)/g)].map((found) => found[1]);
  const names = Object.entries(drawn).find(([file]) => game(file) === game(path))?.[1] ?? [];
  expect([...names].sort()).toEqual([...new Set(named)].sort());
});
