/** Sentences about cells, placements and what they bring, for the chips of the screen and for those who only hear it. */

import { cellName, cellOf, type Cell } from "./geometry";
import { ONE_CELL, type Placement } from "./placements";
import type { Stage } from "./stage.svelte";
import { SYMBOLS } from "./symbols";
import type { CardView, HeldView } from "./view.gen";

/** "84", or "84 or 88" where others decide. */
export function range(stage: Stage, [least, most]: [number, number]): string {
  return least === most ? minus(least) : stage.say("board-either", { least: minus(least), most: minus(most) });
}

export function minus(number: number): string {
  return String(number).replace("-", "−");
}

function inside(stage: Stage, sign: string): string {
  if (sign === "S") return stage.say("board-start");
  if (sign === "T") return stage.say("board-tomb");
  if (sign === "#") return stage.say("board-wall");
  return SYMBOLS[sign] ? stage.say(`symbol-${SYMBOLS[sign]}`) : stage.say("board-nothing");
}

/** One cell: where it is, what it shows, and whether it can be marked. */
export function cellSentence(stage: Stage, card: HeldView, cell: Cell, lit: boolean): string {
  const name = cellName(cell);
  const sign = card.grid[cell[0]]![cell[1]]!;
  const state = card.marked.includes(name) ? "marked" : card.fresh.includes(name) ? "chosen" : sign === "#" ? "wall" : lit ? "lit" : "free";
  const beside = state !== "wall" && card.marked.map(cellOf).some((one) => Math.abs(one[0] - cell[0]) + Math.abs(one[1] - cell[1]) === 1);
  const what = `${inside(stage, sign)}${beside && (state === "lit" || state === "free") ? stage.say("board-beside") : ""}`;
  return stage.say("board-cell", { number: card.number, colour: card.colour, row: cell[0] + 1, column: cell[1] + 1, what, state });
}

/** The ghost: pattern, position, card and cells, then what it brings. */
export function ghostSentence(stage: Stage, place: Placement): string {
  const card = stage.view.players[stage.seat]!.cards[place.hand === "left" ? 0 : 1]!;
  const places = stage.positions;
  const where = { number: card.number, cells: String(place.offer.cells), held: stage.held ? "yes" : "no" };
  const what =
    place.shape === ONE_CELL
      ? stage.say("board-ghost-cell", where)
      : stage.say("board-ghost", {
          ...where,
          pattern: stage.say(`pattern-${stage.view.pattern!.name}`),
          position: places.findIndex((one) => one.shape === place.shape) + 1,
          count: places.length,
        });
  return `${what} ${outlook(stage)}`.trim();
}

/** The pattern was turned to a position that fits nowhere. */
export function unfitSentence(stage: Stage): string {
  const position = stage.positions.findIndex((one) => one.shape === stage.shape) + 1;
  return stage.say("board-position", { position, count: stage.positions.length, places: 0 });
}

export interface Gain {
  sign: string;
  text: string;
  gold?: boolean;
}

/** What the choice in sight brings, symbol by symbol; empty until the server has said it. */
export function gains(stage: Stage): Gain[] {
  const now = stage.view.players[stage.seat];
  const then = stage.after?.players[stage.seat];
  const card = then?.foreseen;
  if (!now || !card) return [];
  const { say } = stage;
  const found: Gain[] = [];
  const pairs = Math.min(card.red_gems, card.green_gems) - Math.min(now.red_gems, now.green_gems);
  for (const gem of ["red", "green"] as const) {
    const more = card[`${gem}_gems`] - now[`${gem}_gems`];
    if (more > 0) found.push({ sign: `${gem}_gem`, text: say("board-gain-gem", { more, pairs }) });
  }
  if (card.torches.some((lit, round) => lit && !now.torches[round])) found.push({ sign: "torch", text: `+${stage.view.printed.torch}` });
  if (card.skulls !== now.skulls)
    found.push({ sign: card.skulls > now.skulls ? "skull" : "potion", text: `${minus(-now.penalty)} → ${minus(-card.penalty)}` });
  if (then.owed > 0) found.push({ sign: "cross", text: say("board-gain-cross", { count: then.owed }) });
  if (card.completed.length > 0)
    found.push({ sign: "tomb", text: say("board-gain-tomb", { points: stage.view.printed.tomb * card.completed.length }), gold: true });
  for (const prize of card.prizes)
    if (prize.points[1] > 0) found.push({ sign: `family-${prize.colour}`, text: `+${range(stage, prize.points)}`, gold: true });
  return found;
}

/** The whole outlook as a sentence: what comes, then the points. */
export function outlook(stage: Stage): string {
  const now = stage.view.players[stage.seat];
  const card = stage.after?.players[stage.seat]?.foreseen;
  if (!now || !card) return "";
  const brings = gains(stage)
    .map((gain) => `${nameOf(stage, gain.sign)} ${gain.text}`)
    .join(", ");
  const points = stage.say("board-outlook", { now: minus(now.score), then: range(stage, card.score) });
  const rivals = card.prizes.flatMap((prize) =>
    prize.rivals.map((rival) => stage.say("board-rival", { seat: stage.given.name(rival.seat), card: rival.card })),
  );
  return [brings ? stage.say("board-brings", { gains: brings }) : stage.say("board-brings-nothing"), points, ...rivals].join(" ");
}

function nameOf(stage: Stage, sign: string): string {
  if (sign === "tomb") return stage.say("board-tomb");
  return sign.startsWith("family-") ? stage.say("line-pyramid_points") : stage.say(`symbol-${sign}`);
}

/** What a card of the display or the draft shows, in numbers. */
export function cardSentence(stage: Stage, card: CardView): string {
  const signs = card.grid.join("");
  const counts = Object.entries(SYMBOLS).flatMap(([sign, symbol]) => {
    const count = signs.split(sign).length - 1;
    return count > 0 ? [stage.say("board-count", { count, symbol: stage.say(`symbol-${symbol}`) })] : [];
  });
  return stage.say("board-card-holds", { number: card.number, colour: card.colour, counts: counts.join(", ") });
}

/** Whose two cards lie in front. */
export function cardsLabel(stage: Stage): string {
  return stage.away ? stage.say("board-cards-of", { seat: stage.given.name(stage.seat) }) : stage.say("board-cards");
}

/** The state of a seat while all choose. */
export function readiness(stage: Stage, seat: number): "thinking" | "sealed" | "" {
  const { update, looked } = stage.table;
  if (!update || update.over || looked || !["draft", "marking"].includes(stage.view.stage)) return "";
  if (update.sealed.includes(seat)) return "sealed";
  return update.to_move.includes(seat) ? "thinking" : "";
}
