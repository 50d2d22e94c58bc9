/** What the coach points at: the elements of the board that are meant, and where the bubble has room beside them. */

import type { Action, Options } from "../contract";
import { agrees } from "../lib/table/narrow";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = "below" | "above" | "right" | "left";

export interface Placed {
  x: number;
  y: number;
  side: Side;
  /** Where the tail is, along the side it stands on. */
  tail: number;
}

/** Rings at one time: more of them point at nothing. */
export const MOST_RINGS = 2;
/** Between the bubble and what it points at: the tail. */
const GAP = 26;
/** How much farther off it may stand, to leave free what lies between: a bar of buttons under a card. */
const ASIDE = [0, 36, 72] as const;
const EDGE = 10;
const TAIL_EDGE = 34;
/** How finely places are looked for where no side has room. */
const STEP = 40;
const SIDES = ["below", "above", "right", "left"] as const;

// ------------------------------------------------------------------ what is meant
/** The elements that a step names, else those that lead to a right choice, the surest first. */
export function meant(
  root: ParentNode,
  point: readonly (string | Options)[],
  right: readonly number[],
  offers: readonly Action[],
): Element[] {
  const named = point.flatMap((one) => (typeof one === "string" ? place(root, one) : thing(root, one, offers)));
  return named.length > 0 ? named : leading(root, right);
}

function place(root: ParentNode, key: string): Element[] {
  const found = [...root.querySelectorAll(`[data-place="${CSS.escape(key)}"]`)].find(isSeen);
  return found ? [found] : [];
}

/** What stands for a choice with these fields: of those that lead to it, the one that leads to little else. */
function thing(root: ParentNode, fields: Options, offers: readonly Action[]): Element[] {
  const ids = offers.filter((offer) => agrees(offer, fields)).map((offer) => offer.id);
  return leading(root, ids).slice(0, 1);
}

/** Lit elements by what they lead to: little else first, then most of it. One inside another is not pointed at twice. */
export function leading(root: ParentNode, right: readonly number[]): Element[] {
  const wanted = new Set(right);
  const ranked = [...root.querySelectorAll("[data-action]")].filter(isSeen).flatMap((element) => {
    const ids = element.getAttribute("data-action")!.split(" ").map(Number);
    const hits = ids.filter((id) => wanted.has(id)).length;
    return hits > 0 ? [{ element, hits, others: ids.length - hits }] : [];
  });
  ranked.sort((one, other) => one.others - other.others || other.hits - one.hits);
  const best = ranked[0];
  const alike = ranked.filter((one) => one.others === best?.others && one.hits === best.hits);
  return alike.map((one) => one.element);
}

/** What lies under a sheet is shown a second time on it, and meant there. */
function isSeen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && !element.closest("main [inert]");
}

export function boxOf(element: Element, grown = 0): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - grown, y: y - grown, width: width + 2 * grown, height: height + 2 * grown };
}

/** What of a box lies above a line; nothing where that is less than half of it. */
export function above(box: Box, bottom: number): Box[] {
  const height = Math.min(box.height, bottom - box.y);
  return height < box.height / 2 ? [] : [{ ...box, height }];
}

export const sameBoxes = (one: readonly Box[], other: readonly Box[]): boolean =>
  one.length === other.length &&
  one.every((box, place) => {
    const { x, y, width, height } = other[place]!;
    return Math.abs(box.x - x) + Math.abs(box.y - y) + Math.abs(box.width - width) + Math.abs(box.height - height) < 1;
  });

// ------------------------------------------------------------------ where the bubble has room
/** Beside what it means, or beside the other thing, where it covers nothing that is meant, and least of what else is lit;
 * else anywhere it covers nothing, or least. */
