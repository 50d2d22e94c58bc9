/** A problem as a sentence in the person's language. */

import { Problem } from "../server/http";
import { say } from "./fluent.svelte";

const KNOWN = new Set([
  "unreachable",
  "unknown_game",
  "unknown_table",
  "bad_token",
  "taken",
  "too_fast",
  "too_large",
  "bad_save",
  "not_over",
  "no_cards",
  "forbidden",
  "not_yours",
  "closed",
  "no_spectators",
]);

export function problemText(problem: unknown): string {
  if (problem instanceof Problem && problem.code === "bad_content") return say("problem-bad_content", { title: problem.message });
  if (problem instanceof Problem)
    return KNOWN.has(problem.code) ? say(`problem-${problem.code}`) : say("problem-other", { title: problem.message });
  return say("problem-other", { title: String(problem) });
}
