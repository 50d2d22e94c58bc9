import { expect, test } from "vitest";
import { ServerClock } from "../../../src/lib/table/clock";

const HOUR = 3600;

test("seconds pass from the moment this page heard of it", () => {
  const clock = new ServerClock();
  expect(clock.passed(100, 105)).toBe(0);
  clock.heard(100, 100);
  expect(clock.passed(100, 102.5)).toBe(2.5);
});

test("a clock that is wrong by an hour makes no difference", () => {
  for (const wrong of [HOUR, -HOUR]) {
    const clock = new ServerClock();
    clock.heard(100, 100.5 + wrong);
    expect(clock.passed(100, 102.5 + wrong)).toBe(2);
  }
});

test("what was heard of soonest after it began says most about the clock", () => {
  const clock = new ServerClock();
  clock.heard(100, 104); // opened while it had been thinking for four seconds
  expect(clock.passed(100, 105)).toBe(1);
  clock.heard(110, 110.25);
  expect(clock.passed(110, 112.25)).toBe(2);
  clock.heard(120, 121);
  expect(clock.passed(120, 121)).toBe(0.75);
});
