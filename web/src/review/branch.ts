/** Play from here: who sits at the new table. Bots stay, whoever is absent is played by a bot of the match's level. */

import type { SeatInfo, SeatWish } from "../contract";

const USUAL_LEVEL = 3;

export function branchSeats(seats: readonly SeatInfo[], mine: readonly number[], mover: number): SeatWish[] {
  const level = Math.max(0, ...seats.map((info) => info.level ?? 0)) || USUAL_LEVEL;
  const me = mine.includes(mover) ? mover : (mine[0] ?? mover);
  return seats.map((info): SeatWish => {
    if (info.seat === me) return { kind: "you", name: info.kind === "person" ? info.name : "" };
    if (info.kind === "bot") return { kind: "bot", character: info.character };
    return mine.includes(info.seat) ? { kind: "here", name: info.name } : { kind: "bot", level };
  });
}
