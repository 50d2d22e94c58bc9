/** What a character is called and said to be, and how the people and bots at a table are named. */

import type { SeatInfo } from "../../contract";
import { seatSign } from "../board/seats";
import { say, sayPart } from "./fluent.svelte";

export const characterName = (character: string): string => say(`character-${character}`);
export const characterTrade = (character: string): string => sayPart(`character-${character}`, "trade");
export const characterSentence = (character: string): string => sayPart(`character-${character}`, "sentence");
export const levelWord = (level: number): string => say(`level-${level}`);

/** Who gave no name is called by the sign of the seat. */
export const signName = (seat: number): string => say(seatSign(seat));

/** The name at a seat: as somebody wrote it, else that of the character, else that of the sign. */
export function nameAt(info: SeatInfo): string {
  return info.name || (info.character ? characterName(info.character) : signName(info.seat));
}

/** The name at a seat of a table, which may not have told of it yet. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  const info = seats.find((one) => one.seat === seat);
  return info ? nameAt(info) : signName(seat);
}
