import { expect, test } from "vitest";
import { cutOut, WHOLE } from "../../../src/lib/board/faces";
import sprite from "../../../src/styles/faces.svg?raw";

const FACES = [...sprite.matchAll(/<symbol id="face-(\w+)"/g)].map(([, name]) => name!);

test("a large portrait is whole, of a small one only the head is left", () => {
  expect(FACES.length).toBe(10);
  for (const face of FACES) {
    expect(cutOut(face, 64)).toBe(WHOLE);
    const [, , width, height] = cutOut(face, 24).split(" ").map(Number);
    expect(width).toBeLessThan(96);
    expect(height).toBe(width);
  }
});
