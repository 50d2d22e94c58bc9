/** A hint in three sentences: where to look, which move, and what it brings. */

import type { Beside, GameInfo, View } from "../../contract";
import { change, LEAST_CHANGE, percentChange } from "./figures";
import { gainsText } from "./gains";
import { actionText, whereText, type Names } from "./sentences";
import type { Table } from "../table/table.svelte";
import { say, type GameTexts } from "./fluent.svelte";

const MOST_LINES = 3;
const LEAST_SHARE = 0.005; // of winning chances that is worth a word

interface Told {
  players?: { lines?: Record<string, number> }[];
}

/** Lines of the score that change for a seat: "Pyramid +3, Temple −1". */
function linesText(before: View | null, after: View | null | undefined, seat: number, texts: GameTexts): string {
  const was = (before as Told | null)?.players?.[seat]?.lines;
  const will = (after as Told | null | undefined)?.players?.[seat]?.lines;
  if (!was || !will) return "";
  const changes = Object.keys(will)
    .map((line) => ({ line, points: (will[line] ?? 0) - (was[line] ?? 0) }))
    .filter(({ points }) => points !== 0);
  return changes.map(({ line, points }) => `${texts.say(`line-${line}`)} ${points > 0 ? "+" : "−"}${Math.abs(points)}`).join(", ");
}

/** Why this move and not the next best one: the lines of the score sheet that differ at the end, as in a review. */
function besideText({ action, lines, chance }: Beside, table: Table, game: GameInfo, texts: GameTexts, name: Names): string {
  const offer = table.choice.decision?.actions.find((one) => one.id === action);
  if (!offer) return "";
  const told = Object.entries(lines)
    .filter(([, points]) => Math.abs(points) >= LEAST_CHANGE)
    .sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    .slice(0, MOST_LINES)
    .map(([line, points]) => `${texts.say(`line-${line}`)} ${change(points)}`);
  const other = actionText(texts, game.words, offer, name, table.choice.task);
  if (told.length === 0) return say("hint-beside-even", { action: other });
  const why = say("hint-beside", { action: other, lines: told.join(", ") });
  return Math.abs(chance) < LEAST_SHARE ? why : say("hint-beside-chances", { why, percent: percentChange(chance) });
}

/** What the hint says at the step it has reached; empty while the search thinks. */
export function hintText(table: Table, game: GameInfo, texts: GameTexts, name: Names): string {
  const { choice } = table;
  const { hint, step, reason } = table.advice;
  const best = choice.decision?.actions.find((offer) => offer.id === hint?.best);
  if (!hint || !best) return step > 0 ? say("hint-thinking") : "";
  if (step === 1) return whereText(texts, game.words, best, name) || say("hint-where");
  if (step === 2 || !reason) return say("hint-is", { action: actionText(texts, game.words, best, name, choice.task) });
  const idea = hint.ideas.find((one) => one.action === hint.best);
  const others = [...table.seats.keys()].filter((seat) => seat !== hint.seat);
  return [
    linesText(table.view, reason.view, hint.seat, texts) || gainsText(reason, name).replace(/\.$/, ""),
    ...others.map((seat) => {
      const lines = linesText(table.view, reason.view, seat, texts);
      return lines && say("hint-other", { name: name(seat), lines });
    }),
    hint.beside ? besideText(hint.beside, table, game, texts, name) : "",
    idea ? say("hint-value", { percent: Math.round(idea.value * 100) }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}
