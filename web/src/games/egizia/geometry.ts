/** Where things lie: the banks of the river in percent of its length, and the sizes of the monuments' drawings. */

/** The middle of the n-th space of the river, in percent of its length. */
export function along(index: number): number {
  return 4.8 + 4.73 * index;
}

/** A wavy bank from left to right, for a river drawn 1000 units long. */
export function bank(y: number, phase = 0): string {
  const points = Array.from({ length: 101 }, (_, step) => `${step * 10} ${(y + 5 * Math.sin(step / 2.3 + phase)).toFixed(1)}`);
  return points.join("L");
}

/** The water between two banks. */
export function water(top: number, bottom: number): string {
  const under = bank(bottom).split("L").reverse().join("L");
  return `M${bank(top)}L${under}Z`;
}

/** A cell of the obelisk: it narrows towards its tip. */
export function obeliskCell(index: number, count: number, box: { x: number; foot: number; width: number; height: number }): string {
  const high = box.height / count;
  const half = (step: number): number => (box.width / 2) * (1 - (0.36 * step) / count);
  const low = box.foot - index * high;
  return `M${box.x - half(index)} ${low}H${box.x + half(index)}L${box.x + half(index + 1)} ${low - high}H${box.x - half(index + 1)}Z`;
}

const FINGER = 44;
const POINTER = 24;

/** What can be touched of a small cell: as large as a finger or a pointer needs it, around the same middle. */
export function hit(x: number, y: number, width: number, height: number, px: number): string {
  const least = (matchMedia("(pointer: coarse)").matches ? FINGER : POINTER) / px;
  const wide = Math.max(width, least);
  const high = Math.max(height, least);
  return `M${x + (width - wide) / 2} ${y + (height - high) / 2}h${wide}v${high}h-${wide}Z`;
}
