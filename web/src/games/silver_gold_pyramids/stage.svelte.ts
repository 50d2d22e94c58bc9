/** What the parts of the board share: the ghost of the pattern, what is held and would be played, what it would bring. */

import type { Preview } from "../../contract";
import { pace } from "../../lib/board/motion";
import type { Given } from "../../lib/board/context";
import { sharedStage } from "../../lib/board/stage.svelte";
import type { Offer } from "../../lib/table/narrow";
import { actionText } from "../../lib/texts/sentences";
import type { Table } from "../../lib/table/table.svelte";
import type { Say } from "../../lib/texts/fluent.svelte";
import { cellName, keyOf, mirror, position, quarter, SIZE, type Cell, type Shape } from "./geometry";
import { covers, handle, nearest, next, ONE_CELL, placementsOf, sketchAt, type Placement } from "./placements";
import { MARK, REVEAL, revealed } from "./reveal";
import type { CardView, HandName, PyramidsView } from "./view.gen";

const HOVER = 120;
const ALL_TURNS = [0, 1, 2, 3, 4, 5, 6, 7];

export type Tab = "cards" | "sheet" | "others" | "display";
/** A view, the cells that are being marked on it by card, and whether that is a reveal. */
interface Scene {
  view: PyramidsView;
  marks: ReadonlyMap<number, readonly string[]>;
  revealing: boolean;
}
const NO_MARKS: Scene["marks"] = new Map();

export class Stage {
  /** How the pattern lies: quarter turns, from its mirror image from 4 on. */
  turn = $state(0);
  /** One cell instead of the pattern. */
  single = $state(false);
  /** Where the pattern would lie: under the pointer or the focus, and where it was put down. */
  ghost = $state.raw<Placement | null>(null);
  held = $state.raw<Placement | null>(null);
  /** The pattern was turned by itself to fit. */
  turnedToFit = $state(false);
  /** Cards chosen of those dealt, by place; a card chosen of the display. */
  picked = $state.raw<number[]>([]);
  wanted = $state.raw<Offer | null>(null);
  /** A card of the display under the pointer or the focus: it is shown large where it would lie. */
  looking = $state.raw<CardView | null>(null);
  /** The card and the page in sight on a phone. */
  side = $state<HandName>("left");
  tab = $state<Tab>("cards");
  /** The cell that has just refused. */
  asked = $state.raw<{ hand: HandName; cell: Cell } | null>(null);

  /** Another seat whose cards are looked at closely. */
  #watched = $state<number | null>(null);
  #turnedByHand = $state(false);
  /** Where the pattern lay before it was turned to a position that fits nowhere. */
  #lost: { place: Placement; held: boolean } | null = null;
  #decision = "";
  #previews = $state.raw<ReadonlyMap<number, Preview>>(new Map());
  #timer = 0;
  #seen: { step: number; view: PyramidsView } | null = null;
  #reveal: Scene | null = null;
  #revealed = $state(0);

  constructor(readonly given: Given) {}

  get table(): Table {
    return this.given.table;
  }

  say: Say = (key, values) => this.given.texts.say(key, values);

  // ------------------------------------------------------------------ what is open
  /** Nothing is asked while looking back, and not before the reveal has been seen. */
  get called(): boolean {
    return !this.table.looking && !this.scene.revealing && this.table.choice.decision !== null;
  }

  /** Nothing is lit while somebody else's cards lie in front. */
  get live(): boolean {
    return this.called && !this.visiting;
  }

  get task(): string {
    return this.live ? this.table.choice.task : "";
  }

  get marking(): boolean {
    return this.task === "marking" || this.task === "bonus";
  }

  get offers(): readonly Offer[] {
    return this.live ? (this.table.choice.decision?.actions ?? []) : [];
  }

  /** One's own seat; for a spectator the first. */
  get home(): number {
    return Math.max(0, this.table.eyes);
  }

  /** The seat whose cards are in front: one's own, or the one that is looked at closely. */
  get seat(): number {
    return this.#watched !== null && this.view.stage !== "draft" ? this.#watched : this.home;
  }

