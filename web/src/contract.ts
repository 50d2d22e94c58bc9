// Written by `python -m hypostyle.server.typescript` from src/hypostyle/server/messages: change it there.

/** Knowledge of one seat or of a spectator, told in names; each game adds its own fields. */
export interface View {
  game: string;
  seats: number;
  viewer: number | null;
  over: boolean;
  to_move: number[];
  [field: string]: unknown;
}

export const VIEW_FIELDS = ["game", "seats", "viewer", "over", "to_move"] as const;

/** A choice: its id, its verb, and the fields of the verb by name. */
export interface Action {
  id: number;
  verb: string;
  [field: string]: string | number;
}

/** A fact that happened; a field this page may not know is null. */
export interface GameEvent {
  event: string;
  [field: string]: string | number | null;
}

/** The chosen options by name. */
export type Options = Record<string, string | number | boolean>;

export const LOOPBACK_NAMES = ["localhost", "127.0.0.1", "[::1]"] as const;

/** The first message. `since` is the `seq` of the last update this page has seen; null or absent: everything. */
export interface Hello {
  type: "hello";
  since?: number | null;
}

/** Choose an action for a seat of the page. `seq` is that of the update it answers; the same twice acts once. */
export interface Act {
  type: "act";
  seq: number;
  seat: number;
  action: number;
}

/** Take back a step: possible where the last update said so in `undo`. */
export interface Undo {
  type: "undo";
  seq: number;
  seat: number;
}

/** What would the search bot do here? Answered by `hint`, after a moment. */
export interface AskHint {
  type: "hint";
  seat: number;
}

/** Why can this seat not choose this action now? Answered by `why`. */
export interface AskWhy {
  type: "why";
  seat: number;
  action: number;
}

/**
 * What would surely follow from this action, and from those that this seat would choose `then`?
 *
 * Answered by `preview`.
 */
export interface AskPreview {
  type: "preview";
  seat: number;
  action: number;
  then?: number[];
}

/** The position after that many steps. Another's `seat` may be looked through when the match is over. */
export interface AskLook {
  type: "look";
  step: number;
  seat?: number | null;
}

/** Change the name at one of the page's seats; everybody is told by `seats`. */
export interface Rename {
  type: "name";
  seat: number;
  name: string;
}

/** Answered by `pong`. */
export interface Ping {
  type: "ping";
}

/** The answer to `probe`, at once and with its number. */
export interface Echo {
  type: "echo";
  number: number;
}

/** The answer to `hello`: what does not change during the match. */
export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  options: Options;
  seats: SeatInfo[];
  mine: number[];
  spectator: boolean;
  seed_hash: string;
  rules_version: number;
  content_digest: string;
  edition: Edition;
  started: number;
  lines: string[];
  actions_count: number;
}

/**
 * Who sits at a seat. `name` is "" where the browser should use its own word, or the name of the character, which
 * has a level from 1 to 5; `claimed`: a person has taken it.
 */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "person";
  character: string | null;
  level: number | null;
  claimed: boolean;
  connected: boolean;
}

/**
 * Which cards a match is played with: the built-in ones, or an owner's.
 *
 * `cards` is how many an owner may redraw (0: none in this game), `redrawn` how many differ from the built-in ones;
 * `complete`: the owner says that all of them are as printed.
 */
export interface Edition {
  name: string;
  own: boolean;
  cards: number;
  redrawn: number;
  complete: boolean;
}

/** Somebody came, left, sat down or changed a name. */
export interface Seats {
  type: "seats";
  seats: SeatInfo[];
  mine: number[];
}

/**
 * The table as this page may see it now. A later update replaces it; updates in between may be left out.
 *
 * `seq` grows with everything that happens at the table, taking back included. `step` is the number of moves that
 * stand. Of the log, keep the entries up to step `keep` and append `entries`.
 *
 * While choices are sealed, `sealed` are the seats that have finally chosen and `to_move` those that still think; of
 * the choices of others nothing is told before the reveal: they count neither in `seq` nor in `step`, and those who
 * have several own seats at one screen find each entry marked as `sealed`.
 */
export interface Update {
  type: "update";
  seq: number;
  step: number;
  keep: number;
  over: boolean;
  to_move: number[];
  sealed: number[];
  thinking: Thinking[];
  views: Record<string, View>;
  decisions: DecisionInfo[];
  entries: Entry[];
  undo: Record<string, boolean>;
  race?: boolean;
  scores?: number[][];
  outcome?: OutcomeInfo;
  seed?: string;
}

