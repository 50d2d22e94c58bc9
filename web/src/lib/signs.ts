/** Seat = colour + sign, everywhere the same. */

export const SIGNS = ["sign-ankh", "sign-eye", "sign-lotus", "sign-scarab"] as const;

export function sign(seat: number): string {
  return SIGNS[seat % SIGNS.length]!;
}

export function seatColour(seat: number): string {
  return `var(--seat-${(seat % SIGNS.length) + 1})`;
}
