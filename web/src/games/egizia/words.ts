/** What cards, tiles, bonuses and objectives give, as sentences made from their numbers. */

import { listed, named, type Say } from "../../lib/texts/fluent.svelte";
import type { Tip } from "./stage.svelte";
import type { Amounts } from "./glyphs";
import type { BonusTile, EgiziaView, NileCard, RoundSpace, SiteSpace, SphinxCard, Statue, Wheat } from "./view.gen";

/** A card before its owner; what everybody starts with comes from no deck. */
export type OwnCard = Omit<NileCard, "deck">;

function each(say: Say, prefix: string, amounts: Amounts | undefined): string[] {
  return Object.entries(amounts ?? {}).map(([name, amount]) => say(`${prefix}-${name}`, { amount }));
}

/** Everything a Nile card does. */
export function cardLines(say: Say, card: OwnCard): string[] {
  const uses = each(say, "use", card.uses);
  return [
    ...(card.field ? [say("board-field-gives", { color_id: card.field, wheat: card.wheat ?? 0 })] : []),
    ...(card.quarry ? [say("board-quarry-gives", { amount: card.quarry })] : []),
    ...each(say, "effect", card.effects),
    ...(uses.length > 0 ? [uses.join(say("board-or"))] : []),
    ...each(say, "power", card.power),
  ];
}

/** The word in the band of a card. */
export function cardKind(say: Say, card: OwnCard): string {
  return card.kind === "field" ? say("board-kind-field", { color_id: card.field ?? "green" }) : say(`board-kind-${card.kind}`);
}

export function cardTip(say: Say, card: OwnCard): Tip {
  const lines = [...cardLines(say, card), say(`board-kind-${card.kind}-help`)];
  return { title: say(`card-${card.id}`), lines: card.reconstructed ? [...lines, say("board-reconstructed")] : lines };
}

/** "Quarry: 3 stones each round", for the ear. */
export function cardName(say: Say, card: OwnCard): string {
  return named(cardKind(say, card), cardLines(say, card).join(", "));
}

export function faceLines(say: Say, face: RoundSpace["face"]): string[] {
  return each(say, "effect", face?.effects);
}

export function faceTip(say: Say, face: NonNullable<RoundSpace["face"]>): Tip {
  const lines = faceLines(say, face);
  return { title: say(`face-${face.id}`), lines: face.reconstructed ? [...lines, say("board-reconstructed")] : lines };
}

/** Who lies at a quay, from the river outwards. */
export function quay(say: Say, names: (seat: number) => string, space: SiteSpace): string {
  const slots = space.slots.map((seat, slot) =>
    say("board-slot", { slot: slot + 1, who: seat === null ? say("table-free") : names(seat) }),
  );
  const waiting = space.waiting === null ? [] : [say("board-waits", { who: names(space.waiting) })];
  return named(say(`site-${space.space}`), [...slots, ...waiting].join(", "));
}

export function bonusTip(say: Say, tile: BonusTile): Tip {
  return {
    title: say("board-bonus", { color_id: tile.color }),
    lines: [say(`board-bonus-${tile.effect}`, { amount: tile.amount }), say(`board-often-${tile.often}`)],
  };
}

/** A goal with how far it is: "obelisk bricks: 2 of 4". */
export function goal(say: Say, one: SphinxCard["progress"][number], card: SphinxCard): string {
  if (card.each) return say("board-goal-each", { goal: say(`board-measure-${one.goal}`), points: card.points });
  if (card.most) return say("board-goal-most", { goal: say(`board-measure-${one.goal}`) });
  return say(`goal-${one.goal}`, { amount: one.need ?? 0 });
}

/** A Sphinx card for the ear, with its progress. */
export function objective(say: Say, card: SphinxCard): string {
  const goals = listed(card.progress.map((one) => `${goal(say, one, card)}, ${progress(say, one)}`));
  return say("board-objective", { goals, points: card.points });
}

export function progress(say: Say, one: SphinxCard["progress"][number]): string {
  return one.need === null
    ? say("board-count", { have: one.have })
    : say("board-progress", { have: Math.min(one.have, one.need), need: one.need });
}

export function statueTip(say: Say, names: (seat: number) => string, statue: Statue): Tip {
  const steps = statue.need.map((need, level) =>
    say("board-statue-level", {
      level: level + 1,
      cost: statue.costs[level] ?? 0,
      goal: say(`goal-${statue.measure}`, { amount: need }),
      points: statue.points[level] ?? 0,
    }),
  );
  const seats = statue.built.map((level, seat) =>
    say("board-statue-seat", { who: names(seat), level, have: statue.have[seat] ?? 0, points: statue.worth[seat] ?? 0 }),
  );
  return { title: say(`statue-${statue.id}`), lines: [...steps, ...seats] };
}

/** What the balance means: missing wheat with its cost, what is left and may be sold, or just enough. */
export function balance(say: Say, wheat: Wheat): string {
  if (wheat.missing > 0) return say("board-wheat-missing", { count: wheat.missing, points: wheat.cost });
  if (wheat.sale > 0) return say("board-wheat-sale", { count: wheat.left, points: wheat.sale });
  return wheat.left > 0 ? say("board-wheat-left", { count: wheat.left }) : say("board-wheat-even");
}

/** The state of the market ladders, one seat after the other. */
export function markets(say: Say, names: (seat: number) => string, view: EgiziaView): string {
  return listed(
    view.players.map((player, seat) =>
      say("board-markets-of", { who: names(seat), wheat: player.markets.wheat, stone: player.markets.stone }),
    ),
  );
}