/** A bot that is thinking: since when (seconds, Unix time), and how long it may. */
export interface Thinking {
  seat: number;
  since: number;
  budget: number;
}

/** An open decision of one of the page's seats: `prompt` is the task's name, `section` its place in the rules. */
export interface DecisionInfo {
  seat: number;
  prompt: string;
  section: string;
  actions: Action[];
  claim?: string;
}

/** The result, seat by seat; `ranking[seat]` is its place, 1 for a winner. */
export interface OutcomeInfo {
  scores: number[];
  ranking: number[];
  lines: Record<string, number[]>;
  tie_values: Record<string, number[]>;
  tie_break: string | null;
}

/** Nothing has changed, and this is why. */
export interface Refused {
  type: "refused";
  code: "bad_message" | "beaten" | "busy" | "damaged" | "illegal" | "no_table" | "no_undo" | "not_yet" | "not_yours" | "over" | "paused" | "race" | "stale" | "too_fast" | "too_large" | "unknown";
  seq: number;
  seat?: number | null;
  action?: number | null;
  reason?: string | null;
  section?: string | null;
}

/** The verdict of the search; `gain` is the expected change of the seat's own final points, where known. */
export interface Hint {
  type: "hint";
  seq: number;
  seat: number;
  best: number;
  ideas: Idea[];
  gain: number | null;
}

/** One choice as the search judged it: how often it was tried, what it was worth on average (0 to 1). */
export interface Idea {
  action: number;
  visits: number;
  value: number;
}

/** `reason` is null if the action is allowed. */
export interface Why {
  type: "why";
  seq: number;
  seat: number;
  action: number;
  reason: string | null;
  section: string | null;
}

/** What would surely happen: events up to the first that chance decides; points that do not depend on it. */
export interface Preview {
  type: "preview";
  seq: number;
  seat: number;
  action: number;
  certain: boolean;
  before: (number | null)[];
  after: (number | null)[];
  events: GameEvent[];
  view: View | null;
  then: number[];
  next: DecisionInfo | null;
}

/** The position after that many steps, and the entry that led there. */
export interface Looked {
  type: "look";
  step: number;
  steps: number;
  views: Record<string, View>;
  entry: Entry;
  to_move: number[];
}

/** A line of the log: the step it led to (0: the set-up, with seat null) and what this page may know of it. */
export interface Entry {
  step: number;
  seat: number | null;
  events: GameEvent[];
  sealed?: boolean;
  action?: Action;
  secrets?: Secret[];
}

/** Where a page has several seats: these fields of an event are for these seats only. */
export interface Secret {
  event: number;
  fields: string[];
  seats: number[];
}

/** The race that is on: seconds left, the last wrong claims, and for how long seats have to wait after theirs. */
export interface RaceNews {
  type: "race";
  seq: number;
  left: number;
  seconds: number;
  wrong: WrongClaim[];
  paused: Record<string, number>;
}

/** What somebody took for the answer of a race, that many seconds `ago`. */
export interface WrongClaim {
  seat: number;
  action: Action;
  reason: string;
  ago: number;
}

/** How far away is this page? To be answered by `echo`, at once. */
export interface Probe {
  type: "probe";
  number: number;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  seq: number;
}

/** GET /healthz: 503 if not ok. The store could be read and written, and a bot answers, or they did a moment ago. */
export interface Health {
  ok: boolean;
  version: string;
  mode: string;
  store: boolean;
  bots: boolean;
}

/** GET /api/games -> GameInfo[] */
export interface GameInfo {
  slug: string;
  rules_version: number;
  players: number[];
  minutes: number;
  options: OptionInfo[];
  lines: string[];
  tie_breaks: string[];
  seat_names: string[];
  bots: CharacterInfo[];
  content: ContentInfo;
  words: Words;
}

/** An option of a game; the first value is the default. */
export interface OptionInfo {
  name: string;
  values: (string | number | boolean)[];
  switch: boolean;
}

/** Somebody one can sit down with: how strong, from 1 to 5, and for how many seconds it may think, 0 for at once. */
export interface CharacterInfo {
  character: string;
  level: number;
  seconds: number;
}

/** Where the printed facts come from, and which tables of them are reconstructed. */
export interface ContentInfo {
  origin: string;
  digest: string;
  reconstructed: string[];
  edition: Edition;
}

