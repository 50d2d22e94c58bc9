/** Modules that are loaded when they are needed, even by a page that was left open over an update. */

import { at } from "./base";
import { Problem } from "../server/http";

const OWN_FOLDER = new URL(".", import.meta.url).pathname;

/** Asked once for all the parts of a page that fail together: starting again would cut off the questions of the others. */
let startingAgain: Promise<boolean> | undefined;

/** A module that is being loaded. After an update its file is gone: then the page starts again with the new ones. */
export async function lazy<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  try {
    return await loading;
  } catch (error) {
    startingAgain ??= startAgainIfRenewed();
    if (!(await startingAgain)) throw new Problem("unreachable", String(error));
    return new Promise<Loaded>(() => {}); // nothing follows on this page
  }
}

async function startAgainIfRenewed(): Promise<boolean> {
  const again = await renewed();
  if (again) location.reload();
  else startingAgain = undefined; // the next failure asks anew
  return again;
}

/** The server's page names other files than ours. */
async function renewed(): Promise<boolean> {
  const page = await fetch(at("/"), { cache: "no-store" }).catch(() => null);
  return page?.ok === true && !(await page.text()).includes(OWN_FOLDER);
}
