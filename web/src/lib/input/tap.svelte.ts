/** On a touch screen there is no hovering: the first tap on a thing shows what would follow, the second on the same thing plays. */

import { settings } from "../app/settings.svelte";
import type { Table } from "../table/table.svelte";

export class Tap {
  /** The action that a second tap would play. */
  action = $state<number | null>(null);
  #element: Element | null = null;
  #pointer = "";

  /** Remember what points: not every browser says it of a click. */
  down(event: PointerEvent): void {
    this.#pointer = event.pointerType;
  }

  /** Before anybody else hears of a click on the board: hold it back if it would play at once and has not been looked at. */
  guard(event: MouseEvent, table: Table): void {
    const target = (event.target as Element).closest("[data-action]");
    if (target && target === this.#element) return this.forget();
    this.forget();
    const pointer = (event as PointerEvent).pointerType || (event.detail > 0 ? this.#pointer : "");
    const [action, ...others] = target?.getAttribute("data-action")?.split(" ").map(Number) ?? [];
    // What stands for several actions, or for a verb (the cells of a race), plays nothing at once.
    if (pointer !== "touch" || settings.oneTap || !target || !Number.isInteger(action) || others.length > 0) return;
    event.stopPropagation();
    event.preventDefault();
    this.#element = target;
    this.action = action!;
    target.setAttribute("data-armed", "");
    table.advice.askPreview(table.choice.seat, action!);
    this.#tell("pointerenter"); // the board shows its preview as for a mouse
  }

  /** The look is over. */
  forget(): void {
    this.#tell("pointerleave");
    this.#element?.removeAttribute("data-armed");
    this.#element = null;
    this.action = null;
  }

  #tell(type: "pointerenter" | "pointerleave"): void {
    this.#element?.dispatchEvent(new PointerEvent(type, { pointerType: "mouse" }));
  }
}
