/** The socket of a table: opened again by itself whenever it is lost, after longer and longer waits. */

import type { ClientMessage, ServerMessage } from "../../contract";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** The code with which the server closes the socket of a table that it does not have. */
const NO_TABLE = 4404;

interface Listener {
  /** The first message of every connection: from where to go on. */
  hello: () => ClientMessage;
  hear: (message: ServerMessage) => void;
  /** The connection is lost, for good if there is no such table. */
  lost: (forGood: boolean) => void;
}

export class Connection {
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
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.table)}`);
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.send(this.listener.hello());
    };
    socket.onmessage = (frame) => this.listener.hear(JSON.parse(String(frame.data)) as ServerMessage);
    socket.onclose = (event) => this.#lost(event.code);
    return socket;
  }

  #lost(code: number): void {
    if (this.#closed) return;
    this.listener.lost(code === NO_TABLE);
    if (code === NO_TABLE) return;
    this.#timer = window.setTimeout(() => (this.#socket = this.#connect()), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
