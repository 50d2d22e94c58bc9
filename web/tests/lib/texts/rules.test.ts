import { expect, test } from "vitest";
import type { Block, PieceGroup, Rulebook, Saying } from "../../../src/contract";
import type { GameTexts } from "../../../src/lib/texts/fluent.svelte";
import { readPieces, search } from "../../../src/lib/texts/rules.svelte";

const paragraph = (text: string): Block => ({ kind: "paragraph", lines: [[{ text, style: "", to: "" }]], rows: [], picture: "" });
const part = { title: "", picture: "", text: [], items: [] };
const book: Rulebook = {
  preface: [],
  brief_title: "In short",
  goal: part,
  turn: part,
  points: part,
  end: part,
  sections: [
    { id: "S01", title: "Temple, side A", blocks: [paragraph("Stones seen from above.")], rulings: ["R-01"] },
    { id: "S02", title: "Obélisques", blocks: [paragraph("The tallest first.")], rulings: ["R-01", "R-02"] },
  ],
  rulings_title: "Rulings",
  rulings_preface: [],
  rulings: [
    { id: "R-01", blocks: [paragraph("In the sixth round too.")] },
    { id: "R-02", blocks: [paragraph("Ties share their places.")] },
  ],
};
const found = (typed: string): [string, string[]][] =>
  search(book, typed).map(({ section, rulings }) => [section.id, rulings.map(({ id }) => id)]);

test("everything while nothing is typed, each section with what explains it", () => {
  expect(found("")).toEqual([
    ["S01", ["R-01"]],
    ["S02", ["R-01", "R-02"]],
  ]);
});

test("by words of title or text, in any order, without accents or capitals", () => {
  expect(found("above STONES")).toEqual([["S01", ["R-01"]]]);
  expect(found("obelisques")).toEqual([["S02", ["R-01", "R-02"]]]);
});

test("by a ruling, which is then the only one shown", () => {
  expect(found("ties share")).toEqual([["S02", ["R-02"]]]);
});

test("by a number, for those who quote one", () => {
  expect(found("r-02")).toEqual([["S02", ["R-02"]]]);
});

test("nothing, where the rules do not speak of it", () => {
  expect(found("anchovies")).toEqual([]);
});

test("pieces are read in the language, those alike once, and found by any of their words", () => {
  const sentences: Record<string, (values: Record<string, unknown>) => string> = {
    stones: ({ amount }) => `${String(amount)} stones`,
    either: ({ one, other }) => `${String(one)} or ${String(other)}`,
    quarry: () => "Quarry",
  };
  const texts = { say: (key: string, values = {}) => sentences[key]!(values) } as unknown as GameTexts;
  const stones = (amount: number): Saying => ({ key: "stones", values: { amount } });
  const group: PieceGroup = {
    title: "cards",
    pieces: [
      { name: { key: "quarry" }, lines: [stones(3)], count: 2 },
      { name: { key: "quarry" }, lines: [{ key: "either", names: { one: stones(4), other: stones(6) } }] },
      { name: { key: "quarry" }, lines: [stones(3)] },
    ],
  };
  expect(readPieces(texts, group, "")).toEqual([
    { name: "Quarry", lines: ["3 stones"], count: 3 },
    { name: "Quarry", lines: ["4 stones or 6 stones"], count: 1 },
  ]);
  expect(readPieces(texts, group, "QUARRY 6").map(({ lines }) => lines)).toEqual([["4 stones or 6 stones"]]);
});
