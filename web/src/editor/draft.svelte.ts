/** The cards as they are being redrawn: painting, taking back, what differs; kept in this browser until it is saved. */

import type { CardFace, CardSheet, EditionDraft } from "../contract";

type Faces = Readonly<Record<string, CardFace>>;

/** What can be taken back: all cards, and the one that was shown. */
interface Step {
  faces: Faces;
  card: string;
}

const MOST_STEPS = 200;

export class Draft {
  sheet: CardSheet;
  faces = $state.raw<Faces>({});
  card = $state("");
  kind = $state("");
  name = $state("");
  complete = $state(false);
  /** Drawings of an earlier visit were found in this browser. */
  found = $state(false);
  #past = $state.raw<Step[]>([]);
  #future = $state.raw<Step[]>([]);
  #stroke = false;

  constructor(sheet: CardSheet) {
    this.sheet = $state.raw(sheet);
    this.card = this.order[0]!;
    this.kind = sheet.kinds[0]!.sign;
    this.#show(saved(sheet));
    const kept = restored(sheet);
    this.found = kept !== null && !alike(kept, saved(sheet));
    if (kept && this.found) this.#show(kept);
  }

  get order(): string[] {
    return Object.keys(this.sheet.built_in);
  }

  get face(): CardFace {
    return this.faces[this.card]!;
  }

  changed(card: string): boolean {
    return !sameFace(this.faces[card]!, this.sheet.built_in[card]!);
  }

  /** What the server is sent: only the cards that differ. */
  get edition(): EditionDraft {
    const redrawn = Object.fromEntries(Object.entries(this.faces).filter(([card]) => this.changed(card)));
    return { name: this.name.trim(), complete: this.complete, redrawn };
  }

  get unsaved(): boolean {
    return !alike(this.edition, saved(this.sheet));
  }

  // ------------------------------------------------------------------ drawing
  /** From here on everything painted is taken back together. */
  begin(): void {
    this.#remember();
    this.#stroke = true;
  }

  end(): void {
    this.#stroke = false;
    if (this.#past.at(-1)?.faces === this.faces) this.#past = this.#past.slice(0, -1); // nothing was painted
  }

  paint(row: number, column: number): void {
    const line = this.face.grid[row]!;
    if (line[column] === this.kind) return;
    const painted = line.slice(0, column) + this.kind + line.slice(column + 1);
    const grid = this.face.grid.map((other, number) => (number === row ? painted : other));
    this.#replace({ ...this.face, grid });
  }

  field(name: string, value: string): void {
    if (this.face.fields[name] !== value) this.#replace({ ...this.face, fields: { ...this.face.fields, [name]: value } });
  }

  /** As built in: this card, or all of them. */
  revert(card?: string): void {
    this.#remember();
    this.faces = card === undefined ? this.sheet.built_in : { ...this.faces, [card]: this.sheet.built_in[card]! };
    this.#keep();
  }

  /** Put a file in the place of what is drawn. */
  load(edition: EditionDraft): void {
    this.#remember();
    this.#show(edition);
    this.#keep();
  }

  /** Forget what was never saved. */
  discard(): void {
    this.load(saved(this.sheet));
    this.found = false;
  }

  /** The server has saved it. */
  settled(sheet: CardSheet): void {
    this.sheet = sheet;
    this.found = false;
    this.#keep();
  }

  #show({ name, complete, redrawn }: EditionDraft): void {
    this.faces = { ...this.sheet.built_in, ...redrawn };
    this.name = name;
    this.complete = complete;
  }

  #replace(face: CardFace): void {
    if (!this.#stroke) this.#remember();
    this.faces = { ...this.faces, [this.card]: face };
    this.#keep();
  }

  // ------------------------------------------------------------------ taking back
  get mayUndo(): boolean {
    return this.#past.length > 0;
  }

  get mayRedo(): boolean {
    return this.#future.length > 0;
  }

  undo(): void {
    this.#past = this.#travel(this.#past, (step) => (this.#future = [...this.#future, step]));
  }

  redo(): void {
    this.#future = this.#travel(this.#future, (step) => (this.#past = [...this.#past, step]));
  }

  #remember(): void {
    this.#past = [...this.#past, { faces: this.faces, card: this.card }].slice(-MOST_STEPS);
    this.#future = [];
  }

  #travel(from: Step[], leave: (step: Step) => void): Step[] {
    const step = from.at(-1);
    if (!step) return from;
    leave({ faces: this.faces, card: step.card });
    this.faces = step.faces;
    this.card = step.card;
    this.#keep();
    return from.slice(0, -1);
  }

  // ------------------------------------------------------------------ kept in this browser
  /** Call after a change of name or completeness; drawing does it by itself. */
  keep = (): void => this.#keep();

  #keep(): void {
    try {
      if (this.unsaved) localStorage.setItem(key(this.sheet.game), JSON.stringify(this.edition));
      else localStorage.removeItem(key(this.sheet.game));
    } catch {
      // Storage is switched off: the drawings hold until the page is left.
    }
  }
}

const key = (game: string): string => `hypostyle-cards-${game}`;

/** A draft as an earlier visit, perhaps of another version, left it. */
interface Kept {
  name: unknown;
  complete: unknown;
  redrawn: EditionDraft["redrawn"];
}

/** The draft of an earlier visit; cards that these ones do not know are left out. */
function restored(sheet: CardSheet): EditionDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(sheet.game)) ?? "null") as Kept | null;
    if (!kept) return null;
    const redrawn = Object.entries(kept.redrawn).filter(([card, face]) => sheet.built_in[card] && wellShaped(face, sheet));
    return { name: String(kept.name), complete: kept.complete === true, redrawn: Object.fromEntries(redrawn) };
  } catch {
    return null; // somebody else's data under our key, or storage switched off
  }
}

function wellShaped({ fields, grid }: CardFace, sheet: CardSheet): boolean {
  const signs = sheet.kinds.map((kind) => kind.sign);
  return (
    sheet.fields.every(({ name, values }) => values.includes(fields[name]!)) &&
    grid.length === sheet.rows &&
    grid.every((row) => row.length === sheet.columns && Array.from(row).every((sign) => signs.includes(sign)))
  );
}

/** The edition in use as a draft. */
function saved({ edition, redrawn }: CardSheet): EditionDraft {
  return { name: edition.name, complete: edition.complete, redrawn };
}

function sameFace(one: CardFace, other: CardFace): boolean {
  return (
    one === other ||
    (one.grid.join() === other.grid.join() && Object.entries(one.fields).every(([name, value]) => other.fields[name] === value))
  );
}

function alike(one: EditionDraft, other: EditionDraft): boolean {
  const cards = Object.keys(one.redrawn);
  return (
    one.name === other.name &&
    one.complete === other.complete &&
    cards.length === Object.keys(other.redrawn).length &&
    cards.every((card) => other.redrawn[card] !== undefined && sameFace(one.redrawn[card]!, other.redrawn[card]))
  );
}
