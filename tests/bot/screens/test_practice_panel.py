"""The practice deals are what they were chosen for."""

import pytest

from bot.blocks.presenter import practice_seed
from bot.games.registry import PRACTISED
from engine.games.registry import REGISTRY
from tests.complete_games import COMPLETE
from tests.practice_search import LEARNER, played, teaches

DEALS = [(name, number) for name, lesson in PRACTISED.items() for number in lesson.deals]
ONE_OF_EACH = [
    pytest.param(
        *(name, number),
        marks=[pytest.mark.long] * ((name, number) != ("contract", lesson.deals[0])),
    )
    for name, lesson in PRACTISED.items()
    for number in lesson.deals
]


def test_every_complete_game_can_be_practised() -> None:
    assert set(COMPLETE) <= set(PRACTISED) <= set(REGISTRY)
    for name, lesson in PRACTISED.items():
        listing = REGISTRY[name]
        assert lesson.computers + 1 in listing.build(listing.presets[listing.default]).seats
        assert len(lesson.deals) == len(set(lesson.deals)) >= 2


@pytest.mark.parametrize(("name", "number"), ONE_OF_EACH)
def test_a_learner_who_follows_show_me_begins_meets_the_main_steps_and_ends_it(
    name: str, number: int
) -> None:
    deal = played(name, number, PRACTISED[name].computers)
    assert (deal.starter, deal.winner) == (LEARNER, LEARNER)
    assert teaches(name, deal)


def test_no_two_deals_are_the_same() -> None:
    seeds = {practice_seed(name, number) for name, number in DEALS}
    assert len(seeds) == len(DEALS)
    assert {len(seed) for seed in seeds} == {32}
