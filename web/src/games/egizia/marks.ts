/** Bricks that are planned, as the drawing of a monument marks them. */

/** The number in the plan, by "monument:cell". */
export type Marks = ReadonlyMap<string, number>;

export const NO_MARKS: Marks = new Map();
