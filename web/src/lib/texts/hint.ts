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
  const { advice, choice, hintStep } = table;
  const best = choice.decision?.actions.find((offer) => offer.id === advice?.best);
  if (!advice || !best) return hintStep > 0 ? say("hint-thinking") : "";
  if (hintStep === 1) return whereText(texts, game.words, best, name) || say("hint-where");
  const preview = table.reason;
  if (hintStep === 2 || !preview) return say("hint-is", { action: actionText(texts, game.words, best, name, choice.task) });
  const idea = advice.ideas.find((one) => one.action === advice.best);
  return [
    linesText(table.view, preview.view, advice.seat, texts) || gainsText(preview, name).replace(/\.$/, ""),
    advice.gain === null ? "" : say("hint-gain", { points: Math.round(advice.gain * 10) / 10, sign: advice.gain < 0 ? "minus" : "plus" }),
    idea ? say("hint-value", { percent: Math.round(idea.value * 100) }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}
