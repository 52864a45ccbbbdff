"""Every game is shown from its lobby to its first result, in every language."""

from collections.abc import Iterator

import pytest

from bot.screens.screen import Picture, Screen
from bot.screens.welcome import PAGES, help_screen, welcome_screen
from bot.showing.public_screen import public_screen
from bot.text import LANGUAGES, Text
from engine.games.registry import REGISTRY
from engine.live.table import Table
from engine.phase import Phase
from tests.screens.panels import panel, turn
from tests.screens.script import Script
from tests.screens.tables import over, until

TEXT = 4000
"""Characters of a message (FACTS)."""


def evening(name: str) -> Iterator[Table]:
    """Moments of a table with as few players as there can be."""
    rules = REGISTRY[name].build(REGISTRY[name].presets[REGISTRY[name].default])
    script = Script(name, rules.seats[0])
    yield script.table()
    yield script.begin().table()
    yield script.play_on(until(0, Phase.PLAY)).table()
    if rules.features.lay:  # else melds lie there only once the deal is over
        yield script.play_on(until(1)).table()
    yield script.play_on(over).table()


def shown(table: Table, say: Text) -> Iterator[Screen]:
    """What the channel sees of a table, and what the player to move does."""
    yield public_screen(table, say)
    seen = table.view(None).view
    if seen is not None and seen.phase is not Phase.OVER:
        yield panel(table, say, turn(table))


@pytest.mark.parametrize("name", REGISTRY)
def test_ux_languages_a_game_is_shown_in_every_language(name: str) -> None:
    for table in evening(name):
        for say in map(Text, LANGUAGES):
            for screen in shown(table, say):
                told = [block for block in screen.blocks if isinstance(block, str)]
                pictures = [block for block in screen.blocks if isinstance(block, Picture)]
                assert 0 < sum(map(len, told)) <= TEXT
                assert all(0 < len(picture.alt) <= 1024 for picture in pictures)


@pytest.mark.parametrize("name", REGISTRY)
def test_the_first_message_and_help_name_every_game(name: str) -> None:
    for say in map(Text, LANGUAGES):
        assert f"**{say(f'game-{name}')}**" in str(welcome_screen(say).blocks[0])
        command = " ".join(say(f"name-{word}") for word in ("rummy", "new", name))
        assert f"`/{command}`" in str(help_screen(PAGES[0], say).blocks[0])
