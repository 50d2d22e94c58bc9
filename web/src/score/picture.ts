/** The picture of a finished match, 1200 by 630, drawn in the browser: headline, podium, stairs and the name of the game. */

import type { OutcomeInfo } from "../contract";
import { seatColour, seatLine, seatSign } from "../lib/board/seats";
import { signed } from "../lib/texts/log";
import { DASHES, scaleOf, stairs, type Frame } from "./chart";
import type { Part } from "./course";
import { heights, order } from "./podium";
import type { Announcement } from "./announcement";

export const PICTURE = { width: 1200, height: 630 } as const;
const DISPLAY = "Marcellus, Georgia, serif";
const TEXT = "'Alegreya Sans', sans-serif";
const FRIEZE = ["--lapis", "--face-linen", "--carnelian", "--turquoise"];
/** On the podium the first stands in the middle. */
const STANDING = [2, 0, 1, 3];

export interface Shown {
  announcement: Announcement;
  parts: readonly Part[];
  seats: readonly number[];
  outcome: OutcomeInfo;
  name: (seat: number) => string;
  title: string;
  /** Where the table is; nothing if it is not to be told. */
  address: string;
}

/** Draws the picture; the fonts of the page must have come. */
export function drawPicture(canvas: HTMLCanvasElement, shown: Shown): void {
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  new Painter(canvas).paint(shown);
}

class Painter {
  readonly on: CanvasRenderingContext2D;

  constructor(readonly canvas: HTMLCanvasElement) {
    this.on = canvas.getContext("2d")!;
  }

  paint(shown: Shown): void {
    const { width, height } = PICTURE;
    this.#box(0, 0, width, height, "--papyrus-ground");
    for (let place = 0; place * 30 < width; place++) this.#box(place * 30, 0, 30, 22, FRIEZE[place % FRIEZE.length]!);
    this.#box(0, 22, width, 3, "--line");
    this.#box(0, height - 62, width, 62, "--hall-floor");
    this.#box(0, height - 64, width, 3, "--line");
    this.#words(shown);
    this.#podium(shown);
    this.#chart(shown, { left: 90, right: width - 66, top: 340, bottom: height - 92 });
  }

