/** The HTTP side of the server, typed; every failure is a Problem with a code that the texts can say. */

import type { Claimed, CreatedTable, GameInfo, SeatWish, TableSummary } from "../contract";

export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Problem("unreachable", path);
  }
  if (!answer.ok) {
    const told = (await answer.json().catch(() => ({}))) as { code?: string; title?: string };
    throw new Problem(told.code ?? `http_${answer.status}`, told.title ?? answer.statusText);
  }
  return (await answer.json()) as T;
}

let catalog: Promise<GameInfo[]> | undefined;

export const api = {
  games: (): Promise<GameInfo[]> => (catalog ??= ask<GameInfo[]>("/api/games").catch((problem: unknown) => {
    catalog = undefined; // ask again next time
    throw problem;
  })),
  game: async (slug: string): Promise<GameInfo> => {
    const found = (await api.games()).find((card) => card.slug === slug);
    if (!found) throw new Problem("unknown_game", slug);
    return found;
  },
  create: (game: string, options: Record<string, unknown>, seats: SeatWish[]): Promise<CreatedTable> =>
    ask("/api/tables", { game, options, seats }),
  claim: (table: string, token: string, name: string): Promise<Claimed> =>
    ask(`/api/tables/${table}/claim`, { token, name }),
  tables: (): Promise<TableSummary[]> => ask("/api/tables"),
  replays: (): Promise<TableSummary[]> => ask("/api/replays"),
  branch: (table: string, step: number, seats: SeatWish[]): Promise<CreatedTable> =>
    ask(`/api/tables/${table}/branch`, { step, seats }),
  upload: (match: unknown): Promise<CreatedTable> => ask("/api/import", match),
};
