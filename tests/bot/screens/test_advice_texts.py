"""Every reason of a computer has its sentence in every language."""

import pytest

from bot.screens.advice import reason
from bot.text import LANGUAGES, Text
from engine.computer.advice import Advice, Why
from engine.games.registry import REGISTRY
from engine.moves import Draw


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", Why)
def test_every_reason_is_told(why: Why, language: str) -> None:
    say = Text(language)
    assert f"advice-{why}" in say.ids("advice-")
    for game in REGISTRY:
        told = reason(Advice(Draw(), why, 10), game, say)
        assert told
        assert "{" not in told


def test_what_a_card_counts_is_told_in_the_number_that_fits() -> None:
    lonely = [reason(Advice(Draw(), Why.NO_NEIGHBOURS, at), "basic", Text()) for at in (1, 10)]
    assert lonely[0].endswith("it counts 1 point.")
    assert lonely[1].endswith("it counts 10 points.")
