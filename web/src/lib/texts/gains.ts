/** What the server foretells of an action: points won or lost for sure, seat by seat. */

import type { Preview } from "../../contract";
import type { Names } from "./sentences";
import { say } from "./fluent.svelte";

export interface Gain {
  seat: number;
  points: number;
}

export function gainsOf(preview: Preview | null): Gain[] {
  if (!preview) return [];
  return preview.after
    .map((after, seat) => ({ seat, points: (after ?? 0) - (preview.before[seat] ?? 0) }))
    .filter((gain) => gain.points !== 0);
}

/** "Inès +3, Senmout +3", that there is nothing at once, or nothing while the answer is on its way. */
export function gainsText(preview: Preview | null, names: Names): string {
  if (!preview) return "";
  const gains = gainsOf(preview).map(({ seat, points }) => `${names(seat)} ${points > 0 ? "+" : "−"}${Math.abs(points)}`);
  return gains.length > 0 ? `${gains.join(", ")}.` : say("no-gain");
}
