import { beforeEach, expect, test } from "vitest";
import type { CharacterInfo, GameInfo } from "../../src/contract";
import { byLevel } from "../../src/hall/levels";
import { offered, Plan } from "../../src/hall/plan.svelte";

const NAMES = ["ipi", "meryt", "pached", "henout", "nehesy", "iset", "senmout", "tiyi", "ptahhotep", "amenirdis"];
const BOTS: CharacterInfo[] = NAMES.map((character, place) => ({ character, level: Math.floor(place / 2) + 1, seconds: 0 }));
const GAME = { slug: "test", players: [2, 3, 4], options: [], bots: BOTS } as unknown as GameInfo;

let plan: Plan;
beforeEach(() => {
  plan = new Plan(GAME);
});

test("a character of the normal level sits opposite, and others beside it have other faces", () => {
  expect(plan.chairs.map((chair) => chair.kind)).toEqual(["you", "bot"]);
  expect(plan.opponents.map((character) => plan.level(character))).toEqual([4]);
  plan.players(4);
  expect(new Set(plan.opponents).size).toBe(3);
  expect(plan.opponents.map((character) => plan.level(character))).toEqual([4, 4, 3]);
});

test("the normal ones are offered first, then weaker ones, the strongest last", () => {
  expect(offered(BOTS).map((bot) => bot.level)).toEqual([4, 4, 3, 3, 2, 2, 1, 1, 5, 5]);
});

test("whoever is chosen leaves the chair it had to the one who sat here: no face is there twice", () => {
  plan.players(3);
  const [first, second] = plan.opponents;
  plan.seat(1, "bot", second);
  expect(plan.opponents).toEqual([second, first]);
  plan.seat(2, "bot", "ipi");
  expect(plan.opponents).toEqual([second, "ipi"]);
  for (const character of NAMES) {
    plan.seat(1, "bot", character);
    plan.players(4);
    expect(new Set(plan.opponents).size).toBe(3);
  }
});

test("you change places with a character", () => {
  const [opponent] = plan.opponents;
  plan.seat(1, "you");
  expect(plan.chairs.map((chair) => chair.kind)).toEqual(["bot", "you"]);
  expect(plan.opponents).toEqual([opponent]);
});

test("the server is asked for characters by their ids, and for people by their names", () => {
  plan.players(3);
  plan.seat(2, "here");
  plan.chairs[2]!.name = " Ben ";
  expect(plan.wishes("Ines")).toEqual([
    { kind: "you", name: "Ines" },
    { kind: "bot", character: plan.opponents[0] },
    { kind: "here", name: "Ben" },
  ]);
});

test("where a game has no bots people sit at all chairs", () => {
  expect(new Plan({ ...GAME, bots: [] }).chairs.map((chair) => chair.kind)).toEqual(["you", "here"]);
});

test("characters stand in rows by level, the weakest first", () => {
  expect(byLevel([...BOTS].reverse())[0]).toEqual({ level: 1, characters: ["meryt", "ipi"] });
  expect(byLevel(BOTS).map((row) => row.level)).toEqual([1, 2, 3, 4, 5]);
});
