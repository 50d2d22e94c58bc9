/** Figures of a review or a hint, as their readers write them. */

import type { Verdict } from "../../contract";
import { settings } from "../app/settings.svelte";
import { say } from "./fluent.svelte";

/** Where the margin of error is a larger part of the loss, the loss is only told as "about". */
const MOST_NOISE = 0.5;
/** Points of a line that are worth a word. */
export const LEAST_CHANGE = 0.3;
const SPACE = "\u00a0";

export function decimal(number: number, digits = 1): string {
  const shown = Math.abs(number) < 0.5 * 10 ** -digits ? 0 : number;
  return new Intl.NumberFormat(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(shown)
    .replace("-", "−");
}

/** With its sign; nothing at all is 0 without one. */
export function change(number: number, digits = 1): string {
  const told = decimal(number, digits);
  return number > 0 && /[1-9]/.test(told) ? `+${told}` : told;
}

export const percent = (share: number): string => `${Math.round(share * 100)}${SPACE}%`;

export const percentChange = (share: number): string => `${change(share * 100, 0)}${SPACE}%`;

/** What a choice lost in winning chances; "" if nothing. */
export function lossText({ loss, margin }: Verdict): string {
  if (loss <= 0) return "";
  const told = loss < 0.005 ? `−${decimal(loss * 100)}${SPACE}%` : percentChange(-loss);
  return margin > MOST_NOISE * loss ? say("review-about", { percent: told }) : told;
}
