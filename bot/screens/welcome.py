"""The first message in a server, and what its buttons lead to: learn, open a table, set up."""

from collections.abc import Iterable

from bot.screens.click import ME, SERVER, Click
from bot.screens.coach.lessons import LESSONS
from bot.screens.colours import FELT
from bot.screens.game_seats import in_rows
from bot.screens.screen import Block, Button, ButtonRow, Choice, Menu, Screen, Tone
from bot.screens.settings import AS_IN_DISCORD, languages
from bot.screens.text_limit import notice_lines
from bot.text import Text
from engine.games.registry import REGISTRY


def welcome_screen(say: Text) -> Screen:
    """What the whole server reads once, when Upcard has been added to it."""
    row = (
        Button(say("button-welcome-try"), Click(ME, 0, "learn"), Tone.GOOD),
        Button(say("button-welcome-open"), Click(ME, 0, "choose-game"), Tone.MAIN),
        Button(say("button-welcome-managers"), Click(SERVER, 0, "managers")),
    )
    return Screen((say("welcome-hello"), row), FELT)


def learn_screen(say: Text) -> Screen:
    """A choice of practice deals."""
    return Screen((say("welcome-learn"), *_games(LESSONS, "practice", say)), FELT)


def choose_game_screen(say: Text) -> Screen:
    """A choice of games, of which a table opens in this channel."""
    return Screen((say("welcome-open"), *_games(REGISTRY, "open", say)), FELT)


def _games(names: Iterable[str], verb: str, say: Text) -> tuple[ButtonRow, ...]:
    return in_rows([Button(say(f"game-{name}"), Click(ME, 0, verb, name)) for name in names])


def managers_screen(language: str | None, say: Text, notice: str | None = None) -> Screen:
    """Where the managers of a server find everything; ``language`` is what its tables speak, None:
    as Discord does."""
    row = (
        Button(say("button-managers-channels"), Click(SERVER, 0, "channels")),
        Button(say("button-managers-defaults"), Click(SERVER, 0, "defaults")),
    )
    blocks: list[Block] = [say("managers-page"), *notice_lines(notice)]
    return Screen((*blocks, _language_menu(language, say), row), FELT)


def _language_menu(now: str | None, say: Text) -> Menu:
    lines = {AS_IN_DISCORD: say("server-language-discord"), **languages()}
    choices = tuple(
        Choice(say("managers-language", name=name), value, chosen=value == (now or AS_IN_DISCORD))
        for value, name in lines.items()
    )
    return Menu(Click(SERVER, 0, "language"), choices, say("managers-choose-language"))
