/** A tile that falls into its slot; what else moves moves as on every board. */

import { pace } from "../../lib/motion";

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
