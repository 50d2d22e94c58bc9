import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ClientMessage, CutNews } from "../../../src/contract";
import { Cut } from "../../../src/lib/table/cut.svelte";
import { sha256 } from "../../../src/lib/table/sha256";

/** As the runtime of the tests has it, which pages without TLS have not. */
async function known(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

test.each(["", "abc", "ḥtp di nsw", "a".repeat(55), "a".repeat(56), "a".repeat(64), "b".repeat(1000)])("the hash of %s", async (text) => {
  expect(sha256(text)).toBe(await known(text));
});

describe("a browser that cuts", () => {
  const ANNOUNCED = sha256("k7:42");
  const OTHER = "2".repeat(64);
  let sent: ClientMessage[];
  let cut: Cut;

  const news = (more: Partial<CutNews>): CutNews => ({ type: "cut", state: "waiting", hash: null, parts: [], missing: [0, 1], ...more });
  const part = (seat: number, hash: string) => ({ seats: [seat], hash });
  const hear = (more: Partial<CutNews>): void => cut.hear(news(more), ANNOUNCED, [0]);
  const settled = (...hashes: string[]): string => sha256([ANNOUNCED, ...hashes.sort()].join(":"));

  /** Both have committed; the hash of it all. */
  function open(): { own: string; hash: string } {
    hear({});
    const own = (sent[0] as { hash: string }).hash;
    const hash = settled(own, sha256(OTHER));
    hear({ state: "open", hash, parts: [part(0, own), part(1, sha256(OTHER))] });
    return { own, hash };
  }

  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
    sent = [];
    cut = new Cut("k7", (message) => sent.push(message));
  });

  test("commits once it has a seat, to the same share however often it is asked", () => {
    cut.hear(news({}), ANNOUNCED, []);
    expect(sent).toEqual([]);
    hear({});
    hear({});
    expect(sent[0]).toEqual(sent[1]);
    expect(sent[0]).toMatchObject({ type: "commit", hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  });

  test("reveals its share when all have committed", () => {
    const { own } = open();
    expect(sent).toHaveLength(2);
    expect(sha256((sent[1] as { share: string }).share)).toBe(own);
  });

  test("reveals nothing that it is not part of, and nothing under a hash of something else", () => {
    hear({});
    const own = (sent[0] as { hash: string }).hash;
    hear({ state: "open", hash: settled(sha256(OTHER)), parts: [part(1, sha256(OTHER))] });
    hear({ state: "open", hash: settled(own), parts: [part(0, own), part(1, sha256(OTHER))] });
    expect(sent).toHaveLength(1);
  });

  test("reveals its share for no other set of commitments, and commits to none anew", () => {
    const { own } = open();
    const third = sha256("3".repeat(64));
    hear({ state: "open", hash: settled(own, third), parts: [part(0, own), part(1, third)] });
    hear({});
    expect(sent).toHaveLength(2);
  });

  test("checks at the end what the match was dealt from", () => {
    const { own, hash } = open();
    const share = (sent[1] as { share: string }).share;
    const pair = own < sha256(OTHER) ? [share, OTHER] : [OTHER, share];
    const seed = String(BigInt(`0x${sha256(["k7", "42", ...pair].join(":")).slice(0, 16)}`) >> 1n);
    const end = (more: Partial<CutNews>): void => hear({ state: "done", hash, missing: [], secret: "42", shares: [OTHER, share], ...more });
    hear({ state: "done", hash, missing: [] });
    expect(cut.dealtFairly(ANNOUNCED, undefined)).toBeNull();
    end({});
    expect(cut.dealtFairly(ANNOUNCED, seed)).toBe(true);
    expect(cut.dealtFairly(ANNOUNCED, "5")).toBe(false);
    expect(cut.dealtFairly(sha256("k7:43"), seed)).toBe(false);
    end({ secret: "43" });
    expect(cut.dealtFairly(ANNOUNCED, seed)).toBe(false);
    end({ shares: [share] });
    expect(cut.dealtFairly(ANNOUNCED, seed)).toBe(false);
    const again = new Cut("k7", () => undefined); // the page was opened anew
    again.hear(news({ state: "done", hash, missing: [], secret: "42", shares: [share, OTHER] }), ANNOUNCED, [0]);
    expect(again.dealtFairly(ANNOUNCED, seed)).toBe(true);
    expect(new Cut("other", () => undefined).dealtFairly(ANNOUNCED, seed)).toBeNull();
  });
});
