// A bot for hypostyle in JavaScript: `hypostyle play imhotep --seats "human,program:node bot.mjs"`.
// It takes each time the first action of the verb that has been chosen least so far.
import { createInterface } from "node:readline";

const PROTOCOL = 1;
const chosen = new Map();

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

function decide({ number, actions }) {
  const times = action => chosen.get(action.verb) ?? 0;
  const best = actions.reduce((found, action) => (times(action) < times(found) ? action : found));
  chosen.set(best.verb, times(best) + 1);
  const { id, ...named } = best; // an action may be answered by its id, or by its verb and fields as here
  say({ type: "choose", number, action: named });
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    if (message.protocol !== PROTOCOL) process.exit(1);
    say({ type: "ready", protocol: PROTOCOL, name: "Bare JavaScript" });
  } else if (message.type === "decide") {
    decide(message);
  }
}
