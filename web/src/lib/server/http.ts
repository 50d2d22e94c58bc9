/** The HTTP side of the server, typed; every failure is a Problem with a code that the texts can say. */

import { at } from "../app/base";
import type {
  Complaint,
  CreatedTable,
  DeviceLink,
  DeviceLinkUsed,
  GameInfo,
  KeptResult,
  SeatTaken,
  SeatWish,
  TableDeleted,
  TableGlance,
  TableSummary,
} from "../../contract";

export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** What is wrong with an owner's file, where that is the matter. */
    readonly complaint: Complaint | null = null,
  ) {
    super(message);
  }
}

export async function ask<T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? { headers }
      : { method: "POST", headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) };
  return (await (await send(path, init)).json()) as T;
}

/** Any request; an answer that is no success becomes a Problem. */
export async function send(path: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(at(path), init);
  } catch {
    throw new Problem("unreachable", path);
  }
  if (!answer.ok) {
    const told = (await answer.json().catch(() => ({}))) as { code?: string; title?: string; complaint?: Complaint };
    throw new Problem(told.code ?? `http_${answer.status}`, told.title ?? answer.statusText, told.complaint);
  }
  return answer;
}

let catalog: Promise<GameInfo[]> | undefined;

/** What is known of the games has changed: ask again next time. */
export function forgetCatalog(): void {
  catalog = undefined;
}

export const api = {
  games: (): Promise<GameInfo[]> =>
    (catalog ??= ask<GameInfo[]>("/api/games").catch((problem: unknown) => {
      catalog = undefined; // ask again next time
      throw problem;
    })),
  game: async (slug: string): Promise<GameInfo> => {
    const found = (await api.games()).find((card) => card.slug === slug);
    if (!found) throw new Problem("unknown_game", slug);
    return found;
  },
  create: (game: string, options: Record<string, unknown>, seats: SeatWish[]): Promise<CreatedTable> =>
    ask("/api/tables", { game, options, seats, cut: true }),
  takeSeat: (table: string, token: string, name: string): Promise<SeatTaken> => ask(`/api/tables/${table}/claim`, { token, name }),
  tables: (): Promise<TableSummary[]> => ask("/api/tables"),
  replays: (): Promise<TableSummary[]> => ask("/api/replays"),
  branch: (table: string, step: number, seats: SeatWish[]): Promise<CreatedTable> => ask(`/api/tables/${table}/branch`, { step, seats }),
  result: (table: string): Promise<KeptResult> => ask(`/api/tables/${table}/result`),
  glance: (table: string): Promise<TableGlance> => ask(`/api/tables/${table}/glance`),
  deleteTable: (table: string): Promise<TableDeleted> => ask(`/api/tables/${table}/delete`, {}),
  deviceLink: (): Promise<DeviceLink> => ask("/api/device", {}),
  useDeviceLink: (token: string): Promise<DeviceLinkUsed> => ask("/api/device/use", { token }),
  upload: (match: unknown): Promise<CreatedTable> => ask("/api/import", match),
};
