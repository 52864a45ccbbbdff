"""The first message in a server, and what its buttons lead to: learn, open a table, set up."""

from collections.abc import Iterable

from bot.screens.coach.lessons import LESSONS
from bot.screens.colours import FELT
from bot.screens.control import At, Brings, Control, Cost
from bot.screens.game_seats import in_rows
from bot.screens.rules import PRACTICE
from bot.screens.screen import Block, Button, ButtonRow, Choice, Menu, Screen, Tone
from bot.screens.settings import AS_IN_DISCORD, languages
from bot.screens.text_limit import notice_lines
from bot.text import Text
from engine.games.registry import REGISTRY

LEARN = Control("learn", At.ME, public=True)
CHOOSE_GAME = Control("choose-game", At.ME, public=True)
OPEN = Control("open", At.ME, cost=Cost.OPENING)
MANAGERS = Control("managers", At.SERVER, public=True)
CHANNELS = Control("channels", At.SERVER)
DEFAULTS = Control("defaults", At.SERVER)
LANGUAGE = Control("language", At.SERVER, brings=Brings.LINE)


def welcome_screen(say: Text) -> Screen:
    """What the whole server reads once, when Upcard has been added to it."""
    row = (
        Button(say("button-welcome-try"), LEARN.click(), Tone.GOOD),
        Button(say("button-welcome-open"), CHOOSE_GAME.click(), Tone.MAIN),
        Button(say("button-welcome-managers"), MANAGERS.click()),
    )
    return Screen((say("welcome-hello"), row), FELT)


def learn_screen(say: Text) -> Screen:
    """A choice of practice deals."""
    return Screen((say("welcome-learn"), *_games(LESSONS, PRACTICE, say)), FELT)


def choose_game_screen(say: Text) -> Screen:
    """A choice of games, of which a table opens in this channel."""
    return Screen((say("welcome-open"), *_games(REGISTRY, OPEN, say)), FELT)


def _games(names: Iterable[str], control: Control, say: Text) -> tuple[ButtonRow, ...]:
    return in_rows([Button(say(f"game-{name}"), control.click(name)) for name in names])


def managers_screen(language: str | None, say: Text, notice: str | None = None) -> Screen:
    """Where the managers of a server find everything; ``language`` is what its tables speak, None:
    as Discord does."""
    row = (
        Button(say("button-managers-channels"), CHANNELS.click()),
        Button(say("button-managers-defaults"), DEFAULTS.click()),
    )
    blocks: list[Block] = [say("managers-page"), *notice_lines(notice)]
    return Screen((*blocks, _language_menu(language, say), row), FELT)


def _language_menu(now: str | None, say: Text) -> Menu:
    lines = {AS_IN_DISCORD: say("server-language-discord"), **languages()}
    choices = tuple(
        Choice(say("managers-language", name=name), value, chosen=value == (now or AS_IN_DISCORD))
        for value, name in lines.items()
    )
    return Menu(LANGUAGE.click(), choices, say("managers-choose-language"))


CONTROLS = (LEARN, CHOOSE_GAME, OPEN, MANAGERS, CHANNELS, DEFAULTS, LANGUAGE)
