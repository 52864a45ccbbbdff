"""The rules lie in docs/rules as the bot tells them, in each language that does."""

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from bot.text import LANGUAGES, Text
from bot.text.__main__ import pages
from bot.text.rules_page import page_name, rules_page, spoken
from engine.games.registry import REGISTRY
from engine.listing import Listing
from tests import complete_games

TEXT = Text()
ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs" / "rules"
LISTED = [
    "README.md",
    *(page_name(game, one) for game in REGISTRY.values() for one in spoken(game)),
]
"""The pages by name. They take half a second to write, which is left to the tests of them."""

told = cache(pages)


@pytest.mark.parametrize("name", LISTED)
def test_the_page_in_docs_is_up_to_date(name: str):
    assert (DOCS / name).exists(), "run: python -m bot.text --write"
    lies = (DOCS / name).read_text(encoding="utf-8")
    assert lies == told()[name], "run: python -m bot.text --write"


def test_no_page_in_docs_is_of_something_else():
    lying = {page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")}
    assert lying == set(told()) == set(LISTED)


@pytest.mark.parametrize("listing", complete_games.GAMES)
def test_a_complete_game_has_its_page_in_every_language(listing: Listing):
    wanted = {page_name(listing, language) for language in LANGUAGES}
    assert wanted <= set(told())
    assert wanted <= set(re.findall(r"\]\(([^)]+)\)", told()["README.md"]))


def test_the_pages_of_a_game_lead_to_each_other():
    english, thai = told()["basic.md"], told()["th/basic.md"]
    assert "[ไทย](th/basic.md) · [Tiếng Việt](vi/basic.md)" in english
    assert "[English](../basic.md) · [Tiếng Việt](../vi/basic.md)" in thai


def test_the_command_prints_the_page():
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-m", "bot.text", "contract", "vi"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout == rules_page(REGISTRY["contract"], Text("vi"))


def test_the_page_says_that_any_number_may_be_chosen():
    page = rules_page(REGISTRY["basic"], TEXT)
    for place in ("…", '{"mode": "target", "points": …}', '{"mode": "hands", "hands": …}'):
        assert f"  - `{place}`: Any other whole number from 1 up" in page
    assert "  - `…`: Any other whole number from 0 up" in page
    contract = rules_page(REGISTRY["contract"], TEXT)
    assert "  - Any other choice among 1, 2, 3, 4, 5, 6 and 7" in contract


def test_the_page_says_where_the_sources_are_silent():
    silent = rules_page(REGISTRY["contract"], TEXT).partition("## Where the sources are silent")[2]
    for words in (
        "does not bind the last deal",
        "cards in your hand at that moment",
        "taking the upcard is refused too",
    ):
        assert words in silent
