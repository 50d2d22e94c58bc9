"""The turns of the only match of a stepper, one agent after the other: what PettingZoo's environment is derived from.

A step of it takes about as long as the look-ups that Python makes for it; here they are made by compiled code. What is
out of the ordinary is left to the environment.
"""

from __future__ import annotations

from typing import Any

from hypostyle.engine.rows import NOBODY, ONLY, REFUSED
from hypostyle.engine.stepping import Stepper

KEPT_ARRAYS = 3  # a pattern and the two given out last


class Turns:
    """Whose turn it is, and what is given out to that agent."""

    stepper: Stepper
    mover: int
    is_running: bool
    has_moved: bool  # since an agent was named
    action_count: Any
    agent_names: Any  # by seat
    arrays: Any  # for observations, see State.show_new
    masks: Any
    kept_infos: Any  # by agent

    def sit_down(self, stepper: Any, action_count: Any, agent_names: Any, new_array: Any, new_mask: Any) -> None:
        """Take over what is the same in all matches."""
        self.stepper, self.action_count, self.agent_names = stepper, action_count, agent_names
        self.arrays = [new_array, *(new_array() for _ in range(KEPT_ARRAYS))]
        self.masks = [new_mask, *(new_mask() for _ in range(KEPT_ARRAYS))]
        self.mover, self.is_running, self.has_moved = NOBODY, False, False

    def begin_turns(self, mover: Any) -> None:
        self.mover, self.is_running, self.has_moved = mover, True, True

    def name_agent(self) -> Any:
        """The agent whose turn it is; another is named only after a step."""
        self.has_moved = False
        return self.agent_names[self.mover]

    def pass_turn_to(self, seat: Any) -> None:
        self.mover = seat

    def keep_infos(self, infos: Any) -> None:
        self.kept_infos = infos

    def last(self, observe: Any = True) -> Any:
        """What the agent whose turn it is sees, and what has become of it."""
        if not self.is_running or not observe or self.mover != self.stepper.turns[ONLY]:
            return self.last_otherwise(observe)
        stepper = self.stepper
        known = stepper.known
        known.copy_from(stepper.work)
        known.erase(self.mover)
        shown = known.show_new(stepper.table, self.mover, stepper.scales, self.arrays, stepper.whole)
        mask = known.mark_new(stepper.offered, stepper.offered_counts[ONLY], stepper.action_count, self.masks)
        seen = {"observation": shown, "action_mask": mask}
        return seen, 0.0, False, False, self.kept_infos[self.agent_names[self.mover]]  # rewards come at the end

    def step(self, action: Any) -> None:
        """Play for the agent whose turn it is."""
        self.has_moved = True
        if not self.is_running or type(action) is not int or not 0 <= action < self.action_count:
            self.step_otherwise(action)
            return
        mover = self.stepper.move(action)
        if mover >= 0:
            self.mover = mover
        elif mover == REFUSED:
            self.refuse(action)
        else:
            self.is_running = False
            self.end_match()

    def last_otherwise(self, observe: Any) -> Any:
        """`last` before the first match, after its end, for an agent that is not asked, or without an observation."""
        raise NotImplementedError

    def step_otherwise(self, action: Any) -> None:
        """`step` while no match is on, or with something that is not plainly the number of an action."""
        raise NotImplementedError

    def refuse(self, action: Any) -> None:
        """Raise why an action may not be chosen."""
        raise NotImplementedError

    def end_match(self) -> Any:
        """Reward everybody. (A method that returns nothing and takes nothing would become one of C.)"""
        raise NotImplementedError
