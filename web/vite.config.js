import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Fixed names: the bundle is committed, so a change of one part touches one file.
export default defineConfig({
  plugins: [svelte()],
  base: "/static/",
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
