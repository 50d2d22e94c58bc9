/** The drawings of the hall, found by a game's slug; a game without its own gets the plain ones. */

import type { Component } from "svelte";

const niches = import.meta.glob<Component>("./niches/*.svelte", { eager: true, import: "default" });
const capitals = import.meta.glob<Component>("./capitals/*.svelte", { eager: true, import: "default" });

/** The picture in a column's niche, 160 x 150. */
export function niche(slug: string): Component {
  return niches[`./niches/${slug}.svelte`] ?? niches["./niches/plain.svelte"]!;
}

/** The top of a column: from (-110, 128) to (110, 206). */
export function capital(slug: string): Component {
  return capitals[`./capitals/${slug}.svelte`] ?? capitals["./capitals/plain.svelte"]!;
}

/** Games whose seats have a piece of their own in the sprite, called after the seat. */
const PIECES: Record<string, string> = { imhotep: "stone" };

/** The symbol of a seat's piece; "" where only the sign of the seat is drawn. */
export function piece(slug: string, seatName: string | undefined): string {
  return PIECES[slug] && seatName ? `${PIECES[slug]}-${seatName}` : "";
}
