/** What is said at the table: the lines this page has, and how many of them were read. */

import type { Chat, ChatLine } from "../../contract";

const MOST_LINES = 200;

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  /** The number of the first line that nobody at this screen has read. */
  #read = $state(0);

  hear(message: Chat): void {
    const known = new Map(this.lines.map((line) => [line.number, line]));
    for (const line of message.lines) known.set(line.number, line);
    this.lines = [...known.values()].sort((one, other) => one.number - other.number).slice(-MOST_LINES);
  }

  forget(): void {
    this.lines = [];
  }

  get unread(): number {
    return this.lines.filter((line) => line.number >= this.#read).length;
  }

  read(): void {
    this.#read = (this.lines.at(-1)?.number ?? -1) + 1;
  }
}
