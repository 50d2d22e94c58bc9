/** Parts of an update that are as they were stay the same objects, so that what shows only them is not drawn again. */

/** The new value with the old parts wherever they are equal. Both come from JSON; the new one is changed in place. */
export function reuse<Value>(before: unknown, now: Value): Value {
  if (before === now || typeof now !== "object" || now === null || typeof before !== "object" || before === null) return now;
  if (Array.isArray(now) !== Array.isArray(before)) return now;
  const [old, made] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const names = Object.keys(made);
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    made[name] = reuse(old[name], made[name]);
    same &&= made[name] === old[name];
  }
  return same ? (before as Value) : now;
}
