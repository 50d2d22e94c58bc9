/** Which printed parts of a game are our reconstruction, in words: the game's own, or those of the option they belong to. */

import type { GameInfo } from "../contract";
import type { GameTexts } from "./texts.svelte";

export function reconstructedParts(game: GameInfo, texts: GameTexts): string {
  const named = game.content.reconstructed.map((part) => {
    const table = part.split(".")[0]!;
    return texts.say(`part-${table}`) || texts.say(`option-${table}`) || part.replaceAll(/[._]/g, " ");
  });
  return [...new Set(named)].join(", ");
}
