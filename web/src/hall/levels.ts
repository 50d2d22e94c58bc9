/** The characters of a game as they are offered: by level, from the weakest. */

import type { CharacterInfo } from "../contract";

export interface LevelRow {
  level: number;
  characters: string[];
}

export function byLevel(bots: readonly CharacterInfo[]): LevelRow[] {
  const levels = [...new Set(bots.map((bot) => bot.level))].sort((one, other) => one - other);
  return levels.map((level) => ({ level, characters: bots.filter((bot) => bot.level === level).map((bot) => bot.character) }));
}
