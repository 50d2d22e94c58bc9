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
    const foreseen = table.foresee(0, [build!, first!]);
    expect(server.asked("preview")).toEqual([{ type: "preview", seat: 0, action: 3, then: [5] }]);
    server.say(answer(3, [5]));
    expect(await settled(foreseen)).toMatchObject({ action: 3, then: [5], after: [2] });
    expect(table.preview).toBeNull();
  });

  test("is told apart by all of the actions", async () => {
    const one = table.foresee(0, [build!, first!]);
    const other = table.foresee(0, [build!, second!]);
    server.say(answer(3, [6]));
    expect(await settled(other)).toMatchObject({ then: [6] });
    expect(await settled(one)).toBe("waiting");
  });

  test("is nothing if the server refuses to say it", async () => {
    const foreseen = table.foresee(0, [build!, first!]);
    server.say({ type: "refused", code: "illegal", seq: 1, seat: 0, action: 3 });
    expect(await settled(foreseen)).toBeNull();
  });

  test("is nothing if the server heard too much at once", async () => {
    const foreseen = table.foresee(0, [build!]);
    server.say({ type: "refused", code: "too_fast", seq: 1, seat: null, action: null });
    expect(await settled(foreseen)).toBeNull();
  });

  test("is still waited for if something else was refused", async () => {
    const foreseen = table.foresee(0, [build!]);
    server.say({ type: "refused", code: "illegal", seq: 1, seat: 0, action: 6 });
    expect(await settled(foreseen)).toBe("waiting");
  });

  test("is nothing once the table has moved on", async () => {
    const foreseen = table.foresee(0, [build!]);
    server.say(update(2));
    expect(await settled(foreseen)).toBeNull();
  });

  test("is nothing when the connection is lost, or not there yet", async () => {
    const foreseen = table.foresee(0, [build!]);
    server.close();
    expect(await settled(foreseen)).toBeNull();
    expect(await settled(table.foresee(0, [build!]))).toBeNull();
  });

  test("is nothing when the page is left", async () => {
    const foreseen = table.foresee(0, [build!]);
    table.close();
    expect(await settled(foreseen)).toBeNull();
  });
});
