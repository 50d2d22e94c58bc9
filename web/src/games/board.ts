/** What a drawn board is given, and where the boards are found: one folder for each game, loaded on demand. */

import type { Component } from "svelte";
import type { GameInfo, View } from "../contract";
import type { Places } from "../lib/board/flights.svelte";
import { lazy } from "../lib/app/lazy";
import type { Table } from "../lib/table/table.svelte";
import type { GameTexts } from "../lib/texts/fluent.svelte";

export interface BoardProps {
  /** Knowledge of the seat this page looks through, now or at the step looked back at. */
  view: View;
  /** The table: seats, choice, previews, what may be asked. */
  table: Table;
  game: GameInfo;
  texts: GameTexts;
  /** The name of a seat, as sentences say it. */
  name: (seat: number) => string;
  /** Ask why something cannot be done now: the sketch of the action that was meant. */
  whyNot: (sketch: Readonly<Record<string, unknown>>, at: Element) => void;
}

export interface DrawnBoard {
  /** The scene. */
  Board: Component<BoardProps>;
  /** What belongs to one's own seat, beside the prompt: reserve, hand. */
  Own?: Component<BoardProps>;
  /** The public pieces of a seat, inside its panel. */
  Seat?: Component<BoardProps & { seat: number }>;
  /** The button that plays a move composed of several parts; it names the act. First among the choices of the prompt bar. */
  Confirm?: Component<BoardProps>;
  /** Verbs that have a place on the board; the others become buttons of the prompt bar. */
  placed: (verb: string, task: string) => boolean;
  /** Where an event shows: keys of elements that carry `table.place(key)`; points fly from the first. */
  places?: Places;
  /** Root class that may set colours of the game's own. */
  theme?: string;
}

const folders = import.meta.glob<DrawnBoard>("./*/index.ts");

/** The drawn board of a game; undefined where there is none yet: then the plain table serves. */
export async function drawnBoard(slug: string): Promise<DrawnBoard | undefined> {
  const load = folders[`./${slug}/index.ts`];
  return load && lazy(load());
}
