/** Market cards: their kind, which is colour and seal shape, and their picture. */

export type Kind = "red" | "green" | "violet" | "blue";

const KINDS: Record<string, Kind> = {
  lever: "blue",
  hammer: "blue",
  sail: "blue",
  chisel: "blue",
  entrance: "red",
  sarcophagus: "red",
  paved_path: "red",
  statue: "violet",
};

export function kindOf(card: string): Kind {
  return KINDS[card] ?? "green";
}

/** The white seal in the band of a card, around (0, 0). */
export const SEALS: Record<Kind, string> = {
  red: "M0 -6L6 5H-6Z",
  green: "M0 -6.5L6.5 0 0 6.5 -6.5 0Z",
  violet: "M-5.5 -5.5H5.5V5.5H-5.5Z",
  blue: "M-6 0A6 6 0 1 1 6 0A6 6 0 1 1 -6 0Z",
};

/** Pictures that the sprite has; the others are drawn in CardPicture. */
export const SPRITE: Record<string, string> = {
  lever: "card-lever",
  hammer: "card-hammer",
  sail: "card-sail",
  chisel: "card-chisel",
  entrance: "card-entrance",
  sarcophagus: "card-sarcophagus",
  statue: "card-statue",
  pyramid_ornament: "card-ornament-pyramid",
  temple_ornament: "card-ornament-temple",
};
