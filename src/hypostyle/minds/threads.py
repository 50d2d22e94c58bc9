"""Several searches of one position at once, on threads of their own; what they found is added up."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING

from hypostyle.engine.knowledge import Knowledge

if TYPE_CHECKING:
    from hypostyle.minds.mind import Choice, Mind


def run_threads(mind: Mind, knowledge: Knowledge) -> list[Choice]:
    """Every thread grows a tree of its own from a seed of its own; a budget of simulations is shared out."""
    threads = mind.manner.threads
    budget = mind.manner.budget
    if budget.simulations is not None:
        budget = replace(budget, simulations=-(-budget.simulations // threads))
    alone = replace(mind.manner, threads=1, budget=budget)
    minds = [
        type(mind)(mind.game, mind.dice.getrandbits(32), alone, mind.weights, mind.settings) for _ in range(threads)
    ]
    with ThreadPoolExecutor(threads) as pool:
        found = list(pool.map(lambda one: one.think(knowledge), minds))
    mind.search = minds[0].search  # one of the trees, for plans and reasons
    return added(found)


def added(found: list[list[Choice]]) -> list[Choice]:
    """Visits added up, values and shares of the win averaged by visits."""
    by_action: dict[int, list[Choice]] = {}
    for choices in found:
        for choice in choices:
            by_action.setdefault(choice.action, []).append(choice)
    merged = []
    for parts in by_action.values():
        visits = sum(part.visits for part in parts)
        merged.append(replace(parts[0], visits=visits, values=mean(parts, "values"), wins=mean(parts, "wins")))
    return sorted(merged, key=lambda choice: (-choice.visits, -choice.prior))


def mean(parts: list[Choice], name: str) -> list[float]:
    visits = max(1, sum(part.visits for part in parts))
    rows = [[part.visits * value for value in getattr(part, name)] for part in parts]
    return [sum(column) / visits for column in zip(*rows, strict=True)]
