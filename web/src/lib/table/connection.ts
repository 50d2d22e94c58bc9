/** The socket of a table: opened again by itself whenever it is lost, after longer and longer waits. */

import { at } from "../app/base";
import type { ClientMessage, ServerMessage } from "../../contract";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Why there is no use in trying again, by the code with which the server closes the socket. */
const ENDINGS: Record<number, Ending> = { 4403: "unwatched", 4404: "gone", 4422: "damaged" };

/** The server does not have this table, cannot read it, or lets nobody watch it. */
export type Ending = "gone" | "damaged" | "unwatched";

/** What a page hears of its table. */
export interface Listener {
  /** The first message of every connection: from where to go on. */
  hello: () => ClientMessage;
  hear: (message: ServerMessage) => void;
  /** The connection is lost, for good if there is an ending. */
  lost: (ending?: Ending) => void;
}

/** The way to a table, whatever is at its other end. */
export interface Line {
  /** Whether there was a connection to say it on. */
  send: (message: ClientMessage) => boolean;
  close: () => void;
}

export class Connection implements Line {
  #socket: WebSocket;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    this.#socket = this.#connect();
  }

  /** Whether there was a connection to say it on. */
  send(message: ClientMessage): boolean {
    if (this.#socket.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket.close();
  }

  #connect(): WebSocket {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${at(`/ws/${encodeURIComponent(this.table)}`)}`);
    socket.onopen = () => this.send(this.listener.hello());
    socket.onmessage = (frame) => {
      const message = JSON.parse(String(frame.data)) as ServerMessage;
      if (message.type === "welcome") this.#wait = FIRST_WAIT; // one that is turned away waits longer each time
      this.listener.hear(message);
    };
    socket.onclose = (event) => this.#lost(event.code);
    return socket;
  }

  #lost(code: number): void {
    if (this.#closed) return;
    this.listener.lost(ENDINGS[code]);
    if (ENDINGS[code]) return;
    this.#timer = window.setTimeout(() => (this.#socket = this.#connect()), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
