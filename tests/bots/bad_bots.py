"""Programs that take a seat and behave as badly as programs can."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

SHAKES_HANDS = """
import json, os, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
hello = json.loads(sys.stdin.readline())
say(type="ready", protocol=1, name={name!r})
decide = json.loads(sys.stdin.readline())
"""

# What each of them does once it is asked for its first choice.
ILL_BEHAVED = {
    "crashing": "sys.exit('no idea what to do')",
    "slow": "time.sleep(3600)",
    "lying": """
while True:
    say(type="choose", number=decide["number"], action=next(
        number for number in range(hello["actions_count"]) if number not in [a["id"] for a in decide["actions"]]))
    decide = next(m for m in map(json.loads, sys.stdin) if m["type"] == "decide")
""",
    "inventing": """
while True:
    say(type="choose", number=decide["number"], action={"verb": "win"})
    decide = next(m for m in map(json.loads, sys.stdin) if m["type"] == "decide")
""",
    "garbage": "\nprint('Let me think...', '\\0', flush=True)\nfor line in sys.stdin: print('Hm...', flush=True)",
    "flooding": "\nwhile True: print('{}')",
    "endless": "\nwhile True: sys.stdout.write('x' * 65536)",
    "deaf": "os.close(0)\nsay(type='choose', number=1, action=decide['actions'][0]['id'])\ntime.sleep(3600)",
    "mute": "os.close(1)\ntime.sleep(3600)",
    "wordy": "\nwhile True: sys.stderr.write('x' * 65536)",
    "foreseeing": "\nwhile True: say(type='choose', number=99, action=0)",
    "nested": "\nprint('[' * 100000, flush=True)\nfor line in sys.stdin: print('[' * 100000, flush=True)",
}


def written(folder: Path, name: str, source: str) -> str:
    """The command that runs a program of this source."""
    file = folder / f"{name}.py"
    file.write_text(source, encoding="utf-8")
    return shlex.join([sys.executable, str(file)])


def ill_behaved(folder: Path, name: str) -> str:
    return written(folder, name, SHAKES_HANDS.format(name=name) + ILL_BEHAVED[name])
