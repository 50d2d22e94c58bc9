/** Motion of this board's own: ships come down the river. */

import { cubicInOut } from "svelte/easing";
import { pace } from "../../lib/board/motion";

export function sail(_node: Element) {
  return {
    duration: pace(420),
    easing: cubicInOut,
    css: (t: number) =>
      `transform: translateX(${(t - 1) * 90}px) rotate(${Math.sin(t * 9) * 2 * (1 - t)}deg); opacity: ${Math.min(1, 3 * t)}`,
  };
}
