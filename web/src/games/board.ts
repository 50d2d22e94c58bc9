/** What a drawn board consists of, and where the boards are found: one folder for each game, loaded on demand. */

import type { Component } from "svelte";
import type { Places } from "../lib/board/flights.svelte";
import { lazy } from "../lib/app/lazy";

export interface DrawnBoard {
  /** The scene. */
  Board: Component;
  /** What belongs to one's own seat, beside the prompt: reserve, hand. */
  Own?: Component;
  /** The public pieces of a seat, inside its panel, which on a phone has room for few of them; `whole`: for a sheet of their own. */
  Seat?: Component<{ seat: number; whole?: boolean }>;
  /** The button that plays a move composed of several parts; it names the act. First among the choices of the prompt bar. */
  Confirm?: Component;
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
