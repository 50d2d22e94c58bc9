/** What the parts of Imhotep's board share beyond the common stage: the boat that would sail, and cards shown large. */

import type { Sketch } from "../../lib/table/narrow";
import { Stage as CommonStage, sharedStage } from "../../lib/board/stage.svelte";
import type { ImhotepView } from "./view.gen";

export { PREVIEW_ID, type Thing } from "../../lib/board/stage.svelte";

/** What is carried: a boat, or (null) a stone of the sled. */
type Piece = { boat: number | null };

export class Stage extends CommonStage<Piece, ImhotepView> {
  /** A card shown large: its name, and where it lies. */
  shown = $state.raw<{ card: string; at: DOMRect } | null>(null);
  /** Milliseconds that stones wait for the boat that brings them. */
  wait = 0;

  #showing = 0;

  /** The boat that would sail: carried, clicked, or given by the task. */
  get boat(): number | null {
    if (!this.live) return null;
    if (this.drag) return this.drag.piece.boat;
    const { clicked, left } = this.table.choice;
    if (typeof clicked.boat === "number") return clicked.boat;
    return this.task === "sailing" ? Number(left[0]?.boat ?? -1) : null;
  }

  // ------------------------------------------------------------------ a card shown large
  show(card: string, element: Element, after: number): void {
    clearTimeout(this.#showing);
    this.#showing = window.setTimeout(() => (this.shown = { card, at: element.getBoundingClientRect() }), after);
  }

  override hide(): void {
    clearTimeout(this.#showing);
    this.shown = null;
  }

  /** For a target: the card is shown large while it is pointed at. */
  tip = (card: string | null) =>
    card === null ? undefined : (element: Element | null) => (element ? this.show(card, element, 400) : this.hide());

  lift(event: PointerEvent, boat: number | null): void {
    const part: Sketch = boat === null ? { verb: "load" } : { verb: "sail", boat };
    this.carry(event, { boat }, part, (thing) => thing.verb === part.verb && (thing.site !== undefined || thing.verb === "load"));
  }
}

/** The one stage of a table: the scene, one's own pieces and the seats share it. */
export const stageOf = sharedStage(Stage);
