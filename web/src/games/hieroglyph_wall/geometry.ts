/** Where things stand on the board, in units of its drawings. */

import type { WallView } from "./view.gen";

/** A column of the burial chamber, on a wide and on a narrow screen. */
export const COLUMN = { width: 158, height: 216 };
export const SLIM_COLUMN = { width: 54, height: 104 };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What has cells and tiles at places of its own. */
export interface Grid {
  readonly cell: { width: number; height: number };
  tileBox(slot: number, level: number): Box;
  cellBox(row: number, cell: number): Box;
}

/** A wide wall is as high as the room it has, within what its tiles can bear. */
const WIDE = 788;
const RATIO = { least: 0.42, most: 0.66 };

/** The wall with its chutes: everything follows from how many slots and tiles it has, and from the room for it. */
export class Frame implements Grid {
  readonly width: number;
  readonly height: number;
  /** The opening that the tiles fall into. */
  readonly well: Box;
  readonly chute: number;
  readonly tile: { width: number; height: number };
  readonly cell: { width: number; height: number };

  constructor(
    readonly wall: WallView,
    slim: boolean,
    ratio: number,
  ) {
    const edge = slim ? 3 : 10;
    this.chute = slim ? 44 : 38;
    const high = (WIDE + 2 * edge) * Math.min(RATIO.most, Math.max(RATIO.least, ratio)) - this.chute - edge;
    this.tile = slim ? { width: 372 / wall.slots, height: 40 } : { width: WIDE / wall.slots, height: high / wall.height };
    this.cell = { width: this.tile.width / wall.tile_columns, height: this.tile.height / wall.tile_rows };
    this.well = { x: edge, y: this.chute, width: this.tile.width * wall.slots, height: this.tile.height * wall.height };
    this.width = this.well.width + 2 * edge;
    this.height = this.well.height + this.chute + edge;
  }

  /** Where a tile lies. */
  tileBox(slot: number, level: number): Box {
    const { width, height } = this.tile;
    return { x: this.well.x + slot * width, y: this.well.y + this.well.height - (level + 1) * height, width, height };
  }

  cellBox(row: number, cell: number): Box {
    const { width, height } = this.cell;
    return { x: this.well.x + cell * width, y: this.well.y + this.well.height - (row + 1) * height, width, height };
  }

  /** A slot with its chute, down to the ground. */
  shaft(slot: number): Box {
    return { x: this.well.x + slot * this.tile.width, y: 0, width: this.tile.width, height: this.chute + this.well.height };
  }
}

/** The wall without its chutes and only as high as it is filled, in cells of a given size. */
export class Face implements Grid {
  readonly width: number;
  readonly height: number;

  constructor(
    readonly wall: WallView,
    readonly cell: { width: number; height: number },
  ) {
    this.width = wall.slots * wall.tile_columns * cell.width;
    this.height = Math.max(1, ...wall.levels) * wall.tile_rows * cell.height;
  }

  tileBox(slot: number, level: number): Box {
    const { tile_rows, tile_columns } = this.wall;
    const { width, height } = this.cell;
    return {
      x: slot * tile_columns * width,
      y: this.height - (level + 1) * tile_rows * height,
      width: tile_columns * width,
      height: tile_rows * height,
    };
  }

  cellBox(row: number, cell: number): Box {
    const { width, height } = this.cell;
    return { x: cell * width, y: this.height - (row + 1) * height, width, height };
  }
}

export function middle(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
