import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry } from "../../../src/contract";
import { nextStep, Replay } from "../../../src/lib/table/replay.svelte";

/** Moves by seats 0 0 1 0 1 1, of which the fourth begins the second round. */
const ENTRIES: Entry[] = [null, 0, 0, 1, 0, 1, 1].map((seat, step) => ({
  step,
  seat,
  events: [],
  lines: step === 0 || step === 3 ? [{ kind: "heading" as const, events: [] }] : [],
}));

function table() {
  const made = {
    entries: ENTRIES,
    step: 2,
    looked: null,
    update: { step: 6 } as never,
    lookAt: (step: number) => void (made.step = step),
    get wished() {
      return this.step;
    },
    look: () => undefined,
  };
  return made;
}

/** A key pressed on the page itself. */
function press(replay: Replay, key: string, more: Partial<KeyboardEvent> = {}): boolean {
  return replay.key({ key, ...more, target: { closest: () => null }, preventDefault: () => undefined } as never);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a turn ends where another seat moves, a round where a chapter begins", () => {
  const step = (from: number, way: -1 | 1, measure: "move" | "turn" | "round"): number => nextStep(from, way, measure, ENTRIES, 6);
  expect([step(2, 1, "move"), step(2, -1, "move"), step(6, 1, "move"), step(0, -1, "move")]).toEqual([3, 1, 6, 0]);
  expect([step(0, 1, "turn"), step(2, 1, "turn"), step(4, 1, "turn"), step(6, -1, "turn")]).toEqual([2, 3, 6, 4]);
  expect([step(1, 1, "round"), step(4, 1, "round"), step(5, -1, "round"), step(3, -1, "round")]).toEqual([3, 6, 3, 0]);
});

test("it plays from the step that is shown to the end, and stops there", () => {
  const shown = table();
  const replay = new Replay(shown);
  replay.toggle();
  expect(replay.playing).toBe(true);
  vi.advanceTimersByTime(1400);
  expect(shown.step).toBe(3);
  replay.speed = 4;
  vi.runAllTimers();
  expect([shown.step, replay.playing]).toEqual([6, false]);
  replay.toggle();
  expect(shown.step).toBe(0);
});

test("keys step, play and change the speed; a key of somebody else is left alone", () => {
  const shown = table();
  const replay = new Replay(shown);
  const steps = (["ArrowRight", "ArrowLeft", "PageDown", "End", "Home"] as const).map((key) => {
    expect(press(replay, key)).toBe(true);
    return shown.step;
  });
  expect(steps).toEqual([3, 2, 3, 6, 0]);
  press(replay, "ArrowRight", { shiftKey: true });
  expect(shown.step).toBe(2);
  press(replay, ">");
  expect(replay.speed).toBe(2);
  press(replay, " ");
  expect(replay.playing).toBe(true);
  press(replay, "ArrowLeft");
  expect(replay.playing).toBe(false);
  expect(press(replay, "x")).toBe(false);
  expect(press(replay, "c", { ctrlKey: true })).toBe(false);
});
