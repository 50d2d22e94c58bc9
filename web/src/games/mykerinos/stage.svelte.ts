/** The stage of Mykerinos: a held cell, the chain of cubes that may follow it, and cubes carried by the pointer. */

import { on } from "svelte/events";
import type { Action } from "../../contract";
import type { Offer, Sketch } from "../../lib/table/narrow";
import { PREVIEW_ID, Stage, sharedStage, type Course, type Thing } from "../../lib/board/stage.svelte";
import type { Owner } from "./cells";
import { PATRON_NAMES, type AreaView, type MykerinosView, type PatronName } from "./view.gen";

const LIFT = 6;

/** Cubes in the hand of the pointer: from the stock, or from a cube that is extended, with the cells they would stand on. */
interface Carried {
  from: "stock" | "cube";
  path: string[];
}

/** What is explained beside the thing the pointer is on. */
export interface Tip {
  title: string;
  lines: string[];
  at: DOMRect;
}

export { PREVIEW_ID };

export class DigStage extends Stage<Carried, MykerinosView> {
  tip = $state.raw<Tip | null>(null);
  /** Where the chain could go on from a cell that is held but not dug yet. */
  #onward = $state.raw<{ cell: string; seq: number; offers: Action[] } | null>(null);
  /** The second cube of a chain, to be sent when the first has been placed. */
  #following = $state.raw<string | null>(null);
  #cells = new Map<string, Element>();
  #tipping = 0;

  // ------------------------------------------------------------------ the held cell and its chain
  /** The cell that is chosen, while it is open whether it becomes a dig or an extension. */
  get held(): string | null {
    const { clicked } = this.table.choice;
    if (this.drag) return this.drag.piece.from === "cube" ? (this.drag.piece.path[0] ?? null) : null;
    return this.live && typeof clicked.cell === "string" ? clicked.cell : null;
  }

