/** Where things stand in the painted scene, in units of its viewBox. */

import type { SiteName } from "./view.gen";

export const SCENE = { width: 1108, height: 692 };
export { size } from "../../lib/board/legible";

/** Below this size of a unit the small print would run into its neighbours. */
export const READABLE = 0.74;

// ------------------------------------------------------------------ boats
export const SLOT = 44;

/** Length of the deck. */
export function deck(capacity: number): number {
  return SLOT * capacity + 6;
}

/** The left edge of a slot on the deck; slot 0 is at the bow, to the right. */
export function slotX(capacity: number, slot: number): number {
  return SLOT * (capacity - 1 - slot) + 5;
}

export function hull(capacity: number): string {
  const w = deck(capacity);
  return (
    `M-30 -46C-34 -22 -20 -2 2 0H${w - 2}C${w + 20} -2 ${w + 34} -20 ${w + 40} -54` +
    `C${w + 52} -22 ${w + 36} 34 ${w - 14} 34H16C-30 34 -52 -10 -30 -46Z`
  );
}

/** Where a boat lies in the drawing, and how large. */
export interface Pose {
  x: number;
  y: number;
  scale: number;
}

export const HARBOUR_X = 155;

export function mooring(number: number, capacity: number): Pose {
  return { x: 148 - 22 * capacity, y: 140 + 156 * number, scale: 1 };
}

// ------------------------------------------------------------------ docks
export interface Dock {
  x: number;
  /** Which bank it belongs to. */
  bank: "north" | "south";
}

export const DOCKS: Record<SiteName, Dock> = {
  market: { x: 476, bank: "north" },
  pyramid: { x: 726, bank: "north" },
  temple: { x: 964, bank: "north" },
  burial_chamber: { x: 602, bank: "south" },
  obelisks: { x: 848, bank: "south" },
};

export const DOCKED = 0.5;
/** A docked boat whose stones are chosen one by one is drawn larger. */
export const ENLARGED = 0.86;

export function berth(site: SiteName, capacity: number, scale = DOCKED): Pose {
  const dock = DOCKS[site];
  const y = scale > DOCKED ? 362 : dock.bank === "north" ? 346 : 378;
  return { x: dock.x - (deck(capacity) / 2 + 5) * scale, y, scale };
}

/** The way from a mooring down the river to a dock, for the dotted line and for sailing. */
export function route(from: Pose, capacity: number, site: SiteName): string {
  const x = from.x + deck(capacity) + 46;
  const south = from.y > 349;
  const turn = south ? 362 : 336;
  const end = berth(site, capacity).x - 14;
  const knee = south ? 420 : 300;
  return `M${x} ${from.y + (south ? -6 : 16)}C${x + 22} ${(from.y + knee) / 2} 296 ${knee} 344 ${turn}C362 349 378 350 ${Math.min(400, end)} 350H${Math.max(402, end)}`;
}

/** Where a boat turns into the river on its way. */
export const BEND: Pose = { x: 330, y: 362, scale: 0.62 };

// ------------------------------------------------------------------ sites
/** Height of a lying card: never less than a finger needs. */
export function lyingCard(px: number): number {
  return Math.max(48, 45 / px);
}

/** The part of the scene that shows one site, for the plates and the enlarged pictures of a small screen. */
export const WINDOWS: Record<SiteName, { x: number; y: number; width: number; height: number }> = {
  market: { x: 362, y: 48, width: 228, height: 246 },
  pyramid: { x: 592, y: 42, width: 240, height: 252 },
  temple: { x: 828, y: 66, width: 272, height: 232 },
  burial_chamber: { x: 366, y: 458, width: 376, height: 230 },
  obelisks: { x: 796, y: 468, width: 306, height: 220 },
};
