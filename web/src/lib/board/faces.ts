/** How the portraits are cut out: whole where there is room, the head alone where they are small. */

export const WHOLE = "0 0 96 96";

const HEADS: Readonly<Record<string, string>> = {
  ipi: "8 8 78 78",
  meryt: "0 6 82 82",
  pached: "2 6 80 80",
  henout: "8 4 76 76",
  nehesy: "4 0 84 84",
  iset: "8 0 88 88",
  senmout: "6 6 80 80",
  tiyi: "2 0 84 84",
  ptahhotep: "14 4 82 82",
  amenirdis: "8 -1 80 80",
};

/** Below this size in pixels only the head can be made out. */
const SMALL = 44;

export function cutOut(character: string, size: number): string {
  return size < SMALL ? (HEADS[character] ?? WHOLE) : WHOLE;
}
