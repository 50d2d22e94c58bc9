/** A finger on a card: the ghost follows one cell above it, so that it is never hidden, and a second finger turns it; a quick swipe goes to the other card. */

import type { Placement } from "./placements";
import type { Stage } from "./stage.svelte";
import { HAND_NAMES, type HandName } from "./view.gen";

const LIFT = 8;
const ABOVE = 1;
const CLICK = 400;
const SWIPE = { time: 260, across: 60, aside: 40 };

type At = (event: PointerEvent) => { x: number; y: number };

export function finger(stage: Stage, hand: HandName, at: At) {
  return (element: HTMLElement) => {
    let start: PointerEvent | null = null;
    let place: Placement | null = null;
    let dragged = -Infinity;

    const down = (event: PointerEvent): void => {
      if (start && event.pointerId !== start.pointerId) {
        stage.rotate(1);
        place = stage.shown ?? place;
        return;
      }
      start = event.pointerType === "touch" && stage.marking ? event : null;
      place = null;
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return;
      if (!place && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < LIFT) return;
      const { x, y } = at(event);
      const found = stage.snap(hand, x, Math.max(0, y - ABOVE));
      if (!found) return;
      place = found;
      stage.held = null;
      stage.show(found, 60);
    };
    const up = (event: PointerEvent): void => {
      if (start && event.pointerId !== start.pointerId) return;
      const began = start;
      start = null;
      if (!began) return;
      const across = event.clientX - began.clientX;
      const swiped =
        event.timeStamp - began.timeStamp < SWIPE.time &&
        Math.abs(across) > SWIPE.across &&
        Math.abs(event.clientY - began.clientY) < SWIPE.aside;
      if (swiped || place) dragged = event.timeStamp;
      if (swiped) {
        stage.ghost = null;
        stage.side = HAND_NAMES[across < 0 ? 1 : 0]!;
      } else if (place) stage.hold(place);
    };
    /** The click that may follow a drag belongs to it. */
    const click = (event: Event): void => {
      if (event.timeStamp - dragged < CLICK) event.stopPropagation();
    };
    element.addEventListener("click", click, true);
    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
    for (const [type, listen] of Object.entries(listeners)) element.addEventListener(type, listen as EventListener);
    return () => {
      element.removeEventListener("click", click, true);
      for (const [type, listen] of Object.entries(listeners)) element.removeEventListener(type, listen as EventListener);
    };
  };
}
