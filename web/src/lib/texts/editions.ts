/** Editions of cards in words: which one is in use, and what is wrong with some card. */

import type { Complaint, Edition, GameInfo } from "../../contract";
import { Problem } from "../server/http";
import { problemText } from "./problems";
import { say, says, type GameTexts } from "./fluent.svelte";

/** The name of a cell: column letter, row from the top. */
export function cellName(row: number, column: number): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** Which cards a match is played with, honestly; "" for a game whose cards nobody can redraw. */
export function editionText({ name, own, cards, redrawn, complete }: Edition, texts: GameTexts): string {
  if (cards === 0) return "";
  if (!own || (redrawn === 0 && !complete)) return texts.say("redraw-built-in");
  return say(complete ? "edition-complete" : "edition-partly", { name: name || say("edition-unnamed"), redrawn, cards });
}

/** The parts of a game that are our reconstruction, in words. */
export function reconstructedParts(game: GameInfo, texts: GameTexts): string {
  return game.content.reconstructed.map((part) => texts.say(`part-${part}`) || part).join(", ");
}

/** Only the name, where there is little room. */
export function shortEdition({ name }: Edition): string {
  return say("edition-short", { name: name || say("edition-unnamed") });
}

/** A complaint in the words of the game, or of the shell where the file itself is the matter. */
export function complaintText({ code, card, cell, values }: Complaint, texts: GameTexts): string {
  const key = `check-${code}`;
  const told = { card, cell: cell ? cellName(cell[0]!, cell[1]!) : "", ...values };
  return texts.has(key) ? texts.say(key, told) : say(key, told);
}

/** What went wrong with a file, as precisely as it can be said. */
export function problemSentence(problem: unknown, texts: GameTexts): string {
  const complaint = problem instanceof Problem ? problem.complaint : null;
  if (complaint && (texts.has(`check-${complaint.code}`) || says(`check-${complaint.code}`))) return complaintText(complaint, texts);
  return problemText(problem);
}
