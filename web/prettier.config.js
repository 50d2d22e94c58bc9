// Lines are wide because drawings are lists of attributes, read best with one shape on one line.
export default {
  printWidth: 140,
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
