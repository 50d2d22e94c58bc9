import { expect, test } from "vitest";
import type { SeatInfo } from "../../src/contract";
import { branchSeats } from "../../src/review/branch";

function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  return { seat: number, name: `P${number}`, kind: "person", character: null, level: null, claimed: true, connected: true, ...more };
}
const BOT = { kind: "bot", character: "hori", level: 4, name: "" } as const;

test("the own seat stays, bots stay, and whoever is absent is played by a bot of the match's level", () => {
  expect(branchSeats([seat(0), seat(1), seat(2, BOT)], [1], 1)).toEqual([
    { kind: "bot", level: 4 },
    { kind: "you", name: "P1" },
    { kind: "bot", character: "hori" },
  ]);
});

test("several people at one screen all stay, and whoever moved is the one who asks", () => {
  expect(branchSeats([seat(0), seat(1)], [0, 1], 1)).toEqual([
    { kind: "here", name: "P0" },
    { kind: "you", name: "P1" },
  ]);
});

test("a watcher takes the seat whose move it was, also that of a bot", () => {
  expect(branchSeats([seat(0), seat(1, BOT)], [], 1)).toEqual([
    { kind: "bot", level: 4 },
    { kind: "you", name: "" },
  ]);
});
