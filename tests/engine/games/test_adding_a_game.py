"""The toy game of docs/adding-a-game.md passes what every game of the registry passes.

The checks are those of other files, called for one game more; its row and its words are the page's.
"""

import re
import shutil
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import bot.text
from bot.text.bundle import Bundle
from engine.games.registry import REGISTRY
from engine.listing import Listing
from engine.notation.replay import replay
from engine.result import Ending
from tests.bot.text import test_options_text, test_rules_text
from tests.engine import test_properties, test_rules_hash
from tests.engine.computer import test_computer
from tests.engine.games import test_whole_games, toy_game
from tests.engine.games.toy_game import StraightOptions, straight_rummy

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
NAME = "straight"
FILE, ROW = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
WORDS = re.findall(r"^```ftl\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
LISTING: Listing = eval(f"{{{ROW}}}", vars(toy_game) | {"Listing": Listing})[NAME]
Check = Callable[..., None]


def checks_of(module: Any) -> list[Check]:
    return [test for name, test in vars(module).items() if name.startswith("test_")]


@pytest.fixture
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one row, for as long as a test runs."""
    monkeypatch.setitem(REGISTRY, NAME, LISTING)  # type: ignore[arg-type]


@pytest.fixture
def _worded(_registered: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The words of the page among those of the bot."""
    shutil.copytree(Path(bot.text.__path__[0]) / "en", tmp_path / "en")
    (tmp_path / "en" / f"rules-{NAME}.ftl").write_text("\n".join(WORDS), encoding="utf-8")
    made = Bundle("en", tmp_path / "en")
    monkeypatch.setattr("bot.text.text.bundle", lambda language: made)
    for module in (test_options_text, test_rules_text):
        monkeypatch.setattr(module, "TEXT", bot.text.Text())


def test_the_page_shows_the_file_that_is_played() -> None:
    assert (ROOT / "tests" / "engine" / "games" / "toy_game.py").read_text(encoding="utf-8") == FILE


@pytest.mark.usefixtures("_registered")
@pytest.mark.parametrize("check", checks_of(test_properties))
def test_every_property_of_every_game(check: Check) -> None:
    check(name=NAME)


@pytest.mark.usefixtures("_registered")
@pytest.mark.parametrize("number", range(1, 5))
def test_a_whole_game_of_a_simple_player(number: int) -> None:
    test_whole_games.test_a_whole_game_ends(NAME, number)


@pytest.mark.usefixtures("_registered")
def test_a_computer_s_choice() -> None:
    test_computer.test_every_choice_is_legal_and_blind_to_what_is_hidden(name=NAME)


@pytest.mark.usefixtures("_registered")
def test_its_options_are_written_and_read() -> None:
    test_rules_hash.test_the_canonical_form_has_every_option_and_reads_back(NAME)
    test_rules_hash.test_every_value_on_a_menu_survives_json(NAME)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("must_discard", [False, True])
def test_computers_play_it_to_the_end(seats: int, must_discard: bool) -> None:
    rules = straight_rummy(StraightOptions(must_discard_to_go_out=must_discard))
    seed = sha256(f"{seats} {must_discard}".encode()).digest()
    ends = test_computer.played(rules, seats, seed)
    assert len(ends) == rules.deals
    assert Ending.OUT in {end.result.ended_by for end in ends if end.result}
    assert all(not end.hands[end.result.winner] for end in ends if end.result.winner is not None)


@pytest.mark.usefixtures("_registered")
@pytest.mark.parametrize(("must_discard", "reason"), [(False, None), (True, "would_empty_hand")])
def test_its_house_rule(must_discard: bool, reason: str | None) -> None:
    at = {
        "game": NAME,
        "options": {"must_discard_to_go_out": must_discard},
        "players": ["A", "B"],
        "phase": "play",
        "hands": {"A": ["7S", "7H", "7D"], "B": ["KS"]},
        "discard": ["2C"],
    }
    said = replay(
        {"position": at, "moves": [{"by": "A", "move": "meld", "cards": at["hands"]["A"]}]}
    )
    assert said["reason"] == reason
    if reason is None:
        assert said["result"]["scores"] == {"A": 0, "B": 10}


@pytest.mark.usefixtures("_worded")
def test_its_words() -> None:
    for option in (LISTING.preset_key, "must_discard_to_go_out"):
        test_options_text.test_every_option_has_its_words(LISTING, option, "en")
        test_options_text.test_a_difference_is_the_line_of_its_value(LISTING, option)
    test_options_text.test_every_game_has_its_title_and_description(LISTING, "en")
    test_options_text.test_the_english_title_is_the_registry_s()
    test_rules_text.test_every_section_is_short_under_any_house_rules(LISTING, "en")
    test_rules_text.test_every_value_of_an_option_changes_the_rules(
        LISTING, "must_discard_to_go_out", "en"
    )
    test_rules_text.test_paragraphs_are_cited_by_the_name_that_refusals_use(LISTING)
