/** A server that says what a test wants, and remembers what it was told. */

import { vi } from "vitest";
import type { ClientMessage, DecisionInfo, ServerMessage, Update } from "../../../src/contract";

export class FakeSocket {
  static readonly OPEN = 1;
  static latest: FakeSocket;
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen?: () => void;
  onmessage?: (frame: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly address: string) {
    FakeSocket.latest = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: Partial<ServerMessage> & { type: ServerMessage["type"] }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** What was asked of one kind. */
  asked(type: ClientMessage["type"]): ClientMessage[] {
    return this.sent.filter((message) => message.type === type);
  }
}

export function stubSocket(): void {
  vi.stubGlobal("WebSocket", FakeSocket);
}

export const DECISION: DecisionInfo = {
  seat: 0,
  prompt: "turn",
  section: "",
  actions: [
    { id: 3, verb: "build" },
    { id: 5, verb: "lay", cell: 1 },
    { id: 6, verb: "lay", cell: 2 },
  ],
};

/** An update that asks seat 0 something. */
export function update(seq: number, more: Partial<Update> = {}): Update {
  return {
    type: "update",
    seq,
    step: seq,
    keep: seq,
    over: false,
    to_move: [0],
    sealed: [],
    thinking: [],
    views: { "0": { game: "test", seats: 2, viewer: 0, over: false, to_move: [0] } },
    decisions: [DECISION],
    entries: [],
    undo: {},
    ...more,
  };
}
