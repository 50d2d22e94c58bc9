/** The colour and the sign of a seat, the same everywhere. */

export const SIGNS = ["sign-ankh", "sign-eye", "sign-lotus", "sign-scarab"] as const;

export function seatSign(seat: number): string {
  return SIGNS[seat % SIGNS.length]!;
}

/** The colour of a seat as a thin line on paper: in a chart, which the base style sheet lists. */
export function seatLine(seat: number): string {
  return `var(--seat-${(seat % SIGNS.length) + 1}-line)`;
}

export function seatColour(seat: number): string {
  return `var(--seat-${(seat % SIGNS.length) + 1})`;
}
