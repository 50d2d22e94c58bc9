/** The end of a match, announced in words: who won by how much, what broke a tie, who came after. */

import type { OutcomeInfo } from "../contract";
import { settings } from "../lib/app/settings.svelte";
import { say, type GameTexts } from "../lib/texts/fluent.svelte";

export interface Announcement {
  /** "Inès wins by 4 points". */
  headline: string;
  /** What broke a tie, if one was to be broken. */
  tie: string;
  /** What the tied seats have of it, the winner first. */
  pieces: { seat: number; value: number }[];
  /** "Senmut 4 behind, Tiye 8". */
  behind: string;
}

export function together(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language).format(names);
}

/** `you`: the one own seat, null for people who share a screen and for watchers. */
export function announcementOf(outcome: OutcomeInfo, name: (seat: number) => string, you: number | null, texts: GameTexts): Announcement {
  const { scores, ranking, tie_break: tie } = outcome;
  const seats = scores.map((_, seat) => seat);
  const winners = seats.filter((seat) => ranking[seat] === 1);
  const best = scores[winners[0]!]!;
  const others = seats.filter((seat) => ranking[seat] !== 1).sort((one, other) => ranking[one]! - ranking[other]!);
  const equal = others.filter((seat) => scores[seat] === best);
  const values = tie ? outcome.tie_values[tie]! : [];
  const later = others.filter((seat) => scores[seat]! < best);
  return {
    headline: headline(),
    tie: tie ? `${say("score-each", { points: best, names: together(equal.map(name)) })} ${tieSentence()}` : "",
    pieces: tie ? [...winners, ...equal].map((seat) => ({ seat, value: Math.abs(values[seat]!) })) : [],
    behind: later
      .map((seat, place) => say(place === 0 ? "score-behind" : "score-behind-too", { name: name(seat), points: best - scores[seat]! }))
      .join(", "),
  };

  function headline(): string {
    const winner = winners[0]!;
    if (winners.length > 1) return say("score-shared-win", { names: together(winners.map(name)) });
    const margin = best - (scores[others[0]!] ?? best);
    if (margin === 0) return say(winner === you ? "score-you-win-tied" : "score-wins-tied", { name: name(winner) });
    if (winner === you) return say("score-you-win-by", { points: margin });
    if (you !== null) return say("score-you-miss", { name: name(winner), points: best - scores[you]! });
    return say("score-wins-by", { name: name(winner), points: margin });
  }

  function tieSentence(): string {
    const next = Math.max(...equal.map((seat) => values[seat]!));
    return texts.say(`tied-${tie}`, { best: Math.abs(values[winners[0]!]!), other: Math.abs(next) });
  }
}
