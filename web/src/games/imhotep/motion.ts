/** Quick motion that only leads to what the view already says; none when the person wants none. */

import { cubicInOut, cubicOut } from "svelte/easing";
import { settings } from "../../lib/settings.svelte";
import type { Spot } from "./geometry";

const PACE = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };

/** A time of the design, as this person likes it. */
export function pace(milliseconds: number): number {
  return milliseconds * PACE[settings.motion];
}

/** A stone that drops on its place. */
export function drop(_node: Element, { delay = 0, height = 24 }: { delay?: number; height?: number } = {}) {
  return {
    delay: pace(delay),
    duration: pace(320),
    easing: cubicOut,
    css: (t: number) => `transform: translateY(${(t - 1) * height}px); opacity: ${Math.min(1, t * 3)}`,
  };
}

/** A thing that appears in its place. */
export function appear(_node: Element, { delay = 0 }: { delay?: number } = {}) {
  return { delay: pace(delay), duration: pace(260), easing: cubicInOut, css: (t: number) => `opacity: ${t}` };
}

/** A boat that sails: along the river, with a slight roll. */
export function sail(node: Element, from: Spot, by: Spot, to: Spot): void {
  const duration = pace(900);
  if (duration === 0) return;
  const at = (spot: Spot, roll: number) => `translate(${spot.x}px, ${spot.y}px) scale(${spot.scale}) rotate(${roll}deg)`;
  node.animate(
    [
      { transform: at(from, 0) },
      { transform: at(by, 1), offset: 0.5 },
      { transform: at({ ...to, x: (by.x + 3 * to.x) / 4, y: by.y }, -1), offset: 0.85 },
      { transform: at(to, 0) },
    ],
    { duration, easing: "ease-in-out" },
  );
}
