/** Modules that are loaded when they are needed, even by a page that was left open over an update. */

import { Problem } from "../server/http";

const OWN_FOLDER = new URL(".", import.meta.url).pathname;

/** A module that is being loaded. After an update its file is gone: then the page starts again with the new ones. */
export async function lazy<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  try {
    return await loading;
  } catch (error) {
    if (!(await renewed())) throw new Problem("unreachable", String(error));
    location.reload();
    return new Promise<Loaded>(() => {}); // nothing follows on this page
  }
}

/** The server's page names other files than ours. */
async function renewed(): Promise<boolean> {
  const page = await fetch("/", { cache: "no-store" }).catch(() => null);
  return page?.ok === true && !(await page.text()).includes(OWN_FOLDER);
}
