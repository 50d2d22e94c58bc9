import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { mediaQuery } from "./src/styles/screens.ts";

/** `@media (--phone)`: names of screens in style sheets. */
const screens = {
  postcssPlugin: "screens",
  AtRule: {
    media: (rule) => {
      rule.params = mediaQuery(rule.params);
    },
  },
};

// Fixed names: the bundle is committed, so a change of one part touches one file. The server puts the files below a
// folder named after what is in them (server/pages.py), so they name each other from where they are.
export default defineConfig({
  plugins: [svelte()],
  css: { postcss: { plugins: [screens] } },
  base: "./",
  build: {
    outDir: "../src/hypostyle/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    manifest: "chunks.json", // which file needs which: the tests add up what a page loads
    rollupOptions: {
      output: {
        entryFileNames: "app.js",
        chunkFileNames: "[name].js",
        assetFileNames: "[name][extname]",
      },
    },
  },
});
