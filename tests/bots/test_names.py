"""Names of bots with their settings."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import ModuleType
from typing import Any

import pytest

import hypostyle
from hypostyle.bots import BOTS, BUDGET, Bot, Maker, Setting, make, makers, names_in
from hypostyle.bots.bots import GreedyBot, RandomBot, SearchBot
from hypostyle.bots.names import PLAYERS, parse, with_budget
from hypostyle.engine.errors import BadOption
from hypostyle.engine.game import Game

GAME = hypostyle.game("imhotep")


@pytest.mark.parametrize(
    ("name", "seconds", "simulations"),
    [
        ("uct", 0.5, None),
        ("uct:0.1", 0.1, None),
        ("uct:2.0", 2.0, None),
        ("uct:1e-3", 0.001, None),
        ("uct:500", 0.5, 500),
        ("uct:time=0.05", 0.05, None),
        ("uct:simulations=7", 0.5, 7),
        ("uct: simulations = 7", 0.5, 7),
        ("search:0.1", 0.1, None),  # the old name
        ("search:500", 0.5, 500),
        ("search", 0.5, None),
    ],
)
def test_the_budget_of_a_search(name: str, seconds: float, simulations: int | None) -> None:
    bot = make(name, GAME, 1)
    assert isinstance(bot, SearchBot)
    assert (bot.seconds, bot.simulations) == (seconds, simulations)


def test_the_bots_without_settings() -> None:
    assert isinstance(make("random", GAME, 1), RandomBot)
    assert isinstance(hypostyle.bot("greedy", GAME, 1), GreedyBot)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("clever", ["'clever'", "random, greedy, uct", "uct:time=0.1"]),
        ("", ["''"]),
        ("clever:time=1", ["clever"]),
        ("greedy:3", ["greedy:3", "no settings"]),
        ("random:time=1", ["random:time=1", "no settings"]),
        ("uct:", ["'uct:'", "seconds", "simulations"]),
        ("uct:never", ["uct:never", "seconds", "simulations"]),
        ("uct:0", ["uct:0", "seconds"]),
        ("uct:nan", ["uct:nan", "seconds"]),
        ("uct:-1", ["uct:-1", "seconds"]),
        ("uct:3601.0", ["seconds"]),
        ("uct:²", ["uct:²", "seconds"]),
        ("uct:time=", ["time must be seconds", "0.1"]),
        ("uct:time=inf", ["time must be seconds", "0.1"]),
        ("uct:simulations=0", ["simulations must be a whole number", "500"]),
        ("uct:simulations=1.5", ["simulations must be a whole number"]),
        ("uct:colour=red", ["'colour'", "time, simulations"]),
        ("uct:time=1,time=2", ["time", "twice"]),
        ("uct:time=1,2", ["KEY=VALUE", "'2'"]),
        ("uct:time=1,simulations=2", ["time or simulations", "not both"]),
        ("net:exploration=inf", ["exploration must be a number from 0 to 100"]),
        ("net:insight=nan", ["insight must be a number"]),
        ("net:rollout=-0.1", ["rollout must be a number from 0 to 1"]),
        ("net:beliefs=0.5", ["beliefs must be a whole number"]),
        ("net:patience=0", ["patience must be a whole number from 1"]),
        ("level5:threads=0", ["threads must be a whole number from 1 to 64"]),
    ],
)
def test_what_is_wrong_with_a_name_is_said_in_a_sentence(name: str, words: list[str]) -> None:
    with pytest.raises(BadOption) as refused:
        make(name, GAME, 1)
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert "search" not in sentence  # nobody is led to the old name
    for word in words:
        assert word in sentence


def test_a_setting_in_a_list_belongs_to_the_bot_before_it() -> None:
    listed = "greedy, uct:time=0.05, threads=2 ,uct:simulations=5,random"
    assert names_in(listed) == ["greedy", "uct:time=0.05,threads=2", "uct:simulations=5", "random"]
    assert names_in("human") == ["human"]
    assert names_in(",") == ["", ""]


def test_a_budget_goes_to_those_who_can_have_one_and_name_none() -> None:
    names = ["random", "uct", "uct:500", "uct:time=0.1"]
    assert [with_budget(name, "time", 0.02) for name in names] == ["random", "uct:time=0.02", "uct:500", "uct:time=0.1"]
    assert with_budget("uct", "simulations", 40) == "uct:simulations=40"


def test_another_package_brings_more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[int, Mapping[str, Any]]] = []

    def make_level(game: Game, seed: int, settings: Mapping[str, Any]) -> Bot:
        made.append((seed, settings))
        return GreedyBot(game, seed)

    minds = ModuleType(PLAYERS)
    vars(minds)["MAKERS"] = {"owl": Maker(make_level, {**BUDGET, "noise": Setting(float, "a number such as 0.5")})}
    for name in (PLAYERS.rpartition(".")[0], PLAYERS):
        module = minds if name == PLAYERS else ModuleType(name)
        monkeypatch.setattr(module, "__spec__", object())  # what tells Python that the module is there
        monkeypatch.setitem(sys.modules, name, module)
    assert list(makers()) == [*BOTS, "owl"]
    make("owl:time=0.05,noise=1.5", GAME, 7)
    make("owl:40", GAME, 8)
    assert made == [(7, {"time": 0.05, "noise": 1.5}), (8, {"simulations": 40})]
    with pytest.raises(BadOption, match=r"noise must be a number such as 0\.5"):
        parse("owl:noise=much")
    with pytest.raises(BadOption, match="owl"):
        make("clever", GAME, 1)
