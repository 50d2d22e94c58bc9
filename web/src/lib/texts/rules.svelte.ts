/** The rules of a game as the server takes them apart, its reference sheet, and finding words in them. */

import { at } from "../app/base";
import type { Block, PieceGroup, Rulebook, Ruling, Section } from "../../contract";
import type { GameTexts } from "./fluent.svelte";
import { sayingText } from "./sentences";

/** Something the server tells once and for all. */
class Told<What> {
  told = $state.raw<What | null>(null);
  failed = $state(false);

  constructor(address: string) {
    void fetch(address)
      .then((answer) => (answer.ok ? (answer.json() as Promise<What>) : Promise.reject(new Error(answer.statusText))))
      .then((what) => (this.told = what))
      .catch(() => (this.failed = true));
  }
}

export class Rules extends Told<Rulebook> {
  get book(): Rulebook | null {
    return this.told;
  }
}

const books = new Map<string, Rules>();
const sheets = new Map<string, Told<PieceGroup[]>>();

function kept<Kind extends Told<unknown>>(all: Map<string, Kind>, path: string, ask: new (address: string) => Kind): Kind {
  const address = at(path);
  let found = all.get(address);
  if (!found || found.failed) all.set(address, (found = new ask(address)));
  return found;
}

export function rulesOf(slug: string, language: string): Rules {
  return kept(books, `/texts/${slug}/rules.${language}.json`, Rules);
}

/** The reference sheet: every piece of a game with everything it does. */
export function piecesOf(slug: string): Told<PieceGroup[]> {
  return kept(sheets, `/texts/${slug}/pieces.json`, Told<PieceGroup[]>);
}

/** A piece as it is read: what is the same in every word stands there once. */
export interface ReadPiece {
  name: string;
  lines: string[];
  count: number;
}

/** The pieces of a group of which something has every word that is typed. */
export function readPieces(texts: GameTexts, group: PieceGroup, typed: string): ReadPiece[] {
  const pieces = new Map<string, ReadPiece>();
  for (const piece of group.pieces) {
    const name = sayingText(texts, piece.name);
    const lines = piece.lines.map((line) => sayingText(texts, line));
    const whole = [name, ...lines].join(" ");
    const same = pieces.get(whole);
    if (same) same.count += piece.count ?? 1;
    else if (hasWords(whole, typed)) pieces.set(whole, { name, lines, count: piece.count ?? 1 });
  }
  return [...pieces.values()];
}

/** The element of a section, ruling or part of the brief. */
export const anchor = (id: string): string => `rule-${id}`;

/** What follows a link to a part of the rules: the page stays, only what it shows moves. */
export function leading(lead: (to: string) => void, to: string): (event: MouseEvent) => void {
  return (event) => {
    event.preventDefault();
    event.stopPropagation();
    lead(to);
  };
}

/** Lower case without accents: what is typed finds what is meant. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

export function wordsOf(blocks: Block[]): string {
  return blocks
    .flatMap((block) => [...block.lines, ...block.rows.flat()])
    .map((line) => line.map((span) => span.text).join(""))
    .join(" ");
}

/** Whether a text has every word that is typed. */
function hasWords(text: string, typed: string): boolean {
  const found = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => found.includes(word));
}

/** A section of which something was found, with the rulings that have it too. */
export interface Found {
  section: Section;
  rulings: Ruling[];
}

/** Sections with what explains them, of which a text has everything that is typed; all of them while nothing is. */
export function search(book: Rulebook, typed: string): Found[] {
  const has = (text: string): boolean => hasWords(text, typed);
  return book.sections.flatMap((section) => {
    const rulings = book.rulings.filter((ruling) => section.rulings.includes(ruling.id));
    if (has(`${section.id} ${section.title} ${wordsOf(section.blocks)}`)) return [{ section, rulings }];
    const named = rulings.filter((ruling) => has(`${ruling.id} ${wordsOf(ruling.blocks)}`));
    return named.length > 0 ? [{ section, rulings: named }] : [];
  });
}
