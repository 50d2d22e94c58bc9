"""The words of a review, and the figures beside them."""

from __future__ import annotations

import pytest

from hypostyle.review.telling import Telling
from hypostyle.review.words import JUDGED, accuracy, word_of


@pytest.mark.parametrize(
    ("loss", "margin", "word"),
    [
        (0.0, 0.0, "best"),
        (0.001, 0.0, "good"),
        (0.02, 0.0, "good"),
        (0.021, 0.0, "inaccuracy"),
        (0.05, 0.0, "inaccuracy"),
        (0.051, 0.0, "mistake"),
        (0.12, 0.0, "mistake"),
        (0.121, 0.0, "blunder"),
        (1.0, 0.0, "blunder"),
        (0.03, 0.03, "best"),  # within the noise
        (0.15, 0.07, "blunder"),
        (0.15, 0.08, "mistake"),  # the margin is more than half of the loss: the milder word
        (0.06, 0.04, "inaccuracy"),
        (0.03, 0.02, "good"),
        (0.01, 0.008, "good"),  # milder than good would be best, and that it was not
    ],
)
def test_a_word_for_a_loss(loss: float, margin: float, word: str) -> None:
    assert word_of(loss, margin) == word


def test_a_larger_loss_is_never_called_by_a_milder_word() -> None:
    for margin in (0.0, 0.01, 0.03, 0.08):
        words = [JUDGED.index(word_of(loss / 1000, margin)) for loss in range(300)]
        assert words == sorted(words)


def test_accuracy() -> None:
    assert accuracy([]) is None
    assert accuracy([0.0, 0.0]) == 100
    fine, poor = accuracy([0.0, 0.02]), accuracy([0.0, 0.2])
    assert fine is not None
    assert poor is not None
    assert 100 > fine > poor > 0


def test_numbers_are_written_as_their_readers_write_them() -> None:
    import hypostyle

    english, french = (Telling(hypostyle.game("imhotep"), language, ("A", "B")) for language in ("en", "fr"))
    assert (english.signed(1.25), french.signed(1.25)) == ("+1.2", "+1,2")
    assert (english.percent(-0.171), french.percent(-0.171)) == ("−17.1\N{NO-BREAK SPACE}%", "−17,1\N{NO-BREAK SPACE}%")
    assert english.signed(0.01) == "0.0"
