"""The welcome message of a server, the choice of a game, /help and /about."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.blocks.control import At, Click, Control, Cost, read_number
from bot.blocks.length import quick_minutes, time_at_first
from bot.blocks.screen import FELT, Button, ButtonRow, Screen, Tone
from bot.games.registry import PRACTISED
from bot.screens.day_screens import anchor_lines
from bot.screens.rules_screen import PRACTICE
from bot.screens.seat_buttons import in_rows
from bot.text import Text
from bot.text.name_words import escaped
from engine.games.registry import REGISTRY
from engine.listing import Length
from engine.table.day import Anchor
from engine.table.length import Usual
from engine.table.roster import Sitter

LEARN = Control("learn", At.ME, public=True)
CHOOSE_GAME = Control("choose-game", At.ME, public=True)
CHOOSE_QUICK = Control("choose-quick", At.ME, public=True)
OPEN = Control("open", At.ME, cost=Cost.OPENING)
OPEN_WITH = Control("open-with", At.ME, cost=Cost.OPENING)
MANAGERS = Control("managers", At.SERVER, public=True)
HELP = Control("help", At.ME)

PAGES = ("play", "turn", "server")
"""The pages of /help in their order."""


def welcome_screen(say: Text) -> Screen:
    """Return the message that a server gets when it adds Upcard."""
    row = (
        Button(say("button-welcome-try"), LEARN.click(), Tone.GOOD),
        Button(say("button-welcome-quick"), CHOOSE_QUICK.click(), Tone.MAIN),
        Button(say("button-welcome-open"), CHOOSE_GAME.click()),
        Button(say("button-welcome-managers"), MANAGERS.click()),
    )
    games = say.joined(f"**{say(f'game-{name}')}**" for name in REGISTRY)
    least, most = quick_minutes()
    return Screen((say("welcome-hello", games=games, least=least, most=most), row), FELT)


def learn_screen(say: Text) -> Screen:
    """Return the question about the game to practise. The games are in their usual order."""
    lessons = [name for name in REGISTRY if name in PRACTISED]
    rows = in_rows([Button(say(f"game-{name}"), PRACTICE.click(name)) for name in lessons])
    return Screen((say("welcome-learn"), *rows), FELT)


def choose_game_screen(length: Length, usual: Usual, say: Text) -> Screen:
    """Return the question about the game for which a table should open in this channel.

    ``length``: the length of the new game.
    """
    clicks = {name: OPEN.click(name) for name in REGISTRY}
    return Screen((say("welcome-open"), *_games(clicks, length, usual, say)), FELT)


def choose_quick_screen(usual: Usual, say: Text) -> Screen:
    """Return the question about the game for which a quick table should open in this channel."""
    quick = (name for name, listing in REGISTRY.items() if listing.lengths)
    clicks = {name: OPEN.click(f"{name}.{Length.QUICK}") for name in quick}
    return Screen((say("welcome-quick"), *_games(clicks, Length.QUICK, usual, say)), FELT)


def _games(
    clicks: Mapping[str, Click], length: Length, usual: Usual, say: Text
) -> tuple[ButtonRow, ...]:
    """Return a button for each game, with the minutes that the game takes at this length."""
    takes = {name: time_at_first(name, length, usual, say) for name in clicks}
    return in_rows(
        [Button(f"{say(f'game-{name}')} · {takes[name]}", clicks[name]) for name in clicks]
    )


def play_with_screen(guest: Sitter, length: Length, usual: Usual, say: Text) -> Screen:
    """Return the question about the game to play with a guest. Each click carries the guest."""
    clicks = {name: OPEN_WITH.click(f"{name}.{guest.user}") for name in REGISTRY}
    games = _games(clicks, length, usual, say)
    return Screen((say("play-with", name=escaped(guest.name)), *games), FELT)


def read_play_with(written: str) -> tuple[str, int] | None:
    """Return the game and the guest's user id from a click, or None.

    The guest may not be a member.
    """
    game, _, rest = written.partition(".")
    number = read_number(rest)
    if game not in REGISTRY or number is None:
        return None
    return game, number


def help_screen(page: str, length: Length, usual: Usual, say: Text) -> Screen:
    """Return a page of help with a button for each page. An unknown page means the first.

    Commands that open tables show how many minutes a game of this ``length`` takes.
    """
    shown = page if page in PAGES else PAGES[0]
    row = tuple(
        Button(
            say(f"button-help-{name}"),
            HELP.click(name),
            Tone.MAIN if name == shown else Tone.PLAIN,
            live=name != shown,
        )
        for name in PAGES
    )
    tables = " · ".join(
        say("help-table", game=name, takes=time_at_first(name, length, usual, say))
        for name in REGISTRY
    )
    return Screen((say(f"help-{shown}", tables=tables), row), FELT)


# The answer to /about, with the version, the operator and the stored data.


class About(NamedTuple):
    """Facts about this bot.

    An empty address means that the operator hasn't set this address.
    """

    version: str
    source: str = ""
    support: str = ""
    privacy: str = ""
    terms: str = ""


def about_screen(about: About, anchors: Sequence[Anchor], say: Text) -> Screen:
    """Return the version, addresses, a summary of stored data, and the daily deals' anchors."""
    addresses = {name: getattr(about, name) for name in ("source", "support", "privacy", "terms")}
    lines = [
        say(f"about-{name}", address=address) for name, address in addresses.items() if address
    ]
    said = [say("about-title", version=about.version), "\n".join(lines), say("about-kept")]
    said.append("\n".join([say("about-daily"), *anchor_lines(anchors, say)]))
    return Screen(tuple(filter(None, said)), FELT)
