/** The geometry of the stairs: a scale with round numbers, and the path of a seat through its columns. */

import type { Part } from "./course";

/** Dashes tell the seats apart beside their colours. */
export const DASHES = ["", "8 4", "3 3", "10 3 2 3"] as const;

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  y: (points: number) => number;
  marks: number[];
}

const MOST_MARKS = 5;
const ROUND = [1, 2, 5];

/** A scale on which all that seats ever had finds room, marked at round numbers. */
export function scaleOf(parts: readonly Part[], { top, bottom }: Pick<Frame, "top" | "bottom">): Scale {
  const all = parts.flatMap((part) => [...part.totals, ...part.rises.map(({ total }) => total)]);
  const low = Math.min(0, ...all);
  const high = Math.max(low + 5, ...all);
  let step = 1;
  for (let power = 1; (high - low) / step > MOST_MARKS; power *= 10)
    for (const one of ROUND) if ((high - low) / step > MOST_MARKS) step = one * power;
  const marks: number[] = [];
  for (let mark = Math.ceil(low / step) * step + 0; mark <= high; mark += step) marks.push(mark);
  return { y: (points) => top + ((bottom - top) * (high - points)) / (high - low), marks };
}

/** The stairs of a seat: level until something changes, then straight up or down. */
export function stairs(seat: number, parts: readonly Part[], left: number, unit: number, y: (points: number) => number): string {
  const way = [`M${left} ${y(0)}`];
  parts.forEach((part, place) => {
    for (const rise of part.rises) if (rise.seat === seat) way.push(`H${left + (place + rise.at) * unit}V${y(rise.total)}`);
  });
  return [...way, `H${left + parts.length * unit}`].join("");
}

/** A column from this width on has room for its name. */
export const WIDE = 54;
/** Of a letter of the names, on average. */
const LETTER = 6.4;
const MOST_LINES = 3;

export const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

/** A name in at most three lines, each as long as a column is wide. */
export function wrapped(text: string, width: number): string[] {
  const most = Math.floor(width / LETTER);
  const rows: string[] = [];
  let rest = text;
  while (rest.length > most && rows.length < MOST_LINES - 1) {
    const cut = rest.lastIndexOf(" ", most);
    if (cut <= 0) break;
    rows.push(rest.slice(0, cut));
    rest = rest.slice(cut + 1);
  }
  return [...rows, shortened(rest, most)];
}
