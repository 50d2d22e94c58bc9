/** The log as one of several people at the same screen may read it: without the secrets of the others. */

import type { Entry } from "../../contract";

export function redacted(entries: Entry[], eyes: number): Entry[] {
  return entries.filter((entry) => !entry.sealed || entry.seat === eyes).map((entry) => forEyes(entry, eyes));
}

/** Entries as each person may read them, so that they are the same objects each time. */
const kept = new WeakMap<Entry, Map<number, Entry>>();

function forEyes(entry: Entry, eyes: number): Entry {
  if (!entry.secrets) return entry;
  const known = kept.get(entry) ?? new Map<number, Entry>();
  kept.set(entry, known);
  const found = known.get(eyes) ?? without(entry, eyes);
  known.set(eyes, found);
  return found;
}

function without(entry: Entry, eyes: number): Entry {
  const others = (entry.secrets ?? []).filter((secret) => !secret.seats.includes(eyes));
  if (others.length === 0) return entry;
  const events = entry.events.map((event, place) => {
    const hidden = others.filter((secret) => secret.event === place).flatMap((secret) => secret.fields);
    return { ...event, ...Object.fromEntries(hidden.map((field) => [field, null])) };
  });
  return { ...entry, events };
}
