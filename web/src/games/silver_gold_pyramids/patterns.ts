/** How the patterns of the expedition cards look, by name: pictures for what can still come. */

import { cellsOf, type Shape } from "./geometry";

export const SHAPES: Readonly<Record<string, Shape>> = Object.fromEntries(
  Object.entries({
    I2: "A1-A2",
    I3: "A1-A2-A3",
    L3: "A1-A2-B2",
    I4: "A1-A2-A3-A4",
    L4: "A1-A2-A3-B3",
    T4: "A1-A2-B2-A3",
    O4: "A1-B1-A2-B2",
    S4: "A1-A2-B2-B3",
  }).map(([name, cells]) => [name, cellsOf(cells)]),
);
