import { describe, expect, test } from "vitest";
import { onlyHere, tablePath } from "../../src/hall/links";

const HERE = new URL("https://hall.example/");
const HOME = new URL("http://localhost:8000/");

describe("a pasted link", () => {
  test.each([
    ["https://hall.example/t/k7-Q_2#secret", "/t/k7-Q_2#secret"],
    ["  /t/k7-Q_2  ", "/t/k7-Q_2"],
    ["https://hall.example/rules/imhotep", null],
    ["https://hall.example/t/a/b", null],
    ["https://elsewhere.example/t/k7", null],
    ["http://hall.example/t/k7", null],
    ["http://[", null],
  ])("%s leads to %s", (pasted, path) => {
    expect(tablePath(pasted, HERE)).toBe(path);
  });

  test("may call this machine by another of its names, at the same port", () => {
    expect(tablePath("http://127.0.0.1:8000/t/k7", HOME)).toBe("/t/k7");
    expect(tablePath("http://127.0.0.1:9000/t/k7", HOME)).toBeNull();
  });
});

test("on loopback nobody else can follow our links", () => {
  expect(onlyHere(HOME)).toBe(true);
  expect(onlyHere(HERE)).toBe(false);
});
