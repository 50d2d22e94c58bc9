/** Sentences about the state of the board, for those who do not see it. */

import type { Stage } from "./stage.svelte";
import type { CellView, ColumnView, HieroglyphWallView, TileView } from "./view.gen";

/** "Cat column: archaeologist of Inès, 2 scarabs, 3 sarcophagi closed." */
export function columnWords(stage: Stage, column: ColumnView, view: HieroglyphWallView): string {
  const who =
    column.archaeologist === null
      ? stage.say("board-column-free")
      : stage.say("board-column-of", { seat: stage.given.name(column.archaeologist) });
  return stage.say("board-column", {
    column: stage.say(`animal-${column.animal}`),
    who,
    scarabs: column.scarabs,
    full: view.column_scarabs,
    closed: column.closed.length,
  });
}

/** An animal and where it looks. */
export function cellWords(stage: Stage, cell: CellView): string {
  return stage.say("board-cell", { animal: stage.say(`animal-${cell.animal}`), facing: cell.facing });
}

/** All animals of a tile, from the bottom row. */
export function tileWords(stage: Stage, tile: Pick<TileView, "cells">): string {
  return tile.cells
    .flat()
    .map((cell) => cellWords(stage, cell))
    .join(", ");
}

/** What a slot holds, from the ground up. */
export function slotWords(stage: Stage, view: HieroglyphWallView, slot: number): string {
  const { levels, height, cells, tile_columns, tile_rows } = view.wall;
  const count = levels[slot] ?? 0;
  const top = (cells[count * tile_rows - 1] ?? [])
    .slice(slot * tile_columns, (slot + 1) * tile_columns)
    .flatMap((cell) => (cell ? [cellWords(stage, cell)] : []));
  return stage.say("board-slot", { slot: slot + 1, count, height, top: top.join(", ") || stage.say("table-empty") });
}
