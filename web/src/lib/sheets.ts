/** What lies over the table: one thing at a time. */
export type Sheet = "" | "rules" | "keys" | "scores" | "palette" | "log";
