/** Sentences about the state of the board, for those who do not see it. */

import type { Names } from "../../lib/texts/sentences";
import type { Say } from "../../lib/texts/fluent.svelte";
import { aboard, tally } from "./questions";
import type { BoatView, ImhotepView, SiteName } from "./view.gen";

/** "Inès 3, Senmout 2", or that there is no stone. */
export function stones(say: Say, names: Names, owners: readonly number[], seats: number): string {
  const counts = tally(owners, seats);
  const parts = counts.flatMap((count, seat) => (count > 0 ? [`${names(seat)} ${count}`] : []));
  return parts.join(", ") || say("board-no-stone");
}

/** A site with its side and what is on it. */
export function site(say: Say, view: ImhotepView, which: SiteName, state: string): string {
  return say("board-site", { site: say(`site-${which}`), side: view.sides[which], state });
}

/** One slot of a boat. */
export function slot(say: Say, names: Names, number: number, owner: number | null): string {
  return owner === null
    ? say("board-boat-slot-free", { slot: number + 1 })
    : say("board-boat-slot", { slot: number + 1, owner: names(owner) });
}

/** What a boat waits for, or where it went. */
export function readiness(say: Say, boat: BoatView): string {
  if (boat.site) return say("board-boat-sailed", { site_id: boat.site });
  const count = boat.minimum - aboard(boat);
  if (count > 0) return say("board-boat-more", { count });
  return say(aboard(boat) === boat.capacity ? "board-boat-full" : "board-boat-ready");
}

/** The whole boat: "boat 1, 4 slots: place 1 Inès, place 2 free; can sail". */
export function boat(say: Say, names: Names, number: number, known: BoatView): string {
  const slots = known.slots.map((owner, number) => slot(say, names, number, owner)).join(", ");
  return say("board-boat", { boat: number + 1, capacity: known.capacity, slots, state: readiness(say, known) });
}

/** The name written on a card: all four ornaments share a short one, their pictures tell them apart. */
export function cardTitle(say: Say, card: string): string {
  return card.endsWith("_ornament") ? say("board-ornament") : say(`card-${card}`);
}

/** When a site scores, in a few words. */
export function siteHelp(say: Say, view: ImhotepView, which: SiteName): string {
  const print = view.printed;
  const places = which === "burial_chamber" ? print.row_places : print.obelisk_places;
  return say(`board-${which}-${view.sides[which]}`, { places: places.filter((points) => points > 0).join(" · ") });
}
