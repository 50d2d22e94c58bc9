/** The keys of a lesson: show me, skip, one step back, and digits for the answers of a question. */

import { keys } from "../lib/input/keys";
import type { Session } from "./session.svelte";

/** Whether a key was one of the lesson's own; all others are those of the table. */
export function lessonKey(event: KeyboardEvent, session: Session): boolean {
  const answers = session.step?.kind === "question" ? session.step.answers.length : 0;
  const digit = Number(/^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? 0);
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  if (plain && digit > 0 && digit <= answers) {
    session.answer(digit - 1);
    return true;
  }
  if (event.key === "Escape") return session.again();
  if (!["h", "n", "u"].includes(event.key.toLowerCase())) return false;
  keys(event, { h: () => session.show(), n: () => session.skip(), u: () => session.back() });
  return true;
}