  /** The cards in front are not one's own. */
  get away(): boolean {
    return this.seat !== this.table.eyes;
  }

  /** Away from one's own cards; what is half chosen there waits. */
  get visiting(): boolean {
    return this.table.eyes >= 0 && this.away;
  }

  /** Look closely at the cards of a seat; at one's own again. */
  visit(seat: number): void {
    this.ghost = this.asked = this.looking = null;
    this.#watched = seat === this.home ? null : seat;
    this.tab = "cards";
  }

  visitNext(): void {
    if (this.view.stage !== "draft") this.visit((this.seat + 1) % this.view.players.length);
  }

  /** What is shown: the table as it is, or for a moment as it was, while all marks of a turn are drawn on it together. */
  scene = $derived.by((): Scene => {
    void this.#revealed;
    const { update, looked, entries } = this.table;
    const now = { view: this.table.view as PyramidsView, marks: NO_MARKS, revealing: false };
    if (!update || looked) return now;
    const seen = this.#seen;
    this.#seen = { step: update.step, view: now.view };
    const marks = seen && seen.step < update.step && seen.view.viewer === now.view.viewer ? revealed(entries, seen.step) : NO_MARKS;
    if (seen && marks.size > 0 && pace(1) > 0) {
      this.#reveal = { view: seen.view, marks, revealing: true };
      // A clock among the motions of the page: others' moves and all points wait for it, any key or click ends it with them.
      const longest = Math.max(...[...marks.values()].map((cells) => cells.length));
      void document.body.animate(null, pace(REVEAL + MARK * longest)).finished.then(() => this.finish());
    }
    return this.#reveal ?? now;
  });
  view = $derived.by((): PyramidsView => this.scene.view);
  placements = $derived.by(() => placementsOf(this.offers));
  pattern = $derived.by((): Shape => this.view.pattern?.cells ?? []);
  /** The different ways the pattern can lie, each with the turn that leads there. */
  positions = $derived.by(() => {
    const seen = new Map<string, { turn: number; cells: Cell[]; shape: string }>();
    for (const turn of ALL_TURNS) {
      const cells = position(this.pattern, turn);
      if (!seen.has(keyOf(cells))) seen.set(keyOf(cells), { turn, cells, shape: keyOf(cells) });
    }
    return [...seen.values()];
  });
  shape = $derived.by(() => keyOf(position(this.pattern, this.turn)));
  /** Whether one cell is to be chosen, by wish, by a red cross, or because the pattern fits nowhere. */
  oneCell = $derived.by(() => this.single || this.task === "bonus" || !this.placements.some((place) => place.shape !== ONE_CELL));
  /** The places the ghost can snap to. */
  pool = $derived.by(() => this.placements.filter((place) => (place.shape === ONE_CELL) === this.oneCell));

  /** What the last reveal marked, by card. */
  lastMarks = $derived.by(() => {
    const shown = this.table.entries.filter((entry) => entry.step <= this.table.step);
    const last = shown.findLast((entry) => entry.events.some((event) => event.event === "cells_marked"));
    return last && !this.scene.revealing ? revealed([last], last.step - 1) : new Map<number, string[]>();
  });

  get shown(): Placement | null {
    return this.live ? (this.held ?? this.ghost) : null;
  }

  /** The action that the confirming button would play. */
  get ready(): Offer | null {
    if (!this.live) return null;
    if (this.task === "draft") {
      const pair = [...this.picked]
        .sort()
        .map((place) => place + 1)
        .join("-");
      return this.picked.length === 2 ? (this.offers.find((offer) => offer.pair === pair) ?? null) : null;
    }
    return this.task === "replacement" ? this.wanted : (this.held?.offer ?? null);
  }

