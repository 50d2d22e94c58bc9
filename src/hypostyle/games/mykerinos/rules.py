"""The rules of Mykerinos as the engine asks for them: choices, refusals, effects, points, secrets."""

from __future__ import annotations

from hypostyle.engine.types import i64
from hypostyle.games.mykerinos.region import Printed
from hypostyle.games.mykerinos.survey import Survey
from hypostyle.games.mykerinos.vocabulary import (
    FIRST_PATRON_LINE,
    PARCELS_LINE,
    SETS_LINE,
    VERB_OF,
    Reason,
    Task,
    Verb,
)

__all__ = ["Printed", "Rules"]

MOST_CUBES = 128.0  # more than a stock can hold: points decide before cubes


class Rules(Survey):
    """A whole match of Mykerinos."""

    # ================================================================ what may be chosen
    def fill_legal(self, seat: int) -> None:
        """Verb by verb, each by the predicates that also explain a refusal."""
        top = self.depth - 1
        task = self.task[top]
        argument = self.argument[top]
        if self.asks_dig(task):
            self.offer_digs(seat, task)
        if self.asks_extend(task):
            self.offer_extensions(seat, task)
        if self.asks_continue(task):
            self.offer_continuations(task, argument, self.detail[top])
        if task == Task.TURN:
            self.offer_calls(seat)
            self.offer(Verb.PASS)
        if self.asks_claim(task):
            self.offer_claims(argument)
        if self.entry_obstacle(seat, task) == 0:
            self.offer_rooms(seat)
        if self.decline_obstacle(task) == 0:
            self.offer(Verb.DECLINE)

    # ================================================================ why something cannot be done
    def obstacle(self, seat: int, action: int) -> int:
        top = self.depth - 1
        task = self.task[top]
        argument = self.argument[top]
        verb = VERB_OF[action]
        number = action - verb
        if verb == Verb.DIG:
            return self.dig_obstacle(seat, task, number) if self.asks_dig(task) else Reason.NOT_ASKED
        if verb == Verb.EXTEND:
            return self.extend_obstacle(seat, task, number) if self.asks_extend(task) else Reason.NOT_ASKED
        if verb == Verb.CONTINUE:
            if not self.asks_continue(task):
                return Reason.NOT_ASKED
            return self.continue_obstacle(task, argument, self.detail[top], number)
        if verb == Verb.CALL:
            return self.call_obstacle(seat, number) if task == Task.TURN else Reason.NOT_ASKED
        if verb == Verb.PASS:
            return 0 if task == Task.TURN else Reason.NOT_ASKED
        if verb == Verb.CLAIM:
            return self.claim_obstacle(argument, number) if self.asks_claim(task) else Reason.NOT_ASKED
        if verb == Verb.RESERVE:
            return self.reserve_obstacle(seat, task, number)
        return self.decline_obstacle(task)

    # ================================================================ carrying a choice out
    def apply(self, seat: int, action: int) -> None:
        top = self.depth - 1
        task = self.task[top]
        argument = self.argument[top]
        cubes = self.detail[top]
        verb = VERB_OF[action]
        number = action - verb
        self.pop()
        if verb == Verb.DIG:
            self.dig(seat, task, number)
        elif verb == Verb.EXTEND:
            self.extend(seat, task, number)
        elif verb == Verb.CONTINUE:
            self.continue_digging(seat, task, cubes, number)
        elif verb == Verb.CALL:
            self.call_patron(seat, number)
        elif verb == Verb.PASS:
            self.pass_turn(seat)
        elif verb == Verb.CLAIM:
            if task == Task.NEUTRAL_CHOICE:
                self.claim_for_neutral(argument, number)
            else:
                self.claim(seat, argument, number)
        elif verb == Verb.RESERVE:
            if task == Task.BROWN:
                self.send_to_museum(seat, number)
            else:
                self.reserve_room(seat, number)
        elif task == Task.NEUTRAL_TURN:
            self.end_turn(seat)
        else:
            self.leave_card(seat)
        self.run_survey()

    def run_survey(self) -> None:
        """Go on until somebody has to choose or the match is over."""
        while self.over == 0 and self.task[self.depth - 1] == Task.SURVEY:
            self.survey()
        self.open = 0 if self.over else 1 << self.who[self.depth - 1]

    # ================================================================ S24 to S26 points and ties
    def points(self, seat: int, line: int) -> int:
        """Parcels score at once; wings and sets when the Museum opens."""
        if line == PARCELS_LINE:
            return self.prestige[seat]
        if self.over == 0:
            return 0
        if line == SETS_LINE:
            return self.set_points(seat)
        return self.wing_points(seat, line - FIRST_PATRON_LINE)

    def tie_break(self, seat: int, level: int) -> int:
        """Own cubes in the personal stock, nothing else (R-34)."""
        return self.stock[seat]

    def result(self, seat: int) -> float:
        total = self.prestige[seat]
        if self.over:
            total += self.exhibition_points(seat)
        return total * MOST_CUBES + self.stock[seat]

    # ================================================================ secrets
    def erase(self, seat: int) -> None:
        """The pile is shuffled when it is laid, so only chance is unknown, to everybody alike."""
        self.forget_chance()

    def redeal(self, seed: i64) -> None:
        self.seed(seed)
