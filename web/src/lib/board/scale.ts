/** How large a unit of a drawing is on the screen: said once where a drawing begins, asked for by its parts. */

import { getContext, setContext } from "svelte";

export interface Scale {
  /** CSS pixels of a unit. */
  readonly px: number;
}

const KEY = Symbol("scale");
const AS_DRAWN: Scale = { px: 1 };

/** Everything drawn in here has this scale. */
export function giveScale(px: () => number): void {
  setContext<Scale>(KEY, {
    get px() {
      return px();
    },
  });
}

/** The scale of the drawing around; where nobody has given one, a unit is a pixel. */
export function scaleOf(): Scale {
  return getContext<Scale | undefined>(KEY) ?? AS_DRAWN;
}
