import { expect, test } from "vitest";
import type { Entry } from "../../../src/contract";
import { redacted } from "../../../src/lib/table/redaction";

const OPEN: Entry = { step: 1, seat: 0, events: [{ event: "stones_taken", seat: 0, count: 3 }] };
const SEALED: Entry = { step: 2, seat: 1, sealed: true, events: [{ event: "card_kept", seat: 1, card: "lever" }] };
const SECRET: Entry = {
  step: 3,
  seat: 0,
  events: [
    { event: "card_drawn", seat: 0, card: "lever" },
    { event: "card_drawn", seat: 1, card: "sail" },
  ],
  secrets: [
    { event: 0, fields: ["card"], seats: [0] },
    { event: 1, fields: ["card"], seats: [1] },
  ],
};

test("what is open is read by all, as it is", () => {
  expect(redacted([OPEN], 0)[0]).toBe(OPEN);
  expect(redacted([OPEN], -1)[0]).toBe(OPEN);
});

test("a sealed choice is read by who made it", () => {
  expect(redacted([SEALED], 1)).toEqual([SEALED]);
  expect(redacted([SEALED], 0)).toEqual([]);
});

test("of an event with secrets each reads their own", () => {
  const cards = (eyes: number) => redacted([SECRET], eyes)[0]!.events.map((event) => event.card);
  expect(cards(0)).toEqual(["lever", null]);
  expect(cards(1)).toEqual([null, "sail"]);
  expect(cards(2)).toEqual([null, null]);
  expect(SECRET.events.map((event) => event.card)).toEqual(["lever", "sail"]);
});

test("an entry is the same object each time somebody reads it", () => {
  expect(redacted([SECRET], 0)[0]).toBe(redacted([SECRET], 0)[0]);
  expect(redacted([SECRET], 0)[0]).not.toBe(redacted([SECRET], 1)[0]);
});
