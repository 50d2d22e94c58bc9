/** Keys of the table: off while somebody types. */

export function keys(event: KeyboardEvent, bindings: Record<string, () => unknown>): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog")) return;
  const action = bindings[event.key] ?? bindings[event.key.toLowerCase()];
  if (!action) return;
  event.preventDefault();
  action();
}

/** Ctrl+Z as everywhere, or ⌘Z; a field that is typed in takes back its own letters. */
export function undoes(event: KeyboardEvent): boolean {
  const typing = (event.target as Element).closest("input, select, textarea, dialog") !== null;
  return (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "z" && !typing;
}

/** Arrow keys move between lit targets by geometry; with Shift between all things of the board, to ask why not. */
export function arrows(event: KeyboardEvent, root: ParentNode): void {
  if ((event.target as Element).closest("input, select, textarea, dialog, [role=log]")) return;
  const ways: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const way = ways[event.key];
  if (!way) return;
  const targets = [...root.querySelectorAll<HTMLElement | SVGElement>(event.shiftKey ? "[data-thing]" : "[data-action]")];
  if (targets.length === 0) return;
  event.preventDefault();
  const here = document.activeElement && targets.includes(document.activeElement as HTMLElement) ? document.activeElement : null;
  if (!here) return targets[0]!.focus();
  const from = centre(here);
  let best: HTMLElement | SVGElement | undefined;
  let shortest = Infinity;
  for (const target of targets) {
    const to = centre(target);
    const along = (to.x - from.x) * way[0] + (to.y - from.y) * way[1];
    const aside = Math.abs((to.x - from.x) * way[1]) + Math.abs((to.y - from.y) * way[0]);
    if (along > 4 && along + 2 * aside < shortest) {
      shortest = along + 2 * aside;
      best = target;
    }
  }
  best?.focus();
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** After a choice by key the focus goes on to the first thing that is lit, on the board or beside it. */
export function focusLit(root: HTMLElement, first = "[data-action]"): void {
  if (document.activeElement?.matches(first)) return;
  (
    root.querySelector<HTMLElement>(first) ??
    root.closest("main")?.querySelector<HTMLElement>(first) ??
    root.querySelector<HTMLElement>("[data-action]") ??
    root.closest("main")?.querySelector<HTMLElement>("[data-action]")
  )?.focus();
}
