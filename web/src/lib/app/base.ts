/** Where this hall begins at its address: a web server in front may have put it below a folder of another site. */

/** What stands before our own paths: "" at the root of a site, "/games" below https://club.example/games/. */
export const BASE = baseOf(new URL(import.meta.url).pathname);

/** Our files are below `<base>/static/<build>/`, wherever the hall is. */
export function baseOf(file: string): string {
  return /^(.*)\/static\/[0-9a-f]+\/[^/]*$/.exec(file)?.[1] ?? "";
}

/** The own path behind an address of this site: what stands before all of ours is left out. */
export function own(path: string, base = BASE): string {
  return path.startsWith(`${base}/`) ? path.slice(base.length) : path;
}

/** A path of ours as an address of this site. */
export function at(path: string): string {
  return BASE + path;
}