export function placed(
  anchor: Box | undefined,
  size: { width: number; height: number },
  room: Box,
  meantBoxes: readonly Box[],
  lit: readonly Box[] = [],
): Placed {
  if (!anchor) {
    const x = room.x + (room.width - size.width) / 2;
    return { x, y: room.y + room.height - size.height - EDGE, side: "below", tail: -1 };
  }
  const over = (boxes: readonly Box[], at: Placed): number =>
    boxes.reduce((sum, box) => sum + overlap({ ...size, x: at.x, y: at.y }, box), 0);
  const covered = (at: Placed): number => over(meantBoxes, at);
  const fits = (at: Placed): boolean => at.tail >= 0 && within({ ...size, x: at.x, y: at.y }, room);
  const anchors = [anchor, ...meantBoxes.filter((box) => box !== anchor)].slice(0, MOST_RINGS);
  const at = (gap: number): Placed[] => anchors.flatMap((one) => SIDES.map((side) => beside(one, size, room, side, gap)));
  const tries = ASIDE.flatMap((aside) => at(GAP + aside)).filter(fits);
  const clear = tries.filter((at) => covered(at) === 0);
  if (clear.length > 0) return clear.toSorted((a, b) => over(lit, a) - over(lit, b))[0]!;
  const apart = anywhere(anchor, size, room).toSorted((a, b) => covered(a) - covered(b))[0]!;
  return tries.find((at) => covered(at) <= covered(apart)) ?? apart;
}

/** The corner of a room in which something covers least of what is lit; the first of them where all are alike. */
export function corner(size: { width: number; height: number }, room: Box, lit: readonly Box[]): { x: number; y: number } {
  const far = { x: room.x + room.width - size.width - EDGE, y: room.y + room.height - size.height - EDGE };
  const near = { x: room.x + EDGE, y: room.y + EDGE };
  const corners = [near, { x: far.x, y: near.y }, { x: near.x, y: far.y }, far];
  const covered = (at: { x: number; y: number }): number => lit.reduce((sum, box) => sum + overlap({ ...size, ...at }, box), 0);
  return corners.toSorted((one, other) => covered(one) - covered(other))[0]!;
}

/** Places all over the room, without a tail, the nearest to what is meant first. */
function anywhere(anchor: Box, size: { width: number; height: number }, room: Box): Placed[] {
  const span = (from: number, length: number): number[] => {
    const free = Math.max(0, length - 2 * EDGE);
    const steps = Math.ceil(free / STEP);
    return Array.from({ length: steps + 1 }, (_, step) => from + EDGE + (steps === 0 ? 0 : (free * step) / steps));
  };
  const far = ({ x, y }: Placed): number =>
    Math.hypot(x + size.width / 2 - anchor.x - anchor.width / 2, y + size.height / 2 - anchor.y - anchor.height / 2);
  return span(room.x, room.width - size.width)
    .flatMap((x) => span(room.y, room.height - size.height).map((y): Placed => ({ x, y, side: "below", tail: -1 })))
    .toSorted((one, other) => far(one) - far(other));
}

/** On one side of a thing; its tail is -1 where it could not point at the thing. */
function beside(anchor: Box, size: { width: number; height: number }, room: Box, side: Side, gap: number): Placed {
  const middle = { x: anchor.x + anchor.width / 2, y: anchor.y + anchor.height / 2 };
  const points = (at: number, length: number): number => (at < 0 || at > length ? -1 : clamp(at, TAIL_EDGE, length - TAIL_EDGE));
  if (side === "below" || side === "above") {
    const x = clamp(middle.x - size.width / 2, room.x + EDGE, room.x + room.width - size.width - EDGE);
    const above = Math.min(anchor.y - gap, room.y + room.height - EDGE) - size.height; // what is meant may lie in the dock
    const y = side === "below" ? anchor.y + anchor.height + gap : above;
    return { x, y, side, tail: points(middle.x - x, size.width) };
  }
  const y = clamp(middle.y - size.height / 2, room.y + EDGE, room.y + room.height - size.height - EDGE);
  const x = side === "right" ? anchor.x + anchor.width + gap : anchor.x - gap - size.width;
  return { x, y, side, tail: points(middle.y - y, size.height) };
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)));

const within = (box: Box, room: Box): boolean =>
  box.x >= room.x && box.y >= room.y && box.x + box.width <= room.x + room.width && box.y + box.height <= room.y + room.height;

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
