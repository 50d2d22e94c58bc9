/** How the cards of a game are drawn in the editor: `editor/Card.svelte` in the folder of each game that can. */

import type { Component } from "svelte";
import type { CardFace } from "../contract";
import { lazy } from "../lib/app/lazy";

export interface CardProps {
  /** The number or name of the card. */
  card: string;
  face: CardFace;
  /** Only this kind of cell, by its sign, as it looks on such a card. */
  kind?: string;
  /** One of many: fewer details. */
  small?: boolean;
}

export interface CardDrawing {
  default: Component<CardProps>;
  /** Drawings that the cards refer to, once on the page. */
  Symbols?: Component;
  /** Size of the drawing, and where its cells lie in it. */
  plan: { width: number; height: number; left: number; top: number; cell: number };
  /** Root class that sets the colours of the game. */
  theme: string;
}

const files = import.meta.glob<CardDrawing>("../games/*/editor/Card.svelte");

/** The drawing of a game's cards; undefined if they cannot be drawn here. */
export async function cardDrawing(slug: string): Promise<CardDrawing | undefined> {
  const load = files[`../games/${slug}/editor/Card.svelte`];
  return load && lazy(load());
}
