/** What events do to each column, for pictures of it: gathered from what the server tells, never worked out here. */

import type { GameEvent } from "../../contract";
import { type FoundPair, pairsIn } from "./pairs";
import type { EyesName, WallView } from "./view.gen";

export interface Effect {
  column: string;
  pairs: FoundPair[];
  /** Scarabs that come. */
  scarabs: number;
  /** A scarab that finds no place. */
  withheld: boolean;
  placed: number | null;
  /** The column the archaeologist leaves. */
  origin: string | null;
  returned: number | null;
  opened: { seat: number; eyes: EyesName }[];
  /** A pair whose consequence is still to be chosen. */
  asked: boolean;
}

function blank(column: string): Effect {
  return { column, pairs: [], scarabs: 0, withheld: false, placed: null, origin: null, returned: null, opened: [], asked: false };
}

/** The columns that events touch, in the order in which they are told. */
export function effects(events: readonly GameEvent[], animalAt: (row: number, cell: number) => string | undefined): Effect[] {
  const found = new Map<string, Effect>();
  const at = (column: string): Effect => {
    const effect = found.get(column) ?? blank(column);
    found.set(column, effect);
    return effect;
  };
  for (const pair of pairsIn(events)) {
    const animal = animalAt(pair.partner_row, pair.partner_cell);
    if (animal) at(animal).pairs.push(pair);
  }
  for (const told of events) {
    const column = String(told.column ?? "");
    if (told.event === "pair_made") at(column).asked = true;
    else if (told.event === "archaeologist_returned") at(column).returned = Number(told.seat);
    else if (told.event === "archaeologist_placed") at(column).placed = Number(told.seat);
    else if (told.event === "archaeologist_moved") Object.assign(at(column), { placed: Number(told.seat), origin: String(told.origin) });
    else if (told.event === "scarab_placed") Object.assign(at(column), { scarabs: at(column).scarabs + 1, asked: false });
    else if (told.event === "no_scarab_placed") Object.assign(at(column), { withheld: true, asked: false });
    else if (told.event === "scarabs_gathered") at(column).scarabs += Number(told.amount);
    else if (told.event === "sarcophagus_opened") at(column).opened.push({ seat: Number(told.seat), eyes: told.eyes as EyesName });
  }
  return [...found.values()];
}

export function animalIn(wall: WallView): (row: number, cell: number) => string | undefined {
  return (row, cell) => wall.cells[row]?.[cell]?.animal;
}
