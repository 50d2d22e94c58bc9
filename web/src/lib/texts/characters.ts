/** What a character is called and said to be, and how the people and bots at a table are named. */

import type { SeatInfo } from "../../contract";
import { say, sayPart } from "./fluent.svelte";

export const characterName = (character: string): string => say(`character-${character}`);
export const characterTrade = (character: string): string => sayPart(`character-${character}`, "trade");
export const characterSentence = (character: string): string => sayPart(`character-${character}`, "sentence");
export const levelWord = (level: number): string => say(`level-${level}`);

/** The name at a seat: as somebody wrote it, else that of the character; else what the page calls a person. */
export function nameAt(info: SeatInfo, person: (seat: number) => string): string {
  return info.name || (info.character ? characterName(info.character) : person(info.seat));
}
