/** Where the events of Imhotep show on the board. */

import type { GameEvent } from "../../contract";

/** Stones of a raised obelisk. */
const LAYERS = [0, 1, 2];

export function places(event: GameEvent): string[] {
  switch (event.event) {
    case "stone_loaded":
      return [`boat-${event.boat}-${event.slot}`];
    case "boat_sailed":
      return [`boat-${event.boat}`];
    case "pyramid_built":
      return [event.pyramid === null ? `pyramid-${event.cell}` : `pyramid-${event.pyramid}-${event.cell}`];
    case "temple_built":
      return [`temple-${event.cell}`];
    case "burial_chamber_built":
      return [`burial_chamber-${event.cell}`];
    case "obelisk_built":
      return [`obelisk-${event.seat}-${Number(event.height) - 1}`];
    case "obelisk_raised":
      return [`raised-${event.points}`, ...LAYERS.map((layer) => `raised-${event.points}-${layer}`)];
    case "temple_scored":
      return ["temple"];
    case "card_taken":
    case "card_declined":
      return ["market"];
    case "stones_taken":
      return [`quarry-${event.seat}`];
    default:
      return [];
  }
}
