// Written by `python -m hypostyle.server.typescript` from hypostyle.games.egizia.view_types: change it there.

import type { View } from "../../contract";

/** The table of Egizia as one seat or a spectator knows it. */
export interface EgiziaView extends View {
  round: number;
  rounds: number;
  step: StepName;
  /** Where somebody is building now */
  site: SiteName | null;
  flood: FloodName;
  watered: ColorName[];
  order: number[];
  queue: number[];
  river: (CardSpace | RoundSpace | SiteSpace)[];
  obelisk: Obelisk;
  colonnade: Colonnade;
  pyramid: Pyramid;
  statues: Statue[];
  sphinx: Sphinx;
  force: number;
  players: Player[];
  printed: Printed;
}

export const STEP_NAMES = ["start", "ships", "stones", "feeding", "building", "end"] as const;
export type StepName = (typeof STEP_NAMES)[number];

export const SITE_NAMES = ["obelisk", "pyramid", "sphinx"] as const;
export type SiteName = (typeof SITE_NAMES)[number];

export const FLOOD_NAMES = ["top", "middle", "bottom"] as const;
export type FloodName = (typeof FLOOD_NAMES)[number];

export const COLOR_NAMES = ["green", "yellow", "red"] as const;
export type ColorName = (typeof COLOR_NAMES)[number];

/** A space of the river that holds a Nile card. */
export interface CardSpace {
  space: string;
  open: boolean;
  ship: number | null;
  kind: "card";
  card: NileCard | null;
}

/** A Nile card as it is printed; before its owner a field shows its present colour. */
export interface NileCard {
  id: string;
  deck: DeckName;
  kind: KindName;
  three_plus?: boolean;
  field?: ColorName;
  wheat?: number;
  quarry?: number;
  effects?: Record<string, number>;
  uses?: Record<string, number>;
  power?: Record<string, number>;
  /** The field an improvement lies on */
  attached?: string;
  reconstructed?: boolean;
}

export const DECK_NAMES = ["1/2", "3/4", "5"] as const;
export type DeckName = (typeof DECK_NAMES)[number];

export const KIND_NAMES = ["field", "quarry", "combo", "immediate", "anytime", "permanent"] as const;
export type KindName = (typeof KIND_NAMES)[number];

/** A round space of the river. */
export interface RoundSpace {
  space: string;
  open: boolean;
  ship: number | null;
  kind: "round";
  face: Face | null;
  /** Ships beside the first one, by a column bonus */
  guests: number[];
}

/** What a round space shows: a tile, or in the first round what is printed on it. */
export interface Face {
  id: string;
  effects: Record<string, number>;
  players?: MarkName;
  reconstructed?: boolean;
}

export const MARK_NAMES = ["all", "3+", "2"] as const;
export type MarkName = (typeof MARK_NAMES)[number];

/** A site, where ships come to build. */
export interface SiteSpace {
  space: SiteName;
  kind: "site";
  slots: (number | null)[];
  closed: number;
  waiting: number | null;
}

/** The obelisk, from its lowest cell up. */
export interface Obelisk {
  /** Cells of the lower section */
  lower: number;
  cells: ObeliskCell[];
}

/** A cell of the obelisk. */
export interface ObeliskCell {
  cost: number;
  owner: number | null;
}

/** The colonnade: its bonus tiles by column, and the columns each seat has built. */
export interface Colonnade {
  costs: number[];
  bonuses: Record<string, BonusTile>;
  built: number[];
}

/** A bonus tile of the colonnade. */
export interface BonusTile {
  id: string;
  color: BonusColor;
  effect: BonusEffect;
  amount: number;
  often: OftenName;
  /** Before its owner only */
  used?: boolean;
  reconstructed?: boolean;
}

export const BONUS_COLORS = ["gold", "violet"] as const;
export type BonusColor = (typeof BONUS_COLORS)[number];

