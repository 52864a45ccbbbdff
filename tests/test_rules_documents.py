"""The rules lie in docs/rules as the bot tells them, in each language that does."""

import re
from functools import cache

import pytest

from bot.blocks.rule_examples import PlayedExample
from bot.games.gin.teaching import hollywood_columns
from bot.games.registry import PRESENTERS
from bot.text import LANGUAGES, Text
from bot.text.text import signed
from engine.games.registry import REGISTRY
from engine.listing import Listing
from engine.notation.replay import play
from tests import complete_games
from tests.rules_pages import page_name, played_in_words, rules_page, spoken
from tests.write_lists import rules_pages

TEXT = Text()
LISTED = [
    "README.md",
    *(page_name(game, one) for game in REGISTRY.values() for one in spoken(game)),
]
"""The pages by name. They take half a second to write, which is left to the tests of them."""

told = cache(rules_pages)


@pytest.mark.parametrize("listing", complete_games.GAMES)
def test_a_complete_game_has_its_page_in_every_language(listing: Listing):
    wanted = {page_name(listing, language) for language in LANGUAGES}
    assert wanted <= set(told())
    assert wanted <= set(re.findall(r"\]\(([^)]+)\)", told()["README.md"]))


def test_the_pages_of_a_game_lead_to_each_other():
    english, thai = told()["basic.md"], told()["th/basic.md"]
    assert "[ไทย](th/basic.md) · [Tiếng Việt](vi/basic.md)" in english
    assert "[English](../basic.md) · [Tiếng Việt](../vi/basic.md)" in thai


def test_the_page_says_that_any_number_may_be_chosen():
    page = rules_page(REGISTRY["basic"], TEXT)
    for label in ("First to … points wins", "Most points after … deals wins"):
        assert f"{label} (any whole number from 1 up)" in page
    contract = rules_page(REGISTRY["contract"], TEXT)
    assert "  - Any other choice among 1, 2, 3, 4, 5, 6 and 7" in contract


@pytest.mark.parametrize("name", LISTED)
def test_no_page_shows_a_value_of_the_program(name: str):
    """Those are for docs/notation.md; only the list of the pages names a command."""
    page = told()[name].replace("`python -m tests.write_lists`", "")
    assert re.findall(r"`|\bnull\b|\btrue\b|\bfalse\b|\{|\[\[|\w_\w", page) == []


def examples(listing: Listing) -> list[PlayedExample]:
    """The examples of a game that are replays."""
    return [one for one in PRESENTERS[listing.name].played() if isinstance(one, PlayedExample)]


@pytest.mark.parametrize("listing", complete_games.GAMES)
def test_every_game_has_a_deal_that_is_scored_and_a_hard_case(listing: Listing):
    """As the engine plays them: what is refused is refused, and what would do instead is not."""
    for example in examples(listing):
        _, moves, refusal = play(example.replay(listing.name))
        assert (refusal is not None) is example.refused
        assert moves == len(example.moves) - example.refused
        assert (
            play(example.replay(listing.name, other_way=True)).refusal is None
            or example.instead is None
        )
    scored, hard = examples(listing)
    result = play(scored.replay(listing.name)).position.state.result
    assert result is not None
    assert any(result.scores)
    assert hard.says == f"played-{listing.name}-hard"


@pytest.mark.parametrize("listing", complete_games.GAMES)
def test_examples_say_what_the_engine_counted_in_every_language(listing: Listing):
    for language in LANGUAGES:
        said = "\n".join(played_in_words(listing, Text(language)))
        assert "$" not in said
        for example in examples(listing):
            result = play(example.replay(listing.name)).position.state.result
            for points in () if result is None else result.scores:
                assert (signed(points) if points else "0") in said


def test_gin_12_12_the_score_sheet_of_hollywood():
    *_, last = grown = hollywood_columns(REGISTRY["gin"].presets["hollywood"])
    sheet = [[column.scores for column in columns] for columns in grown]
    assert sheet == [
        [(30, 0), (0, 0), (0, 0)],
        [(50, 0), (20, 0), (0, 0)],
        [(50, 15), (20, 0), (0, 0)],
        [(110, 15), (80, 0), (60, 0)],
        [(110, 15), (80, 40), (60, 0)],
        [(110, 15), (105, 40), (85, 0)],
    ]
    assert [column.final for column in last] == [(285, 40), (280, 65), None]


def test_the_page_says_where_the_sources_are_silent():
    silent = rules_page(REGISTRY["contract"], TEXT).partition("## Gaps in the sources")[2]
    for words in (
        "doesn’t bind the last deal",
        "cards in your hand at that moment",
        "also refuses taking the upcard",
    ):
        assert words in silent
