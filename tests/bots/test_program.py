"""Bots in other processes: well-behaved ones play, others harm nobody, and people are told in a sentence."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import hypostyle
from hypostyle.arena.playing import play_out
from hypostyle.bots import Bot, make, names_in
from hypostyle.bots.bots import RandomBot
from hypostyle.bots.names import parse, with_budget
from hypostyle.bots.program import TEXTS, Program
from hypostyle.engine.errors import BadOption
from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.match import Match
from hypostyle.testing.wording import sentences
from hypostyle.texts import LANGUAGES
from tests.bots.bad_bots import ILL_BEHAVED, SHAKES_HANDS, ill_behaved, written

GAME = hypostyle.game("imhotep")
AMPLE = 600.0  # seconds, for those who are to answer; a busy machine takes its time
# How the table notices each of them; those that say nothing are waited for.
NOTICED = {
    "crashing": "gone",
    "slow": "late",
    "lying": "illegal",
    "inventing": "unknown",
    "garbage": "garbage",
    "flooding": "garbage",
    "endless": "endless",
    "deaf": "gone",
    "mute": "gone",
    "wordy": "late",
    "foreseeing": "garbage",
    "nested": "garbage",
}
WAITED_FOR = {"slow", "wordy"}
RECORDING = """
import json, sys
with open(sys.argv[1], "a") as record:
    for line in sys.stdin:
        record.write(line)
        message = json.loads(line)
        if message["type"] == "hello":
            print(json.dumps({"type": "ready", "protocol": 1, "name": "scribe", "texts": "fr"}), flush=True)
        if message["type"] == "decide":
            action = message["actions"][-1]["id"]
            print(json.dumps({"type": "choose", "number": message["number"], "action": action}), flush=True)
"""


def played(*bots: Bot, seed: int = 3) -> Match:
    match = GAME.new(len(bots), seed)
    play_out(match, bots, seed)
    assert match.over
    return match


@pytest.mark.parametrize("name", ILL_BEHAVED)
def test_the_match_goes_on_whatever_a_program_does(name: str, tmp_path: Path) -> None:
    bot = Program(GAME, 1, ill_behaved(tmp_path, name), seconds=0.3 if name in WAITED_FOR else AMPLE)
    match = GAME.new(2, 3)
    efforts = play_out(match, [RandomBot(GAME, 1), bot], 3)
    assert match.over
    assert bot.dismissed
    kind = NOTICED[name]
    assert bot.faults[0].kind == kind
    assert efforts[1].faults.total() == len(bot.faults) <= 3
    for language in LANGUAGES:
        sentence = bot.faults[-1].text(language)
        assert name in sentence
        assert TEXTS.say(language, "then-dismissed") in sentence


def test_its_process_ends_with_the_match_and_with_everything_it_started(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    source = f"""
import os, subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
with open({str(pids)!r}, "w") as file: file.write(f"{{os.getpid()}} {{child.pid}}")
{SHAKES_HANDS.format(name="parent")}
import time; time.sleep(3600)
"""
    bot = Program(GAME, 1, written(tmp_path, "parent", source), AMPLE)
    bot.start({}, 2, 1)
    bot.seconds = 0.1
    played(RandomBot(GAME, 1), bot)
    started = [int(pid) for pid in pids.read_text().split()]
    patience = time.monotonic() + AMPLE
    while any(map(is_running, started)):  # a busy machine takes its time to end what was killed, too
        assert time.monotonic() < patience
        time.sleep(0.01)


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_bot_that_nobody_asks_to_leave_ends_when_it_is_forgotten(tmp_path: Path) -> None:
    bot = Program(GAME, 1, ill_behaved(tmp_path, "slow"), seconds=AMPLE)
    bot.start({}, 2, 0)
    assert bot.talk is not None
    process = bot.talk.process
    assert process.poll() is None
    del bot
    gc.collect()
    assert process.poll() is not None


@pytest.mark.parametrize("slug", hypostyle.games())
def test_it_is_told_the_knowledge_of_its_seat_and_nothing_else(slug: str, tmp_path: Path) -> None:
    game, record = hypostyle.game(slug), tmp_path / "record"
    options = {option.name: option.values[-1] for option in game.options}
    bot = Program(game, 5, written(tmp_path, "scribe", RECORDING) + f" {record}", AMPLE)
    match = game.new(3, 2, options)
    known = []

    class Watched(Program):
        def choose(self, knowledge: Knowledge) -> int:
            known.append(knowledge)
            return bot.choose(knowledge)

    play_out(match, [RandomBot(game, 0), Watched(game, 5, sys.executable), RandomBot(game, 2)], 2)
    bot.leave(match.outcome)
    assert bot.faults == []
    hello, *asked, over = map(json.loads, record.read_text(encoding="utf-8").splitlines())
    assert hello["type"] == "hello"
    assert {key: hello[key] for key in ("protocol", "game", "rules_version", "seats", "seat", "seed", "seconds")} == {
        "protocol": 1,
        "game": slug,
        "rules_version": game.rules_version,
        "seats": 3,
        "seat": 1,
        "seed": 5,
        "seconds": AMPLE,
    }
    assert hello["options"] == options
    assert over == {
        "type": "over",
        "scores": match.outcome.scores,
        "ranking": match.outcome.ranking,
        "lines": match.outcome.lines,
    }
    real = [knowledge for knowledge in known if len(knowledge.decision()) > 1]
    assert len(asked) == len(real) > 3
    for number, (message, knowledge) in enumerate(zip(asked, real, strict=True), 1):
        decision = knowledge.decision()
        assert message["number"] == number
        assert message["view"] == json.loads(json.dumps(knowledge.view()))
        assert (message["prompt"], message["section"], message["text"]) == (
            decision.prompt,
            decision.section,
            decision.text("fr"),
        )
        assert message["actions"] == [
            {"id": action.id, **action.described, "text": action.text("fr")} for action in decision
        ]
        assert set(message) == {"type", "number", "seconds", "prompt", "section", "actions", "view", "text"}


def test_late_answers_are_left_aside_and_it_is_asked_again(tmp_path: Path) -> None:
    source = """
