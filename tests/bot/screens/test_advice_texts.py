"""Every reason of a computer has its sentence in every language."""

import pytest

from bot.screens.advice import reason
from bot.screens.screen import Screen
from bot.text import LANGUAGES, Text
from engine.computer.advice import Advice, Why
from engine.games.registry import REGISTRY
from engine.moves import Draw
from tests.screens.panels import panel
from tests.screens.tables import BOTH_DOWN, DRAWN, contract


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


def test_where_ratings_count_suggest_says_why_it_names_melds_alone() -> None:
    told = words(panel(contract(*BOTH_DOWN, *DRAWN), Text(), kind="suggest"))
    assert "This game is rated, so Suggest names no draw and no discard" in told
    assert "This game is rated" not in words(panel(contract(*BOTH_DOWN, *DRAWN), Text()))


def words(screen: Screen) -> str:
    return "\n".join(block for block in screen.blocks if isinstance(block, str))
