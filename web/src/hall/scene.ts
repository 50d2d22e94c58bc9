/** The large pictures of the set-up page, 472 x 748, found in the folder of each game; without one, its column is seen from close by. */

import type { Component } from "svelte";

const scenes: Record<string, Component> = import.meta.glob("../games/*/hall/Scene.svelte", { eager: true, import: "default" });

export function scene(slug: string): Component | undefined {
  return scenes[`../games/${slug}/hall/Scene.svelte`];
}
