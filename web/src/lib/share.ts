/** What did not change stays the same object: whatever shows only that need not be drawn anew. */

/** The new value, made of parts of the old one wherever they are equal. Both come from JSON, and nobody changes them. */
export function shared<Value>(before: unknown, now: Value): Value {
  if (before === now || typeof now !== "object" || now === null || typeof before !== "object" || before === null) return now;
  if (Array.isArray(now) !== Array.isArray(before)) return now;
  const [old, made] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const names = Object.keys(made);
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    made[name] = shared(old[name], made[name]);
    same &&= made[name] === old[name];
  }
  return same ? (before as Value) : now;
}
