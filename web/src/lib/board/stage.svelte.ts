/** What the parts of a drawn board share: light, sentences, previews, dragging, and the answer to "why not?". */

import { getContext, setContext } from "svelte";
import type { Action, Preview, View } from "../../contract";
import type { Sketch } from "../table/narrow";
import { gainsOf, type Gain } from "../texts/gains";
import { actionText } from "../texts/sentences";
import type { Table } from "../table/table.svelte";
import type { Say } from "../texts/fluent.svelte";
import { given, type Given } from "./context";

const HOVER = 120;
const LIFT = 6;
const REACH = 48;
/** The element that says the preview to those who do not see it. */
export const PREVIEW_ID = "board-preview";

export interface Thing {
  /** The choice it stands for. */
  sketch: Sketch;
  /** The whole action to ask about when it is not lit, if the sketch is only a part. */
  why?: Sketch;
  /** What it is, for those who do not see it. */
  name: string;
  /** What the sentence of the action does not say. */
  detail?: string;
  /** What is written beside it on demand. */
  label?: string;
}

/** A piece in the hand of the pointer: what it is, where it is, the place it would fall on. */
export interface Drag<Piece> {
  piece: Piece;
  x: number;
  y: number;
  over: Element | null;
}

/** Actions of one seat, one after the other, that a preview is asked about. */
export interface Course {
  action: number;
  then: number[];
}

export class Stage<Piece = unknown, Told extends View = View> {
  /** What the pointer or the focus is on, while it is lit. */
  pointed = $state.raw<Sketch | null>(null);
  /** What was asked about last. */
  asked = $state.raw<Sketch | null>(null);
  drag = $state.raw<Drag<Piece> | null>(null);
  /** Whether the last choice was made by key: then the focus goes on by itself. */
  byKey = false;
  /** The click that follows a drag belongs to it. */
  dragged = false;

  #timer = 0;
  #targets = new Map<Element, Thing>();

  constructor(readonly given: Given) {}

  get table(): Table {
    return this.given.table;
  }

  say: Say = (key, values) => this.given.texts.say(key, values);

  /** Knowledge of the seat this page looks through, now or at the step looked back at. */
  get view(): Told {
    return this.table.view as Told;
  }

  // ------------------------------------------------------------------ light
  /** Nothing is lit while looking back. */
  get live(): boolean {
    return !this.table.looking && this.table.choice.decision !== null;
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
    return this.live && !this.chosen(sketch) ? this.table.choice.mark(sketch) : undefined;
  }

  hinted(sketch: Sketch): boolean {
    return this.live && this.table.advice.hinted(sketch);
  }

  same(one: Sketch | null, other: Sketch): boolean {
    return (
      one !== null &&
      Object.keys(other).length === Object.keys(one).length &&
      Object.entries(other).every(([field, value]) => one[field] === value)
    );
  }

  label(sketch: Sketch): string {
    const { texts, game, name } = this.given;
    return actionText(texts, game.words, sketch as Action, name, this.table.choice.task);
  }

  /** What a lit thing is called: what choosing it does; a thing that stands for several choices keeps its name. */
  spoken({ sketch, name, detail }: Thing): string {
    return sketch.verb === undefined ? name : this.label(sketch) + (detail ? `, ${detail}` : "");
  }

  // ------------------------------------------------------------------ what an element needs to be touched, focused and heard
  /** An element that stays while its thing changes may have its listeners made once. */
  attributes(thing: Thing, native = false, listeners = this.listeners(() => thing)) {
    const { sketch, name } = thing;
    const chosen = this.chosen(sketch);
    const mark = this.mark(sketch);
    const lit = mark !== undefined;
    return {
      role: native ? undefined : ("button" as const),
      tabindex: lit || chosen || native ? 0 : -1,
      "data-action": mark,
      "data-thing": "",
      "data-ghost": this.table.ghost(sketch),
      "data-label": thing.label,
      "aria-disabled": lit || chosen ? undefined : ("true" as const),
      "aria-pressed": chosen ? ("true" as const) : undefined,
      "aria-label": lit ? this.spoken(thing) : name,
      "aria-describedby": lit && this.same(this.pointed, sketch) ? PREVIEW_ID : undefined,
      ...listeners,
    };
  }

