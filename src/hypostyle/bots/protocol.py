"""What a table and a bot in another process say to each other: one JSON object a line; docs/bots.md is the description.

Everything a bot is told comes from the Knowledge of its seat, told in names.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from hypostyle.engine.action import Action, as_id
from hypostyle.engine.decision import Refusal
from hypostyle.engine.errors import UnknownAction
from hypostyle.engine.game import Game
from hypostyle.engine.knowledge import Knowledge
from hypostyle.engine.outcome import Outcome

PROTOCOL = 1
LONGEST_NAME = 40

Language = Literal["fr", "en"]


class Ready(Struct, tag="ready", tag_field="type"):
    """The answer to `hello`; with `texts` the bot asks for prompts and actions as sentences, too."""

    protocol: int
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    texts: Language | None = None


class Choose(Struct, tag="choose", tag_field="type"):
    """The answer to `decide`: the number of the question, and an action by its id or by its verb and fields."""

    number: int
    action: int | dict[str, Any]


READ = msgspec.json.Decoder(Ready | Choose)


@dataclass
class Question:
    """A decision of the seat as it is told to the bot, and what may be answered."""

    view: Any
    prompt: str
    section: str
    actions: list[Action]
    sentence: str | None = None  # of the prompt, where the bot wants one
    claim: str | None = None  # in a race at a table: a verb of which anything may be tried
    known: Knowledge | None = field(default=None, repr=False)

    @property
    def legal(self) -> list[int]:
        return [action.id for action in self.actions]


def hello(game: Game, options: dict[str, Any], seats: int, seat: int, seed: int, seconds: float) -> dict[str, Any]:
    """The first line that a bot reads."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": game.slug,
        "rules_version": game.rules_version,
        "options": options,
        "seats": seats,
        "seat": seat,
        "lines": list(game.lines),
        "actions_count": game.words.action_count,
        "seed": seed,
        "seconds": seconds,
    }


def options_of(knowledge: Knowledge) -> dict[str, Any]:
    """What was chosen before the match, by name; everybody knows it."""
    chosen = knowledge.state.option
    return {option.name: option.values[chosen[place]] for place, option in enumerate(knowledge.game.options)}


def question_of(knowledge: Knowledge, language: Language | None) -> Question:
    """What is asked of a seat, from its knowledge and nothing else."""
    decision = knowledge.decision()
    sentence = decision.text(language) if language else None
    return Question(knowledge.view(), decision.prompt, decision.section, decision.actions, sentence, known=knowledge)


def decide(question: Question, number: int, language: Language | None, seconds: float) -> dict[str, Any]:
    """The line that asks for a choice."""
    told: dict[str, Any] = {
        "type": "decide",
        "number": number,
        "seconds": seconds,
        "prompt": question.prompt,
        "section": question.section,
        "actions": [told_action(action, language) for action in question.actions],
        "view": question.view,
    }
    if question.sentence is not None:
        told["text"] = question.sentence
    if question.claim is not None:
        told["claim"] = question.claim
    return told


def told_action(action: Action, language: Language | None) -> dict[str, Any]:
    told = {"id": action.id, **action.described}
    return {**told, "text": action.text(language)} if language else told


def over(outcome: Outcome) -> dict[str, Any]:
    """The last line, if the match was played to its end."""
    return {"type": "over", "scores": outcome.scores, "ranking": outcome.ranking, "lines": outcome.lines}


class Wrong(Exception):
    """An answer that cannot be played: its kind, and what a person should know of it."""

    def __init__(self, kind: str, refusal: Refusal | None = None, **values: Any) -> None:
        super().__init__(kind)
        self.kind = kind
        self.refusal = refusal
        self.values = values


def chosen(game: Game, question: Question, answer: Choose) -> int:
    """The action that was chosen, if the rules allow it."""
    try:
        number = as_id(game, answer.action)
    except UnknownAction:
        raise Wrong("unknown") from None
    if number in question.legal or question.claim == game.words.verb_of(number).name:
        return number
    reason = 0 if question.known is None else question.known.state.obstacle(question.known.viewer, number)
    raise Wrong("illegal", Refusal(game, reason) if reason else None, action=str(Action(game, number)))
