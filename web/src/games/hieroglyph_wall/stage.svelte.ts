/** What the parts of the wall's board share beyond the common stage: the tile that is tried, and what it would lead to. */

import type { GameEvent } from "../../contract";
import type { Sketch } from "../../lib/table/narrow";
import { Stage as CommonStage, sharedStage, type Thing } from "../../lib/board/stage.svelte";
import { actionId } from "../../lib/table/actions";
import { type Cell, lineOf } from "./lines";
import type { HieroglyphWallView, TileView } from "./view.gen";

/** What is carried: a tile of the hand, or a scarab of a column. */
type Piece = { tile: TileView } | { scarab: string };

/** For how long a wrong claim of a race is shown. */
export const SHOWN_SECONDS = 4;

export class Stage extends CommonStage<Piece, HieroglyphWallView> {
  // ------------------------------------------------------------------ another tile or slot may be taken instead
  override lit(sketch: Sketch): boolean {
    return this.live && !this.chosen(sketch) && this.table.choice.instead(sketch).length > 0;
  }

  override mark(sketch: Sketch): string | undefined {
    return this.lit(sketch)
      ? this.table.choice
          .instead(sketch)
          .map((offer) => offer.id)
          .join(" ")
      : undefined;
  }

  override choose(sketch: Sketch): void {
    this.table.choice.swap(sketch);
  }

  /** A tile without a slot, or a slot with no tile in front of it, makes no sentence yet. */
  override spoken(thing: Thing): string {
    if (thing.sketch.verb !== "drop") return super.spoken(thing);
    const { tile } = this;
    return thing.sketch.slot === undefined || !tile ? thing.name : super.spoken({ ...thing, sketch: { ...thing.sketch, tile: tile.tile } });
  }

  // ------------------------------------------------------------------ the tile in front of the wall
  /** The tile that would fall: carried, clicked, or the only one there is. */
  get tile(): TileView | null {
    if (this.task !== "turn") return null;
    if (this.drag) return "tile" in this.drag.piece ? this.drag.piece.tile : null;
    const hand = this.view.players[this.table.choice.seat]?.hand ?? [];
    const chosen = this.table.choice.clicked.tile;
    const only = hand.every((one) => one.tile === hand[0]?.tile) ? hand[0]?.tile : undefined;
    return hand.find((one) => one.tile === (chosen ?? only)) ?? null;
  }

  /** The slot that is pointed at or clicked. */
  get slot(): number | null {
    const slot = this.pointed?.slot ?? (this.live ? this.table.choice.clicked.slot : undefined);
    return typeof slot === "number" ? slot : null;
  }

  /** What surely follows from the choice that is pointed at. */
  get foretold(): GameEvent[] {
    return this.preview?.events ?? [];
  }

  /** The last turn, from the tile that fell on; while looking back, the one that the move looked at belongs to. */
  get lastTurn(): { seat: number; events: GameEvent[] } | null {
    const { looked, entries: all } = this.table;
    const entries = looked ? [...all.filter((entry) => entry.step < looked.step), looked.entry] : all;
    const first = entries.findLastIndex((entry) => entry.events.some((one) => one.event === "tile_dropped"));
    if (first < 0) return null;
    return { seat: entries[first]!.seat ?? 0, events: entries.slice(first).flatMap((entry) => entry.events) };
  }

  // ------------------------------------------------------------------ the race for a curse
  /** Cells tapped so far. */
  marked = $state.raw<Cell[]>([]);
  /** The last three cells were no line. */
  askew = $state(false);
  /** A claim of several people at this screen: whose is it? */
  pending = $state<number | null>(null);

  /** The verb that cells may be tapped for now; none while the own seats have to wait. */
  get claims(): string | undefined {
    const { looked, racing, race } = this.table;
    const free = racing.some((seat) => (race?.pause(seat) ?? 0) === 0);
    return looked === null && free && this.pending === null ? this.table.choice.decision?.claim : undefined;
  }

  isMarked(row: number, cell: number): boolean {
    return this.marked.some((one) => one.row === row && one.cell === cell);
  }

  /** Tap a cell: again takes it back, the third one is the claim. */
  tap(row: number, cell: number): void {
    if (!this.claims) return;
    this.askew = false;
    if (this.isMarked(row, cell)) this.marked = this.marked.filter((one) => one.row !== row || one.cell !== cell);
    else this.marked = [...this.marked, { row, cell }];
    if (this.marked.length === 3) this.#call();
  }

  #call(): void {
    const line = lineOf(this.marked);
    const action = line && actionId(this.given.game.words, { verb: this.claims, ...line });
    if (typeof action !== "number") {
      this.askew = true;
      this.marked = [];
    } else if (this.table.racing.length > 1) this.pending = action;
    else this.answer(this.table.racing[0]!, action);
  }

  /** Claim for a seat, or (null) for nobody after all. */
  answer(seat: number | null, action: number): void {
    if (seat !== null) this.table.claim(seat, action);
    this.forget();
  }

  forget(): void {
    this.marked = [];
    this.pending = null;
  }

  // ------------------------------------------------------------------ dragging
  liftTile(event: PointerEvent, tile: TileView): void {
    this.carry(event, { tile }, { verb: "drop", tile: tile.tile }, (thing) => thing.verb === "drop" && thing.slot !== undefined);
  }

  liftScarab(event: PointerEvent, column: string): void {
    this.carry(event, { scarab: column }, { verb: "gather" }, (thing) => thing.verb === "gather" && thing.column !== undefined);
  }

  /** A carried tile counts as chosen, so that the slots preview it. */
  override lifted(part: Sketch): void {
    if (part.tile !== undefined && !this.chosen(part) && this.table.choice.instead(part).length > 1) this.choose(part);
  }
}

/** The one stage of a table: chamber, wall, one's own pieces and the seats share it. */
export const stageOf = sharedStage(Stage);
