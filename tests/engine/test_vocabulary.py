"""Words: ids are dense, names and numbers are two sides of one thing, events hide their secrets."""

from typing import Any

from hypostyle.engine.vocabulary import Vocabulary


def harbour() -> Vocabulary:
    words = Vocabulary()
    site = words.domain("site", ("market", "temple", "pyramid"))
    words.verb("take")
    words.verb("sail", boat=4, site=site)
    words.verb("pass")
    card = words.domain("card", ("lever", "statue"))
    words.event("card_drawn", seat=4, card=card, secret=("card",), to="seat")
    return words


def test_ids_are_dense_in_the_order_of_declaration() -> None:
    words = harbour()
    assert [int(verb) for verb in words.verbs] == [0, 1, 13]
    assert words.action_count == 14


def test_an_action_is_described_by_verb_and_named_fields() -> None:
    words = harbour()
    assert words.describe(1 + 2 * 3 + 1) == {"verb": "sail", "boat": 2, "site": "temple"}
    assert words.action({"verb": "sail", "boat": 2, "site": "temple"}) == 8


def test_what_is_no_action_has_no_id() -> None:
    words = harbour()
    nonsense: list[dict[str, Any]] = [
        {},
        {"verb": "swim"},
        {"verb": ["sail"]},
        {"verb": "sail", "boat": 2},
        {"verb": "sail", "boat": 4, "site": "temple"},
        {"verb": "sail", "boat": True, "site": "temple"},
        {"verb": "sail", "boat": 2, "site": 1},
        {"verb": "sail", "boat": 2, "site": "temple", "speed": 3},
    ]
    assert [words.action(described) for described in nonsense] == [None] * len(nonsense)


def test_an_event_keeps_its_secret_from_all_but_one() -> None:
    event = harbour().events[0]
    assert event.tell((2, 1, 0), viewer=2) == {"event": "card_drawn", "seat": 2, "card": "statue"}
    assert event.tell((2, 1, 0), viewer=1) == {"event": "card_drawn", "seat": 2, "card": None}
    assert event.tell((2, 1, 0), viewer=-1) == {"event": "card_drawn", "seat": 2, "card": None}


def test_tasks_and_reasons_count_from_one() -> None:
    words = Vocabulary()
    first, second = words.task("turn", "S05"), words.step("unload")
    reason = words.reason("dock_occupied", "S08")
    assert (first, second, reason) == (1, 2, 1)
    assert words.task_of(2).name == "unload"
    assert not words.task_of(2).decision
    assert words.reason_of(1).section == "S08"
