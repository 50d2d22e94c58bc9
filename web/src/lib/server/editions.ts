/** What the card editor asks of the server. The host's key comes behind the # of a secret link, and is kept as a cookie. */

import type { CardSheet, EditionChecked, EditionDraft, EditionRead, KeyShown, ShowKey } from "../../contract";
import { ask, forgetCatalog, send } from "./http";

/** Until the server has seen the key; a wrong one changes nothing. */
let shown: Promise<unknown> = Promise.resolve();

/** Take the key out of the address bar, where it would be seen and shared. */
export function takeKey(): void {
  const key = location.hash.slice(1);
  if (!key) return;
  history.replaceState(null, "", location.pathname);
  const wish: ShowKey = { key };
  shown = ask<KeyShown>("/api/host", wish).catch(() => undefined);
}

const place = (game: string): string => `/api/editions/${encodeURIComponent(game)}`;

export const editions = {
  sheet: async (game: string): Promise<CardSheet> => {
    await shown;
    return ask(place(game));
  },
  check: (game: string, draft: EditionDraft): Promise<EditionChecked> => ask(`${place(game)}/check`, draft),
  save: async (game: string, draft: EditionDraft): Promise<CardSheet> => {
    const sheet = await ask<CardSheet>(place(game), draft);
    forgetCatalog(); // it says which edition is in use
    return sheet;
  },
  read: async (game: string, file: Blob): Promise<EditionRead> =>
    (await send(`${place(game)}/read`, { method: "POST", body: file })).json() as Promise<EditionRead>,
  file: async (game: string, draft: EditionDraft): Promise<Blob> => {
    const wish = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(draft) };
    return (await send(`${place(game)}/file`, wish)).blob();
  },
};
