/** Motion of this board's own: completed cards leave the table, and what was found goes to its box. */

import { cubicIn } from "svelte/easing";
import { pace } from "../../lib/board/motion";

/** A completed card sinks to the score card; one that only makes way for somebody else's is gone at once. */
export function leave(_node: Element, { done }: { done: boolean }) {
  return {
    duration: done ? pace(420) : 0,
    easing: cubicIn,
    css: (t: number, u: number) => `transform: translateY(${60 * u}%) scale(${0.4 + 0.6 * t}); opacity: ${Math.min(1, 2 * t)}; z-index: 2`,
  };
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** From one thing to another, both already on the screen; it is seen only while it flies. */
export function carry(from: Element, to: Element, delay: number) {
  return (node: HTMLElement | SVGElement): void => {
    const [start, end] = [middle(from), middle(to)];
    const at = ({ x, y }: { x: number; y: number }, scale: number): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    node.animate(
      [
        { transform: at(start, 1), opacity: 1, easing: "cubic-bezier(.6, 0, .2, 1)" },
        { transform: at(end, 0.5), opacity: 1, offset: 0.95 },
        { transform: at(end, 0.5), opacity: 0 },
      ],
      { duration: pace(520), delay: pace(delay), fill: "forwards" },
    );
  };
}
