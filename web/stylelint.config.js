export default {
  extends: "stylelint-config-standard",
  reportNeedlessDisables: true,
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  rules: {
    // An empty line parts what does not belong together; most rules of a component do.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    // Classes are named after the vocabulary of the games, which writes `burial_chamber`.
    "selector-class-pattern": "^[a-z][a-z0-9]*([-_][a-z0-9]+)*$",
    // Screens have names: src/styles/screens.ts.
    "media-feature-name-disallowed-list": [/(width|height|aspect-ratio)$/],
    // Svelte's.
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // Names of fonts are names.
    "value-keyword-case": ["lower", { ignoreKeywords: ["Georgia"] }],
  },
};
