/** Looking back as one plays a recording: where one is, by which measure one steps, and whether it runs by itself. */

import type { Entry } from "../../contract";
import { pace } from "../board/motion";
import type { Table } from "./table.svelte";

export const MEASURES = ["move", "turn", "round"] as const;
export type Measure = (typeof MEASURES)[number];
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** How long a step stays before the next one comes, at normal speed. */
const STAY = 1400;

export class Replay {
  playing = $state(false);
  speed = $state<number>(1);
  measure = $state<Measure>("move");
  /** Where it stops by itself. */
  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Pick<Table, "entries" | "step" | "wished" | "lookAt" | "look" | "looked" | "update">) {}

  get last(): number {
    return this.table.update?.step ?? 0;
  }

  /** The steps after which a chapter begins. */
  get chapters(): number[] {
    return chapterSteps(this.table.entries);
  }

  // ------------------------------------------------------------------ stepping
  to(step: number): void {
    this.table.lookAt(Math.max(0, Math.min(this.last, step)));
  }

  /** Back (-1) or on (1) by a measure; by hand it stops playing. */
  step(way: -1 | 1, measure: Measure = this.measure): void {
    this.stop();
    this.to(nextStep(this.table.wished, way, measure, this.table.entries, this.last));
  }

  /** To any step, by hand. */
  jump(step: number): void {
    this.stop();
    this.to(step);
  }

  leave(): void {
    this.stop();
    this.table.look(null);
  }

  // ------------------------------------------------------------------ playing
  toggle(): void {
    if (this.playing) this.stop();
    else this.play(this.table.step >= this.last ? 0 : this.table.step);
  }

  /** Run from a step to the end, or to another one. */
  play(from: number, until = this.last): void {
    this.stop();
    this.playing = true;
    this.#until = until;
    this.to(from);
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  faster(way: -1 | 1): void {
    const place = SPEEDS.indexOf(this.speed as (typeof SPEEDS)[number]) + way;
    this.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, place))]!;
  }

  #wait(): void {
    // Without motion the steps still need their time: pictures change, nothing moves.
    this.#timer = setTimeout(() => this.#tick(), (pace(1) > 0 ? pace(STAY) : STAY) / this.speed);
  }

  #tick(): void {
    const here = this.table.step;
    if (here >= this.#until) return this.stop();
    this.to(Math.min(this.#until, nextStep(here, 1, this.measure, this.table.entries, this.last)));
    this.#wait();
  }

  // ------------------------------------------------------------------ keys
  /** Whether a key was one of the replay's own. */
  key(event: KeyboardEvent): boolean {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog, [role=log]")) return false;
    if (event.key === " " && target.closest("button, a, summary")) return false;
    const keys: Record<string, () => void> = {
      ArrowLeft: () => this.step(-1, event.shiftKey ? "turn" : this.measure),
      ArrowRight: () => this.step(1, event.shiftKey ? "turn" : this.measure),
      PageUp: () => this.step(-1, "round"),
      PageDown: () => this.step(1, "round"),
      Home: () => this.jump(0),
      End: () => this.jump(this.last),
      " ": () => this.toggle(),
      "<": () => this.faster(-1),
      ">": () => this.faster(1),
    };
    const wish = keys[event.key];
    if (!wish) return false;
    event.preventDefault();
    wish();
    return true;
  }
}

export function chapterSteps(entries: readonly Entry[]): number[] {
  return entries.filter((entry) => entry.lines?.some((line) => line.kind === "heading")).map((entry) => entry.step);
}

/** The step that one more measure leads to: a turn ends where another seat moves, a round where a chapter begins. */
export function nextStep(from: number, way: -1 | 1, measure: Measure, entries: readonly Entry[], last: number): number {
  const inside = (step: number): number => Math.max(0, Math.min(last, step));
  if (measure === "move") return inside(from + way);
  if (measure === "round") {
    const steps = chapterSteps(entries);
    const found = way > 0 ? steps.find((step) => step > from) : steps.findLast((step) => step < from);
    return found ?? (way > 0 ? last : 0);
  }
  const seats = new Map(entries.map((entry) => [entry.step, entry.seat]));
  let step = inside(from + way);
  if (way > 0) while (step < last && seats.get(step + 1) === seats.get(step)) step++;
  else while (step > 0 && seats.get(step) === seats.get(from)) step--;
  return step;
}
