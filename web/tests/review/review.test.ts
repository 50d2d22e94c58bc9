import { expect, test, vi } from "vitest";
import type { Reviewed, Verdict } from "../../src/contract";
import { MatchReview } from "../../src/lib/table/review.svelte";

const verdict = (step: number, seat: number, loss: number): Verdict =>
  ({ step, seat, loss, word: loss > 0.12 ? "blunder" : "best", chances: [0.5, 0.5] }) as unknown as Verdict;

function told(verdicts: Verdict[], more: Partial<Reviewed> = {}): Reviewed {
  return { type: "review", judged: verdicts.length, to_judge: 3, simulations: 8, going_on: true, verdicts, seats: [], ...more };
}

function asked(): { review: MatchReview; ask: { review: () => void; other: () => void } } {
  const ask = { review: vi.fn(), other: vi.fn() };
  return { review: new MatchReview(ask), ask };
}

test("verdicts come bit by bit, and the water runs as far as all before is judged", () => {
  const { review } = asked();
  review.hear(told([verdict(1, 0, 0)], { steps: [1, 2, 4] }));
  expect(review.reached).toBe(1);
  review.hear(told([verdict(4, 0, 0.2)], { judged: 2 }));
  expect(review.reached).toBe(1);
  expect(review.done).toBe(false);
  review.hear(told([verdict(2, 1, 0.3)], { judged: 3, going_on: false }));
  expect(review.done).toBe(true);
  expect(review.reached).toBe(Infinity);
  expect(review.of(0).map(({ step }) => step)).toEqual([1, 4]);
  expect(review.costliest(0)?.step).toBe(4);
  expect(review.costliest(1)?.step).toBe(2);
});

test("a refusal ends a try, and is told; later ones of the table are not its matter", () => {
  const { review, ask } = asked();
  review.hear(told([verdict(1, 0, 0)], { steps: [1] }));
  review.try(1, 7);
  expect(ask.other).toHaveBeenCalledWith(1, 7);
  review.refuse({ type: "refused", code: "too_fast", seq: 0 } as never);
  expect([review.trying, review.problem]).toEqual([false, "too_fast"]);
  review.forgetTry();
  review.refuse({ type: "refused", code: "stale", seq: 0 } as never);
  expect(review.problem).toBe("");
});
