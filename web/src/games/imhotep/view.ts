/** The view of Imhotep as `view.py` tells it, and small questions about it. */

import type { View } from "../../contract";

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

/** Joined stones of one colour in the chamber, and what they would bring now. */
export interface Area {
  seat: number;
  stones: number;
  points: number;
}

export type Bonus = "none" | "card" | "stones" | "load";
export type SlotBonus = "point_or_stones" | "points" | "card";

/** The numbers on boards and pieces. */
export interface Printed {
  /** Side A: points of the cells in the order of building. */
  pyramid_a: number[];
  /** Side B: points and bonus of the cells of each pyramid, in the order of building. */
  pyramid_b: { points: number; bonus: Bonus }[][];
  /** Points of a stone beside the complete pyramids. */
  pyramid_beyond: number;
  temple_b: { slots: SlotBonus[]; choice_points: number; choice_stones: number; points: number };
  /** Side A of the chamber: points by size of the area, from 1; then the points of every further stone. */
  areas: number[];
  area_beyond: number;
  /** Side B of the chamber: points by place in each row. */
  row_places: number[];
  /** Side A of the obelisks: points by place. */
  obelisk_places: number[];
  /** Side B of the obelisks: points of the slots, the first raised takes the first. */
  obelisk_slots: number[];
  obelisk_stones: number;
  reserve_capacity: number;
  take: number;
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
  /** `worth`: what each obelisk of side A would bring now. */
  obelisks: { stones: number[]; lone: number[]; raised: number[]; worth: number[] };
  areas: Area[];
  printed: Printed;
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

/** The largest area of each seat; null where it has none. */
export function largestAreas(view: ImhotepView): (Area | null)[] {
  return Array.from({ length: view.seats }, (_, seat) =>
    view.areas
      .filter((area) => area.seat === seat)
      .reduce<Area | null>((best, area) => (best && best.stones >= area.stones ? best : area), null),
  );
}
