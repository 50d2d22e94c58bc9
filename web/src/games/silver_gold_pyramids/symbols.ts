/** What the signs of a grid stand for. */
export const SYMBOLS: Readonly<Record<string, string>> = { r: "red_gem", g: "green_gem", t: "torch", k: "skull", p: "potion", x: "cross" };
