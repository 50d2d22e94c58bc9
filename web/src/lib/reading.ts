/** The log as one of several people at the same screen may read it: the secrets of the others are left out. */

import type { Entry } from "../contract";

export function readable(entries: Entry[], eyes: number): Entry[] {
  return entries.filter((entry) => !entry.sealed || entry.seat === eyes).map((entry) => forEyes(entry, eyes));
}

/** What was left out of an entry for each of the people: an entry is the same object each time it is read. */
const redacted = new WeakMap<Entry, Map<number, Entry>>();

function forEyes(entry: Entry, eyes: number): Entry {
  if (!entry.secrets) return entry;
  const known = redacted.get(entry) ?? new Map<number, Entry>();
  redacted.set(entry, known);
  const found = known.get(eyes) ?? without(entry, eyes);
  known.set(eyes, found);
  return found;
}

function without(entry: Entry, eyes: number): Entry {
  const kept = (entry.secrets ?? []).filter((secret) => !secret.seats.includes(eyes));
  if (kept.length === 0) return entry;
  const events = entry.events.map((event, place) => {
    const hidden = kept.filter((secret) => secret.event === place).flatMap((secret) => secret.fields);
    return { ...event, ...Object.fromEntries(hidden.map((field) => [field, null])) };
  });
  return { ...entry, events };
}
