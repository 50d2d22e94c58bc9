"""The rules of Mykerinos as the engine asks for them: choices, refusals, effects, points, secrets."""

from __future__ import annotations

from hypostyle.engine.types import i64
from hypostyle.games.mykerinos.digging import BLACKMORE_DIG, TANGERINE_EXTENSION
from hypostyle.games.mykerinos.survey import Survey
from hypostyle.games.mykerinos.vocabulary import (
    BLACKMORE,
    BROWN,
    CALL,
    CLAIM,
    CONTINUE,
    DECLINE,
    DIG,
    EXTEND,
    EXTENDING,
    FIRST_PATRON_LINE,
    LEADER_CHOICE,
    LEFTOVER_CHOICE,
    LEMON,
    LEMON_EXTENDING,
    MUSEUM_FOR_LEADERS,
    MUST_CHOOSE,
    NEUTRAL_CHOICE,
    NEUTRAL_EXTENDING,
    NEUTRAL_TURN,
    NOT_ASKED,
    PARCELS_LINE,
    PASS,
    RESERVE,
    SETS_LINE,
    SURVEY,
    TANGERINE,
    TURN,
    VIOLET,
)

MOST_CUBES = 128.0  # more than a stock can hold: points decide before cubes


class Rules(Survey):
    """A whole match of Mykerinos."""

    # ================================================================ what may be chosen
    def fill_legal(self, seat: int) -> None:
        top = self.depth - 1
        task = self.task[top]
        argument = self.argument[top]
        if task == TURN:
            self.fill_turn(seat)
        elif task == EXTENDING or task == NEUTRAL_EXTENDING:
            self.offer_chain(argument, self.detail[top])
        elif task == NEUTRAL_TURN:
            self.fill_neutral_turn(seat)
        elif task == VIOLET:
            self.fill_violet(seat)
        elif task == LEMON:
            self.fill_lemon(seat)
        elif task == LEMON_EXTENDING:
            self.offer_lemon_second(argument)
        elif task == BROWN:
            self.offer_rooms(seat)
        elif task == BLACKMORE:
            self.offer_digs(BLACKMORE_DIG)
        elif task == TANGERINE:
            self.offer_extensions(seat, TANGERINE_EXTENSION)
        elif task == LEADER_CHOICE:
            self.fill_leader_choice(seat, argument)
        elif task == LEFTOVER_CHOICE:
            self.fill_leftover_choice(argument)
        else:
            self.fill_claims(argument)  # for the neutral player

    # ================================================================ why something cannot be done
    def obstacle(self, seat: int, action: int) -> int:
        top = self.depth - 1
        task = self.task[top]
        if action < EXTEND:
            return self.dig_obstacle(seat, task, action - DIG) if self.asks_dig(task) else NOT_ASKED
        if action < CONTINUE:
            return self.extend_obstacle(seat, task, action - EXTEND) if self.asks_extend(task) else NOT_ASKED
        if action < CALL:
            if task != EXTENDING and task != LEMON_EXTENDING and task != NEUTRAL_EXTENDING:
                return NOT_ASKED
            return self.continue_obstacle(task, self.argument[top], self.detail[top], action - CONTINUE)
        if action < PASS:
            return self.call_obstacle(seat, action - CALL) if task == TURN else NOT_ASKED
        if action < CLAIM:
            return 0 if task == TURN else NOT_ASKED
        if action < RESERVE:
            if task != LEADER_CHOICE and task != LEFTOVER_CHOICE and task != NEUTRAL_CHOICE:
                return NOT_ASKED
            return self.claim_obstacle(self.argument[top], action - CLAIM)
        if action < DECLINE:
            return self.reserve_obstacle(seat, task, action - RESERVE)
        return self.decline_obstacle(task)

    def asks_dig(self, task: int) -> bool:
        return task == TURN or task == VIOLET or task == LEMON or task == BLACKMORE or task == NEUTRAL_TURN

    def asks_extend(self, task: int) -> bool:
        return task == TURN or task == VIOLET or task == LEMON or task == TANGERINE or task == NEUTRAL_TURN

    def reserve_obstacle(self, seat: int, task: int, room: int) -> int:
        """S14, S19, S20: a room is for Sir Brown and for the first two of an area."""
        if task == LEFTOVER_CHOICE:
            return MUSEUM_FOR_LEADERS
        if task != BROWN and task != LEADER_CHOICE:
            return NOT_ASKED
        reason = self.museum_obstacle(seat) if task == LEADER_CHOICE else 0
        return reason if reason else self.room_obstacle(seat, room, self.rooms_taken())

    def decline_obstacle(self, task: int) -> int:
        """S28, S20: only the neutral dig and a leftover card may be left (R-12, R-13)."""
        if task == LEFTOVER_CHOICE or task == NEUTRAL_TURN:
            return 0
        return MUST_CHOOSE if task == LEADER_CHOICE or task == NEUTRAL_CHOICE else NOT_ASKED

    # ================================================================ carrying a choice out
    def apply(self, seat: int, action: int) -> None:
        top = self.depth - 1
        task = self.task[top]
        area = self.argument[top]
        cubes = self.detail[top]
        self.pop()
        if action < EXTEND:
            self.dig(seat, task, action - DIG)
        elif action < CONTINUE:
            self.extend(seat, task, action - EXTEND)
        elif action < CALL:
            self.continue_digging(seat, task, cubes, action - CONTINUE)
        elif action < PASS:
            self.call_patron(seat, action - CALL)
        elif action < CLAIM:
            self.pass_turn(seat)
        elif action < RESERVE:
            if task == NEUTRAL_CHOICE:
                self.claim_for_neutral(area, action - CLAIM)
            else:
                self.claim(seat, area, action - CLAIM)
        elif action < DECLINE:
            if task == BROWN:
                self.send_to_museum(seat, action - RESERVE)
            else:
                self.reserve_room(seat, action - RESERVE)
        elif task == NEUTRAL_TURN:
            self.end_turn(seat)
        else:
            self.leave_card(seat)
        self.run_survey()

    def run_survey(self) -> None:
        """Go on until somebody has to choose or the match is over."""
        while self.over == 0 and self.task[self.depth - 1] == SURVEY:
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
