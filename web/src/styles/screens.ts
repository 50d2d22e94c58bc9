/** The screens that layouts are made for, named once: style sheets write `@media (--phone)`, modules `onScreen("(--phone)")`. */

import { MediaQuery } from "svelte/reactivity";

export const SCREENS: Readonly<Record<string, string>> = {
  // The three layouts of a table, by width.
  phone: "(max-width: 743px)",
  "above-phone": "(min-width: 744px)",
  tablet: "(min-width: 744px) and (max-width: 1199px)",
  "below-desk": "(max-width: 1199px)",
  desk: "(min-width: 1200px)",

  // Widths at which something in them finds room, or has to give way.
  "room-beside": "(min-width: 560px)",
  "large-phone": "(min-width: 600px)",
  "small-board": "(max-width: 885px)",
  "large-board": "(min-width: 886px)",
  "one-pane": "(max-width: 899px)",
  "slim-pane": "(max-width: 1099px)",
  "slim-hall": "(max-width: 1119px)",
  "below-small-laptop": "(max-width: 1279px)",
  "below-laptop": "(max-width: 1360px)",
  "below-large-laptop": "(max-width: 1399px)",

  // Heights: as low as such a screen is below the bars of the browser.
  "low-full-hd": "(max-height: 940px)",
  "low-large-laptop": "(max-height: 860px)",
  "low-tablet": "(max-height: 820px)",
  "low-laptop": "(max-height: 800px)",
  "low-small-laptop": "(max-height: 780px)",
  "low-phone": "(max-height: 760px)",
  "lying-phone": "(max-height: 520px)",

  // Shapes.
  upright: "(max-aspect-ratio: 9/10)",
  lying: "(min-aspect-ratio: 10/9)",
};

/** A media query with the names of screens replaced by what they stand for. */
export function mediaQuery(named: string): string {
  return named.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => {
    const query = SCREENS[name];
    if (!query) throw new Error(`No screen is called ${name}.`);
    return query;
  });
}

/** Whether the screen is one of those named, as `current`, which changes with the window. */
export function onScreen(named: string): MediaQuery {
  return new MediaQuery(mediaQuery(named));
}
