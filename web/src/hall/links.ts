/** Links of tables: what a person pastes, turned into a place of this hall. */

import { LOOPBACK_NAMES } from "../contract";
import { own } from "../lib/app/base";

const LOOPBACK = new Set<string>(LOOPBACK_NAMES);

/** The path behind `https://here/t/<table>#<token>`, or null if it leads anywhere else. */
export function tablePath(pasted: string, here: Location | URL = location): string | null {
  let link: URL;
  try {
    link = new URL(pasted.trim(), here.origin);
  } catch {
    return null;
  }
  const path = own(link.pathname);
  return sameHouse(link, here) && /^\/t\/[\w-]+$/.test(path) ? path + link.hash : null;
}

/** The same server: the same origin, or another name of this very machine at the same port. */
function sameHouse(link: URL, here: Location | URL): boolean {
  return link.origin === here.origin || (link.port === here.port && LOOPBACK.has(link.hostname) && LOOPBACK.has(here.hostname));
}

/** Whether nobody but this machine can follow our links. */
export function onlyHere(here: Location | URL = location): boolean {
  return LOOPBACK.has(here.hostname);
}
