/** Quick motion that only leads to what the view already says: none when the person wants none, finished by any key or click. */

import { tick } from "svelte";
import { cubicInOut, cubicOut } from "svelte/easing";
import { settings } from "../app/settings.svelte";

const PACE = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };
/** Frames over which a wish to go on holds: a delayed motion begins only when its delay is over. */
const FRAMES = 3;

/** A time of the design, as this person likes it. */
export function pace(milliseconds: number): number {
  return milliseconds * PACE[settings.motion];
}

// ------------------------------------------------------------------ transitions for boards: in:drop, in:appear, in:turn
/** A piece that drops on its place. */
export function drop(_node: Element, { delay = 0, height = 24 }: { delay?: number; height?: number } = {}) {
  return {
    delay: pace(delay),
    duration: pace(320),
    easing: cubicOut,
    css: (t: number) => `transform: translateY(${(t - 1) * height}px); opacity: ${Math.min(1, t * 3)}`,
  };
}

/** A thing that appears in its place. */
export function appear(_node: Element, { delay = 0 }: { delay?: number } = {}) {
  return { delay: pace(delay), duration: pace(260), easing: cubicInOut, css: (t: number) => `opacity: ${t}` };
}

/** A card that is turned over on its vertical axis. */
export function turn(_node: Element, { delay = 0 }: { delay?: number } = {}) {
  return {
    delay: pace(delay),
    duration: pace(420),
    easing: cubicInOut,
    css: (t: number) =>
      `transform-box: fill-box; transform-origin: center; transform: scaleX(${Math.max(0.02, t)}) translateY(${(t - 1) * 8}px)`,
  };
}

// ------------------------------------------------------------------ what runs now
/** Everything that moves (`about`: an element, what is in it and what it is in) and ends by itself; light that fades in is no motion. */
function running(about?: Element): Animation[] {
  const all = document.getAnimations().filter((one) => {
    const moving = (one.effect as KeyframeEffect | null)?.target;
    return !about || (moving && (moving.contains(about) || about.contains(moving)));
  });
  return all.filter(
    (one) =>
      one.playState === "running" &&
      !(one instanceof CSSAnimation || one instanceof CSSTransition) &&
      Number.isFinite(one.effect?.getComputedTiming().endTime),
  );
}

let hurry = new AbortController();

/** Finish what is running: the person has seen enough of it. */
export function finish(): void {
  hurry.abort();
  hurry = new AbortController();
  let frames = FRAMES;
  const end = (): void => {
    for (const motion of running()) motion.finish();
    if (--frames > 0) requestAnimationFrame(end);
  };
  end();
}

function wait(milliseconds: number): Promise<void> {
  const { signal } = hurry;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Resolves when nothing moves any more, after `least` and at most `longest` milliseconds, or when the person is in a hurry. */
export async function rest(least: number, longest: number, about?: Element): Promise<void> {
  if (pace(1) === 0) return;
  const { signal } = hurry;
  const end = performance.now() + longest;
  await tick();
  await wait(Math.min(least, longest));
  while (!signal.aborted && performance.now() < end) {
    const moving = running(about);
    if (moving.length === 0) return;
    await Promise.race([Promise.allSettled(moving.map((motion) => motion.finished)), wait(end - performance.now())]);
    await new Promise(requestAnimationFrame); // a delay has ended: what it held back begins now
  }
}
