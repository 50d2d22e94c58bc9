/** Quick motion that only leads to what the view already says; none when the person wants none. */

import { cubicOut } from "svelte/easing";
import { settings } from "../../lib/settings.svelte";

const PACE = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };

/** A time of the design, as this person likes it. */
export function pace(milliseconds: number): number {
  return milliseconds * PACE[settings.motion];
}

/** A cube that drops on its place. */
export function arrive(_node: Element) {
  return { duration: pace(240), easing: cubicOut, css: (t: number) => `transform: translateY(${(t - 1) * 20}px); opacity: ${Math.min(1, t * 2)}` };
}
