/** The large pictures of the set-up page, 472 x 748, found by a game's slug; without one, the column is seen from close by. */

import type { Component } from "svelte";

const scenes = import.meta.glob<Component>("./scenes/*.svelte", { eager: true, import: "default" });

export function scene(slug: string): Component | undefined {
  return scenes[`./scenes/${slug}.svelte`];
}
