/** Keys and focus of the table: every legal action can be reached without a pointer, and the focus is never lost. */

import { tick } from "svelte";
import { arrows, keys, undoes } from "./keys";
import { finish } from "../board/motion";
import { agrees, type Sketch } from "../table/narrow";
import type { Overlay } from "../app/overlay";
import type { Table } from "../table/table.svelte";

interface Wishes {
  why: (sketch: Sketch, at: Element) => void;
  back: () => unknown;
  open: (overlay: Overlay) => void;
  tapped: (event: PointerEvent) => void;
}

export class Keyboard {
  /** Whether the last thing done was done by key: then the focus goes on by itself. */
  #byKey = false;

  constructor(
    readonly table: () => Table,
    readonly root: () => HTMLElement | undefined,
    readonly wishes: Wishes,
  ) {}

  pointer(event: PointerEvent): void {
    this.#byKey = false;
    this.wishes.tapped(event);
    finish();
  }

  hurry(): void {
    this.#byKey = true;
    finish();
  }

  key(event: KeyboardEvent): void {
    const table = this.table();
    if (/^(Digit|Numpad)[1-9]$/.test(event.code) && !event.ctrlKey && !event.metaKey && !event.altKey) return this.#number(event);
    if (event.defaultPrevented) return; // a board has keys of its own
    if (undoes(event)) {
      event.preventDefault();
      return table.undo();
    }
    if (table.looked && table.replay.key(event)) return;
    if (event.key.startsWith("Arrow")) return arrows(event, this.root()?.querySelector(".scene") ?? document);
    keys(event, {
      Escape: this.wishes.back,
      u: () => table.undo(),
      h: () => table.advice.askHint(),
      l: () => this.wishes.open("log"),
      c: () => table.mayTalk && this.wishes.open("chat"),
      "/": () => this.wishes.open("palette"),
      "?": () => this.#why(),
      F1: () => this.wishes.open("keys"),
      p: () => {
        const pass = table.choice.left.find((offer) => agrees(offer, { verb: "pass" }));
        if (pass) table.choice.play(pass);
      },
    });
  }

  /** After a choice by key the focus goes to the first thing that is lit, or to the prompt while waiting. */
  follow(): void {
    const { decision, left } = this.table().choice;
    const lit = decision !== null && left.length > 0;
    if (!this.#byKey) return;
    void tick().then(() => {
      const here = document.activeElement;
      const root = this.root();
      const elsewhere = here && here !== document.body && !here.closest(".scene, .dock");
      if (!root || elsewhere || here?.matches("[data-action]") || (here?.closest(".dock") && !lit)) return;
      const next = lit
        ? (root.querySelector<HTMLElement>(".scene [data-action]") ?? root.querySelector<HTMLElement>("[data-action]"))
        : null;
      (next ?? root.querySelector<HTMLElement>(".prompt [role=status]"))?.focus();
    });
  }

  /** Digits choose among what is numbered in the prompt, then in the hand; with Shift they look at a seat. */
  #number(event: KeyboardEvent): void {
    if ((event.target as Element).closest("input, select, textarea, dialog")) return;
    const number = Number(event.code.at(-1)) - 1;
    const root = this.root();
    const things = event.shiftKey ? root?.querySelectorAll<HTMLElement>("[data-seat]") : undefined;
    const choices = [
      ...(root?.querySelectorAll<HTMLElement>(".prompt [data-action]") ?? []),
      ...(root?.querySelectorAll<HTMLElement>(".own [data-action]") ?? []),
    ];
    const found = things ? things[number] : choices[number];
    if (!found) return;
    event.preventDefault();
    if (things) found.focus();
    else found.click();
  }

  /** Why can the thing that has the focus not be done now? A thing that is lit says that it can. */
  #why(): void {
    const here = document.activeElement;
    if (!(here instanceof HTMLElement || here instanceof SVGElement) || !here.matches("[data-thing], [data-action]"))
      return this.wishes.open("keys");
    const action = Number(here.getAttribute("data-action")?.split(" ")[0] ?? NaN);
    const offer = this.table().choice.decision?.actions.find((one) => one.id === action);
    if (offer) this.wishes.why(offer, here);
    else here.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
}