  listeners(thing: () => Thing) {
    return {
      onclick: (event: MouseEvent) => this.press(thing(), event.currentTarget as Element, false),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        this.press(thing(), event.currentTarget as Element, true);
      },
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType !== "touch") this.point(thing().sketch, HOVER);
      },
      onpointerleave: () => this.leave(thing().sketch),
      onfocus: (event: FocusEvent) => {
        if ((event.currentTarget as Element).matches(":focus-visible")) this.point(thing().sketch, 0);
      },
      onblur: () => this.leave(thing().sketch),
    };
  }

  /** Remember where a thing is drawn, so that pieces can be dropped on it. */
  target = (thing: Thing) => (element: Element) => {
    this.#targets.set(element, thing);
    return () => this.#targets.delete(element);
  };

  press(thing: Thing, element: Element, byKey: boolean): void {
    if (this.dragged) return;
    clearTimeout(this.#timer);
    this.byKey = byKey;
    this.asked = null;
    this.hide();
    this.touch(thing, element);
    this.pointed = null;
  }

  /** What a press does: back from what is chosen, on to what is lit, otherwise the answer to "why not?". */
  touch(thing: Thing, element: Element): void {
    if (this.chosen(thing.sketch)) this.table.choice.back();
    else if (this.lit(thing.sketch)) this.choose(thing.sketch);
    else this.wonder(thing, element);
  }

  choose(sketch: Sketch): void {
    this.table.choice.click(sketch);
  }

  wonder(thing: Thing, element: Element): void {
    this.asked = thing.sketch;
    this.given.whyNot(thing.why ?? thing.sketch, element);
  }

  /** A click on empty ground goes one step back. */
  ground = (element: Element) => {
    const back = (event: Event): void => {
      if (this.live && !this.dragged && !(event.target as Element).closest("[data-thing], button")) this.table.choice.back();
    };
    element.addEventListener("click", back);
    return () => element.removeEventListener("click", back);
  };

  // ------------------------------------------------------------------ previews
  point(sketch: Sketch, after: number): void {
    clearTimeout(this.#timer);
    if (!this.lit(sketch)) return;
    this.pointed = sketch;
    const { seat } = this.table.choice;
    this.#timer = window.setTimeout(() => {
      const course = this.lit(sketch) && seat === this.table.choice.seat ? this.course(sketch) : null;
      if (course) this.table.advice.askPreview(seat, course.action, course.then);
    }, after);
  }

  /** What to ask about when this is pointed at; null where it leads to several things. */
  course(sketch: Sketch): Course | null {
    const leads = this.table.choice.leads(sketch);
    return leads.length === 1 ? { action: leads[0]!.id, then: [] } : null;
  }

  leave(sketch: Sketch): void {
    clearTimeout(this.#timer);
    if (this.same(this.pointed, sketch)) this.pointed = null;
  }

  /** The course whose consequences are shown now. */
  get foretelling(): Course | null {
    return this.pointed ? this.course(this.pointed) : null;
  }

  /** The server's answer about what is pointed at. */
  get preview(): Preview | null {
    const course = this.foretelling;
    return course ? this.table.advice.previewOf(course.action, course.then) : null;
  }

  /** The view after what is pointed at. */
  get foreseen(): Told | null {
    return (this.preview?.view ?? null) as Told | null;
  }

  /** Points that would be won or lost, seat by seat. */
  get gains(): Gain[] {
    return gainsOf(this.preview);
  }

  /** Whatever is shown large goes away; a board with such things says how. */
  hide(): void {}

  // ------------------------------------------------------------------ dragging: a shortcut for the same clicks
  /** Carry a piece that stands for a part of a choice; `accepts` says which things could ever take it. */
  carry(event: PointerEvent, piece: Piece, part: Sketch, accepts: (thing: Sketch) => boolean): void {
    if (event.button !== 0 || !(this.lit(part) || this.chosen(part))) return;
    const start = { x: event.clientX, y: event.clientY };
    const move = (at: PointerEvent): void => {
      if (!this.drag && Math.hypot(at.clientX - start.x, at.clientY - start.y) < LIFT) return;
      this.hide();
      if (!this.drag) this.lifted(part);
      this.drag = { piece, x: at.clientX, y: at.clientY, over: null };
      const over = this.#nearest(at, true, accepts);
      this.drag = { ...this.drag, over };
      const thing = over ? this.#targets.get(over) : undefined;
      if (thing) this.point(thing.sketch, HOVER);
      else this.pointed = null;
    };
    const end = (at: PointerEvent): void => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      if (!this.drag) return;
      this.dragged = true;
      setTimeout(() => (this.dragged = false));
      const over = at.type === "pointerup" ? this.#nearest(at, true, accepts) : null;
      const refused = over || at.type !== "pointerup" ? null : this.#nearest(at, false, accepts);
      const thing = this.#targets.get((over ?? refused)!);
      clearTimeout(this.#timer);
      this.pointed = null;
      if (over && thing) {
        this.byKey = false;
        this.table.choice.click(thing.sketch);
      } else if (refused && thing) this.wonder(thing, refused);
      this.drag = null;
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  }

  /** A piece has left its place: a board may take that for a click on it. */
  lifted(_part: Sketch): void {}

  /** The place under the piece that is carried: the nearest lit one within reach, or the one that refuses it. */
  #nearest(at: PointerEvent, lit: boolean, accepts: (thing: Sketch) => boolean): Element | null {
    let best: Element | null = null;
    let shortest = lit ? REACH : 24;
    for (const [element, thing] of this.#targets) {
      if (!accepts(thing.sketch) || this.lit(thing.sketch) !== lit) continue;
      const box = element.getBoundingClientRect();
      const x = Math.max(box.left - at.clientX, 0, at.clientX - box.right);
      const y = Math.max(box.top - at.clientY, 0, at.clientY - box.bottom);
      const centre = Math.hypot(box.x + box.width / 2 - at.clientX, box.y + box.height / 2 - at.clientY) / 1000;
      const far = Math.hypot(x, y) + centre;
      if (far < shortest) [best, shortest] = [element, far];
    }
    return best;
  }
}

/** The one stage of each table, which all parts of its board share; it outlives the part that asks first. */
const stages = new WeakMap<Table, object>();

/** How the parts of one game's board ask for their stage, when they are made. */
export function sharedStage<Kind extends object>(make: new (given: Given) => Kind): () => Kind {
  return () => {
    const { table, game, texts, name, whyNot } = given();
    let stage = stages.get(table);
    if (!stage) {
      $effect.root(() => void (stage = new make({ table, game, texts, name, whyNot })));
      stages.set(table, stage!);
    }
    return stage as Kind;
  };
}

const OTHER = Symbol("stage");

/** Everything drawn in here takes its light from this stage, not from that of the table. */
export function giveStage(stage: Stage): void {
  setContext(OTHER, stage);
}

/** The stage around a piece that is drawn on several boards or stages: one that was given, or that of the table, which is made by then. */
export function anyStage(): Stage {
  const stage = getContext<Stage | undefined>(OTHER) ?? stages.get(given().table);
  if (!(stage instanceof Stage)) throw new Error("a piece outside any board that shares a stage");
  return stage as Stage;
}
