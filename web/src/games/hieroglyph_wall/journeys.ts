/** Pieces on their way after a move: what travels from where to where, in the order in which it is told. */

import type { GameEvent } from "../../contract";
import { EYES } from "./tiles";
import type { ColumnView, EyesName } from "./view.gen";

export interface Journey {
  /** The picture that travels. */
  sprite: string;
  /** Keys of elements marked with `data-place`. */
  from: string;
  to: string;
  /** Milliseconds of the design, from the move on. */
  start: number;
}

/** A tile falls, its pairs flash one after the other, then pieces travel. */
export const FALLEN = 420;
export const FLASH = 280;
export const TRAVEL = 460;
const GAP = 150;

export const figure = (seat: unknown): string => `arch-${(Number(seat) % 4) + 1}`;
export const coffin = (eyes: unknown): string => `sarc-${EYES[eyes as EyesName]}`;

/** The journeys of one move; `before` says where scarabs lay, for they do not tell whence they are gathered. */
export function journeysOf(events: readonly GameEvent[], before: readonly ColumnView[], full: number): Journey[] {
  const found: Journey[] = [];
  let start = 0;
  const go = (sprite: string, from: string, to: string): void => {
    found.push({ sprite, from, to, start });
    start += GAP;
  };
  for (const told of events) {
    const { event, seat, column } = told;
    if (event === "tile_dropped") start = FALLEN;
    else if (event === "pair_found") start += FLASH;
    else if (event === "archaeologist_returned") go(figure(seat), `stand-${column}`, `team-${seat}`);
    else if (event === "archaeologist_placed") go(figure(seat), `team-${seat}`, `stand-${column}`);
    else if (event === "archaeologist_moved") go(figure(seat), `stand-${told.origin}`, `stand-${column}`);
    else if (event === "scarab_placed") go("scarab-token", "slab", `foot-${column}`);
    else if (event === "scarabs_gathered")
      for (const origin of lent(before, column, seat, Number(told.amount))) go("scarab-token", `foot-${origin}`, `foot-${column}`);
    else if (event === "sarcophagus_opened") {
      start += TRAVEL - GAP; // the last scarab has come
      go(coffin(told.eyes), `tomb-${column}`, `owned-${seat}`);
      for (let scarab = 0; scarab < full; scarab++)
        found.push({ sprite: "scarab-token", from: `foot-${column}`, to: "slab", start: start + (scarab * GAP) / 2 });
    } else if (event === "sarcophagus_given") go(coffin(told.eyes), `owned-${seat}`, `owned-${told.taker}`);
  }
  return found;
}

/** The columns that scarabs are fetched from: those without sarcophagus first, as the rules have it. */
function lent(before: readonly ColumnView[], target: unknown, seat: unknown, amount: number): string[] {
  const own = before.filter((column) => column.archaeologist === seat && column.animal !== target);
  const ordered = [...own.filter((column) => column.front === null), ...own.filter((column) => column.front !== null)];
  return ordered.flatMap((column) => Array<string>(column.scarabs).fill(column.animal)).slice(0, amount);
}

/** When the last piece has come to a place; at once where none is on its way. */
export function landing(journeys: readonly Journey[], place: string): number {
  return Math.max(0, ...journeys.filter((one) => one.to === place).map((one) => one.start + TRAVEL));
}

/** When the first piece leaves a place. */
export function leaving(journeys: readonly Journey[], place: string): number {
  return journeys.find((one) => one.from === place)?.start ?? 0;
}
