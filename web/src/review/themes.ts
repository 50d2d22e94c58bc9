/** What a person loses most on, over several matches of a game. Kept in this browser only. */

const KEY = "hypostyle-reviews";
const MOST_MATCHES = 20; // of one game
const MOST_THEMES = 3;
/** Points a match that are worth a word. */
const LEAST = 0.5;

/** A match that was reviewed to its end: what the own choices to learn from lost, by line. */
interface Kept {
  table: string;
  seat: number;
  lost: Record<string, number>;
}

export interface Theme {
  line: string;
  /** Points a match. */
  points: number;
}

export interface Themes {
  matches: number;
  themes: Theme[];
}

type Store = Pick<Storage, "getItem" | "setItem">;

function read(store: Store): Record<string, Kept[]> {
  try {
    const found: unknown = JSON.parse(store.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? (found as Record<string, Kept[]>) : {};
  } catch {
    return {}; // somebody else's data under our key, or storage switched off
  }
}

/** Remember a match; one that is reviewed again takes the place of what was known of it. */
export function remember(game: string, match: Kept, store: Store): void {
  const all = read(store);
  const others = (Array.isArray(all[game]) ? all[game] : []).filter((one) => one.table !== match.table || one.seat !== match.seat);
  try {
    store.setItem(KEY, JSON.stringify({ ...all, [game]: [...others, match].slice(-MOST_MATCHES) }));
  } catch {
    // Storage is full or switched off: the themes are those of earlier matches.
  }
}

/** The lines that cost most on average; none before there are two matches. */
export function themesOf(game: string, store: Store): Themes {
  const found = read(store)[game];
  const kept = Array.isArray(found) ? found : [];
  if (kept.length < 2) return { matches: kept.length, themes: [] };
  const sums = new Map<string, number>();
  for (const { lost } of kept) for (const [line, points] of Object.entries(lost)) sums.set(line, (sums.get(line) ?? 0) + points);
  const themes = [...sums]
    .map(([line, points]) => ({ line, points: points / kept.length }))
    .filter(({ points }) => points >= LEAST)
    .sort((one, other) => other.points - one.points);
  return { matches: kept.length, themes: themes.slice(0, MOST_THEMES) };
}
