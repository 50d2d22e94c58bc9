import { expect, test } from "vitest";
import { pieces, split } from "../../../src/lib/texts/rules.svelte";

const TEXT = `# Imhotep

Our words.

## A1 — The aim

Build **most**.
Two lines, one paragraph.

Another one.

- first, which
  goes on
- second

## R-07 Ties

Shared.

## Thanks
`;

test("sections by heading, with their number as id", () => {
  expect(split(TEXT).map(({ id, title }) => [id, title])).toEqual([
    ["A1", "The aim"],
    ["R-07", "Ties"],
    ["Thanks", "Thanks"],
  ]);
});

test("paragraphs and lists", () => {
  expect(split(TEXT)[0]!.blocks).toEqual([
    { list: false, lines: ["Build **most**.", "Two lines, one paragraph."] },
    { list: false, lines: ["Another one."] },
    { list: true, lines: ["first, which goes on", "second"] },
  ]);
  expect(split(TEXT)[2]!.blocks).toEqual([]);
});

test("bold pieces of a line", () => {
  expect(pieces("Build **most** of it").filter((piece) => piece.text)).toEqual([
    { bold: false, text: "Build " },
    { bold: true, text: "most" },
    { bold: false, text: " of it" },
  ]);
});