  /** A new decision. What was half made stays if it is the same one, told again because somebody else has chosen. */
  open(): void {
    const { decision } = this.table.choice;
    const key = decision
      ? `${decision.seat} ${this.view.round} ${this.view.turn} ${decision.prompt} ${decision.actions.map((offer) => offer.id).join(" ")}`
      : "";
    if (!decision || key === this.#decision) return;
    this.#decision = key;
    this.#watched = null;
    this.#previews = new Map();
    this.drop();
    this.single = this.turnedToFit = this.#turnedByHand = false;
    this.picked = [];
    if (!this.places(this.shape).length) this.turn = this.positions.find((one) => this.places(one.shape).length > 0)?.turn ?? 0;
  }

  drop(): void {
    this.held = this.ghost = this.wanted = this.asked = this.#lost = null;
  }

  /** Whether something is half chosen. */
  get handled(): boolean {
    return this.live && (this.held !== null || this.wanted !== null || this.picked.length > 0);
  }

  /** Nothing is chosen any more. */
  letGo(): void {
    this.drop();
    this.picked = [];
  }

  /** Play what is ready. */
  confirm(): void {
    if (this.ready) this.table.choice.play(this.ready);
    this.drop();
  }

  label(offer: Offer): string {
    const { texts, game, name } = this.given;
    return actionText(texts, game.words, offer, name, this.table.choice.task);
  }

  /** What the search would choose, once somebody has asked. */
  get hinted(): Offer | undefined {
    return this.live ? this.table.advice.best : undefined;
  }

  /** The reveal has been seen. */
  finish(): void {
    if (!this.#reveal) return;
    this.#reveal = null;
    this.#revealed++;
  }

  // ------------------------------------------------------------------ the ghost
  places(shape: string): Placement[] {
    return this.placements.filter((place) => place.shape === shape);
  }

  /** The places a cell leads to: in the position that was chosen by hand, else in any. */
  leads(hand: HandName, cell: Cell): Placement[] {
    const here = this.pool.filter((place) => covers(place, hand, cell));
    return this.oneCell || !this.#turnedByHand ? here : here.filter((place) => place.shape === this.shape);
  }

  mark(hand: HandName, cell: Cell): string | undefined {
    return (
      this.leads(hand, cell)
        .map((place) => place.offer.id)
        .join(" ") || undefined
    );
  }

  /** The place nearest to a point of a card that covers the cell there; null where nothing fits. */
  snap(hand: HandName, x: number, y: number): Placement | null {
    const cell: Cell = [Math.floor(y), Math.floor(x)];
    const turns = [this.turn, quarter(this.turn, 1), quarter(this.turn, -1), quarter(quarter(this.turn, 1), 1)];
    return nearest(
      this.leads(hand, cell),
      x,
      y,
      turns.map((turn) => keyOf(position(this.pattern, turn))),
    );
  }

  point(hand: HandName, x: number, y: number, after = HOVER): void {
    if (!this.marking || this.held) return;
    this.show(this.snap(hand, x, y), after);
  }

  /** Show a place as ghost; if another position fits better, the pattern turns by itself and says so. */
  show(place: Placement | null, after: number): void {
    this.ghost = place;
    this.#fit(place);
    this.foresee(after);
  }

  #fit(place: Placement | null): void {
    if (!place || place.shape === ONE_CELL || place.shape === this.shape) return;
    this.turn = this.positions.find((one) => one.shape === place.shape)?.turn ?? this.turn;
    this.turnedToFit = true;
  }

  hold(place: Placement): void {
    this.held = place;
    this.ghost = null;
    this.asked = null;
    this.side = place.hand;
    this.#fit(place);
    this.foresee(0);
  }

  /** A cell was clicked: hold the ghost there, or play what is already held there; what is not lit says why. */
  press(hand: HandName, cell: Cell, element: Element): void {
    if (this.visiting) return;
    if (covers(this.held, hand, cell)) return this.confirm();
    const place = covers(this.ghost, hand, cell) ? this.ghost : this.snap(hand, cell[1] + 0.5, cell[0] + 0.5);
    if (place) this.hold(place);
    else this.wonder(hand, cell, element);
  }

  wonder(hand: HandName, cell: Cell, element: Element): void {
    const meant = this.oneCell ? null : sketchAt(position(this.pattern, this.turn), cell, SIZE);
    this.asked = { hand, cell };
    this.given.whyNot({ verb: "mark", hand, cells: (meant ?? [cell]).map(cellName).sort(byReading).join("-") }, element);
  }

  /** One cell instead, this one if it may be chosen. */
  pressTwice(hand: HandName, cell: Cell): void {
    const place = this.places(ONE_CELL).find((one) => covers(one, hand, cell));
    if (!place) return;
    this.single = true;
    this.hold(place);
  }

  /** Turn the pattern; where it lies it goes to the nearest place that takes it. Past a position that fits nowhere it comes back. */
  turnTo(turn: number): void {
    if (this.task !== "marking") return;
    const lost = this.shown ? { place: this.shown, held: this.held !== null } : this.#lost;
    const from = lost?.place;
    this.#turnedByHand = true;
    this.turnedToFit = this.single = false;
    this.turn = turn;
    const there = this.places(this.shape);
    const place = from
      ? (nearest(
          there.filter((one) => one.hand === from.hand),
          from.x,
          from.y,
        ) ?? nearest(there, from.x, from.y))
      : null;
    this.drop();
    if (lost?.held) this.held = place;
    else this.ghost = place;
    if (place) this.side = place.hand;
    else this.#lost = lost;
    this.foresee(0);
  }

  /** The position chosen by hand fits nowhere. */
  get unfit(): boolean {
    return this.task === "marking" && !this.oneCell && this.places(this.shape).length === 0;
  }

  rotate(by: 1 | -1): void {
    this.turnTo(quarter(this.turn, by));
  }

  flip(): void {
    this.turnTo(mirror(this.turn));
  }

  /** A position was chosen: the pattern is put down in it at once, near where it was. */
  choose(turn: number): void {
    const from = this.shown;
    this.turnTo(turn);
    const there = this.places(this.shape);
    const place = this.held ?? this.ghost ?? (from ? null : there.find((one) => one.hand === this.side)) ?? there[0];
    if (place) this.hold(place);
  }

  alone(single = !this.single): void {
    if (this.task !== "marking") return;
    this.drop();
    this.single = single;
  }

  /** By arrows from place to place; the cell that has the focus stands for the place. */
  walk(hand: HandName, cell: Cell, way: readonly [number, number]): Placement | null {
    const from = this.shown ?? this.at(hand, cell);
    const there = this.oneCell ? this.pool : this.places(this.shape);
    const to = from ? next(there, from, way) : (there[0] ?? null);
    if (!to) return null;
    this.held = null;
    this.side = to.hand;
    this.show(to, 0);
    return to;
  }

  /** The place a focused cell stands for. */
  at(hand: HandName, cell: Cell): Placement | null {
    const here = this.leads(hand, cell).filter((place) => this.oneCell || place.shape === this.shape);
    return here.find((place) => cellName(handle(place)) === cellName(cell)) ?? this.snap(hand, cell[1] + 0.5, cell[0] + 0.5);
  }

  // ------------------------------------------------------------------ what it would bring
  foresee(after: number): void {
    clearTimeout(this.#timer);
    const id = this.shown?.offer.id;
    if (id === undefined || this.#previews.has(id)) return;
    this.#timer = window.setTimeout(() => {
      if (this.shown?.offer.id === id) this.table.advice.askPreview(this.table.choice.seat, id);
    }, after);
  }

  /** Keep the server's answer: it holds as long as this decision is open. */
  hear(preview: Preview | null): void {
    if (preview && preview.seat === this.table.choice.seat) this.#previews = new Map([...this.#previews, [preview.action, preview]]);
  }

  /** The table after what is shown, or as it is. */
  get after(): PyramidsView | null {
    const answer = this.shown ? this.#previews.get(this.shown.offer.id) : undefined;
    if (this.shown) return answer?.view ? (answer.view as PyramidsView) : null;
    return this.view.players[this.seat]?.foreseen ? this.view : null;
  }
}

function byReading(one: string, other: string): number {
  return one[1]!.localeCompare(other[1]!) || one.localeCompare(other);
}

/** The one stage of a table: cards, sheet, seats and the button of the prompt bar share it. */
export const stageOf = sharedStage(Stage);
