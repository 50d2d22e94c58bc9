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

/**
 * The position after that many steps. Another's `seat` may be looked through when the match is over, and walked on
 * with: a choice of that seat and what the review expects `then`.
 */
export interface AskLook {
  type: "look";
  step: number;
  seat?: number | null;
  then?: number[];
}

/** Judge the match, which is over, decision by decision. Answered by `review`, as often as more is judged. */
export interface AskReview {
  type: "ask_review";
}

/** What if another action had been chosen at a step of a match that is over? Answered by `tried`, after a moment. */
export interface Try {
  type: "try";
  step: number;
  action: number;
}

/** Change the name at one of the page's seats; everybody is told by `seats`. */
export interface Rename {
  type: "name";
  seat: number;
  name: string;
}

/** Say something as one of the page's seats: a set phrase, or else a text. Everybody is told by `chat`. */
export interface Say {
  type: "say";
  seat: number;
  phrase?: "again" | "good_luck" | "hello" | "one_moment" | "oops" | "thanks" | "well_played" | "your_turn" | null;
  text?: string;
}

/** Decide about the table, as whoever opened it; what is absent stays. Everybody is told by `settings`. */
export interface ChangeSettings {
  type: "change";
  closed?: boolean;
  private?: boolean;
  spectators?: boolean;
  hints?: boolean;
  chat?: boolean;
}

/** Free the seat of a person, as whoever opened the table. Answered by `link`, a new one. */
export interface Release {
  type: "release";
  seat: number;
}

/** A new link to a seat that is not taken, as whoever opened the table; the old one ends. Answered by `link`. */
export interface AskLink {
  type: "ask_link";
  seat: number;
}

/**
 * The hash of this browser's share in the shuffle (SHA-256 of its 64 signs), before the first move.
 *
 * Answered by `cut`.
 */
export interface Commit {
  type: "commit";
  hash: string;
}

