/** What this person prefers: language, theme, speed of motion, sound, ways to play. Kept in this browser only. */

export type Language = "fr" | "en";
export type Theme = "auto" | "day" | "night";
export type Motion = "slow" | "normal" | "fast" | "off";
/** How long a move of another stays in sight among three or four. */
export type Follow = "brief" | "second" | "long";

const KEY = "hypostyle";

interface Saved {
  language: Language;
  theme: Theme;
  motion: Motion;
  follow: Follow;
  sound: boolean;
  labels: boolean;
  /** The plain table instead of the drawn board. */
  plain: boolean;
  /** On a touch screen the first tap plays, without a look at what would follow. */
  oneTap: boolean;
  /** The system says when it is one's turn while the page is out of sight. */
  notify: boolean;
  name: string;
  /** Tables that this person no longer wants in the list of their own. */
  unlisted: string[];
}

function fallback(): Saved {
  const french = navigator.languages.some((language) => language.toLowerCase().startsWith("fr"));
  return {
    language: french ? "fr" : "en",
    theme: "auto",
    motion: "normal",
    follow: "second",
    sound: false,
    labels: false,
    plain: false,
    oneTap: false,
    notify: false,
    name: "",
    unlisted: [],
  };
}

function restored(): Saved {
  const start = fallback();
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return saved && typeof saved === "object" ? { ...start, ...saved } : start;
  } catch {
    return start; // somebody else's data under our key, or storage switched off
  }
}

class Settings {
  #saved = $state(restored());
  #dark = matchMedia("(prefers-color-scheme: dark)");
  #still = matchMedia("(prefers-reduced-motion: reduce)");
  #systemDark = $state(this.#dark.matches);
  #systemStill = $state(this.#still.matches);

  constructor() {
    this.#dark.addEventListener("change", () => (this.#systemDark = this.#dark.matches));
    this.#still.addEventListener("change", () => (this.#systemStill = this.#still.matches));
  }

  get language(): Language {
    return this.#saved.language;
  }
  get theme(): Theme {
    return this.#saved.theme;
  }
  get motion(): Motion {
    return this.#systemStill ? "off" : this.#saved.motion;
  }
  get follow(): Follow {
    return this.#saved.follow;
  }
  get sound(): boolean {
    return this.#saved.sound;
  }
  get labels(): boolean {
    return this.#saved.labels;
  }
  get plain(): boolean {
    return this.#saved.plain;
  }
  get oneTap(): boolean {
    return this.#saved.oneTap;
  }
  get notify(): boolean {
    return this.#saved.notify;
  }
  get name(): string {
    return this.#saved.name;
  }
  get unlisted(): readonly string[] {
    return this.#saved.unlisted;
  }
  get night(): boolean {
    return this.#saved.theme === "night" || (this.#saved.theme === "auto" && this.#systemDark);
  }

  set(change: Partial<Saved>): void {
    Object.assign(this.#saved, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#saved));
    } catch {
      // Storage is switched off: the choice holds until the page is left.
    }
  }

  /** Write theme and language where style sheets and screen readers look for them. */
  apply(root: HTMLElement): void {
    root.lang = this.language;
    root.dataset.theme = this.night ? "night" : "day";
    root.dataset.motion = this.motion;
  }
}

export const settings = new Settings();
