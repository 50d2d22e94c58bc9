/** What the parts of a drawn board share: light, sentences, previews, and the answer to "why not?". */

import type { Action, Preview, View } from "../contract";
import type { BoardProps } from "../games/board";
import type { Offer, Sketch } from "./narrow";
import { actionText } from "./speech";
import type { Table } from "./table.svelte";
import type { Say } from "./texts.svelte";

const HOVER = 120;

export interface Thing {
  /** The choice it stands for. */
  sketch: Sketch;
  /** The whole action to ask about when it is not lit, if the sketch is only a part. */
  why?: Sketch;
  /** What it is, for those who do not see it. */
  name: string;
  /** What the sentence of the action does not say. */
  detail?: string;
}

/** Actions of one seat, one after the other, that a preview is asked about. */
export interface Course {
  action: number;
  then: number[];
}

export type Given = Pick<BoardProps, "table" | "game" | "texts" | "name" | "whyNot">;

export class Stage {
  /** What the pointer or the focus is on, while it is lit. */
  pointed = $state.raw<Sketch | null>(null);
  /** What was asked about last. */
  asked = $state.raw<Sketch | null>(null);
  /** Whether the last choice was made by key: then the focus goes on by itself. */
  byKey = false;
  /** The click that follows a drag belongs to it. */
  dragged = false;

  #timer = 0;
  #touch = matchMedia("(hover: none)");

  constructor(
    readonly given: Given,
    /** The element that says the preview to those who do not see it. */
    readonly previewId: string,
  ) {}

  get table(): Table {
    return this.given.table;
  }

  say: Say = (key, values) => this.given.texts.say(key, values);

  // ------------------------------------------------------------------ light
  /** Nothing is lit while looking back. */
  get live(): boolean {
    return this.table.looked === null && this.table.choice.decision !== null;
  }

  get task(): string {
    return this.live ? this.table.choice.task : "";
  }

  chosen(sketch: Sketch): boolean {
    return this.live && this.table.choice.chosen(sketch);
  }

  lit(sketch: Sketch): boolean {
    return this.live && !this.chosen(sketch) && this.table.choice.lit(sketch);
  }

  /** The value of `data-action`. */
  mark(sketch: Sketch): string | undefined {
    return this.table.choice.mark(sketch);
  }

  hinted(sketch: Sketch): boolean {
    const best = this.live ? this.table.choice.decision?.actions.find((offer) => offer.id === this.table.hint?.best) : undefined;
    return best !== undefined && Object.entries(sketch).every(([field, value]) => best[field] === value);
  }

  same(one: Sketch | null, other: Sketch): boolean {
    return one !== null && Object.keys(other).length === Object.keys(one).length && Object.entries(other).every(([field, value]) => one[field] === value);
  }

  /** What choosing this does, in a sentence; where several things could be meant, all of them. */
  label(sketch: Sketch): string {
    return sketch.verb === undefined ? this.table.choice.leads(sketch).map((offer) => this.sentence(offer)).join(" / ") : this.sentence(sketch as Action);
  }

  sentence(offer: Offer): string {
    const { texts, game, name } = this.given;
    return actionText(texts, game.words, offer, name, this.table.choice.task);
  }

  // ------------------------------------------------------------------ what an element needs to be touched, focused and heard
  attributes(thing: Thing, native = false) {
    const { sketch, name } = thing;
    const chosen = this.chosen(sketch);
    const lit = this.lit(sketch);
    return {
      role: native ? undefined : ("button" as const),
      tabindex: lit || chosen || native ? 0 : -1,
      "data-action": lit ? this.mark(sketch) : undefined,
      "data-thing": "",
      "aria-disabled": lit || chosen ? undefined : ("true" as const),
      "aria-pressed": chosen ? ("true" as const) : undefined,
      "aria-label": lit ? [this.label(sketch), thing.detail].filter(Boolean).join(", ") : name,
      "aria-describedby": lit && this.same(this.pointed, sketch) ? this.previewId : undefined,
      onclick: (event: MouseEvent) => this.press(thing, event.currentTarget as Element, false),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        this.press(thing, event.currentTarget as Element, true);
      },
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType !== "touch") this.point(sketch, HOVER);
      },
      onpointerleave: (event: PointerEvent) => {
        if (event.pointerType !== "touch") this.leave(sketch);
      },
      onfocus: (event: FocusEvent) => {
        if ((event.currentTarget as Element).matches(":focus-visible")) this.point(sketch, 0);
      },
      onblur: () => this.leave(sketch),
    };
  }

  press(thing: Thing, element: Element, byKey: boolean): void {
    if (this.dragged) return;
    clearTimeout(this.#timer);
    this.byKey = byKey;
    this.asked = null;
    // A finger does not hover: its first tap shows what would follow, the second does it.
    if (!byKey && this.#touch.matches && this.lit(thing.sketch) && !this.same(this.pointed, thing.sketch)) return this.point(thing.sketch, 0);
    this.choose(thing, element);
    this.pointed = null;
  }

  choose(thing: Thing, element: Element): void {
    if (this.chosen(thing.sketch)) this.table.choice.back();
    else if (this.lit(thing.sketch)) this.table.choice.click(thing.sketch);
    else this.wonder(thing, element);
  }

  wonder(thing: Thing, element: Element): void {
    this.asked = thing.sketch;
    this.given.whyNot(thing.why ?? thing.sketch, element);
  }

  /** A click on empty ground goes one step back. */
  ground = (element: Element) => {
    const back = (event: Event): void => {
      if (!this.live || this.dragged || (event.target as Element).closest("[data-thing], button")) return;
      this.pointed = null;
      this.table.choice.back();
    };
    element.addEventListener("click", back);
    return () => element.removeEventListener("click", back);
  };

  // ------------------------------------------------------------------ previews
  /** What to ask about when this is pointed at; null: it leads to several things. */
  course(sketch: Sketch): Course | null {
    const leads = this.table.choice.leads(sketch);
    return leads.length === 1 ? { action: leads[0]!.id, then: [] } : null;
  }

  point(sketch: Sketch, after: number): void {
    clearTimeout(this.#timer);
    if (!this.lit(sketch)) return;
    this.pointed = sketch;
    const { seat } = this.table.choice;
    this.#timer = window.setTimeout(() => {
      const course = this.lit(sketch) && seat === this.table.choice.seat ? this.course(sketch) : null;
      if (course) this.table.askPreview(seat, course.action, course.then);
    }, after);
  }

  leave(sketch: Sketch): void {
    clearTimeout(this.#timer);
    if (this.same(this.pointed, sketch)) this.pointed = null;
  }

  /** The course whose consequences are shown now. */
  get shown(): Course | null {
    return this.pointed && this.lit(this.pointed) ? this.course(this.pointed) : null;
  }

  /** The server's answer about it. */
  get preview(): Preview | null {
    const { preview, update } = this.table;
    const shown = this.live ? this.shown : null;
    if (!preview || !shown || preview.seq !== update?.seq || preview.action !== shown.action) return null;
    return String(preview.then) === String(shown.then) ? preview : null;
  }

  /** The table as it would stand. */
  get foreseen(): View | null {
    return this.preview?.view ?? null;
  }

  /** Points that would be won or lost, seat by seat. */
  get gains(): { seat: number; points: number }[] {
    const preview = this.preview;
    if (!preview) return [];
    return preview.after.map((after, seat) => ({ seat, points: (after ?? 0) - (preview.before[seat] ?? 0) })).filter((gain) => gain.points !== 0);
  }
}
