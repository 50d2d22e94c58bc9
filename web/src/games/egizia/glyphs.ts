/** The picture language of effects: which signs stand for what, and how their number is written. */

export type Amounts = Readonly<Record<string, number>>;

export interface Glyph {
  signs: string[];
  number: string;
}

const SIGNS: Record<string, string[]> = {
  stones: ["eg-stone"],
  points: ["eg-points"],
  wheat_market: ["eg-wheat-market"],
  stone_market: ["eg-stone-market"],
  any_market: ["eg-wheat-market", "eg-stone-market"],
  green_team: ["eg-green"],
  blue_team: ["eg-blue"],
  yellow_team: ["eg-yellow"],
  violet_team: ["eg-violet"],
  any_team: ["eg-any"],
  flood: ["eg-flood"],
  free_brick: ["eg-brick"],
  obelisk_and_colonnade_points: ["eg-obelisk", "eg-points"],
  pyramid_and_statue_points: ["eg-pyramid", "eg-points"],
  waiting_ship: ["eg-ship"],
  wheat: ["eg-wheat"],
  force: ["eg-force"],
  extra_ship: ["eg-ship"],
  keep_more: ["eg-sphinx"],
  sell_stones: ["eg-stone", "eg-points"],
  // What permanent cards do, where there is no room for words.
  stones_to_wheat: ["eg-stone", "eg-wheat"],
  end_points: ["eg-points"],
  free_sphinx_card: ["eg-sphinx"],
  team_before_building: ["eg-any"],
  improve_field: ["eg-wheat"],
  leftover_card: ["eg-points"],
  team_for_markets: ["eg-any", "eg-stone-market"],
  buy_strength: ["eg-stone", "eg-any"],
};
const PLAIN = new Set(["stones", "wheat", "sell_stones", "leftover_card"]);
const UNSAID = new Set([
  "free_brick",
  "waiting_ship",
  "extra_ship",
  "keep_more",
  "obelisk_and_colonnade_points",
  "pyramid_and_statue_points",
  "stones_to_wheat",
  "team_for_markets",
  "buy_strength",
]);

/** An amount as it is written beside its sign: counts plain, changes with their sign. */
function written(name: string, amount: number): string {
  if (UNSAID.has(name)) return "";
  if (name === "improve_field") return "↑";
  if (name === "flood") return `±${amount}`;
  if (PLAIN.has(name)) return String(amount);
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

export function glyphs(amounts: Amounts | undefined): Glyph[] {
  return Object.entries(amounts ?? {}).map(([name, amount]) => ({ signs: SIGNS[name] ?? [], number: written(name, amount) }));
}
