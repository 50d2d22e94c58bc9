/** The honest note: which printed parts of a game are our reconstruction, in words. */

import type { GameInfo } from "../contract";
import type { GameTexts } from "./texts.svelte";

/** A table of the content as its game says it, or as the option it belongs to: `pyramid.b` is about the Pyramid. */
export function reconstructedParts(game: GameInfo, texts: GameTexts): string[] {
  const said = game.content.reconstructed.map((part) => texts.say(`reconstructed-${part}`) || texts.say(`option-${part.split(".")[0]}`) || part.replaceAll(/[._]/g, " "));
  return [...new Set(said)];
}
