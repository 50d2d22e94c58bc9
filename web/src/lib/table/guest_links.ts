/** The secret links of the tables opened in this browser, so that they can be shown again. The server keeps only hashes. */

const KEY = "hypostyle-links";
const MOST_TABLES = 60;

type Kept = Record<string, Record<string, string>>;

function all(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? (found as Kept) : {};
  } catch {
    return {}; // storage is switched off, or holds somebody else's data
  }
}

/** The secret of a seat's link, if it was made in this browser. */
export function guestLink(table: string, seat: number): string | undefined {
  return all()[table]?.[String(seat)];
}

export function keepGuestLink(table: string, seat: number, token: string): void {
  const { [table]: known, ...others } = all();
  const kept = Object.entries({ ...others, [table]: { ...known, [String(seat)]: token } }).slice(-MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // it is shown now, and not again
  }
}
