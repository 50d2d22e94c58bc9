/** What lies over the table, one thing at a time; "": nothing. */
export type Overlay = "" | "rules" | "keys" | "scores" | "palette" | "log" | "chat" | "table";
