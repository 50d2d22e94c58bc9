/** What the card editor asks of the server. The host's key comes behind the # of a secret link and stays with this tab. */

import type { CardSheet, EditionChecked, EditionDraft, EditionRead } from "../../contract";
import { ask, forgetCatalog, send } from "./http";

const KEY = "hypostyle-host-key";

/** Take the key out of the address bar, where it would be seen and shared. */
export function takeKey(): void {
  const key = location.hash.slice(1);
  if (!key) return;
  try {
    sessionStorage.setItem(KEY, key);
  } catch {
    return; // storage is switched off: leave it in the address, so that a reload still has it
  }
  history.replaceState(null, "", location.pathname);
}

function hostKey(): Record<string, string> {
  try {
    const key = sessionStorage.getItem(KEY);
    return key ? { "x-host-key": key } : {};
  } catch {
    return location.hash ? { "x-host-key": location.hash.slice(1) } : {};
  }
}

const place = (game: string): string => `/api/editions/${encodeURIComponent(game)}`;

export const editions = {
  sheet: (game: string): Promise<CardSheet> => ask(place(game), undefined, hostKey()),
  check: (game: string, draft: EditionDraft): Promise<EditionChecked> => ask(`${place(game)}/check`, draft),
  save: async (game: string, draft: EditionDraft): Promise<CardSheet> => {
    const sheet = await ask<CardSheet>(place(game), draft, hostKey());
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
