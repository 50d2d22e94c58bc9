import { beforeEach, expect, test } from "vitest";
import type { CharacterInfo, GameInfo, SeatInfo, TableSummary } from "../../src/contract";
import { byLevel } from "../../src/hall/levels";
import { offered, Plan } from "../../src/hall/plan.svelte";

const NAMES = ["ipi", "meryt", "pached", "henout", "nehesy", "iset", "senmout", "tiyi", "ptahhotep", "amenirdis"];
const BOTS: CharacterInfo[] = NAMES.map((character, place) => ({ character, level: Math.floor(place / 2) + 1, seconds: 0 }));
const GAME = { slug: "test", players: [2, 3, 4], first_players: 2, options: [], bots: BOTS } as unknown as GameInfo;

let plan: Plan;
beforeEach(() => {
  plan = new Plan(GAME);
});

function played(game: string, characters: string[], started = 1): TableSummary {
  const you: SeatInfo = { seat: 0, name: "Ines", kind: "person", character: null, level: null, claimed: true, connected: true };
  const bots = characters.map((character, place): SeatInfo => ({ ...you, seat: place + 1, name: "", kind: "bot", character }));
  return { table: "k7", game, seats: [you, ...bots], mine: [0], over: true, seq: 9, to_move: [], started, updated: started };
}

test("in a first match the gentlest sit opposite, and no face is there twice", () => {
  expect(plan.chairs.map((chair) => chair.kind)).toEqual(["you", "bot"]);
  expect(plan.opponents.map((character) => plan.level(character))).toEqual([1]);
  plan.players(4);
  expect(new Set(plan.opponents).size).toBe(3);
  expect(plan.opponents.map((character) => plan.level(character))).toEqual([1, 1, 2]);
});

test("a first match is for as many as show the game best", () => {
  expect(new Plan({ ...GAME, first_players: 3 }).chairs.length).toBe(3);
});

test("the next match begins as the last one of this game did", () => {
  const tables = [played("test", ["ipi"], 1), played("test", ["tiyi", "iset"], 2), played("other", ["ptahhotep"], 3)];
  const next = new Plan(GAME, tables);
  expect(next.opponents).toEqual(["tiyi", "iset"]);
  next.players(4);
  expect(new Set(next.opponents).size).toBe(3);
  expect(new Plan({ ...GAME, first_players: 3 }, [played("test", ["tiyi"])]).count).toBe(2);
});

test("from the weakest to the strongest, after those who sat here last", () => {
  expect(offered(BOTS).map((bot) => bot.level)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  expect(offered(BOTS, ["tiyi"])[0]!.character).toBe("tiyi");
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
