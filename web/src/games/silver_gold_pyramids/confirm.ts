/** What the confirming button says: it names the act, and what is still to come after it. */

import type { Stage } from "./stage.svelte";

export function confirmText(stage: Stage, short = false): string {
  const { say } = stage;
  if (stage.task === "replacement") {
    const place = stage.ready?.verb === "take" ? Number(stage.ready.place) : -1;
    const card = stage.view.display[place];
    return card ? say("board-take", { number: card.number }) : stage.ready ? say("board-draw") : say("board-take-none");
  }
  const owed = stage.held ? (stage.after?.players[stage.seat]?.owed ?? 0) : 0;
  if (owed > 0) return say(short ? "board-place" : "board-place-more", { count: owed });
  return say(short ? "board-seal-short" : "board-seal");
}