export const BONUS_EFFECTS = ["point_per_brick", "stone_market_top", "wheat_market_top", "better_fields", "all_teams", "second_team", "second_ship", "build_waiting", "upstream", "occupied_space"] as const;
export type BonusEffect = (typeof BONUS_EFFECTS)[number];

export const OFTEN_NAMES = ["always", "round", "game"] as const;
export type OftenName = (typeof OFTEN_NAMES)[number];

/** The pyramid, from its lowest row up. */
export interface Pyramid {
  sides: number;
  rows: PyramidRow[];
}

/** A row of the pyramid, from left to right. */
export interface PyramidRow {
  cost: number;
  cells: (number | null)[];
  winner: number | null;
}

/** A statue with its objective: levels built, how far each seat has come, and what that is worth now. */
export interface Statue {
  id: string;
  letter: LetterName;
  measure: MeasureName;
  need: number[];
  points: number[];
  reconstructed?: boolean;
  costs: number[];
  built: number[];
  have: number[];
  worth: number[];
}

export const LETTER_NAMES = ["A", "B"] as const;
export type LetterName = (typeof LETTER_NAMES)[number];

export const MEASURE_NAMES = ["obelisk", "colonnade", "pyramid", "statues", "full_statues", "each_statue", "full_colonnade", "wheat_market", "stone_market", "both_markets", "green_team", "blue_team", "yellow_team", "violet_team", "every_team", "all_strength", "green_fields", "yellow_fields", "red_fields", "yellow_and_red_fields", "quarries", "permanent_cards", "sphinx_cards", "row_bonuses"] as const;
export type MeasureName = (typeof MEASURE_NAMES)[number];

/** The deck by numbers; cards under it and cards drawn are named where this viewer knows them. */
export interface Sphinx {
  deck: number;
  under: (string | null)[];
  drawn: (SphinxCard | null)[];
}

/** A Sphinx card this viewer may see, with what it would bring if the game ended now. */
export interface SphinxCard {
  id: string;
  points: number;
  goals?: Partial<Record<MeasureName, number>>;
  each?: MeasureName;
  most?: MeasureName;
  three_plus?: boolean;
  reconstructed?: boolean;
  progress: Progress[];
  worth: number;
}

/** How far a seat has come towards one goal. */
export interface Progress {
  goal: MeasureName;
  have: number;
  /** None where each one counts */
  need: number | null;
}

/** What lies before a player. */
export interface Player {
  score: number;
  lines: Record<LineName, number>;
  stones: number;
  teams: Record<TeamName, Team>;
  markets: Record<MarketName, number>;
  quarry: number;
  /** Their value, with the column bonus */
  fields: Record<ColorName, number>;
  start_field: number;
  start_quarry: number;
  wheat: Wheat;
  ships: number;
  passed: boolean;
  cards: NileCard[];
  bonuses: BonusTile[];
  built: SiteName[];
  waiting_uses: number;
  sphinx_count: number;
  sphinx_cards: SphinxCard[];
}

export const LINE_NAMES = ["obelisk", "colonnade", "pyramid", "bricks", "feeding", "markets", "cards", "sphinx_draws", "cooperation", "majority", "end_cards", "sphinx_cards", "statues", "stones"] as const;
export type LineName = (typeof LINE_NAMES)[number];

export const TEAM_NAMES = ["green", "blue", "yellow", "violet"] as const;
export type TeamName = (typeof TEAM_NAMES)[number];

/** A team, used or ready. */
export interface Team {
  strength: number;
  used: boolean;
}

export const MARKET_NAMES = ["wheat", "stone"] as const;
export type MarketName = (typeof MARKET_NAMES)[number];

/** The balance if a seat were to feed its teams now, with wheat added in this feeding. */
export interface Wheat {
  need: number;
  produced: number;
  missing: number;
  cost: number;
  left: number;
  sale: number;
}

/** The numbers on boards and pieces that a drawing shows. */
export interface Printed {
  /** The colours of the fields each flood waters */
  waters: Record<FloodName, ColorName[]>;
  ships: number;
  cooperation: number[];
  majority: number;
  most_strength: number;
  most_stones: number;
  stone_market: StoneMarket;
  wheat_market: WheatMarket;
  sphinx: SphinxRules;
  finish: number[];
  slots: number;
}

