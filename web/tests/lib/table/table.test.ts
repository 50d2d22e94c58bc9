import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Preview } from "../../../src/contract";
import { Table } from "../../../src/lib/table/table.svelte";
import { DECISION, FakeSocket, stubSocket, update } from "./socket";

let table: Table;
let server: FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  stubSocket();
  table = new Table("k7");
  server = FakeSocket.latest;
  server.open();
  server.say({ type: "welcome", seats: [], mine: [0] });
  server.say(update(1));
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

const [build, first, second] = DECISION.actions;
const answer = (action: number, then: number[], seq = 1): Partial<Preview> & { type: "preview" } => ({
  type: "preview",
  seq,
  seat: 0,
  action,
  then,
  certain: true,
  before: [0],
  after: [2],
  events: [],
  view: null,
  next: null,
});

/** What became of a promise by now. */
async function settled<Value>(promise: Promise<Value>): Promise<Value | "waiting"> {
  return Promise.race([
    promise,
    new Promise<"waiting">((resolve) => setTimeout(() => resolve("waiting"), 10)),
    vi.advanceTimersByTimeAsync(20).then(() => "waiting" as const),
  ]);
}

describe("what would follow from several actions", () => {
  test("is asked of the server, and answered by it", async () => {
    const foreseen = table.advice.foresee(0, [build!, first!]);
    expect(server.asked("preview")).toEqual([{ type: "preview", seat: 0, action: 3, then: [5] }]);
    server.say(answer(3, [5]));
    expect(await settled(foreseen)).toMatchObject({ action: 3, then: [5], after: [2] });
    expect(table.advice.preview).toBeNull();
  });

  test("is told apart by all of the actions", async () => {
    const one = table.advice.foresee(0, [build!, first!]);
    const other = table.advice.foresee(0, [build!, second!]);
    server.say(answer(3, [6]));
    expect(await settled(other)).toMatchObject({ then: [6] });
    expect(await settled(one)).toBe("waiting");
  });

  test("is nothing if the server refuses to say it", async () => {
    const foreseen = table.advice.foresee(0, [build!, first!]);
    server.say({ type: "refused", code: "illegal", seq: 1, seat: 0, action: 3 });
    expect(await settled(foreseen)).toBeNull();
  });

  test("is nothing if the server heard too much at once", async () => {
    const foreseen = table.advice.foresee(0, [build!]);
    server.say({ type: "refused", code: "too_fast", seq: 1, seat: null, action: null });
    expect(await settled(foreseen)).toBeNull();
  });

  test("is still waited for if something else was refused", async () => {
    const foreseen = table.advice.foresee(0, [build!]);
    server.say({ type: "refused", code: "illegal", seq: 1, seat: 0, action: 6 });
    expect(await settled(foreseen)).toBe("waiting");
  });

  test("is nothing once the table has moved on", async () => {
    const foreseen = table.advice.foresee(0, [build!]);
    server.say(update(2));
    expect(await settled(foreseen)).toBeNull();
  });

  test("is nothing when the connection is lost, or not there yet", async () => {
    const foreseen = table.advice.foresee(0, [build!]);
    server.close();
    expect(await settled(foreseen)).toBeNull();
    expect(await settled(table.advice.foresee(0, [build!]))).toBeNull();
  });

  test("is nothing when the page is left", async () => {
    const foreseen = table.advice.foresee(0, [build!]);
    table.close();
    expect(await settled(foreseen)).toBeNull();
  });
});

describe("a choice that is on its way", () => {
  beforeEach(() => table.choice.click({ verb: "build" }));

  test("is not asked for again when another seat has sealed meanwhile", () => {
    server.say(update(1, { sealed: [1] }));
    expect(table.choice.decision).toBeNull();
  });

  test("is asked for again when it is refused", () => {
    server.say({ type: "refused", code: "illegal", seq: 1, seat: 0, action: 3 });
    expect(table.choice.decision).toEqual(DECISION);
  });

  test("is asked for again when it was answered, and the same update is told once more", () => {
    table.answered();
    server.say(update(1));
    expect(table.choice.decision).toEqual(DECISION);
  });

  test("is asked for again when it was sealed and is taken back", () => {
    server.say(update(1, { decisions: [], sealed: [0] }));
    server.say(update(1));
    expect(table.choice.decision).toEqual(DECISION);
  });
});

