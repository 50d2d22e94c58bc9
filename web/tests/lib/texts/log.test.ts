import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Entry } from "../../../src/contract";
import { chapters, gained, LogLines, signed } from "../../../src/lib/texts/log";
import type { GameTexts } from "../../../src/lib/texts/fluent.svelte";
import { gameTexts, name, WORDS } from "../game";

let texts: GameTexts;
let log: LogLines;
beforeAll(async () => {
  texts = await gameTexts();
});
beforeEach(() => {
  log = new LogLines(texts, WORDS, name, 0);
});

const TAKEN: Entry = {
  step: 1,
  seat: 0,
  events: [
    { event: "stones_taken", seat: 0, count: 3 },
    { event: "card_drawn", seat: 0, card: null },
  ],
  lines: [{ kind: "told", seat: 0, events: [0, 1], gains: [{ seat: 0, points: 2, total: 5 }] }],
};
const SAILED: Entry = {
  step: 2,
  seat: 1,
  events: [
    { event: "sailed", seat: 1, boat: 0, site: "temple" },
    { event: "stones_taken", seat: 1, count: 2 },
    { event: "stones_taken", seat: 0, count: 1 },
    { event: "shuffled" },
    { event: "round_begun", round: 1 },
  ],
  lines: [
    { kind: "told", seat: 1, events: [0] },
    {
      kind: "together",
      events: [1, 2],
      under: true,
      gains: [{ seat: 1, points: 2, total: null }],
      counts: [
        { seat: 1, number: 2 },
        { seat: 0, number: 1 },
      ],
    },
    { kind: "aside", events: [3] },
    { kind: "heading", events: [4] },
  ],
  scores: [5, null],
};

test("what belongs together is one line, to the own seat as you, with its points", () => {
  expect(log.lines([TAKEN])).toEqual([
    {
      kind: "told",
      key: "1-0",
      step: 1,
      seat: 0,
      under: false,
      own: true,
      text: "You take 3. Ines draws a card.",
      gains: [{ seat: 0, points: 2, total: 5 }],
    },
  ]);
});

test("several facts in one line name each seat with its number, and keep their sentences", () => {
  const [move, together, aside, heading] = log.lines([SAILED]);
  expect(move).toMatchObject({ kind: "told", seat: 1, own: false, text: "Senmut sails boat 1 to the Témple." });
  expect(together).toMatchObject({
    kind: "together",
    under: true,
    what: "Stones taken 2 times",
    text: "Stones taken 2 times: Senmut 2, you 1",
    details: ["Senmut takes 2.", "You take 1."],
  });
  expect(together?.kind === "together" && together.parts).toEqual([
    { seat: 1, number: 2, gain: { seat: 1, points: 2, total: null } },
    { seat: 0, number: 1, gain: undefined },
  ]);
  expect(aside).toMatchObject({ kind: "aside", text: "cards shuffled" });
  expect(heading).toMatchObject({ kind: "heading", text: "Round 2", scores: [5, null] });
});

test("with several people at one screen all are called by their names", () => {
  const named = new LogLines(texts, WORDS, name);
  expect(named.caption(TAKEN)).toBe("Ines takes 3. Ines draws a card.");
  expect(named.lines([SAILED])[1]!.text).toBe("Stones taken 2 times: Senmut 2, Ines 1");
});

test("a line without a sentence is none", () => {
  const silent: Entry = { step: 3, seat: 0, events: [{ event: "shuffled" }], lines: [{ kind: "told", events: [0] }] };
  expect(log.lines([silent])).toEqual([]);
});

test("a note follows the step it was made at", () => {
  const lines = log.lines([TAKEN, SAILED], [{ step: 1, text: "Take, said the hint." }]);
  expect(lines.map((line) => line.kind)).toEqual(["told", "note", "told", "together", "aside", "heading"]);
  expect(lines[1]).toMatchObject({ kind: "note", text: "Take, said the hint." });
});

test("keys are all different, and an entry is put into words once", () => {
  const notes = [
    { step: 1, text: "a" },
    { step: 1, text: "b" },
  ];
  const keys = log.lines([TAKEN, SAILED], notes).map((line) => line.key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(log.lines([TAKEN])[0]).toBe(log.lines([TAKEN, SAILED])[0]);
});

test("chapters are found by their headings", () => {
  expect(chapters([TAKEN, SAILED], log)).toEqual([{ step: 2, text: "Round 2" }]);
});

test("numbers have the minus sign of print", () => {
  expect([signed(-3), signed(4), gained(-2), gained(2)]).toEqual(["−3", "4", "−2", "+2"]);
});
