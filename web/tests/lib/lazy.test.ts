/** Parts of a page whose files are gone after an update, or cannot be reached. */

import { afterEach, expect, test, vi } from "vitest";
import { lazy } from "../../src/lib/app/lazy";

const gone = (): Promise<never> => Promise.reject(new Error("no such file"));

/** A server that answers with this page, once; whoever asks after the page has started again is cut off. */
function served(page: string): { reload: ReturnType<typeof vi.fn>; asked: ReturnType<typeof vi.fn> } {
  let closing = false;
  const reload = vi.fn(() => (closing = true));
  const asked = vi.fn(async () => {
    await Promise.resolve();
    if (closing) throw new TypeError("Failed to fetch");
    return { ok: true, text: () => Promise.resolve(page) };
  });
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("location", { reload });
  return { reload, asked };
}

afterEach(() => vi.unstubAllGlobals());

test("what cannot be loaded though nothing was renewed is a problem, each time it is tried", async () => {
  const ownFolder = new URL("../../src/lib/app/", import.meta.url).pathname;
  const { reload, asked } = served(`<script src="${ownFolder}app.js">`);
  await expect(lazy(gone())).rejects.toMatchObject({ code: "unreachable" });
  await expect(lazy(gone())).rejects.toMatchObject({ code: "unreachable" });
  expect(asked).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

test("parts that fail together after an update start the page again once, and none of them complains", async () => {
  const { reload } = served("<script src='/static/another/app.js'>");
  const complaints: unknown[] = [];
  for (let part = 0; part < 4; part++) void lazy(gone()).catch((error: unknown) => complaints.push(error));
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  void lazy(gone()).catch((error: unknown) => complaints.push(error));
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(complaints).toEqual([]);
});