/** The stone market; lists go by level. */
export interface StoneMarket {
  reach: number[];
  beyond: number;
  end_level: number;
  stones_per_point: number;
}

/** The wheat market; lists go by level. */
export interface WheatMarket {
  reach: number[];
  beyond: number;
  penalty: number[];
  sell_from: number;
  wheat_per_point: number;
}

/** What drawing Sphinx cards takes and brings. */
export interface SphinxRules {
  limits: number[];
  cost: number;
  returned: number;
}

export const OTHER_TEAM_NAMES = ["green", "blue", "yellow", "violet", "none"] as const;
export type OtherTeamName = (typeof OTHER_TEAM_NAMES)[number];

export const CREW_NAMES = ["green", "blue", "yellow", "green_violet", "blue_violet", "yellow_violet", "green_blue", "green_yellow", "blue_yellow", "green_blue_violet", "green_yellow_violet", "blue_yellow_violet"] as const;
export type CrewName = (typeof CREW_NAMES)[number];

export const SPACE_NAMES = ["card_1", "card_2", "card_3", "card_4", "card_5", "card_6", "card_7", "card_8", "card_9", "card_10", "round_1", "round_2", "round_3", "round_4", "round_5", "round_6", "round_7", "obelisk_slot_1", "obelisk_slot_2", "obelisk_slot_3", "obelisk_waiting", "pyramid_slot_1", "pyramid_slot_2", "pyramid_slot_3", "pyramid_waiting", "sphinx_slot_1", "sphinx_slot_2", "sphinx_slot_3", "sphinx_waiting"] as const;
export type SpaceName = (typeof SPACE_NAMES)[number];

export const CARD_NAMES = ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "R13", "R14", "R15", "R16", "R17", "R18", "R19", "R20", "R21", "R22", "R23", "R24", "R25", "R26", "R27", "R28", "R29", "R30", "R31", "R32", "R33", "R34", "R35", "R36", "R37", "R38", "R39", "R40", "R41", "R42", "R43", "R44", "R45", "R46", "R47", "R48", "R49", "R50", "R51", "R52", "R53", "R54", "R55", "R56"] as const;
export type CardName = (typeof CARD_NAMES)[number];

export const FACE_NAMES = ["T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "T10", "T11", "N1", "N2", "N3", "N4", "N5", "N6", "N7"] as const;
export type FaceName = (typeof FACE_NAMES)[number];

export const GAIN_NAMES = ["stones", "wheat", "force"] as const;
export type GainName = (typeof GAIN_NAMES)[number];

export const MEANS_NAMES = ["card", "tile"] as const;
export type MeansName = (typeof MEANS_NAMES)[number];

export const MONUMENT_NAMES = ["obelisk", "colonnade", "row_1", "row_2", "row_3", "row_4", "row_5", "statue_1", "statue_2", "statue_3"] as const;
export type MonumentName = (typeof MONUMENT_NAMES)[number];

export const STATUE_NAMES = ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9"] as const;
export type StatueName = (typeof STATUE_NAMES)[number];

export const BONUS_NAMES = ["G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "G10"] as const;
export type BonusName = (typeof BONUS_NAMES)[number];

export const SPHINX_NAMES = ["X1", "X2", "X3", "X4", "X5", "X6", "X7", "X8", "X9", "X10", "X11", "X12", "X13", "X14", "X15", "X16", "X17", "X18", "X19", "X20", "X21", "X22", "X23", "X24", "X25", "X26", "X27", "X28", "X29", "X30", "X31", "X32", "X33", "X34", "X35"] as const;
export type SphinxName = (typeof SPHINX_NAMES)[number];

export const SEAT_NAMES = ["red", "blue", "yellow", "green"] as const;
export type SeatName = (typeof SEAT_NAMES)[number];
