/** Where we are: the own path in the address bar, followed without loading the page again. */

import { at, BASE, own } from "./base";

class Router {
  path = $state(own(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.path = own(location.pathname)));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", at(path));
    this.path = own(location.pathname);
    scrollTo(0, 0);
  }

  /** The parts of the path: `/t/abc` is ["t", "abc"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }
}

export const router = new Router();

/** A link that stays inside the app; with a modifier key the browser does as it always does. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.hasAttribute("download") || !link.pathname.startsWith(`${BASE}/`) || own(link.pathname).startsWith("/api/")) return;
  event.preventDefault();
  router.go(own(link.pathname) + link.search + link.hash);
}
