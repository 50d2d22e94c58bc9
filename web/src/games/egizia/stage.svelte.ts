/** What the parts of the board share beyond light and previews: an explanation shown beside a thing, and taps that look first. */

import type { Sketch } from "../../lib/table/narrow";
import { settings } from "../../lib/app/settings.svelte";
import { anyStage, Stage, sharedStage, type Thing } from "../../lib/board/stage.svelte";
import { NO_MARKS, type Marks } from "./marks";
import { furthest, spaceOf } from "./questions";
import type { EgiziaView, NileCard } from "./view.gen";

const LINGER = 260;

/** What a thing gives, in words. */
export interface Tip {
  title: string;
  lines: string[];
}

export interface Shown extends Tip {
  at: DOMRect;
  /** What a second tap would do. */
  thing: Thing | null;
}

export class RiverStage extends Stage<"ship", EgiziaView> {
  shown = $state.raw<Shown | null>(null);
  #showing = 0;

  /** The seat this page plays or looks through. */
  get seat(): number {
    return this.table.eyes;
  }

  get marks(): Marks {
    return NO_MARKS;
  }

  // ------------------------------------------------------------------ how far one has sailed
  get sailing(): boolean {
    return this.task === "turn" || this.task === "extra_turn";
  }

  lastShip(view: EgiziaView): number {
    return this.seat >= 0 ? furthest(view, this.seat) : -1;
  }

  /** The space that is pointed at. */
  aim(view: EgiziaView): number {
    return this.pointed?.verb === "place" ? spaceOf(view, this.pointed.space) : -1;
  }

  /** Out of reach, or lost by sailing past it. */
  behind(view: EgiziaView, index: number): boolean {
    const aim = this.aim(view);
    return this.sailing && index < (aim >= 0 ? aim : this.lastShip(view));
  }

  // ------------------------------------------------------------------ looking back
  /** Where a review shows a ship of the seat it looks at: of the best choice, or of the one played. */
  reviewed(view: EgiziaView): number[] {
    return this.table.drawn.filter(({ offer }) => offer.verb === "place").map(({ offer }) => spaceOf(view, offer.space));
  }

  /** From the best space to the one played, where that lies further down: what is between them was lost. */
  passed(view: EgiziaView): { from: number; to: number } | null {
    const { best, played } = this.table.ghosts ?? {};
    if (best?.verb !== "place" || played?.verb !== "place") return null;
    const [from, to] = [spaceOf(view, best.space), spaceOf(view, played.space)];
    return from >= 0 && to > from ? { from, to } : null;
  }

  /** Whether a space was sailed past so, the best one too. */
  isPast(view: EgiziaView, index: number): boolean {
    const passed = this.passed(view);
    return passed !== null && index >= passed.from && index < passed.to;
  }

  // ------------------------------------------------------------------ explanations
  show(tip: Tip, element: Element, after = LINGER, thing: Thing | null = null): void {
    clearTimeout(this.#showing);
    this.#showing = window.setTimeout(() => (this.shown = { ...tip, at: element.getBoundingClientRect(), thing }), after);
  }

  override hide(): void {
    clearTimeout(this.#showing);
    this.shown = null;
  }

  /** The pointer or the focus has left: what a finger holds stays. */
  release(): void {
    if (!this.shown?.thing) this.hide();
  }

  /** A finger looks first: the first tap on a lit place shows what follows, the second one plays. */
  tap(thing: Thing, tip: Tip | undefined, event: MouseEvent): void {
    const element = event.currentTarget as Element;
    const finger = (event as PointerEvent).pointerType === "touch";
    const again = this.shown?.thing != null && this.same(this.shown.thing.sketch, thing.sketch);
    if (finger && !settings.oneTap && tip && !again && this.lit(thing.sketch)) {
      this.hide();
      this.point(thing.sketch, 0);
      this.show(tip, element, 0, thing);
    } else this.press(thing, element, false);
  }

  /** Play what was tapped first. */
  confirm(thing: Thing): void {
    this.hide();
    this.table.choice.click(thing.sketch);
    this.pointed = null;
  }

  /** Whether any choice of this verb is open. */
  offers(verb: string): boolean {
    return this.live && this.table.choice.left.some((offer) => offer.verb === verb);
  }

  /** What a card may be played for now, if that is one thing or another. */
  eitherOf(card: NileCard): Sketch[] {
    const gains = this.listed("play").filter((offer) => offer.card === card.id);
    return gains.length > 1 ? gains.map(({ verb, card, gain }) => ({ verb, card, gain })) : [];
  }

  /** The sketches of one verb that are open, for things that are listed rather than placed. */
  listed(verb: string): Sketch[] {
    return this.live ? this.table.choice.left.filter((offer) => offer.verb === verb) : [];
  }
}

/** The one stage of a table: the scene, one's own pieces and the seats share it. */
export const stageOf = sharedStage(RiverStage);

/** The stage around what is drawn both on the board and on the building site that is planned. */
export const stageAround = (): RiverStage => anyStage() as RiverStage;
