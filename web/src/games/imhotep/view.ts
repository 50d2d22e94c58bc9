/** The view of Imhotep as `view.py` tells it, and small questions about it. */

import type { View } from "../../contract";
import type { Printed } from "./printed";

export const SITES = ["market", "pyramid", "temple", "burial_chamber", "obelisks"] as const;
export type Site = (typeof SITES)[number];
export const PYRAMIDS = ["left", "centre", "right"] as const;
export const COLOURS = ["black", "white", "brown", "gray"] as const;

export interface BoatView {
  capacity: number;
  minimum: number;
  /** Where it has sailed to; null: it waits in the harbour. */
  site: Site | null;
  /** Owners of the stones, from the bow. */
  places: (number | null)[];
}

export interface PlayerView {
  score: number;
  reserve: number;
  quarry: number;
  cards: Record<string, number>;
}

export interface ImhotepView extends View {
  round: number;
  rounds: number;
  sides: Record<Site, "A" | "B">;
  players: PlayerView[];
  boats: BoatView[];
  unloading: number[];
  market: { places: (string | null)[]; pair: number; seen: string[] | null };
  deck: number;
  pyramid: { stones?: number[]; pyramids?: number[][]; beside?: number[] };
  temple: number[];
  temple_slots: number;
  burial_chamber: number[];
  obelisks: { stones: number[]; lone: number[]; raised: number[] };
  printed?: Partial<Printed>;
}

export function told(view: View): ImhotepView {
  return view as unknown as ImhotepView;
}

export function stoneOf(seat: number): string {
  return `stone-${COLOURS[seat % COLOURS.length]}`;
}

export function aboard(boat: BoatView): number {
  return boat.places.filter((owner) => owner !== null).length;
}

/** The boat whose stones are being put in order by the Lever: it has docked and still carries some. */
export function leveredBoat(view: ImhotepView): number {
  return view.boats.findIndex((boat) => boat.site !== null && aboard(boat) > 0);
}

/** How many stones each seat has in a list of owners. */
export function tally(owners: readonly number[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => owners.filter((owner) => owner === seat).length);
}

/** Every stone of the pyramid site, on either side. */
export function pyramidStones(view: ImhotepView): number[] {
  return view.pyramid.stones ?? [...(view.pyramid.pyramids ?? []).flat(), ...(view.pyramid.beside ?? [])];
}

/** Joined stones of one colour in the chamber, three rows filled column by column: cells and owner of each area. */
export function areas(owners: readonly number[]): { seat: number; cells: number[] }[] {
  const found: { seat: number; cells: number[] }[] = [];
  const seen = new Set<number>();
  owners.forEach((seat, start) => {
    if (seen.has(start)) return;
    const cells = [start];
    seen.add(start);
    for (const cell of cells) {
      const near = [cell - 3, cell + 3, ...(cell % 3 > 0 ? [cell - 1] : []), ...(cell % 3 < 2 ? [cell + 1] : [])];
      for (const next of near) {
        if (next < 0 || owners[next] !== seat || seen.has(next)) continue;
        seen.add(next);
        cells.push(next);
      }
    }
    found.push({ seat, cells });
  });
  return found;
}

/** What a contest by number of stones would give if it were counted now: tied seats share their places. */
export function standing(counts: readonly number[], places: readonly number[]): number[] {
  return counts.map((mine) => {
    if (mine === 0) return 0;
    const higher = counts.filter((other) => other > mine).length;
    const equal = counts.filter((other) => other === mine).length;
    const total = places.slice(higher, higher + equal).reduce((sum, points) => sum + points, 0);
    return Math.floor(total / equal);
  });
}
