import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { DecisionInfo, GameInfo, Words } from "../../../src/contract";
import { Choice } from "../../../src/lib/table/choice.svelte";
import { PaletteList } from "../../../src/lib/texts/palette";
import type { Table } from "../../../src/lib/table/table.svelte";
import type { GameTexts } from "../../../src/lib/texts/fluent.svelte";
import { actionsOf } from "../../../src/lib/table/actions";
import { gameTexts, name, WORDS } from "../game";

const DECISION: DecisionInfo = {
  seat: 0,
  prompt: "market_choice",
  section: "",
  actions: [
    { id: 0, verb: "take" },
    { id: 2, verb: "sail", boat: 0, site: "temple" },
    { id: 3, verb: "sail", boat: 1, site: "pyramid" },
  ],
};

let texts: GameTexts;
const choice = new Choice(() => undefined);
const lines = (words = WORDS): PaletteList => new PaletteList({ choice } as unknown as Table, { words } as GameInfo, texts, name);

beforeAll(async () => {
  texts = await gameTexts();
});
beforeEach(() => choice.open(DECISION));

describe("the palette", () => {
  test("lists what can be done, in the words of the task", () => {
    expect(lines().all.map((line) => line.text)).toEqual([
      "Take a card",
      "Sail boat 1 to the Témple (temple)",
      "Sail boat 2 to the Pyramid",
    ]);
    expect(lines().all.every((line) => line.legal)).toBe(true);
  });

  test("then what cannot be done now, of the verbs that are open", () => {
    const refused = lines()
      .find("")
      .filter((line) => !line.legal);
    expect(refused.map((line) => line.offer.id)).toEqual([1, 4, 5, 6]);
    expect(refused.some((line) => line.offer.verb === "pass")).toBe(false);
  });

  test("finds every typed word, whatever accents and case", () => {
    expect(
      lines()
        .find("TEMPLE sail")
        .filter((line) => line.legal)
        .map((line) => line.offer.id),
    ).toEqual([2]);
    expect(
      lines()
        .find("boat 2")
        .map((line) => [line.offer.id, line.legal]),
    ).toEqual([
      [3, true],
      [4, false],
    ]);
    expect(lines().find("obelisk")).toEqual([]);
  });

  test("lists only so many refusals", () => {
    const boats = actionsOf(WORDS, "sail");
    choice.open({ ...DECISION, actions: [boats[0]!] });
    expect(
      lines()
        .find("sail")
        .filter((line) => !line.legal),
    ).toHaveLength(5);
    const { boat, site } = WORDS.verbs.sail!.fields;
    const words: Words = { ...WORDS, verbs: { sail: { first: 1, fields: { boat: { ...boat!, size: 9 }, site: site! } } } };
    expect(
      lines(words)
        .find("sail")
        .filter((line) => !line.legal),
    ).toHaveLength(8);
  });

  test("is empty while nothing is asked", () => {
    choice.open(null);
    expect(lines().find("")).toEqual([]);
  });
});
