import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Modules without a page: what little they ask of a browser at once is in tests/browser.ts.
export default defineConfig({
  plugins: [svelte({ configFile: false })],
  resolve: { conditions: ["browser"] }, // runes as a browser runs them
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/browser.ts"] },
});
