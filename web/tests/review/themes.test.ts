import { expect, test } from "vitest";
import { remember, themesOf } from "../../src/review/themes";

function storage(start = ""): Pick<Storage, "getItem" | "setItem"> {
  let kept: string | null = start || null;
  return { getItem: () => kept, setItem: (_, text) => void (kept = text) };
}

test("the lines that cost most on average, the worst first, once there are two matches", () => {
  const store = storage();
  remember("imhotep", { table: "a", seat: 0, lost: { temple: 4, obelisks: 1, pyramid: -2 } }, store);
  expect(themesOf("imhotep", store)).toEqual({ matches: 1, themes: [] });
  remember("imhotep", { table: "b", seat: 0, lost: { temple: 0, obelisks: 6, statues: 0.4 } }, store);
  expect(themesOf("imhotep", store)).toEqual({
    matches: 2,
    themes: [
      { line: "obelisks", points: 3.5 },
      { line: "temple", points: 2 },
    ],
  });
  expect(themesOf("mykerinos", store).matches).toBe(0);
});

test("a match that is reviewed again counts once, and old ones are forgotten", () => {
  const store = storage();
  for (let number = 0; number < 30; number++) remember("imhotep", { table: `t${number}`, seat: 1, lost: { temple: number } }, store);
  remember("imhotep", { table: "t29", seat: 1, lost: { temple: 0 } }, store);
  expect(themesOf("imhotep", store).matches).toBe(20);
});

test("what somebody else has written there does no harm", () => {
  expect(themesOf("imhotep", storage("no JSON")).matches).toBe(0);
  const odd = storage('{"imhotep": 7}');
  expect(themesOf("imhotep", odd).matches).toBe(0);
  remember("imhotep", { table: "a", seat: 0, lost: {} }, odd);
  expect(themesOf("imhotep", odd).matches).toBe(1);
});