  #extension(cell: string): Offer | undefined {
    return this.table.choice.leads({ cell, verb: "extend" })[0];
  }

  /** The next cells of a chain that starts at the held one, as the server foretold them. */
  get onward(): Action[] {
    const known = this.#onward;
    return known && known.cell === this.held && known.seq === this.table.update?.seq ? known.offers : [];
  }

  /** Keep what the server says about the held cell: it is still wanted while the next one is pointed at. */
  remember(): void {
    const { update, advice } = this.table;
    const { preview } = advice;
    const cell = this.held;
    if (!cell || !preview || preview.seq !== update?.seq || preview.then.length > 0 || this.#extension(cell)?.id !== preview.action) return;
    this.#onward = { cell, seq: preview.seq, offers: preview.next?.actions.filter((offer) => offer.verb === "continue") ?? [] };
  }

  #next(sketch: Sketch): Action | undefined {
    return this.live && sketch.verb === undefined ? this.onward.find((offer) => offer.cell === sketch.cell) : undefined;
  }

  override lit(sketch: Sketch): boolean {
    return super.lit(sketch) || (this.#next(sketch) !== undefined && !this.chosen(sketch));
  }

  override mark(sketch: Sketch): string | undefined {
    return this.#next(sketch) ? super.mark({ verb: "extend", cell: this.held }) : super.mark(sketch);
  }

  /** A cell says all that could be done there. */
  override spoken(thing: Thing): string {
    if (thing.sketch.verb !== undefined) return super.spoken(thing);
    const next = this.#next(thing.sketch);
    const offers = next ? [next] : this.table.choice.leads(thing.sketch);
    return [offers.map((offer) => this.label(offer)).join(" / "), thing.detail].filter(Boolean).join(", ");
  }

  override course(sketch: Sketch): Course | null {
    const next = this.#next(sketch);
    const first = next ? this.#extension(this.held!) : typeof sketch.cell === "string" ? this.#extension(sketch.cell) : undefined;
    return first ? { action: first.id, then: next ? [next.id] : [] } : super.course(sketch);
  }

  /** While nothing is pointed at, the held cell is shown. */
  override get foretelling(): Course | null {
    const held = this.held;
    return super.foretelling ?? (held ? this.course({ cell: held }) : null);
  }

  override touch(thing: Thing, element: Element): void {
    const { choice } = this.table;
    const cell = thing.sketch.cell;
    if (typeof cell === "string" && this.#next(thing.sketch)) return this.extendTo(this.held!, cell);
    if (typeof cell === "string" && this.chosen(thing.sketch)) return this.open();
    if (typeof cell === "string" && this.held && !super.lit(thing.sketch)) choice.back(); // another cell instead
    super.touch(thing, element);
    if (this.held) this.#foretell(this.held);
  }

  /** A dig of one cube where a cell is held. */
  open(): void {
    const dig = this.table.choice.leads({ verb: "dig" })[0];
    if (dig && this.held) this.table.choice.play(dig);
  }

  /** The first cube of an extension where a cell is held; the next cell is asked for then. */
  extend(): void {
    const extension = this.held ? this.#extension(this.held) : undefined;
    if (extension) this.table.choice.play(extension);
  }

  /** An extension by two cubes: the second is sent as soon as the first stands. */
  extendTo(first: string, second: string): void {
    const extension = this.#extension(first);
    if (!extension) return;
    this.#following = second;
    this.table.choice.play(extension);
  }

  /** The second cube of a chain, when the table asks for it. */
  goOn(): void {
    const cell = this.#following;
    if (!cell || !this.live) return;
    this.#following = null;
    const offer = this.table.choice.leads({ verb: "continue", cell })[0];
    if (offer) this.table.choice.play(offer);
  }

  #foretell(cell: string): void {
    const extension = this.#extension(cell);
    if (extension) this.table.advice.askPreview(this.table.choice.seat, extension.id);
  }

  // ------------------------------------------------------------------ what is foretold
  /** An area as the digs pointed at would leave it; a survey takes its cubes away, which says nothing. */
  areaAhead(view: MykerinosView, number: number): AreaView | undefined {
    const after = this.foreseen;
    return after && view.surveying === null && after.surveying === null && after.season === view.season ? after.areas[number] : undefined;
  }

  /** Whose cubes this decision places. */
  get colour(): Owner {
    return this.task.startsWith("neutral") ? "neutral" : this.table.choice.seat;
  }

  /** The cells of the chain in the making, in order. */
  get chain(): string[] {
    const pointed = this.pointed && this.lit(this.pointed) ? this.pointed : null;
    const cell = typeof pointed?.cell === "string" ? pointed.cell : null;
    if (this.drag) return this.drag.piece.path;
    return this.held ? [this.held, ...(cell && this.#next({ cell }) ? [cell] : [])] : cell ? [cell] : [];
  }

  /** Cells and rooms that the choice pointed at would open: the ghost of what follows. */
  readonly outlook: ReadonlySet<string> = $derived.by(() => {
    const next = this.preview?.next;
    const calls = this.pointed?.verb === "call";
    const offers = next && (calls || next.prompt.endsWith("extending")) ? next.actions : this.onward;
    return new Set(offers.map((offer) => String(offer.cell ?? offer.room)));
  });

  /** The patron whose power is being used. */
  get called(): PatronName | null {
    const task = this.task.replace("_extending", "");
    return PATRON_NAMES.find((patron) => patron === task) ?? null;
  }

  // ------------------------------------------------------------------ explanations
  explain = (title: string, lines: string[]) => (element: Element) => {
    const show = (): void => {
      clearTimeout(this.#tipping);
      this.#tipping = window.setTimeout(() => (this.tip = { title, lines, at: element.getBoundingClientRect() }), 350);
    };
    const focused = (): void => (element.matches(":focus-visible") ? show() : undefined);
    const hide = (): void => this.hide();
    const heard = Object.entries({ pointerenter: show, pointerleave: hide, pointerdown: hide, focus: focused, blur: hide }).map(
      ([event, act]) => on(element, event, act),
    );
    return () => {
      hide();
      for (const deaf of heard) deaf();
    };
  };

  override hide(): void {
    clearTimeout(this.#tipping);
    this.tip = null;
  }

  // ------------------------------------------------------------------ dragging: a shortcut for the same clicks
  /** Remember where a cell is drawn, so that cubes can be dropped on it. */
  place = (cell: string) => (element: Element) => {
    this.#cells.set(cell, element);
    return () => this.#cells.delete(cell);
  };

  /** Whether cubes of the stock, or from a cube on the ground, could be carried somewhere now. */
  readonly liftable = $derived.by(() => {
    const verbs = new Set(this.live ? this.table.choice.decision?.actions.map((offer) => offer.verb) : []);
    return { stock: verbs.has("dig"), cube: verbs.has("extend") || verbs.has("continue") };
  });

  lift(event: PointerEvent, from: Carried["from"]): void {
    if (event.button !== 0 || !this.liftable[from]) return;
    const start = { x: event.clientX, y: event.clientY };
    const move = (at: PointerEvent): void => {
      if (!this.drag && Math.hypot(at.clientX - start.x, at.clientY - start.y) < LIFT) return;
      this.hide();
      const path = this.#along(from, this.#under(at));
      this.drag = { piece: { from, path }, x: at.clientX, y: at.clientY, over: null };
      this.pointed = path.length > 0 ? { cell: path.at(-1)! } : null;
      const course = this.foretelling;
      if (course) this.table.advice.askPreview(this.table.choice.seat, course.action, course.then);
    };
    const end = (at: PointerEvent): void => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      const carried = this.drag;
      if (!carried) return;
      this.dragged = true;
      setTimeout(() => (this.dragged = false));
      this.pointed = null;
      if (at.type === "pointerup") this.#drop(carried.piece);
      this.drag = null;
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  }

  #under(at: PointerEvent): string | null {
    for (const [cell, element] of this.#cells) {
      const box = element.getBoundingClientRect();
      if (at.clientX >= box.left && at.clientX <= box.right && at.clientY >= box.top && at.clientY <= box.bottom) return cell;
    }
    return null;
  }

  /** The path of the carried cubes when the pointer is over a cell. */
  #along(from: Carried["from"], cell: string | null): string[] {
    const { choice } = this.table;
    const path = this.drag?.piece.path ?? [];
    if (!cell) return path;
    if (from === "stock") return choice.leads({ verb: "dig", cell }).length > 0 ? [cell] : [];
    if (path[0] && this.onward.some((offer) => offer.cell === cell)) return [path[0], cell];
    const first = choice.leads({ cell }).some((offer) => offer.verb === "extend" || offer.verb === "continue");
    return first ? [cell] : path.slice(0, 1);
  }

  #drop({ from, path }: Carried): void {
    const { choice } = this.table;
    const [first, second] = path;
    if (!first) return;
    if (second) this.extendTo(first, second);
    else if (from === "stock") choice.click({ verb: "dig", cell: first });
    else {
      choice.click({ cell: first });
      this.#foretell(first);
    }
  }
}

/** The one stage of a table: the dig site, the Museum, one's own patrons and the seats share it. */
export const stageOf = sharedStage(DigStage);
