/** What is printed on the boards: a picture of `content.toml`, for drawing only. A view with `printed` wins over it. */

import type { ImhotepView } from "./view";

export type Bonus = "none" | "card" | "stones" | "load";
export type SlotBonus = "point_or_stones" | "points" | "card";

export interface Printed {
  /** Side A: points of the cells in the order of building. */
  pyramid_a: number[];
  /** Side B: points and bonus of the cells of each pyramid, in the order of building. */
  pyramid_b: { points: number; bonus: Bonus }[][];
  /** Points of a stone beside the complete pyramids. */
  pyramid_beyond: number;
  temple_b: { slots: SlotBonus[]; choice_points: number; choice_stones: number; points: number };
  /** Side A of the chamber: points by size of the area, from 1; then the points of every further stone. */
  areas: number[];
  area_beyond: number;
  /** Side B of the chamber: points by place in each row. */
  row_places: number[];
  /** Side A of the obelisks: points by place. */
  obelisk_places: number[];
  /** Side B of the obelisks: points of the slots, the first raised takes the first. */
  obelisk_slots: number[];
  obelisk_stones: number;
  reserve_capacity: number;
  take: number;
}

const cells = (bonus: Bonus): Printed["pyramid_b"][number] => [
  { points: 2, bonus: "none" },
  { points: 1, bonus },
  { points: 3, bonus: "none" },
  { points: 1, bonus },
  { points: 4, bonus: "none" },
];

const ROW_PLACES: Record<number, number[]> = { 2: [8, 4], 3: [8, 4, 2], 4: [8, 4, 2, 0] };
const OBELISK_PLACES: Record<number, number[]> = { 2: [10, 1], 3: [12, 6, 1], 4: [15, 10, 5, 1] };

export function printed(view: ImhotepView): Printed {
  return {
    pyramid_a: [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4],
    pyramid_b: [cells("card"), cells("stones"), cells("load")],
    pyramid_beyond: 1,
    temple_b: { slots: ["point_or_stones", "points", "point_or_stones", "card", "point_or_stones"], choice_points: 1, choice_stones: 2, points: 2 },
    areas: [1, 3, 6, 10, 15],
    area_beyond: 2,
    row_places: ROW_PLACES[view.seats] ?? [],
    obelisk_places: OBELISK_PLACES[view.seats] ?? [],
    obelisk_slots: [12, 9, 7, 5, 4],
    obelisk_stones: 3,
    reserve_capacity: 5,
    take: 3,
    ...view.printed,
  };
}
