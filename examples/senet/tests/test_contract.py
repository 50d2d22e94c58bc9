"""Senet keeps the contract of every game of the hall."""

import pytest
from hypostyle.testing.suite import Check, every_check

from hypostyle_senet import GAME


@pytest.mark.parametrize("check", every_check(GAME), ids=str)
def test_contract(check: Check) -> None:
    check()
