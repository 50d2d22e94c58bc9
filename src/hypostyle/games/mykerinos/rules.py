"""The rules of Mykerinos as the engine asks for them: choices, refusals, effects, points, secrets."""

from __future__ import annotations

from hypostyle.engine.types import i64
from hypostyle.games.mykerinos.digging import BLACKMORE_DIG, TANGERINE_EXTENSION
from hypostyle.games.mykerinos.survey import Survey
from hypostyle.games.mykerinos.vocabulary import FIRST_PATRON_LINE, PARCELS_LINE, SETS_LINE, Reason, Task, Verb

MOST_CUBES = 128.0  # more than a stock can hold: points decide before cubes


class Rules(Survey):
    """A whole match of Mykerinos."""

    # ================================================================ what may be chosen
    def fill_legal(self, seat: int) -> None:
        top = self.depth - 1
        task = self.task[top]
        argument = self.argument[top]
        if task == Task.TURN:
            self.fill_turn(seat)
        elif task == Task.EXTENDING or task == Task.NEUTRAL_EXTENDING:
            self.offer_chain(argument, self.detail[top])
        elif task == Task.NEUTRAL_TURN:
            self.fill_neutral_turn(seat)
        elif task == Task.VIOLET:
            self.fill_violet(seat)
        elif task == Task.LEMON:
            self.fill_lemon(seat)
        elif task == Task.LEMON_EXTENDING:
            self.offer_lemon_second(argument)
        elif task == Task.BROWN:
            self.offer_rooms(seat)
        elif task == Task.BLACKMORE:
            self.offer_digs(BLACKMORE_DIG)
        elif task == Task.TANGERINE:
            self.offer_extensions(seat, TANGERINE_EXTENSION)
        elif task == Task.LEADER_CHOICE:
            self.fill_leader_choice(seat, argument)
        elif task == Task.LEFTOVER_CHOICE:
            self.fill_leftover_choice(argument)
        else:
            self.fill_claims(argument)  # for the neutral player

    # ================================================================ why something cannot be done
    def obstacle(self, seat: int, action: int) -> int:
        top = self.depth - 1
        task = self.task[top]
        if action < Verb.EXTEND:
            return self.dig_obstacle(seat, task, action - Verb.DIG) if self.asks_dig(task) else Reason.NOT_ASKED
        if action < Verb.CONTINUE:
            return (
                self.extend_obstacle(seat, task, action - Verb.EXTEND) if self.asks_extend(task) else Reason.NOT_ASKED
            )
        if action < Verb.CALL:
            if task != Task.EXTENDING and task != Task.LEMON_EXTENDING and task != Task.NEUTRAL_EXTENDING:
                return Reason.NOT_ASKED
            return self.continue_obstacle(task, self.argument[top], self.detail[top], action - Verb.CONTINUE)
        if action < Verb.PASS:
            return self.call_obstacle(seat, action - Verb.CALL) if task == Task.TURN else Reason.NOT_ASKED
        if action < Verb.CLAIM:
            return 0 if task == Task.TURN else Reason.NOT_ASKED
        if action < Verb.RESERVE:
            if task != Task.LEADER_CHOICE and task != Task.LEFTOVER_CHOICE and task != Task.NEUTRAL_CHOICE:
                return Reason.NOT_ASKED
            return self.claim_obstacle(self.argument[top], action - Verb.CLAIM)
        if action < Verb.DECLINE:
            return self.reserve_obstacle(seat, task, action - Verb.RESERVE)
        return self.decline_obstacle(task)

    def asks_dig(self, task: int) -> bool:
        return (
            task == Task.TURN
            or task == Task.VIOLET
            or task == Task.LEMON
            or task == Task.BLACKMORE
            or task == Task.NEUTRAL_TURN
        )

    def asks_extend(self, task: int) -> bool:
        return (
            task == Task.TURN
            or task == Task.VIOLET
            or task == Task.LEMON
            or task == Task.TANGERINE
            or task == Task.NEUTRAL_TURN
        )

    def reserve_obstacle(self, seat: int, task: int, room: int) -> int:
        """S14, S19, S20: a room is for Sir Brown and for the first two of an area."""
        if task == Task.LEFTOVER_CHOICE:
            return Reason.MUSEUM_FOR_LEADERS
        if task != Task.BROWN and task != Task.LEADER_CHOICE:
            return Reason.NOT_ASKED
        reason = self.museum_obstacle(seat) if task == Task.LEADER_CHOICE else 0
        return reason if reason else self.room_obstacle(seat, room, self.rooms_taken())

    def decline_obstacle(self, task: int) -> int:
        """S28, S20: only the neutral dig and a leftover card may be left (R-12, R-13)."""
        if task == Task.LEFTOVER_CHOICE or task == Task.NEUTRAL_TURN:
            return 0
        return Reason.MUST_CHOOSE if task == Task.LEADER_CHOICE or task == Task.NEUTRAL_CHOICE else Reason.NOT_ASKED

    # ================================================================ carrying a choice out
    def apply(self, seat: int, action: int) -> None:
        top = self.depth - 1
        task = self.task[top]
        area = self.argument[top]
        cubes = self.detail[top]
        self.pop()
        if action < Verb.EXTEND:
            self.dig(seat, task, action - Verb.DIG)
        elif action < Verb.CONTINUE:
            self.extend(seat, task, action - Verb.EXTEND)
        elif action < Verb.CALL:
            self.continue_digging(seat, task, cubes, action - Verb.CONTINUE)
        elif action < Verb.PASS:
            self.call_patron(seat, action - Verb.CALL)
        elif action < Verb.CLAIM:
            self.pass_turn(seat)
        elif action < Verb.RESERVE:
            if task == Task.NEUTRAL_CHOICE:
                self.claim_for_neutral(area, action - Verb.CLAIM)
            else:
                self.claim(seat, area, action - Verb.CLAIM)
        elif action < Verb.DECLINE:
            if task == Task.BROWN:
                self.send_to_museum(seat, action - Verb.RESERVE)
            else:
                self.reserve_room(seat, action - Verb.RESERVE)
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
