/** A hint in three sentences: where to look, which move, and what it brings. */

import type { GameInfo, View } from "../../contract";
import { gainsText } from "./gains";
import { actionText, whereText, type Names } from "./sentences";
import type { Table } from "../table/table.svelte";
import { say, type GameTexts } from "./fluent.svelte";

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

/** What the hint says at the step it has reached; empty while the search thinks. */
export function hintText(table: Table, game: GameInfo, texts: GameTexts, name: Names): string {
  const { choice } = table;
  const { hint, step, reason } = table.advice;
  const best = choice.decision?.actions.find((offer) => offer.id === hint?.best);
  if (!hint || !best) return step > 0 ? say("hint-thinking") : "";
  if (step === 1) return whereText(texts, game.words, best, name) || say("hint-where");
  if (step === 2 || !reason) return say("hint-is", { action: actionText(texts, game.words, best, name, choice.task) });
  const idea = hint.ideas.find((one) => one.action === hint.best);
  return [
    linesText(table.view, reason.view, hint.seat, texts) || gainsText(reason, name).replace(/\.$/, ""),
    hint.gain === null ? "" : say("hint-gain", { points: Math.round(hint.gain * 10) / 10, sign: hint.gain < 0 ? "minus" : "plus" }),
    idea ? say("hint-value", { percent: Math.round(idea.value * 100) }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}
