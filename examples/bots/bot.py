#!/usr/bin/env python3
"""A bot for hypostyle without hypostyle: it reads lines of JSON, and answers with lines of JSON.

It likes what ends soonest in points: of the actions it is offered it prefers verbs in the order of PREFERRED, and draws
among those it likes equally. Try it: hypostyle play imhotep --seats "human,program:python3 bot.py"
"""

import json
import random
import sys
from typing import Any

PROTOCOL = 1
PREFERRED = ("sail", "mark", "build", "claim", "take")  # whatever the game does not have is never offered


def answer(message: dict[str, Any], dice: random.Random) -> dict[str, Any] | None:
    if message["type"] == "hello":
        if message["protocol"] != PROTOCOL:
            sys.exit(f"I speak protocol {PROTOCOL}, not {message['protocol']}")
        return {"type": "ready", "protocol": PROTOCOL, "name": "Bare Python"}
    if message["type"] == "decide":
        action = dice.choice(liked(message["actions"]))
        return {"type": "choose", "number": message["number"], "action": action["id"]}
    return None  # "refused" and "over" want no answer


def liked(actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    for verb in PREFERRED:
        found = [action for action in actions if action["verb"] == verb]
        if found:
            return found
    return actions


def main() -> None:
    dice = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            dice = random.Random(message["seed"])  # the same seed plays the same match again
        said = answer(message, dice)
        if said is not None:
            print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
