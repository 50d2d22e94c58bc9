import type { SymbolName } from "./view.gen";

/** What the signs of a grid stand for. */
export const SYMBOLS: Readonly<Record<string, SymbolName>> = {
  r: "red_gem",
  g: "green_gem",
  t: "torch",
  k: "skull",
  p: "potion",
  x: "cross",
};
