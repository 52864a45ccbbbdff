"""What fits into a message, and links in it: texts cut to a limit, the address of a table."""

from collections.abc import Callable
from functools import lru_cache

from bot.blocks.screen import Screen, Section
from bot.text import Text
from engine.live.table_view import TableView

# The room of a screen: emojis of cards are long, and what a click brought about comes first.

TEXT = 3900
"""Characters of text that a screen may have: a message holds 4,000 in all."""
LINE, ALT = 100, 1024
"""Characters of a line of a menu, and of a picture's words."""


def within_limit(build: Callable[[Text], Screen], say: Text) -> Screen:
    """The screen with cards drawn as emojis, or in letters if it would be too long."""
    screen = build(say)
    return screen if text_length(screen) <= TEXT else build(say.lettered)


def length(text: str) -> int:
    """Count the characters of a text in UTF-16, as Discord may."""
    return len(text.encode("utf-16-le", "replace")) // 2


def text_length(screen: Screen) -> int:
    """Characters of all its text."""
    told = [block for block in screen.blocks if isinstance(block, str | Section)]
    return length("".join([text if isinstance(text, str) else text.text for text in told]))


@lru_cache(512)
def cut(text: str, most: int = LINE) -> str:
    """As much of the text as there is room for."""
    units = text.encode("utf-16-le", "replace")
    if len(units) <= 2 * most:
        return text
    return units[: 2 * most - 2].decode("utf-16-le", "ignore") + "…"


def notice_lines(notice: str | None) -> tuple[str, ...]:
    """What is told about the last click, if anything, set off from the rest."""
    return () if not notice else ("> " + notice.replace("\n", "\n> "),)


# Links to the message that shows a table.


def address(guild_id: int, channel_id: int, message_id: int | None) -> str:
    """Where Discord shows this message, or the channel where there is none."""
    place = f"https://discord.com/channels/{guild_id}/{channel_id}"
    return f"{place}/{message_id}" if message_id else place


def linked_table(table_view: TableView, say: Text) -> str:
    """Game and deal, and where the table is shown a link to that message."""
    game = say(f"game-{table_view.game.name}")
    if table_view.has_begun:
        return _linked(table_view, say("hands-one", game=game, deal=table_view.seen.deal_no))
    return _linked(table_view, say("hands-one-lobby", game=game))


def linked_game(table_view: TableView, say: Text) -> str:
    """The game's name with the same link."""
    return _linked(table_view, say(f"game-{table_view.game.name}"))


def _linked(table_view: TableView, title: str) -> str:
    where = address(*table_view.place)
    return f"[{title}]({where})" if table_view.place.message_id else title
