/** Sentences and words of a game that exists in tests only. */

import { vi } from "vitest";
import type { FieldWord, Words } from "../../src/contract";
import { GameTexts } from "../../src/lib/texts/fluent.svelte";

const field = (more: Partial<FieldWord>): FieldWord => ({ domain: "", named: false, amount: false, size: 4, labels: [], ...more });

const SITES = ["pyramid", "temple"];
const boat = field({ domain: "boat", size: 3 });
const site = field({ domain: "site", named: true, size: 2, labels: SITES });
const seat = field({ domain: "seat" });
const count = field({ domain: "stones", amount: true, size: 6 });

export const WORDS: Words = {
  verbs: {
    take: { first: 0, fields: {} },
    sail: { first: 1, fields: { boat, site } },
    pass: { first: 7, fields: {} },
  },
  events: {
    sailed: { fields: { seat, boat, site }, secret: [] },
    stones_taken: { fields: { seat, count }, secret: [] },
    card_drawn: { fields: { seat, card: field({ domain: "card", named: true, labels: ["lever"] }) }, secret: ["card"] },
    round_begun: { fields: { round: field({ domain: "round", size: 6 }) }, secret: [] },
    shuffled: { fields: {}, secret: [] },
  },
};

export const SOURCE = `
site-pyramid = the Pyramid
site-temple = the Témple
card-lever = the Lever
option-wrath = Wrath
line-temple = Temple
table-boats = Boats
action-take = Take stones
    .where = the quarry
    .market_choice = Take a card
action-sail = Sail boat { $boat } to { $site }{ $site_id ->
        [temple] {" "}(temple)
       *[other] {""}
    }
action-pass = Pass
event-sailed = { $seat } sails boat { $boat } to { $site }.
event-stones_taken = { $seat } takes { $count }.
event-card_drawn = { $seat } draws { $card }.
event-card_drawn-hidden = { $seat } draws a card.
event-stones_taken-you = You take { $count }.
event-stones_taken-together = Stones taken { $count ->
        [one] once
       *[other] { $count } times
    }
event-shuffled-together = cards shuffled
event-round_begun = Round { $round } begins.
event-round_begun-heading = Round { $round }
prompt-turn = { $seat }: take, load or sail.
    .question = What will you do?
    .help = Four things are possible.
    .sail = Where to with boat { $boat }?
    .sail-help = Docks that are free.
    .sail-back = Another boat
    .sail-site = Which boat to { $site }?
`;

/** The texts as they come from the server. */
export async function gameTexts(source = SOURCE): Promise<GameTexts> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(source)));
  const texts = new GameTexts("test");
  texts.want("en");
  await vi.waitUntil(() => texts.ready);
  return texts;
}

export const name = (number: number): string => ["Ines", "Senmut"][number] ?? "?";
