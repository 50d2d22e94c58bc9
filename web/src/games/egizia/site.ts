/** What a drawing of a monument needs: the table, what is planned on it, and how large it is drawn. */

import type { Stage } from "../../lib/board/stage.svelte";
import type { EgiziaView } from "./view.gen";

/** Planned bricks by "monument:cell", with their number in the plan. */
export type Marks = ReadonlyMap<string, number>;

export const NO_MARKS: Marks = new Map();

export interface Site {
  stage: Stage<"ship", EgiziaView>;
  marks: Marks;
  /** Whose bricks are planned. */
  seat: number;
  /** Pixels of a unit of the drawing. */
  px: number;
}
