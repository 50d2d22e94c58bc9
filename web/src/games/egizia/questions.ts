/** Small questions about the view of Egizia. */

import type { View } from "../../contract";
import type { EgiziaView, NileCard, Player } from "./view.gen";

export function told(view: View): EgiziaView {
  return view as EgiziaView;
}

/** The seats that stand at a space of the river. */
export function shipsAt(space: EgiziaView["river"][number]): number[] {
  const all = space.kind === "site" ? [...space.slots, space.waiting] : [space.ship, ...(space.kind === "round" ? space.guests : [])];
  return all.filter((seat): seat is number => seat !== null);
}

/** How far down the river the last ship of a seat lies; -1: it has none. */
export function furthest(view: EgiziaView, seat: number): number {
  return view.river.findLastIndex((space) => shipsAt(space).includes(seat));
}

/** The cards that a seat keeps to play, or for good: not its land, nor what is attached to a field. */
export function inHand(player: Player): NileCard[] {
  return player.cards.filter((card) => (card.kind === "anytime" || card.kind === "permanent") && !card.attached);
}

/** The place of a seat in the next round if points stay as they are: the last on the track plays first. */
export function nextOrder(view: EgiziaView): number[] {
  return [...view.queue].reverse();
}

/** The river space an action names: "obelisk_slot_2" is a part of "obelisk". */
export function spaceOf(view: EgiziaView, named: unknown): number {
  return view.river.findIndex((space) => named === space.space || (space.kind === "site" && String(named).startsWith(`${space.space}_`)));
}
