/** How tiles fall and pairs flash; what else moves moves as on every board, or travels (`journeys.ts`). */

import { cubicOut } from "svelte/easing";
import { pace } from "../../lib/board/motion";

const BOUNCE = 4;

export function fall(_node: Element, { height }: { height: number }) {
  return {
    duration: pace(120 + 0.7 * height),
    css: (t: number) => {
      const down = Math.min(1, t / 0.85);
      const up = t > 0.85 ? Math.sin(((t - 0.85) / 0.15) * Math.PI) * BOUNCE : 0;
      return `transform: translateY(${-(1 - down * down) * height - up}px)`;
    },
  };
}

/** Animals that meet: they light up and swell for a moment. */
export function flash(_node: Element, { delay }: { delay: number }) {
  return {
    delay: pace(delay),
    duration: pace(480),
    css: (t: number) =>
      `opacity: ${Math.min(1, 5 * t)}; transform-box: fill-box; transform-origin: center; transform: scale(${1 + 0.3 * Math.sin(Math.PI * t) * (1 - t * 0.5)})`,
  };
}

/** An arrow of a pair comes the way it points. */
export function arrive(_node: Element, { by, delay }: { by: number; delay: number | null }) {
  return {
    delay: pace(delay ?? 0),
    duration: delay === null ? 0 : pace(620),
    easing: cubicOut,
    css: (t: number) => `transform: translateX(${(1 - t) * by}px)`,
  };
}