describe("the connection", () => {
  test("goes on after a break from the last update, after longer and longer waits", () => {
    expect(server.asked("hello")).toEqual([{ type: "hello", since: null }]);
    server.close();
    expect(table.link).toBe("lost");
    vi.advanceTimersByTime(399);
    expect(FakeSocket.latest).toBe(server);
    vi.advanceTimersByTime(1);
    const second = FakeSocket.latest;
    expect(second).not.toBe(server);
    second.close();
    vi.advanceTimersByTime(799);
    expect(FakeSocket.latest).toBe(second);
    vi.advanceTimersByTime(1);
    FakeSocket.latest.open();
    expect(FakeSocket.latest.asked("hello")).toEqual([{ type: "hello", since: 1 }]);
    FakeSocket.latest.say({ type: "welcome", seats: [], mine: [0] });
    expect(table.link).toBe("open");
  });

  test.each([
    [4404, "gone"],
    [4422, "damaged"],
  ])("is not tried again where there is no such table, or it cannot be read", (code, link) => {
    server.close(code);
    expect(table.link).toBe(link);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.latest).toBe(server);
  });

  /** The next connection, as far as the latest update. */
  function reconnect(seq: number): FakeSocket {
    vi.advanceTimersByTime(400);
    FakeSocket.latest.open();
    FakeSocket.latest.say({ type: "welcome", seats: [], mine: [0] });
    FakeSocket.latest.say(update(seq));
    return FakeSocket.latest;
  }
  const act = { type: "act", seq: 1, seat: 0, action: 3 };

  test("says a choice again that was made without it", () => {
    server.close();
    table.choice.click({ verb: "build" });
    expect(server.asked("act")).toEqual([]);
    const next = reconnect(1);
    expect(next.asked("act")).toEqual([act]);
    expect(table.choice.decision).toBeNull();
  });

  test("says a choice again that was lost with it, on each new one until it is answered", () => {
    table.choice.click({ verb: "build" });
    server.close();
    const next = reconnect(1);
    expect(next.asked("act")).toEqual([act]);
    next.say(update(1));
    expect(next.asked("act")).toHaveLength(1);
    next.close();
    expect(reconnect(1).asked("act")).toEqual([act]);
  });

  test("does not say again what the table has heard, or has gone on without", () => {
    table.choice.click({ verb: "build" });
    server.close();
    const next = reconnect(2);
    expect(next.asked("act")).toEqual([]);
    expect(table.choice.seat).toBe(0);
  });

  test("is tried less and less often where it is opened and turned away", () => {
    for (const wait of [400, 800, 1600]) {
      const latest = FakeSocket.latest;
      latest.open();
      latest.say({ type: "refused", code: "busy", seq: 0 });
      latest.close(1013);
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.latest).toBe(latest);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.latest).not.toBe(latest);
    }
  });

  test("answers a probe at once", () => {
    server.say({ type: "probe", number: 7 });
    expect(server.asked("echo")).toEqual([{ type: "echo", number: 7 }]);
  });
});

