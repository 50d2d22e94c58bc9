/** Says that it is somebody's turn where the page itself is not seen: in the title of its tab, and through the system. */

import { settings } from "../app/settings.svelte";
import { say } from "../texts/fluent.svelte";

export function tabTitle(title: string, turn: boolean): string {
  if (!title) return "hypostyle";
  return turn ? say("tab-your-turn", { title }) : `${title} · hypostyle`;
}

/** Ask the browser for leave to notify; whether it is given. */
export async function mayNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** Notify whoever wished for it and looks elsewhere. The tag replaces an older notice of the same table. */
export function notifyTurn(table: string, title: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(say("notice-your-turn"), { body: title, tag: table });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones let only installed applications notify: the title of the tab says it all the same.
  }
}
