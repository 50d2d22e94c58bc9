/** Cutting: this browser's share in the shuffle, committed to before the first move, and checked when the match is over. */

import type { ClientMessage, CutNews } from "../../contract";
import { say } from "../texts/fluent.svelte";
import type { Names } from "../texts/sentences";
import { sha256 } from "./sha256";

const KEY = "hypostyle-cuts";
const MOST_TABLES = 60;
const SHARE_BYTES = 32;
const SEED_SIGNS = 16;

/** What this browser has to remember until the end: its share, and the hash of everything at the moment it was revealed. */
interface Kept {
  share: string;
  noted?: string;
}

export class Cut {
  news = $state.raw<CutNews | null>(null);
  /** Whether somebody else is waited for. */
  #others = $state(false);

  constructor(
    readonly table: string,
    readonly send: (message: ClientMessage) => void,
  ) {}

  /** The server tells how far it is; `announced` is the hash of its own secret. */
  hear(news: CutNews, announced: string, mine: readonly number[]): void {
    this.news = news;
    this.#others = news.missing.some((seat) => !mine.includes(seat));
    if (!mine.some((seat) => news.missing.includes(seat))) return;
    const kept = read()[this.table] ?? { share: drawn() };
    if (news.state === "waiting" && !kept.noted) {
      keep(this.table, kept);
      this.send({ type: "commit", hash: sha256(kept.share) });
    }
    const own = news.parts.some((part) => part.hash === sha256(kept.share));
    const whole = news.hash === hashOf(announced, news);
    if (news.state === "open" && own && whole && (kept.noted ?? news.hash) === news.hash) {
      keep(this.table, { ...kept, noted: news.hash! });
      this.send({ type: "reveal", share: kept.share });
    }
  }

  /** The hash to note down: of all that was settled before any share was revealed. */
  get hash(): string | null {
    return this.news?.hash ?? null;
  }

  /** The seats that have not cut. */
  get missing(): readonly number[] {
    return this.news?.missing ?? [];
  }

  /** How far it is, or what came of it. */
  sentence(name: Names, state: CutNews["state"] | "checked" | "false"): string {
    return say(`cut-${state}`, { names: this.missing.map(name).join(", "), count: this.missing.length });
  }

  /** What whoever is about to move first should know: somebody has not cut yet. */
  note(name: Names): string {
    return this.news?.state === "waiting" && this.#others ? this.sentence(name, "waiting") : "";
  }

  /** Whether the match was dealt from what was committed to, this browser's share among it; null where that cannot be told. */
  dealtFairly(announced: string, seed: string | undefined): boolean | null {
    const { state, secret, shares } = this.news ?? {};
    const kept = read()[this.table];
    if (state !== "done" || secret === undefined || !shares || seed === undefined || !kept?.noted) return null;
    const sorted = shares.map((share) => ({ share, hash: sha256(share) })).sort((a, b) => (a.hash < b.hash ? -1 : 1));
    const settled = sha256([announced, ...sorted.map(({ hash }) => hash)].join(":"));
    const made = sha256([this.table, secret, ...sorted.map(({ share }) => share)].join(":")).slice(0, SEED_SIGNS);
    return (
      sha256(`${this.table}:${secret}`) === announced &&
      shares.includes(kept.share) &&
      settled === kept.noted &&
      String(BigInt(`0x${made}`) >> 1n) === seed
    );
  }
}

function hashOf(announced: string, news: CutNews): string {
  return sha256([announced, ...news.parts.map((part) => part.hash).sort()].join(":"));
}

function drawn(): string {
  return [...crypto.getRandomValues(new Uint8Array(SHARE_BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function read(): Record<string, Kept> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, Kept>;
  } catch {
    return forgotten; // storage is switched off: known as long as this page is open
  }
}

let forgotten: Record<string, Kept> = {};

function keep(table: string, kept: Kept): void {
  const { [table]: _, ...others } = read();
  const all = Object.fromEntries([...Object.entries(others), [table, kept] as const].slice(-MOST_TABLES));
  forgotten = all;
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // then `forgotten` has it
  }
}
