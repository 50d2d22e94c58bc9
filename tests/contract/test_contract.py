"""Every game of the hall keeps the contract, at every player count and in every telling variant."""

import pytest

import hypostyle
from hypostyle.testing.suite import Check, every_check

CHECKS = [
    pytest.param(check, id=f"{slug}-{check}")
    for slug in hypostyle.games()
    for check in every_check(hypostyle.game(slug))
]


@pytest.mark.parametrize("check", CHECKS)
def test_contract(check: Check) -> None:
    check()
