/** The drawings of the hall, found in the folder of each game; a game without its own gets the plain ones. */

import type { Component } from "svelte";

type Drawings<Props extends Record<string, unknown> = Record<string, never>> = Record<string, Component<Props>>;

const plain: Drawings = import.meta.glob("./plain/*.svelte", { eager: true, import: "default" });
const niches: Drawings = import.meta.glob("../games/*/hall/Niche.svelte", { eager: true, import: "default" });
const capitals: Drawings = import.meta.glob("../games/*/hall/Capital.svelte", { eager: true, import: "default" });
const pieces: Drawings<{ name: string }> = import.meta.glob("../games/*/hall/Piece.svelte", { eager: true, import: "default" });

const file = (slug: string, drawing: string): string => `../games/${slug}/hall/${drawing}.svelte`;

/** The picture in a column's niche, 160 x 150. */
export function niche(slug: string): Component {
  return niches[file(slug, "Niche")] ?? plain["./plain/Niche.svelte"]!;
}

/** The top of a column: from (-110, 128) to (110, 206). */
export function capital(slug: string): Component {
  return capitals[file(slug, "Capital")] ?? plain["./plain/Capital.svelte"]!;
}

/** The piece of a seat, 40 x 40, where a game names its seats after their pieces; else only the sign of the seat is drawn. */
export function piece(slug: string): Component<{ name: string }> | undefined {
  return pieces[file(slug, "Piece")];
}
