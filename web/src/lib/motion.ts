/** Quick motion that only leads to what the view already says; none when the person wants none. */

import { cubicInOut, cubicOut } from "svelte/easing";
import { settings } from "./settings.svelte";

const PACE = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };

/** A time of the design, as this person likes it. */
export function pace(milliseconds: number): number {
  return milliseconds * PACE[settings.motion];
}

/** A piece that drops on its place. */
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
