/** Small questions about the view of Imhotep, asked by several parts of the board. */

import { SEAT_NAMES, type Area, type BoatView, type ImhotepView } from "./view.gen";

export function stoneOf(seat: number): string {
  return `stone-${SEAT_NAMES[seat % SEAT_NAMES.length]}`;
}

export function aboard(boat: BoatView): number {
  return boat.slots.filter((owner) => owner !== null).length;
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
