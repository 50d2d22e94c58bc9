/** What modules ask of a browser without a page: an address, a language, the wishes of the system, what moves. */

import { vi } from "vitest";

vi.stubGlobal("window", globalThis);
vi.stubGlobal("location", new URL("http://localhost:8000/"));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { getAnimations: () => [] });
