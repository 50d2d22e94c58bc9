/** Who stands how high at the end of a match: by rank, not to scale; a tie-break is worth half a step. */

/** The seats from the first to the last. */
export function order(ranking: readonly number[]): number[] {
  return ranking.map((_, seat) => seat).sort((one, other) => ranking[one]! - ranking[other]! || one - other);
}

/** The places of the seats by points alone, as the count stands. */
export function placesOf(totals: readonly number[]): number[] {
  return totals.map((mine) => 1 + totals.filter((theirs) => theirs > mine).length);
}

/** Steps above the lowest, for each seat. */
export function heights(ranking: readonly number[], totals: readonly number[]): number[] {
  const found = ranking.map(() => 0);
  const rising = order(ranking).reverse();
  for (const [place, seat] of rising.entries()) {
    const below = rising[place - 1];
    if (below === undefined) continue;
    const step = ranking[below] === ranking[seat] ? 0 : totals[below] === totals[seat] ? 0.5 : 1;
    found[seat] = found[below]! + step;
  }
  return found;
}
