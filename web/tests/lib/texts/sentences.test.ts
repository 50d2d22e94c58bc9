import { beforeAll, describe, expect, test } from "vitest";
import type { DecisionInfo } from "../../../src/contract";
import { actionText, eventText, headingText, question, togetherText, whereText } from "../../../src/lib/texts/sentences";
import type { GameTexts } from "../../../src/lib/texts/fluent.svelte";
import { gameTexts, name, WORDS } from "../game";

let texts: GameTexts;
beforeAll(async () => {
  texts = await gameTexts();
});

test("the own seat is called you where the game has a sentence for it, and by its name elsewhere", () => {
  expect(eventText(texts, WORDS, { event: "stones_taken", seat: 1, count: 3 }, name, 1)).toBe("You take 3.");
  expect(eventText(texts, WORDS, { event: "stones_taken", seat: 0, count: 3 }, name, 1)).toBe("Ines takes 3.");
  expect(eventText(texts, WORDS, { event: "card_drawn", seat: 1, card: "lever" }, name, 1)).toBe("Senmut draws the Lever.");
});

test("an action: places count from 1, named values in the language, their code for selectors", () => {
  expect(actionText(texts, WORDS, { id: 2, verb: "sail", boat: 0, site: "temple" }, name)).toBe("Sail boat 1 to the Témple (temple)");
  expect(actionText(texts, WORDS, { id: 1, verb: "sail", boat: 0, site: "pyramid" }, name)).toBe("Sail boat 1 to the Pyramid");
});

test("a piece is called by what is printed on it where the table says so, others by their number", () => {
  const words = { ...WORDS, pieces: { boat: [{ key: "site-temple" }] } };
  expect(actionText(texts, words, { id: 1, verb: "sail", boat: 0, site: "pyramid" }, name)).toBe("Sail boat the Témple to the Pyramid");
  expect(actionText(texts, words, { id: 4, verb: "sail", boat: 1, site: "pyramid" }, name)).toBe("Sail boat 2 to the Pyramid");
});

test("an action in the words of its task, where it has some", () => {
  expect(actionText(texts, WORDS, { id: 0, verb: "take" }, name, "market_choice")).toBe("Take a card");
  expect(actionText(texts, WORDS, { id: 0, verb: "take" }, name, "turn")).toBe("Take stones");
});

test("where to look for an action", () => {
  expect(whereText(texts, WORDS, { id: 0, verb: "take" }, name)).toBe("the quarry");
  expect(whereText(texts, WORDS, { id: 7, verb: "pass" }, name)).toBe("");
});

test("an event: amounts as they are, seats by name, and what is hidden not even named", () => {
  expect(eventText(texts, WORDS, { event: "stones_taken", seat: 1, count: 3 }, name)).toBe("Senmut takes 3.");
  expect(eventText(texts, WORDS, { event: "card_drawn", seat: 0, card: "lever" }, name)).toBe("Ines draws the Lever.");
  expect(eventText(texts, WORDS, { event: "card_drawn", seat: 0, card: null }, name)).toBe("Ines draws a card.");
  expect(headingText(texts, WORDS, { event: "round_begun", round: 0 }, name)).toBe("Round 1");
  expect(togetherText(texts, "stones_taken", 2)).toBe("Stones taken 2 times");
});

describe("the question follows the clicks", () => {
  const decision: DecisionInfo = { seat: 0, prompt: "turn", section: "", actions: [] };
  const asked = (clicked: Record<string, unknown>) => question(texts, WORDS, decision, clicked, name);

  test("before the first", () => {
    expect(asked({})).toEqual({ sentence: "What will you do?", help: "Four things are possible.", back: "" });
  });

  test("by verb", () => {
    expect(asked({ verb: "sail", boat: 1 })).toEqual({
      sentence: "Where to with boat 2?",
      help: "Docks that are free.",
      back: "Another boat",
    });
  });

  test("by verb and field, the latest first", () => {
    expect(asked({ verb: "sail", site: "temple" })).toMatchObject({ sentence: "Which boat to the Témple?", help: "Docks that are free." });
  });

  test("in one sentence where there are no steps", async () => {
    const plain = await gameTexts("prompt-turn = { $seat }: choose.");
    expect(question(plain, WORDS, decision, {}, name)).toEqual({ sentence: "Ines: choose.", help: "", back: "" });
  });
});

test("after a click only what can still be done is said", async () => {
  const source = `
site-temple = the Temple
prompt-turn = Your turn.
    .can-take = take stones
    .can-sail = send a boat
    .boat = And boat { $boat }?
    .boat-can-load = load it
    .boat-can-sail = send it
`;
  const sail = { id: 1, verb: "sail", boat: 0, site: "temple" };
  const load = { id: 2, verb: "load", boat: 0 };
  const own = await gameTexts(source);
  const asked = (actions: DecisionInfo["actions"], clicked: Record<string, unknown>): string =>
    question(own, WORDS, { seat: 0, prompt: "turn", section: "", actions }, clicked, name).help;
  expect(asked([{ id: 0, verb: "take" }, sail], {})).toBe("Take stones or send a boat.");
  expect(asked([sail], {})).toBe("Send a boat.");
  expect(asked([load, sail], { boat: 0 })).toBe("Load it or send it.");
  expect(asked([{ id: 0, verb: "take" }, sail], { boat: 0 })).toBe("Send it.");
});
