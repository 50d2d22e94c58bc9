/** Which crew a click on a team means, among those that may be sent. */

import { narrow, type Offer } from "../../lib/table/narrow";
import type { TeamName } from "./view.gen";

export function teamsOf(crew: Offer | undefined): string[] {
  return crew ? String(crew.crew).split("_") : [];
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((team) => other.includes(team));
}

/** Add the team, or put it in the place of another, or send it alone, or with the fewest that must come along. */
export function crewWith(offers: readonly Offer[], crew: Offer | undefined, team: TeamName): Offer | undefined {
  const builds = narrow(offers, { verb: "build" });
  const now = teamsOf(crew);
  const lead = now.filter((one) => one === "violet");
  const wishes = [[...now, team], [...lead, team], [team]];
  for (const wish of wishes) {
    const found = builds.find((offer) => same(teamsOf(offer), wish));
    if (found) return found;
  }
  return builds.filter((offer) => teamsOf(offer).includes(team)).sort((one, other) => teamsOf(one).length - teamsOf(other).length)[0];
}

/** The crew without a team, if that may be sent. */
export function crewWithout(offers: readonly Offer[], crew: Offer | undefined, team: TeamName): Offer | undefined {
  const wish = teamsOf(crew).filter((one) => one !== team);
  return narrow(offers, { verb: "build" }).find((offer) => same(teamsOf(offer), wish));
}
