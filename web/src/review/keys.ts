/** The keys of a review; off while somebody types, and where a button has keys of its own. */

export interface ReviewWishes {
  /** To the own decision before (-1) or after (1). */
  own: (way: -1 | 1) => void;
  /** To the one to learn from. */
  learn: (way: -1 | 1) => void;
  ends: (way: -1 | 1) => void;
  only: (kind: "best" | "played") => void;
  attempt: () => void;
  branch: () => void;
  chip: (number: number) => void;
  seat: (number: number) => unknown;
  back: () => void;
}

export function reviewKey(event: KeyboardEvent, wishes: ReviewWishes): boolean {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (target.closest("input, select, textarea, dialog")) return false;
  const digit = /^(?:Digit|Numpad)([1-4])$/.exec(event.code)?.[1];
  const way = (by: -1 | 1) => (): void => (event.shiftKey ? wishes.learn(by) : wishes.own(by));
  const wish: (() => unknown) | undefined = digit
    ? () => (event.shiftKey ? wishes.seat(Number(digit) - 1) : wishes.chip(Number(digit) - 1))
    : {
        ArrowLeft: way(-1),
        ArrowRight: way(1),
        ArrowUp: () => wishes.own(-1),
        ArrowDown: () => wishes.own(1),
        Home: () => wishes.ends(-1),
        End: () => wishes.ends(1),
        v: () => wishes.only("played"),
        b: () => wishes.only("best"),
        t: () => wishes.attempt(),
        g: () => wishes.branch(),
        Escape: () => wishes.back(),
      }[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!wish) return false;
  event.preventDefault();
  wish();
  return true;
}
