/** Keys of the editor: a digit or the sign itself chooses what to paint, Page keys turn the cards; off while typing. */

import type { Draft } from "./draft.svelte";

export function shortcut(event: KeyboardEvent, draft: Draft, go: (step: number) => void): void {
  const target = event.target as HTMLElement;
  if (event.altKey || target.closest("textarea, dialog, input:not([type=radio], [type=checkbox])")) return;
  const action = event.ctrlKey || event.metaKey ? command(event, draft) : plain(event.key, draft, go);
  if (!action) return;
  event.preventDefault();
  action();
}

function command(event: KeyboardEvent, draft: Draft): (() => void) | undefined {
  const key = event.key.toLowerCase();
  if (key === "y" || (key === "z" && event.shiftKey)) return () => draft.redo();
  return key === "z" ? () => draft.undo() : undefined;
}

function plain(key: string, draft: Draft, go: (step: number) => void): (() => void) | undefined {
  if (key === "PageUp") return () => go(-1);
  if (key === "PageDown") return () => go(1);
  const { kinds } = draft.sheet;
  const found = /^\d$/.test(key) ? kinds[(Number(key) + 9) % 10] : kinds.find(({ sign }) => sign === key);
  return found && (() => (draft.kind = found.sign));
}
