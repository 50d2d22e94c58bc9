/** The survey step by step: what others choose there is shown one after the other; any click or key goes to the end. */

import type { GameEvent } from "../../contract";
import type { Table } from "../../lib/table.svelte";
import { pace } from "./motion";
import { told, type MykerinosView } from "./view";

const STEP = 900;
const SURVEY = new Set(["area_surveyed", "parcel_claimed", "parcel_declined", "neutral_claimed", "parcel_discarded", "room_reserved", "season_ended"]);

interface Scene {
  view: MykerinosView;
  step: number;
}

export class Playback {
  #scenes = $state.raw<Scene[]>([]);
  #timer = 0;

  constructor(readonly table: Table) {}

  /** Whether something is still being shown. */
  get playing(): boolean {
    return this.#scenes.length > 1;
  }

  get scene(): Scene | undefined {
    return this.#scenes[0];
  }

  /** The survey's events that led to the scene on the table. */
  get news(): GameEvent[] {
    const step = this.#scenes[0]?.step ?? -1;
    return this.table.entries.find((entry) => entry.step === step)?.events.filter((event) => SURVEY.has(event.event)) ?? [];
  }

  /** A new view has come: at once, or after those that are still shown. */
  follow(view: MykerinosView): void {
    const { step, looked } = this.table;
    const last = this.#scenes.at(-1);
    if (last?.view === view) return;
    const events = this.table.entries.filter((entry) => entry.step > (last?.step ?? step) && entry.step <= step).flatMap((entry) => entry.events);
    const survey = !looked && pace(STEP) > 0 && events.some((event) => SURVEY.has(event.event));
    const scene = { view, step };
    if (looked) this.skip();
    if (looked || (!survey && !this.playing)) this.#scenes = [scene];
    else {
      this.#scenes = [...this.#scenes, scene];
      if (!this.#timer) this.#wait();
    }
  }

  #wait(): void {
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#scenes = this.#scenes.slice(1);
      if (this.playing) this.#wait();
    }, pace(STEP));
  }

  /** To the end, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#scenes = this.#scenes.slice(-1);
  }
}

export function shown(playback: Playback, view: unknown): MykerinosView {
  return playback.scene?.view ?? told(view as MykerinosView);
}