  #colour(token: string): string {
    const name = /^var\((.+)\)$/.exec(token)?.[1] ?? token;
    return getComputedStyle(this.canvas).getPropertyValue(name).trim();
  }

  /** The colour of a sign on that of its seat, which some games choose for each. */
  #mark(seat: number): string {
    const probe = document.createElement("span");
    probe.style.background = seatColour(seat);
    this.canvas.after(probe);
    const found = getComputedStyle(probe).getPropertyValue("--on-seat").trim();
    probe.remove();
    return found;
  }

  #box(x: number, y: number, width: number, height: number, colour: string): void {
    this.on.fillStyle = this.#colour(colour);
    this.on.fillRect(x, y, width, height);
  }

  /** A text in the largest size that fits. */
  #text(text: string, x: number, y: number, size: number, room: number, font = TEXT, align: CanvasTextAlign = "left"): void {
    let fitting = size;
    do this.on.font = `${font === TEXT ? "500 " : ""}${fitting}px ${font}`;
    while (this.on.measureText(text).width > room && --fitting > 14);
    this.on.textAlign = align;
    this.on.fillText(text, x, y, room);
  }

  #words({ announcement, title, address }: Shown): void {
    this.on.fillStyle = this.#colour("--text");
    this.#text(announcement.headline, 60, 120, 58, 640, DISPLAY);
    this.on.fillStyle = this.#colour("--text-2");
    [announcement.tie, announcement.behind].filter(Boolean).forEach((line, place) => this.#text(line, 60, 172 + place * 38, 27, 640));
    this.on.fillStyle = this.#colour("--hall-floor-ink");
    this.#text(`${title} · hypostyle`, 60, PICTURE.height - 20, 30, 620, DISPLAY);
    if (address) this.#text(address, PICTURE.width - 60, PICTURE.height - 21, 24, 480, TEXT, "right");
  }

  #podium({ outcome, name }: Shown): void {
    const [wide, floor] = [108, 300];
    const seats = order(outcome.ranking);
    const high = heights(outcome.ranking, outcome.scores);
    const standing = STANDING.flatMap((place) => seats[place] ?? []);
    standing.forEach((seat, place) => {
      const x = PICTURE.width - 56 - (standing.length - place) * (wide + 8);
      const top = floor - 78 - high[seat]! * 26;
      this.#box(x, top, wide, floor - top, "--line");
      this.#box(x + 3, top + 3, wide - 6, floor - top - 6, "--board-shade");
      this.#box(x + 3, top + 3, wide - 6, 12, seatColour(seat));
      this.#sign(seat, x + wide / 2 - 24, top - 48, 48);
      this.on.fillStyle = this.#colour("--text");
      this.#text(signed(outcome.scores[seat]!), x + wide / 2, top + 48, 32, wide - 12, TEXT, "center");
      this.#text(name(seat), x + wide / 2, floor - 12, 20, wide - 12, TEXT, "center");
    });
    this.#box(PICTURE.width - 64 - standing.length * (wide + 8), floor - 3, standing.length * (wide + 8) + 8, 3, "--line");
  }

  #sign(seat: number, x: number, y: number, size: number): void {
    this.on.fillStyle = this.#colour("--st-line");
    this.#rounded(x, y, size);
    this.on.fillStyle = this.#colour(seatColour(seat));
    this.#rounded(x + 2, y + 2, size - 4);
    const symbol = document.getElementById(seatSign(seat));
    const box = symbol?.getAttribute("viewBox")?.split(" ").map(Number) ?? [0, 0, 24, 24];
    this.on.save();
    this.on.translate(x + size * 0.17, y + size * 0.17);
    this.on.scale((size * 0.66) / box[2]!, (size * 0.66) / box[3]!);
    const ink = this.#mark(seat);
    for (const shape of symbol?.querySelectorAll<SVGGeometryElement>("path, circle") ?? []) this.#sketch(shape, ink);
    this.on.restore();
  }

  /** A shape of a sign, filled or stroked as it says. */
  #sketch(shape: SVGGeometryElement, ink: string): void {
    const { fill, fillRule, stroke, strokeWidth } = getComputedStyle(shape);
    const drawn = shape instanceof SVGCircleElement ? disc(shape) : new Path2D(shape.getAttribute("d") ?? "");
    if (fill !== "none") {
      this.on.fillStyle = ink;
      this.on.fill(drawn, fillRule === "evenodd" ? "evenodd" : "nonzero");
    }
    if (stroke !== "none") {
      this.on.strokeStyle = ink;
      this.on.lineWidth = Number.parseFloat(strokeWidth);
      this.on.lineCap = this.on.lineJoin = "round";
      this.on.stroke(drawn);
    }
  }

  #rounded(x: number, y: number, size: number): void {
    this.on.beginPath();
    this.on.roundRect(x, y, size, size, size * 0.2);
    this.on.fill();
  }

  #chart({ parts, seats }: Shown, frame: Frame): void {
    const { y, marks } = scaleOf(parts, frame);
    const unit = (frame.right - frame.left) / Math.max(1, parts.length);
    for (const mark of marks) {
      this.#box(frame.left, y(mark), frame.right - frame.left, 1, "--papyrus-rule");
      this.on.fillStyle = this.#colour("--text-2");
      this.#text(signed(mark), frame.left - 12, y(mark) + 7, 20, 60, TEXT, "right");
    }
    for (const seat of seats.toReversed()) {
      const way = new Path2D(stairs(seat, parts, frame.left, unit, y));
      this.#line(way, "--papyrus-ground", 8, []);
      this.#line(way, seatLine(seat), 4.5, DASHES[seat % 4]!.split(" ").filter(Boolean).map(Number));
    }
    let next = -Infinity;
    const totals = parts.at(-1)?.totals ?? [];
    for (const seat of seats.toSorted((one, other) => totals[other]! - totals[one]!)) {
      const place = Math.max(y(totals[seat]!) - 14, next);
      this.#sign(seat, frame.right + 10, place, 28);
      next = place + 30;
    }
  }

  #line(way: Path2D, colour: string, width: number, dash: number[]): void {
    this.on.strokeStyle = this.#colour(colour);
    this.on.lineWidth = width;
    this.on.lineJoin = "round";
    this.on.setLineDash(dash.map((one) => one * 1.6));
    this.on.stroke(way);
    this.on.setLineDash([]);
  }
}

function disc({ cx, cy, r }: SVGCircleElement): Path2D {
  const drawn = new Path2D();
  drawn.arc(cx.baseVal.value, cy.baseVal.value, r.baseVal.value, 0, 2 * Math.PI);
  return drawn;
}