/** The share itself, when `cut` says that all have committed. Answered by `cut`. */
export interface Reveal {
  type: "reveal";
  share: string;
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

/**
 * The answer to `hello`: what does not change during the match.
 *
 * `pieces` says, by domain and number, what sentences call the pieces whose names depend on the cards in use.
 */
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
  pieces: Record<string, Saying[]>;
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

/** A sentence of the game's texts: its key, its numbers, and the names it is said with, which are sentences too. */
export interface Saying {
  key: string;
  values?: Record<string, number | string>;
  names?: Record<string, Saying>;
}

/** Somebody came, left, sat down or changed a name. */
export interface Seats {
  type: "seats";
  seats: SeatInfo[];
  mine: number[];
}

/** After `welcome`, and when they change; `opener`: this page may change them. */
export interface Settings {
  type: "settings";
  settings: TableSettings;
  opener: boolean;
}

/**
 * What whoever opened the table has decided: closed: nobody moves; private: it is there for its seats only;
 * and whether it may be watched, hints be asked for, and anything be said.
 */
export interface TableSettings {
  closed: boolean;
  private: boolean;
  spectators: boolean;
  hints: boolean;
  chat: boolean;
}

/** The secret part of the link to a seat, for whoever opened the table: told this once. */
export interface SeatLink {
  type: "link";
  seat: number;
  token: string;
}

/** Lines that this page has not had yet; after `hello` the last ones. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

/** Something a seat said: a set phrase by its name, or a text, to be shown as nothing but text. */
export interface ChatLine {
  number: number;
  seat: number;
  phrase: string;
  text: string;
  at: number;
}

/**
 * How everybody gets a share in the shuffle. `missing` are the seats that are waited for, or were in vain.
 *
 * `hash` is that of `seed_hash` and all commitments, sorted, joined by colons: settled before any share is revealed.
 * When the match is over, the secret behind `seed_hash` and all shares are told, which give the seed.
 */
export interface CutNews {
  type: "cut";
  state: "done" | "missed" | "open" | "waiting";
  hash: string | null;
  parts: CutPart[];
  missing: number[];
  secret?: string;
  shares?: string[];
}

/** What a browser has committed to, and the seats it has. */
export interface CutPart {
  seats: number[];
  hash: string;
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
  course?: Change[];
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

/** That a line of the score sheet changed for a seat at a step. */
export interface Change {
  step: number;
  seat: number;
  line: number;
  points: number;
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
  code: "bad_message" | "beaten" | "busy" | "closed" | "damaged" | "illegal" | "no_chat" | "no_hints" | "no_spectators" | "no_table" | "no_undo" | "not_over" | "not_yet" | "not_yours" | "over" | "paused" | "race" | "stale" | "too_fast" | "too_large" | "unknown";
  seq: number;
  seat?: number | null;
  action?: number | null;
  reason?: string | null;
  section?: string | null;
}

/** The verdict of the search, and why: beside the next best choice, where there is one that was looked at. */
export interface Hint {
  type: "hint";
  seq: number;
  seat: number;
  best: number;
  ideas: Idea[];
  beside: Beside | null;
}

/** One choice as the search judged it: how often it was tried, what it was worth on average (0 to 1). */
export interface Idea {
  action: number;
  visits: number;
  value: number;
}

/**
 * What the best choice of a hint brings the seat beyond the next best `action`: points at the end by line of the
 * score sheet, and winning chances.
 */
export interface Beside {
  action: number;
  lines: Record<string, number>;
  chance: number;
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
  decision?: DecisionInfo;
  then?: number[];
}

/**
 * A step in the log: the step it led to (0: the set-up, with seat null) and what this page may know of it.
 *
 * `lines` is how it is told; where a chapter begins, `scores` are the points then, null where they are secret.
 */
export interface Entry {
  step: number;
  seat: number | null;
  events: GameEvent[];
  lines?: StoryLine[];
  scores?: (number | null)[];
  sealed?: boolean;
  action?: Action;
  secrets?: Secret[];
}

/** A line of the log as engine/story.py puts it together: the places of its events, under whose sign. */
export interface StoryLine {
  kind: "aside" | "heading" | "together" | "told";
  events: number[];
  seat?: number | null;
  under?: boolean;
  gains?: Gain[];
  counts?: Count[];
}

/** Points that a seat won or lost, and what it has then, where everybody may know that. */
export interface Gain {
  seat: number;
  points: number;
  total: number | null;
}

/** The number of a seat in a line that tells several facts as one. */
export interface Count {
  seat: number;
  number: number;
}

/** Where a page has several seats: these fields of an event are for these seats only. */
export interface Secret {
  event: number;
  fields: string[];
  seats: number[];
}

/**
 * After `ask_review`, and whenever more has been judged: the verdicts that this page has not had yet.
 *
 * `steps` comes first, once: the steps that are judged; in the others there was nothing to choose, or it was a race.
 */
export interface Reviewed {
  type: "review";
  judged: number;
  to_judge: number;
  simulations: number;
  going_on: boolean;
  verdicts: Verdict[];
  seats: ReviewedSeat[];
  steps?: number[];
}

/**
 * A decision that was judged: shares are of winning chances, from 0 to 1, by seat; `lines` are the own points at
 * the end on average, by line: with the best choice, with the one that was played.
 */
export interface Verdict {
  step: number;
  seat: number;
  word: "best" | "blunder" | "good" | "inaccuracy" | "mistake" | "only";
  played: Action;
  best: Action;
  loss: number;
  margin: number;
  points: number;
  lines: Record<string, number[]>;
  chances: number[];
  best_chances: number[];
  played_chances: number[];
  best_points: number[];
  played_points: number[];
  continuation: FollowingMove[];
}

/** A move that the search expects after the best choice. */
export interface FollowingMove {
  seat: number;
  action: Action;
}

/** What the verdicts say of one seat; `start`, `skill`, `others` and `luck` add up to `result`. */
export interface ReviewedSeat {
  seat: number;
  decisions: number;
  accuracy: number | null;
  words: Record<string, number>;
  points_lost: Record<string, number>;
  start: number;
  skill: number;
  others: number;
  luck: number;
  result: number;
}

/** The answer to `try`: the choice judged as if it had been played. */
export interface Tried {
  type: "tried";
  verdict: Verdict;
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
  disk: boolean;
}

/** GET /api/games -> GameInfo[] */
export interface GameInfo {
  slug: string;
  rules_version: number;
  players: number[];
  first_players: number;
  minutes: number;
  options: OptionInfo[];
  lines: string[];
  final_lines: string[];
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

/** GET /texts/{game}/rules.{language}.json */
export interface Rulebook {
  preface: Block[];
  brief_title: string;
  goal: BriefPart;
  turn: BriefPart;
  points: BriefPart;
  end: BriefPart;
  sections: Section[];
  rulings_title: string;
  rulings_preface: Block[];
  rulings: Ruling[];
}

/**
 * A paragraph (one line), a list (a line for each item), a table (its first row is the head) or a picture by name,
 * whose line says what is to be seen.
 */
export interface Block {
  kind: "bullets" | "numbers" | "paragraph" | "picture" | "table";
  lines: Span[][];
  rows: Span[][][];
  picture: string;
}

/** A run of words in one style; `to` is the section or ruling it leads to. */
export interface Span {
  text: string;
  style: "" | "bold" | "italic";
  to: string;
}

/** A part of the game in short: a picture by name or none, a few words, and the items they announce. */
export interface BriefPart {
  title: string;
  picture: string;
  text: Span[];
  items: BriefItem[];
}

/** One way to act or to score: a picture by name, a name, when it happens, what happens. */
export interface BriefItem {
  picture: string;
  title: string;
  when: string;
  text: Span[];
}

/** A section, and the rulings that explain it. */
export interface Section {
  id: string;
  title: string;
  blocks: Block[];
  rulings: string[];
}

/** How it is played where the rulebook is silent, can be read in two ways, or is read otherwise here. */
export interface Ruling {
  id: string;
  blocks: Block[];
}

/** Pieces of one kind under a title, which is the key of a sentence. */
export interface PieceGroup {
  title: string;
  pieces: Piece[];
}

/** What it is called, everything it does, and how many there are. */
export interface Piece {
  name: Saying;
  lines: Saying[];
  count?: number;
}

/** GET /api/lessons -> LessonInfo[]: those of each game in the order in which they are offered. */
export interface LessonInfo {
  game: string;
  name: string;
  kind: "exercise" | "lesson";
  minutes: number;
  picture: string;
  skills: string[];
  steps: LessonStep[];
}

/** A step as it is listed: its message is `<lesson>-<name>`; `part`: it begins this part of the list. */
export interface LessonStep {
  name: string;
  kind: "do" | "look" | "play" | "question" | "touch";
  part: string;
  answers: (number | string)[];
}

/**
 * POST /api/lessons/{game}/{name}: where the learner is, and what the learner does.
 *
 * open: nothing. act: choose the action `number`. answer: the answer `number` of a question. next: go on.
 * skip, back: a step on or back, whatever it wants. hint: where to look, in free play. `ask`: as at any table.
 */
export interface LessonWish {
  at?: number;
  moves?: ([number, number])[];
  since?: number | null;
  wish?: "act" | "answer" | "back" | "hint" | "next" | "open" | "skip";
  number?: number;
  ask?: AskWhy | AskPreview | AskLook | null;
}

/** Where the learner is now. `updates` are those of any table: one for each choice that was made, or the last. */
export interface LessonTold {
  at: number;
  moves: ([number, number])[];
  welcome: Welcome;
  updates: Update[];
  right: number[];
  answer: number | null;
  point: (string | Options)[];
  values: Record<string, number | string>;
  feedback: LessonFeedback | null;
  replies: (Hint | Why | Preview | Looked | Refused)[];
}

/** What the coach thinks of a try: `say` is the attribute of the step's message; `less` of an exercise. */
export interface LessonFeedback {
  right: boolean;
  say: string;
  less: number | null;
}

/** POST /api/tables; a `seed` makes a test repeatable. `cut`: everybody's page will have a share in the shuffle. */
export interface CreateTable {
  game: string;
  seats: SeatWish[];
  options?: Options;
  seed?: number | null;
  cut?: boolean;
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

/**
 * GET /api/tables/<id>/glance: how a match stands, as everybody at the table may know it.
 *
 * `heading` is the event that the chapter played now began with, such as a round; `ranking` has the place of each
 * seat once the match is over.
 */
export interface TableGlance {
  heading: GameEvent | null;
  scores: (number | null)[];
  ranking: number[] | null;
}

/** The answer to POST /api/tables/<id>/delete. */
export interface TableDeleted {
  table: string;
}

/** GET /api/tables/<id>/result: a match that is over, as it was when it ended. */
export interface KeptResult {
  game: string;
  rules_version: number;
  options: Options;
  seats: SeatInfo[];
  ended: number;
  outcome: OutcomeInfo;
  log: KeptStep[];
}

/** A move: who chose what. */
export interface KeptStep {
  seat: number;
  action: Action;
}

/**
 * POST /api/device: the secret part of a link, `/device#<token>`, by which everything this browser has is carried
 * to another device as well, once; and until when (seconds, Unix time).
 */
export interface DeviceLink {
  token: string;
  expires: number;
}

/** POST /api/device/use: become the browser that made the link; what this one had is kept. */
export interface UseDeviceLink {
  token: string;
}

/** The answer to it: how many tables came along from this device. */
export interface DeviceLinkUsed {
  tables: number;
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

export type ClientMessage = Hello | Act | Undo | AskHint | AskWhy | AskPreview | AskLook | AskReview | Try | Rename | Say | ChangeSettings | Release | AskLink | Commit | Reveal | Ping | Echo;

export type ServerMessage = Welcome | Seats | Settings | SeatLink | Chat | CutNews | Update | Refused | Hint | Why | Preview | Looked | Reviewed | Tried | RaceNews | Probe | Pong;
