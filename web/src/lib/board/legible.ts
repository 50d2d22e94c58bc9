/** Text in a drawing keeps a size that can be read, however small the drawing is shown. */

/** No text is drawn smaller than this many CSS pixels. */
const SMALLEST = 12.5;

/** A font size in units that is at least the smallest readable one; `px` is the size of a unit on the screen. */
export function size(units: number, px: number): number {
  return Math.max(units, SMALLEST / px);
}
