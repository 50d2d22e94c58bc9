import { afterEach, expect, test } from "vitest";
import type { SeatInfo } from "../../../src/contract";
import { settings } from "../../../src/lib/app/settings.svelte";
import { characterName, characterSentence, characterTrade, levelWord, nameAt } from "../../../src/lib/texts/characters";

const SEAT: SeatInfo = { seat: 1, name: "", kind: "person", character: null, level: null, claimed: true, connected: true };
const person = (seat: number): string => `Player ${seat + 1}`;

afterEach(() => settings.set({ language: "en" }));

test("a character is named in the language of whoever looks", () => {
  settings.set({ language: "fr" });
  expect([characterName("meryt"), characterTrade("meryt"), levelWord(4)]).toEqual(["Méryt", "élève", "normal"]);
  settings.set({ language: "en" });
  expect([characterName("meryt"), characterTrade("meryt"), levelWord(2)]).toEqual(["Merit", "pupil", "beginner"]);
  expect(characterSentence("meryt")).toBe("She tries everything once, to see what happens.");
});

test("a written name goes before that of the character, and that before what a person is called", () => {
  expect(nameAt({ ...SEAT, name: "Bob", character: "tiyi" }, person)).toBe("Bob");
  expect(nameAt({ ...SEAT, kind: "bot", character: "tiyi" }, person)).toBe("Tiye");
  expect(nameAt(SEAT, person)).toBe("Player 2");
});
