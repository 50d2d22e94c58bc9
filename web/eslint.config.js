import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules/", "src/contract.ts"] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      // Drawings are made of numbers in sentences: `M${x} ${y}`.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `() => stage.touch(sketch)` and `return this.stop()` say that nothing more is done; braces would say no more.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
      // TypeScript takes every index as one that may miss (noUncheckedIndexedAccess): `!` says that the loop or the server saw to it.
      "@typescript-eslint/no-non-null-assertion": "off",
      // `void table.update;` in an effect: it runs again when that changes.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Maps and sets are made anew and put in their place whole, or never shown: nothing watches what is inside them.
      "svelte/prefer-svelte-reactivity": "off",
      // `{#each { length: 3 } as _, row (row)}` has to name what it passes over.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    // In a template the linter sees `any` where svelte-check sees the type, and svelte-check allows no implicit `any`.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  { files: ["*.js"], ...ts.configs.disableTypeChecked },
);