import json, sys, time
say = lambda **message: print(json.dumps(message), flush=True)
json.loads(sys.stdin.readline())
say(type="ready", protocol=1, name="dreamer")
first = json.loads(sys.stdin.readline())
refused = json.loads(sys.stdin.readline())
assert (refused["type"], refused["number"], refused["code"]) == ("refused", 1, "late"), refused
assert refused["played"] in [action["id"] for action in first["actions"]]
say(type="choose", number=1, action=first["actions"][0]["id"])
for message in map(json.loads, sys.stdin):
    if message["type"] == "decide":
        say(type="choose", number=message["number"], action=message["actions"][0]["id"])
"""
    bot = Program(GAME, 1, written(tmp_path, "dreamer", source), seconds=AMPLE)
    match = GAME.new(2, 3)
    bot.start({}, 2, 0)
    bot.seconds = 0.2
    bot.choose(match.knowledge(0))
    assert [fault.kind for fault in bot.faults] == ["late"]
    assert not bot.dismissed
    bot.seconds = AMPLE
    match.play(0, bot.choose(match.knowledge(0)))
    assert match.log[0][1] == match.branch(0).decisions[0][0].id
    assert len(bot.faults) == 1
    bot.leave()


@pytest.mark.parametrize(
    ("source", "kind"),
    [
        ("import sys; sys.exit(3)", "gone"),
        ('print(\'{"type": "ready", "protocol": 2}\', flush=True); input(); input()', "protocol"),
        ("print('ready', flush=True); input(); input()", "garbage"),
        ('print(\'{"type": "choose", "number": 0, "action": 0}\', flush=True); input(); input()', "garbage"),
    ],
)
def test_whoever_does_not_shake_hands_is_not_asked(source: str, kind: str, tmp_path: Path) -> None:
    bot = Program(GAME, 1, written(tmp_path, "stranger", source), AMPLE)
    played(bot, RandomBot(GAME, 2))
    assert [fault.kind for fault in bot.faults] == [kind]
    assert bot.dismissed


def test_its_last_words_are_repeated(tmp_path: Path) -> None:
    bot = Program(GAME, 1, ill_behaved(tmp_path, "crashing"), AMPLE)
    played(bot, RandomBot(GAME, 2))
    assert "no idea what to do" in bot.faults[0].text("fr")


def test_the_refusal_of_the_rules_is_repeated(tmp_path: Path) -> None:
    bot = Program(GAME, 1, ill_behaved(tmp_path, "lying"), AMPLE)
    played(bot, RandomBot(GAME, 2))
    fault = bot.faults[0]
    assert fault.refusal is not None
    assert fault.refusal.text("en") in fault.text("en")


def test_names_of_programs() -> None:
    here = sys.executable
    listed = f"greedy,program:{here} bot.py --depth=3,time=2,program:{here} bot.py '1,2',random"
    names = names_in(listed)
    assert names == ["greedy", f"program:{here} bot.py --depth=3,time=2", f"program:{here} bot.py '1,2'", "random"]
    bots = [make(name, GAME, 1) for name in names[1:3]]
    assert [bot.words for bot in bots if isinstance(bot, Program)] == [
        [here, "bot.py", "--depth=3"],
        [here, "bot.py", "1,2"],
    ]
    assert [bot.seconds for bot in bots if isinstance(bot, Program)] == [2.0, 10.0]
    assert with_budget(f"program:{here}", "time", 0.5) == f"program:{here},time=0.5"
    assert with_budget(f"program:{here}", "simulations", 5) == f"program:{here}"
    assert parse(f"program:{here} http://host:1/").settings["command"] == f"{here} http://host:1/"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("program", ["program:./bot"]),
        ("program:", ["program:./bot"]),
        ("program:./no-such-bot", ["'./no-such-bot'", "no program"]),
        ("program:'./bot", ["quotation mark"]),
        (f"program:{sys.executable},time=0", ["time must be seconds"]),
        (f"program:{sys.executable},depth=3", ["'depth'", "command, time"]),
        (f"program:{sys.executable},command=x", ["command", "twice"]),
    ],
)
def test_what_is_wrong_with_the_name_of_a_program(name: str, words: list[str]) -> None:
    with pytest.raises(BadOption) as refused:
        make(name, GAME, 1)
    for word in words:
        assert word in str(refused.value)


def test_a_program_that_cannot_be_run_is_told_of(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(b"\x7fELF nothing of the kind")
    broken.chmod(0o755)
    bot = Program(GAME, 1, str(broken), AMPLE)
    played(bot, RandomBot(GAME, 2))
    assert [fault.kind for fault in bot.faults] == ["start"]


def test_every_fault_has_its_sentence() -> None:
    assert {f"fault-{kind}" for kind in NOTICED.values()} <= sentences(TEXTS.folder / "en.ftl").keys()


def test_a_program_outlives_nobody_who_was_killed(tmp_path: Path) -> None:
    """A well-behaved bot ends with its input; the table may have been killed and could not say anything."""
    host = f"""
import hypostyle, os
from hypostyle.bots.program import Program
bot = Program(hypostyle.game("imhotep"), 1, {written(tmp_path, "scribe", RECORDING) + f" {tmp_path / 'record'}"!r}, 600)
bot.start({{}}, 2, 0)
print(bot.talk.process.pid, flush=True)
os.kill(os.getpid(), 9)
"""
    ran = subprocess.run([sys.executable, "-c", host], capture_output=True, text=True)
    pid = int(ran.stdout)
    for _ in range(2000):
        state = Path(f"/proc/{pid}/stat")
        if not state.exists() or state.read_text().rpartition(")")[2].split()[0] == "Z":
            return
        os.sched_yield()
        subprocess.run(["sleep", "0.01"], check=True)
    pytest.fail("the program still runs")
