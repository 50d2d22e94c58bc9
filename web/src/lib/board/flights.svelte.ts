/** Points on their way from where they were won to the seat that won them; until they land the seat's score waits. */

import { tick } from "svelte";
import type { Entry, GameEvent } from "../../contract";
import { pace, rest } from "./motion";

/** Where an event shows on a board: keys of elements marked with `data-place`. */
export type Places = (event: GameEvent) => readonly string[];
type Scores = readonly (number | null)[];

interface Gain {
  seat: number;
  points: number;
  /** The place it comes from; none: the score only counts on. */
  from: string | undefined;
}

export interface Flight {
  id: number;
  points: number;
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** Gaps between discs of the same event. */
const GAP = 120;
const FLIGHT = 520;
/** The longest that points wait for the things that bring them. */
const LONGEST_WAIT = 2000;

export class Flights {
  flying = $state.raw<Flight[]>([]);
  #waiting = $state.raw<Record<number, number>>({});
  #last = 0;

  /** Points of a seat that have been won but not landed yet. */
  pending(seat: number): number {
    return this.#waiting[seat] ?? 0;
  }

  /** Whether points are on their way, or wait for what brings them. */
  get busy(): boolean {
    return Object.values(this.#waiting).some((points) => points !== 0);
  }

  /** Send what changed between two scores on its way, from where the events show. */
  launch(before: Scores, after: Scores, entries: readonly Entry[], places: Places): void {
    if (pace(1) === 0) return;
    const events = entries.flatMap((entry) => entry.events);
    const gains = after
      .flatMap((score, seat) => {
        const points = (score ?? 0) - (before[seat] ?? 0);
        return points === 0 || score === null ? [] : gainsOf(seat, points, events, places);
      })
      .filter((gain) => gain.from !== undefined);
    if (gains.length === 0) return;
    for (const gain of gains) this.#pend(gain.seat, gain.points);
    gains.forEach((gain, order) => void this.#fly(gain, order));
  }

  async #fly(gain: Gain, order: number): Promise<void> {
    await tick();
    const source = document.querySelector(`[data-place="${CSS.escape(gain.from!)}"]`);
    const seat = document.querySelector(`[data-seat="${gain.seat}"] .score`);
    if (source && seat) {
      const start = middle(source);
      await rest(pace(GAP * order), pace(LONGEST_WAIT), source);
      const from = source.isConnected ? middle(source) : start; // what brought the points may have left the table
      const flight = { id: ++this.#last, points: gain.points, from, to: middle(seat) };
      this.flying = [...this.flying, flight];
      await rest(pace(FLIGHT), pace(FLIGHT), seat);
      this.flying = this.flying.filter((one) => one !== flight);
    }
    this.#pend(gain.seat, -gain.points);
  }

  #pend(seat: number, points: number): void {
    this.#waiting = { ...this.#waiting, [seat]: this.pending(seat) + points };
  }
}

/** One gain for each event that names these points, if they explain the whole change; else one for all of it. */
function gainsOf(seat: number, points: number, events: readonly GameEvent[], places: Places): Gain[] {
  const own = events.filter((event) => event.seat === seat);
  const telling = own.filter((event) => typeof event.points === "number" && event.points !== 0);
  const told = telling.reduce((sum, event) => sum + Number(event.points), 0);
  if (told === points) return telling.map((event) => ({ seat, points: Number(event.points), from: places(event)[0] }));
  const shows = (event: GameEvent): boolean => places(event).length > 0;
  const source = own.findLast(shows) ?? events.findLast(shows);
  return [{ seat, points, from: source && places(source)[0] }];
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
