/** Sentences about the state of the table, for those who do not see it and for the explanations beside things. */

import type { DigStage } from "./stage.svelte";
import { areaOf } from "./geometry";
import { cellAt, type Owner } from "./cells";
import { PATRON_NAMES, type AreaView, type CardView, type MykerinosView, type PatronName, type RoomName } from "./view.gen";

export const ROMAN = ["I", "II", "III", "IV", "V", "VI"] as const;

export function ownerName(stage: DigStage, owner: Owner): string {
  return owner === "neutral" ? stage.say("board-neutral") : stage.given.name(owner);
}

/** "Area 2: Camille and Nefret tied on 2 cubes; Camille is ahead, having passed first. Hori 1." */
export function ranking(stage: DigStage, area: AreaView, number: number): string {
  const say = stage.say;
  const parts = area.ranking.map((rank, place) => {
    const text = say("board-rank", { place: place + 1, owner: ownerName(stage, rank.owner), cubes: rank.cubes });
    const next = area.ranking[place + 1];
    return rank.tie && next
      ? `${text} ${say(`board-tie-${rank.tie}`, { one: ownerName(stage, rank.owner), other: ownerName(stage, next.owner) })}`
      : text;
  });
  return say("board-ranking", { area: number + 1, state: parts.join(", ") || say("board-nobody") });
}

/** A cell: its area, row and column, what stands there, and its parcel. */
export function ground(stage: DigStage, view: MykerinosView, cell: string): string {
  const { row, column } = cellAt(cell);
  const known = view.cells[row]?.[column];
  const area = areaOf(cell);
  const card = view.areas[area]?.cards[Math.floor((column % 4) / 2)] ?? null;
  const owner = known?.cube ?? null;
  const state = [
    known?.pyramid ? stage.say("board-pyramid") : "",
    owner === null ? stage.say("board-free") : stage.say("board-cube", { owner: ownerName(stage, owner) }),
  ]
    .filter(Boolean)
    .join(", ");
  return stage.say("board-cell", { area: area + 1, row: row + 1, column: column + 1, state, parcel: parcel(stage, card) });
}

export function parcel(stage: DigStage, card: CardView | null): string {
  return card
    ? stage.say("board-parcel", { kind: stage.say(`kind-${card.patron ?? "none"}`), prestige: card.prestige })
    : stage.say("board-parcel-gone");
}

/** What taking a parcel is worth to a seat: prestige at once, and the wing as the Museum stands. */
export function parcelLines(stage: DigStage, view: MykerinosView, card: CardView, seat: number): string[] {
  const lines = [stage.say("board-prestige", { prestige: card.prestige })];
  if (card.patron === null) return [...lines, stage.say("board-no-patron")];
  const player = view.players[seat];
  if (player) lines.push(stage.say("board-card-worth", { worth: player.worth[card.patron] }));
  return [...lines, stage.say(`patron-${card.patron}-help`)];
}

/** The wings a room serves, by their patrons. */
export function roomPatrons(view: MykerinosView, room: RoomName): PatronName[] {
  return view.museum[room].wings.map((wing) => view.wings[wing - 1]!);
}

/** A room: its points, its wings, and who holds it or to whom it is open. */
export function room(stage: DigStage, view: MykerinosView, name: RoomName, seat: number): string {
  const { say } = stage;
  const holder = view.rooms[name];
  const open = view.players[seat]?.open_rooms.includes(name);
  const state =
    holder !== null
      ? say("board-room-held", { owner: stage.given.name(holder) })
      : seat < 0
        ? say("board-room-free")
        : say(open ? "board-room-open" : "board-room-closed");
  return say("board-room", {
    points: view.museum[name].points,
    wings: roomPatrons(view, name)
      .map((patron) => say(`short-${patron}`))
      .join(", "),
    state,
  });
}

/** "Lord Lemon: 2 cards at 3, 6 points" for each patron of which a seat has cards. */
export function wings(stage: DigStage, view: MykerinosView, seat: number): string {
  const player = view.players[seat]!;
  const held = PATRON_NAMES.filter((patron) => player.cards[patron]);
  const parts = held.map((patron) =>
    stage.say("board-wing", {
      patron: stage.say(`line-${patron}`),
      count: player.cards[patron]!,
      worth: player.worth[patron],
      points: player.exhibition.wings[patron],
    }),
  );
  return stage.say("board-wings-of", {
    seat: stage.given.name(seat),
    state: parts.join("; ") || stage.say("board-no-cards"),
    total: player.exhibition.total,
  });
}

/** What the choice pointed at would change for the seat that chooses, in a few words. */
export function verdicts(stage: DigStage, view: MykerinosView): string[] {
  const { say, foreseen, colour } = stage;
  if (!foreseen) return [];
  const said = view.areas.flatMap((before, number) => {
    const after = stage.areaAhead(view, number);
    const place = after?.ranking.findIndex((rank) => rank.owner === colour) ?? -1;
    if (!after || place < 0 || JSON.stringify(after.ranking) === JSON.stringify(before.ranking)) return [];
    const tied = (after.ranking[place]!.tie ?? after.ranking[place - 1]?.tie) === "open";
    return [say(tied ? "board-verdict-tied" : "board-verdict", { area: ROMAN[number]!, place: place + 1 })];
  });
  const seat = stage.table.choice.seat;
  const [before, after] = [view.players[seat]?.exhibition.total ?? 0, foreseen.players[seat]?.exhibition.total ?? 0];
  const gains = stage.gains.map((gain) => say("board-gain", { seat: stage.given.name(gain.seat), points: gain.points }));
  return [...gains, ...(after === before ? [] : [say("board-museum-change", { before, after })]), ...said];
}

/** What the preview says, in whole sentences. */
export function foretold(stage: DigStage, view: MykerinosView): string {
  if (!stage.foreseen) return "";
  const changed = view.areas.flatMap((before, number) => {
    const ahead = stage.areaAhead(view, number);
    return ahead && JSON.stringify(ahead.ranking) !== JSON.stringify(before.ranking) ? [ranking(stage, ahead, number)] : [];
  });
  return [...verdicts(stage, view), ...changed].join(" ");
}