describe("an update", () => {
  const entry = (step: number, seat: number | null = 1) => ({ step, seat, events: [] });

  test("keeps the log up to where it says, and goes on from there", async () => {
    server.say(update(2, { keep: 0, entries: [entry(1), entry(2)] }));
    expect(table.entries.map(({ step }) => step)).toEqual([1, 2]);
    server.say(update(3, { keep: 1, entries: [entry(2, 0)] }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.entries.map(({ step, seat }) => `${step}: ${seat}`)).toEqual(["1: 1", "2: 0"]);
  });

  test("waits until what others did before has been seen", async () => {
    server.say(update(2, { entries: [entry(1)] }));
    server.say(update(3, { entries: [entry(2)] }));
    expect(table.update?.seq).toBe(2);
    await vi.advanceTimersByTimeAsync(299);
    expect(table.update?.seq).toBe(2);
    await vi.advanceTimersByTimeAsync(50);
    expect(table.update?.seq).toBe(3);
  });

  test("opens the decision of the seat this page looks through, and sends what is chosen", () => {
    expect(table.choice.seat).toBe(0);
    table.choice.click({ verb: "build" });
    expect(server.asked("act")).toEqual([{ type: "act", seq: 1, seat: 0, action: 3 }]);
  });

  test("covers the screen between two people who see different things", () => {
    const views = { "0": { hand: 1 }, "1": { hand: 2 } } as never;
    server.say(update(2, { views, decisions: [{ ...DECISION, seat: 1 }] }));
    expect(table.handover).toBe(1);
    expect(table.choice.decision).toBeNull();
    table.take();
    expect(table.eyes).toBe(1);
    expect(table.choice.seat).toBe(1);
  });

  test("goes over to the next person where all see the same", () => {
    const views = { "0": { viewer: 0 }, "1": { viewer: 1 } } as never;
    server.say(update(2, { views, decisions: [{ ...DECISION, seat: 1 }] }));
    expect(table.handover).toBeNull();
    expect(table.eyes).toBe(1);
  });
});

describe("two people at one screen", () => {
  const views = { "0": { hand: 1 }, "1": { hand: 2 } } as never;
  let shared: Table;

  beforeEach(() => {
    shared = new Table("k8");
    FakeSocket.latest.open();
    FakeSocket.latest.say({ type: "welcome", seats: [], mine: [0, 1] });
  });
  afterEach(() => shared.close());

  test("do not even see the first hand before it is taken", () => {
    FakeSocket.latest.say(update(1, { views, decisions: [{ ...DECISION, seat: 1 }] }));
    expect([shared.handover, shared.choice.decision]).toEqual([1, null]);
    shared.take();
    expect([shared.eyes, shared.handover, shared.choice.seat]).toEqual([1, null, 1]);
  });

  test("cover the table while others move first", () => {
    FakeSocket.latest.say(update(1, { views, decisions: [] }));
    expect(shared.handover).toBe(0);
  });

  test("keep the eyes of whoever has the screen when the connection comes back", () => {
    FakeSocket.latest.say(update(1, { views, decisions: [{ ...DECISION, seat: 1 }] }));
    shared.take();
    FakeSocket.latest.say({ type: "welcome", seats: [], mine: [0, 1] });
    expect(shared.eyes).toBe(1);
  });

  test("cover nothing where nobody has secrets, nor when the match is over", () => {
    const same = { "0": { viewer: 0 }, "1": { viewer: 1 } } as never;
    FakeSocket.latest.say(update(1, { views: same, decisions: [] }));
    expect([shared.handover, shared.eyes]).toEqual([null, 0]);
    FakeSocket.latest.say(update(2, { views, decisions: [], over: true }));
    expect(shared.handover).toBeNull();
  });
});

describe("a hint", () => {
  const hint = { type: "hint" as const, seq: 1, seat: 0, best: 5, ideas: [], beside: null };

  test("is asked for once, and shows the move at the second wish", () => {
    table.advice.askHint();
    table.advice.askHint();
    expect(server.asked("hint")).toHaveLength(1);
    server.say(hint);
    expect(table.advice.hinted({ cell: 1 })).toBe(false);
    table.advice.askHint();
    expect(table.advice.hinted({ cell: 1 })).toBe(true);
    expect(table.advice.hinted({ cell: 2 })).toBe(false);
    expect(server.asked("preview")).toEqual([]);
  });

  test("gives its reason at the third", () => {
    table.advice.askHint();
    server.say(hint);
    table.advice.askHint();
    table.advice.askHint();
    expect(server.asked("preview")).toEqual([{ type: "preview", seat: 0, action: 5, then: [] }]);
    server.say(answer(5, []));
    expect(table.advice.reason).toMatchObject({ action: 5 });
  });

  test("can be asked for again after it was refused", () => {
    table.advice.askHint();
    server.say({ type: "refused", code: "too_fast", seq: 1, seat: 0, action: null });
    table.advice.askHint();
    expect(server.asked("hint")).toHaveLength(2);
  });

  test("is forgotten when the table moves on, like everything that was asked", () => {
    table.advice.askHint();
    server.say(hint);
    server.say({ type: "why", seq: 1, seat: 0, action: 9, reason: "dock_occupied", section: null });
    server.say(answer(3, []));
    expect(table.advice.whys.get(9)?.reason).toBe("dock_occupied");
    expect(table.advice.previewOf(3)).not.toBeNull();
    server.say(update(2));
    expect(table.advice).toMatchObject({ hint: null, step: 0, why: null, preview: null });
    expect(table.advice.whys.size).toBe(0);
  });

  test("stays while others seal their choices", () => {
    table.advice.askHint();
    server.say(hint);
    server.say(update(1));
    expect(table.advice.hint).not.toBeNull();
  });
});
