/** Whether somebody is at the table now, in words. */

import type { SeatInfo } from "../../contract";
import type { Table } from "../table/table.svelte";
import { say } from "./fluent.svelte";

type Around = Pick<Table, "mine">;

export function isAway(info: SeatInfo, table: Around): boolean {
  return info.kind === "person" && info.claimed && !info.connected && !table.mine.includes(info.seat);
}

/** Of a person's seat: yours; at this screen, where several share it; here or away; or still free. */
export function presence(info: SeatInfo, table: Around): string {
  if (table.mine.includes(info.seat)) return say(table.mine.length > 1 ? "seat-here" : "seat-you");
  if (!info.claimed) return say("seat-free");
  return say(info.connected ? "seat-present" : "seat-away");
}