/** The vocabulary of a game, by name. */
export interface Words {
  verbs: Record<string, VerbWord>;
  events: Record<string, EventWord>;
}

/** A verb: its first action id, and its fields in the order ids are counted. */
export interface VerbWord {
  first: number;
  fields: Record<string, FieldWord>;
}

/** What a field of a verb or an event means: a named value, a place counted from 0, or an amount. */
export interface FieldWord {
  domain: string;
  named: boolean;
  amount: boolean;
  size: number;
  labels: string[];
}

/** An event: its fields, and those that only one seat may know. */
export interface EventWord {
  fields: Record<string, FieldWord>;
  secret: string[];
}

/** POST /api/tables; a `seed` makes a test repeatable. */
export interface CreateTable {
  game: string;
  seats: SeatWish[];
  options?: Options;
  seed?: number | null;
}

/**
 * Who is to sit there: you, another person at this screen, a friend by link, or a bot.
 *
 * A bot is a `character`, or anybody of a `level`: from 1 to 5, or by its name from before there were characters.
 */
export interface SeatWish {
  kind: "bot" | "here" | "link" | "you";
  level?: number | string | null;
  character?: string | null;
  name?: string | null;
}

/** POST /api/tables/<id>/branch: play from here. */
export interface BranchTable {
  step: number;
  seats: SeatWish[];
}

/** The answer to POST /api/tables, /branch and /api/import; a friend's link is `<url>#<token>`. */
export interface CreatedTable {
  table: string;
  url: string;
  seats: CreatedSeat[];
}

/** A seat of a new table; `token` is the secret part of a friend's link, told this once. */
export interface CreatedSeat {
  seat: number;
  kind: "bot" | "here" | "link" | "you";
  token?: string | null;
}

/** POST /api/tables/<id>/claim: sit down by a secret link. */
export interface TakeSeat {
  token: string;
  name?: string | null;
}

/** The answer to TakeSeat: which seat it is. */
export interface SeatTaken {
  seat: number;
}

/** GET /api/tables and GET /api/replays -> TableSummary[], the latest first. */
export interface TableSummary {
  table: string;
  game: string;
  seats: SeatInfo[];
  mine: number[];
  over: boolean;
  seq: number;
  to_move: number[];
  started: number;
  updated: number;
}

/** GET /api/editions/<game>: the cards that an owner may redraw. POST an EditionDraft there to save it. */
export interface CardSheet {
  game: string;
  edition: Edition;
  digest: string;
  may_save: boolean;
  file: string | null;
  longest_name: number;
  rows: number;
  columns: number;
  kinds: CellKind[];
  fields: CardField[];
  built_in: Record<string, CardFace>;
  redrawn: Record<string, CardFace>;
}

/** What may stand in a cell of a card: the sign in the owner's file, and the name that texts have. */
export interface CellKind {
  sign: string;
  name: string;
}

/** A field of a card beside its grid, and its allowed values. */
export interface CardField {
  name: string;
  values: string[];
}

/** What is printed on a card: its fields, and its grid row by row. */
export interface CardFace {
  fields: Record<string, string>;
  grid: string[];
}

/** An edition as drawn: only the cards that differ from the built-in ones. */
export interface EditionDraft {
  name: string;
  complete: boolean;
  redrawn: Record<string, CardFace>;
}

/** The answer to POST /api/editions/<game>/check with an EditionDraft. */
export interface EditionChecked {
  complaints: Complaint[];
}

/** What is wrong with a card or a file: `check-<code>` in the texts of the game or of the shell, and the cell. */
export interface Complaint {
  code: string;
  card: string;
  cell: number[] | null;
  values: Record<string, string | number>;
}

/** The answer to POST /api/editions/<game>/read with an owner's file: a draft, saved by nobody yet. */
export interface EditionRead {
  draft: EditionDraft;
  complaints: Complaint[];
}

/** POST /api/host: the key of the host, from the link that the server printed; kept as a cookie from then on. */
export interface ShowKey {
  key: string;
}

/** The answer to it. */
export interface KeyShown {
  host: boolean;
}

/** The body of every HTTP error: a code, and one English sentence for whoever reads logs. */
export interface Problem {
  code: string;
  title: string;
  complaint?: Complaint | null;
}

export type ClientMessage = Hello | Act | Undo | AskHint | AskWhy | AskPreview | AskLook | Rename | Ping | Echo;

export type ServerMessage = Welcome | Seats | Update | Refused | Hint | Why | Preview | Looked | RaceNews | Probe | Pong;
