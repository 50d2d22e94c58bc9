/** The screens that layouts are made for, named once: style sheets write `@media (--phone)`, modules `onScreen("(--phone)")`. */

import { MediaQuery } from "svelte/reactivity";

export const SCREENS: Readonly<Record<string, string>> = {
  // The three layouts of a table. A screen as low as a phone held sideways is a phone, however wide it is; so is a
  // laptop's at twice its size.
  phone: "((max-width: 743px) or (max-height: 520px))",
  "above-phone": "(min-width: 744px) and (min-height: 521px)",
  tablet: "(min-width: 744px) and (max-width: 1199px) and (min-height: 521px)",
  "below-desk": "((max-width: 1199px) or (max-height: 520px))",
  desk: "(min-width: 1200px) and (min-height: 521px)",

  // A phone has its dock below the board, or beside it where the screen is low.
  "upright-phone": "((max-width: 559px) or ((max-width: 743px) and (min-height: 521px)))",
  sideways: "(min-width: 560px) and (max-height: 520px)",

  // A tablet that lies is nearly as low for a table that has much to show.
  "lying-tablet": "(min-width: 744px) and (max-width: 1199px) and (min-height: 521px) and (min-aspect-ratio: 10/9)",
  "standing-tablet": "(min-width: 744px) and (max-width: 1199px) and (min-height: 521px) and (max-aspect-ratio: 10/9)",

  // So large that what is drawn in pixels would be small: it is enlarged.
  huge: "(min-width: 2200px) and (min-height: 1150px)",

  // Widths at which something in them finds room, or has to give way.
  "large-phone": "(min-width: 600px)",
  "slim-beside": "(max-width: 739px)",
  "small-board": "((max-width: 885px) or (max-height: 520px))",
  "large-board": "(min-width: 886px) and (min-height: 521px)",
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
  lowest: "(max-height: 420px)",

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
