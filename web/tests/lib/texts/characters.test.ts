import { afterEach, expect, test } from "vitest";
import type { SeatInfo } from "../../../src/contract";
import { settings } from "../../../src/lib/app/settings.svelte";
import { say } from "../../../src/lib/texts/fluent.svelte";
import { characterName, characterSentence, characterTrade, levelWord, nameAt } from "../../../src/lib/texts/characters";

const SEAT: SeatInfo = { seat: 1, name: "", kind: "person", character: null, level: null, claimed: true, connected: true };

afterEach(() => settings.set({ language: "en" }));

test("a character is named in the language of whoever looks", () => {
  settings.set({ language: "fr" });
  expect([characterName("meryt"), characterTrade("meryt"), levelWord(4)]).toEqual(["Méryt", "élève", "normal"]);
  settings.set({ language: "en" });
  expect([characterName("meryt"), characterTrade("meryt"), levelWord(2)]).toEqual(["Merit", "pupil", "beginner"]);
  expect(characterSentence("meryt")).toBe("She tries everything once, to see what happens.");
});

test("a written name goes before that of the character, and who has none goes by the sign of the seat", () => {
  expect(nameAt({ ...SEAT, name: "Bob", character: "tiyi" })).toBe("Bob");
  expect(nameAt({ ...SEAT, kind: "bot", character: "tiyi" })).toBe("Tiye");
  expect([0, 1, 2, 3].map((seat) => nameAt({ ...SEAT, seat }))).toEqual(["Ankh", "Wedjat", "Lotus", "Scarab"]);
});

test("in French a name that begins with a vowel is said after d’", () => {
  settings.set({ language: "fr" });
  const won = (names: string): string => say("over", { names, count: 1 });
  expect([won("Iset"), won("Ânkh"), won("Tiyi"), won("A1")]).toEqual([
    "Victoire d’Iset.",
    "Victoire d’Ânkh.",
    "Victoire de Tiyi.",
    "Victoire de A1.",
  ]);
});
