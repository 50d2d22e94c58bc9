"""The review of a whole match: its decisions judged by workers, put together for each seat."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Any

from msgspec import Struct

from hypostyle.arena.sent_content import sent
from hypostyle.arena.workers import Workers
from hypostyle.engine.errors import BadOption, HypostyleError
from hypostyle.engine.match import Match
from hypostyle.review.judging import SIMULATIONS, Case, Judged, judge, seed_of, won
from hypostyle.review.words import JUDGED, ONLY, WORSE, Word, accuracy, word_of

DIGITS = 4


class Subject(Struct, frozen=True):
    """What is reviewed, and how; what differs in one of these is another review."""

    game: str
    rules_version: int
    content: str  # its digest
    match: str  # a digest of set-up and log
    simulations: int
    seed: int


class Review:
    """A finished match and what was found of its decisions so far."""

    def __init__(
        self, match: Match, simulations: int = SIMULATIONS, seed: int = 0, seats: Collection[int] = ()
    ) -> None:
        if not match.over:
            raise HypostyleError("The match is not over: a review would tell what its players still hide.")
        wrong = [seat for seat in seats if not 0 <= seat < match.seats]
        if wrong:
            raise BadOption(f"There is no seat {wrong[0]}; the seats of this match are 0 to {match.seats - 1}.")
        self.match = match
        self.simulations = simulations
        self.seed = seed
        self.seats = sorted(set(seats)) or list(range(match.seats))
        self.judged: dict[int, Judged] = {}
        self.cases = list(self.find_cases())

    @property
    def subject(self) -> Subject:
        match = self.match
        played = json.dumps([match.options, match.seats, str(match.seed), match.log], sort_keys=True)
        digest = hashlib.sha256(played.encode()).hexdigest()[:16]
        return Subject(
            match.game.slug, match.game.rules_version, match.content.digest, digest, self.simulations, self.seed
        )

    def find_cases(self) -> Iterator[Case]:
        """Every decision where there was something to choose; in a race it is the eye that decides, and not a plan."""
        match, game = self.match, self.match.game
        own = sent(game, match.content)
        for position, (seat, action) in zip(match.history(), match.log, strict=False):
            if seat not in self.seats:
                continue
            known = position.knowledge(seat)
            if len(known.state.legal_actions(seat)) > 1 and not known.decision().task.contest:
                yield Case(
                    *(game.slug, own, match.content.digest, known.to_bytes(), seat, position.step + 1, action),
                    *(self.simulations, seed_of(self.seed, position.step)),
                )

    def work(self, workers: Workers) -> Iterator[Judged]:
        """Judge what is not judged yet; in any order, each as it is found."""
        missing = [case for case in self.cases if case.step not in self.judged]
        for found in workers.map(judge, missing):
            self.judged[found.step] = found
            yield found

    def take_over(self, found: Iterable[Judged]) -> None:
        """What was found earlier."""
        steps = {case.step for case in self.cases}
        self.judged |= {one.step: one for one in found if one.step in steps}

    # ------------------------------------------------------------------ what came of it
    def as_json(self) -> dict[str, Any]:
        """Everything that was judged so far."""
        subject = self.subject
        return {
            "game": subject.game,
            "rules_version": subject.rules_version,
            "content": subject.content,
            "match": subject.match,
            "simulations": subject.simulations,
            "seed": subject.seed,
            "judged": len(self.judged),
            "to_judge": len(self.cases),
            "seats": [self.seat_json(seat) for seat in range(self.match.seats)],
            "decisions": [self.decision_json(step) for step in range(1, len(self.match.log) + 1) if self.is_told(step)],
            "curve": self.curve(),
        }

    def is_told(self, step: int) -> bool:
        """Of the seats that are reviewed: what is judged, and what there was nothing to judge about."""
        is_case = any(case.step == step for case in self.cases)
        return self.match.log[step - 1][0] in self.seats and (step in self.judged or not is_case)

    def decision_json(self, step: int) -> dict[str, Any]:
        describe = self.match.game.words.describe
        seat, action = self.match.log[step - 1]
        found = self.judged.get(step)
        told: dict[str, Any] = {"step": step, "seat": seat, "played": {"id": action, **describe(action)}}
        if found is None:
            return {**told, "word": ONLY}
        return told | {
            "best": {"id": found.best, **describe(found.best)},
            "loss": round(found.loss, DIGITS),
            "margin": round(found.margin, DIGITS),
            "points": round(sum(lost_by_line(found).values()), DIGITS),
            "lines": {
                line: [round(found.best_lines[line], DIGITS), round(found.played_lines[line], DIGITS)]
                for line in found.best_lines
            },
            "word": word(found),
            "chances": rounded(found.chances),
            "best_chances": rounded(found.best_chances),
            "played_chances": rounded(found.played_chances),
            "best_points": rounded(found.best_points),
            "played_points": rounded(found.played_points),
            "continuation": [{"seat": mover, "id": one, **describe(one)} for mover, one in found.continuation],
        }

    def seat_json(self, seat: int) -> dict[str, Any]:
        own = [found for found in self.judged.values() if found.seat == seat]
        words = Counter(word(found) for found in own)
        lost: Counter[str] = Counter()
        for found in own:
            if word(found) in WORSE:  # in other choices the lines differ by chance more than by what was chosen
                lost.update(lost_by_line(found))
        precise = accuracy([found.loss for found in own])
        return {
            "seat": seat,
            "decisions": len(own),
            "accuracy": None if precise is None else round(precise, 1),
            "words": {name: words[name] for name in JUDGED},
            "points_lost": {line: round(lost[line], DIGITS) for line in self.match.game.lines},
            **self.luck_and_skill(seat),
        }

    def luck_and_skill(self, seat: int) -> dict[str, float]:
        """Where the result came from, in winning chances: `skill` and `others` are what the own choices and those of
        the others brought beside the best ones, `luck` is the rest: shuffles, and what no search foresaw. With `start`
        they add up to `result`."""
        result = won(self.match.outcome)[seat]
        start = next((one["chances"][seat] for one in self.curve()), 1 / self.match.seats)
        skill = others = 0.0
        for found in self.judged.values():
            change = found.played_chances[seat] - found.best_chances[seat]
            if found.seat == seat:
                skill -= found.loss
            elif found.loss > 0:
                others += change
        parts = {"start": start, "skill": skill, "others": others, "luck": result - start - skill - others}
        return {name: round(value, DIGITS) for name, value in parts.items()} | {"result": round(result, DIGITS)}

    def curve(self) -> list[dict[str, Any]]:
        """The chances of every seat before each choice that was judged, and at the end what came of them."""
        found = [self.judged[step] for step in sorted(self.judged)]
        points: list[dict[str, Any]] = [{"step": one.step - 1, "chances": rounded(one.chances)} for one in found]
        end = {"step": len(self.match.log), "chances": rounded(won(self.match.outcome))}
        return [*points, end] if points else []


def word(found: Judged) -> Word:
    return word_of(found.loss, found.margin)


def lost_by_line(found: Judged) -> dict[str, float]:
    """Points that the best choice would have brought beyond the played one."""
    return {line: points - found.played_lines[line] for line, points in found.best_lines.items()}


def rounded(values: list[float]) -> list[float]:
    return [round(value, DIGITS) for value in values]
