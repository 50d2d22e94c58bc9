"""How far a seat has come, told from the erased state: what objectives count and are worth now, and the wheat."""

from __future__ import annotations

from typing import Any

from hypostyle.engine.content import Content
from hypostyle.games.egizia.vocabulary import (
    BONUS_EFFECTS,
    BONUS_NAMES,
    COLOR_NAMES,
    COLORS,
    MARKET_NAMES,
    MARKETS,
    RED_FIELD,
    STATUE_LEVELS,
    STATUES,
    TEAM_NAMES,
    TEAMS,
    Task,
)

Facts = dict[str, Any]


def fields(facts: Facts, content: Content, seat: int) -> dict[str, int]:
    """The value of a seat's fields by colour, with the column bonus."""
    each = better_by(facts, content, seat)
    first = seat * COLORS
    return {
        name: facts["field_value"][first + color] + each * facts["field_count"][first + color]
        for color, name in enumerate(COLOR_NAMES)
    }


def better_by(facts: Facts, content: Content, seat: int) -> int:
    """How much the bonus tile for better fields adds to each field of a seat."""
    if not facts["bonuses"][seat] >> BONUS_EFFECTS.index("better_fields") & 1:
        return 0
    tiles = [content.data["bonus_tiles"][name] for name in BONUS_NAMES]
    return sum(tile["amount"] for tile in tiles if tile["effect"] == "better_fields")


def watered(flood: int) -> list[str]:
    """S07.3: the colours whose fields produce at this flood."""
    return [name for color, name in enumerate(COLOR_NAMES) if flood + color <= RED_FIELD]


def wheat(facts: Facts, content: Content, seat: int) -> dict[str, int]:
    """The balance if this seat were to feed its teams now, with wheat from cards played in this feeding."""
    rules = content.data["wheat_market"]
    own = fields(facts, content, seat)
    produced = sum(own[color] for color in watered(facts["flood"])) + wheat_played(facts, seat)
    need = sum(facts["team"][seat * TEAMS : (seat + 1) * TEAMS])
    level = facts["market"][seat * MARKETS]
    missing = max(0, need - produced)
    left = max(0, produced - need)
    return {
        "need": need,
        "produced": produced,
        "missing": missing,
        "cost": missing * rules["penalty"][level],
        "left": left,
        "sale": left // rules["wheat_per_point"] if level >= rules["sell_from"] else 0,
    }


def wheat_played(facts: Facts, seat: int) -> int:
    top = facts["depth"] - 1
    asked = top >= 0 and facts["task"][top] == Task.FEEDING and facts["who"][top] == seat
    return int(facts["argument"][top]) if asked else 0


def counts(facts: Facts, content: Content, seat: int) -> dict[str, int]:
    """Everything that objectives count, by the name of its measure."""
    own = fields(facts, content, seat)
    team = facts["team"][seat * TEAMS : (seat + 1) * TEAMS]
    market = facts["market"][seat * MARKETS : (seat + 1) * MARKETS]
    levels = facts["statue"][seat * STATUES : (seat + 1) * STATUES]
    return {
        "obelisk": facts["obelisk_bricks"][seat],
        "colonnade": facts["colonnade"][seat],
        "pyramid": facts["pyramid_bricks"][seat],
        "statues": sum(levels),
        "full_statues": levels.count(STATUE_LEVELS),
        "each_statue": min(levels),
        "full_colonnade": int(facts["colonnade"][seat] == len(content.data["colonnade"]["costs"])),
        **{f"{name}_market": level for name, level in zip(MARKET_NAMES, market, strict=True)},
        "both_markets": sum(market),
        **{f"{name}_team": strength for name, strength in zip(TEAM_NAMES, team, strict=True)},
        "every_team": min(team),
        "all_strength": sum(team),
        **{f"{name}_fields": value for name, value in own.items()},
        "yellow_and_red_fields": own["yellow"] + own["red"],
        "quarries": facts["quarry"][seat],
        "permanent_cards": facts["permanents"][seat],
        "sphinx_cards": facts["hand_count"][seat],
        "row_bonuses": facts["row_winner"].count(seat + 1),
    }


def objective(card: dict[str, Any], reached: list[dict[str, int]], seat: int) -> dict[str, Any]:
    """S19: the goals of a Sphinx card with how far a seat has come, and its points if the game ended now."""
    own = reached[seat]
    if "each" in card:
        have = own[card["each"]]
        return {"progress": [{"goal": card["each"], "have": have, "need": None}], "worth": have * card["points"]}
    if "most" in card:
        best = max(counted[card["most"]] for other, counted in enumerate(reached) if other != seat)
        goals = [{"goal": card["most"], "have": own[card["most"]], "need": best + 1}]
    else:
        goals = [{"goal": goal, "have": own[goal], "need": need} for goal, need in card["goals"].items()]
    met = all(goal["have"] >= goal["need"] for goal in goals)
    return {"progress": goals, "worth": card["points"] if met else 0}


def statue_worth(card: dict[str, Any], level: int, reached: int) -> int:
    """S16.4: the highest level that is both built and reached by its objective."""
    return max([0, *(int(card["points"][step]) for step in range(level) if reached >= card["need"][step])])
