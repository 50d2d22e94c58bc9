/** What the parts of the wall's board share beyond the common stage: the tile that is tried, and what it would lead to. */

import type { GameEvent } from "../../contract";
import type { Sketch } from "../../lib/narrow";
import { Stage as CommonStage } from "../../lib/stage.svelte";
import type { Table } from "../../lib/table.svelte";
import type { BoardProps } from "../board";
import { told, type TileView } from "./view";

/** What is carried: a tile of the hand, or a scarab of a column. */
type Piece = { tile: TileView } | { scarab: string };

export class Stage extends CommonStage<Piece> {
  // ------------------------------------------------------------------ another tile or slot may be taken instead
  override lit(sketch: Sketch): boolean {
    return this.live && !this.chosen(sketch) && this.table.choice.instead(sketch).length > 0;
  }

  override mark(sketch: Sketch): string | undefined {
    return this.lit(sketch) ? this.table.choice.instead(sketch).map((offer) => offer.id).join(" ") : undefined;
  }

  override choose(sketch: Sketch): void {
    this.table.choice.swap(sketch);
  }

  // ------------------------------------------------------------------ the tile in front of the wall
  /** The tile that would fall: carried, clicked, or the only one there is. */
  get tile(): TileView | null {
    if (this.task !== "turn") return null;
    if (this.drag) return "tile" in this.drag.piece ? this.drag.piece.tile : null;
    const hand = told(this.table.view!).players[this.table.choice.seat]?.hand ?? [];
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

  /** The last turn, from the tile that fell on; while looking back, the move looked at. */
  get lastTurn(): { seat: number; events: GameEvent[] } | null {
    const entries = this.table.looked ? [this.table.looked.entry] : this.table.entries;
    const first = entries.findLastIndex((entry) => entry.events.some((one) => one.event === "tile_dropped"));
    if (first < 0) return null;
    return { seat: entries[first]!.seat ?? 0, events: entries.slice(first).flatMap((entry) => entry.events) };
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

const stages = new WeakMap<Table, Stage>();

/** The one stage of a table: chamber, wall, one's own pieces and the seats share it. */
export function stageOf({ table, game, texts, name, whyNot }: BoardProps): Stage {
  let stage = stages.get(table);
  if (!stage) stages.set(table, (stage = new Stage({ table, game, texts, name, whyNot })));
  return stage;
}
