import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Entry } from "../../../src/contract";
import { LogLines } from "../../../src/lib/texts/log";
import type { GameTexts } from "../../../src/lib/texts/fluent.svelte";
import { gameTexts, name, WORDS } from "../game";

let texts: GameTexts;
let log: LogLines;
beforeAll(async () => {
  texts = await gameTexts();
});
beforeEach(() => {
  log = new LogLines(texts, WORDS, name);
});

const TAKEN: Entry = { step: 1, seat: 0, events: [{ event: "stones_taken", seat: 0, count: 3 }] };
const SAILED: Entry = {
  step: 2,
  seat: 1,
  events: [
    { event: "sailed", seat: 1, boat: 0, site: "temple" },
    { event: "shuffled" },
    { event: "round_begun", round: 1 },
    { event: "stones_taken", seat: 0, count: 1 },
  ],
};

test("a choice is one line, with everything that followed from it", () => {
  const both: Entry = { ...TAKEN, events: [...TAKEN.events, { event: "card_drawn", seat: 0, card: null }] };
  expect(log.lines([both], [])).toEqual([{ kind: "move", key: "1-0", step: 1, seat: 0, text: "Ines takes 3. Ines draws a card." }]);
});

test("a heading begins a part; what follows it is nobody's choice; what has no sentence is passed over", () => {
  expect(log.lines([SAILED], [])).toEqual([
    { kind: "move", key: "2-0", step: 2, seat: 1, text: "Senmut sails boat 1 to the Témple." },
    { kind: "heading", key: "2-1-heading", text: "Round 2" },
    { kind: "move", key: "2-1", step: 2, seat: null, text: "Ines takes 1." },
  ]);
});

test("an entry without sentences makes no line", () => {
  expect(log.lines([{ step: 3, seat: 0, events: [{ event: "shuffled" }] }], [])).toEqual([]);
});

test("a note follows the step it was made at", () => {
  const lines = log.lines([TAKEN, SAILED], [{ step: 1, text: "Take, said the hint." }]);
  expect(lines.map((line) => line.kind)).toEqual(["move", "note", "move", "heading", "move"]);
  expect(lines[1]).toMatchObject({ kind: "note", text: "Take, said the hint." });
});

test("keys are all different", () => {
  const keys = log
    .lines(
      [TAKEN, SAILED],
      [
        { step: 1, text: "a" },
        { step: 1, text: "b" },
      ],
    )
    .map((line) => line.key);
  expect(new Set(keys).size).toBe(keys.length);
});

test("an entry is put into words once", () => {
  expect(log.lines([TAKEN], [])[0]).toBe(log.lines([TAKEN, SAILED], [])[0]);
});
