"""Limits of a message's text, and links to a table."""

from collections.abc import Callable
from functools import lru_cache

from bot.blocks.screen import Screen, Section
from bot.text import Text
from engine.live.table_view import TableView

# The room of a screen. Emojis of cards are long, and the notice about the last click comes first.

TEXT = 3900
"""The largest number of characters on a screen. A message may have 4,000 in all."""
LINE, ALT = 100, 1024
"""The largest number of characters in a menu's line, and in a picture's description."""


def within_limit(build: Callable[[Text], Screen], say: Text) -> Screen:
    """Return the screen with cards as emojis. If it would be too long, cards are letters."""
    screen = build(say)
    return screen if text_length(screen) <= TEXT else build(say.lettered)


def length(text: str) -> int:
    """Count a text's UTF-16 units, because Discord may count characters that way."""
    return len(text.encode("utf-16-le", "replace")) // 2


def text_length(screen: Screen) -> int:
    """Count the characters of all text on a screen."""
    texts = [block for block in screen.blocks if isinstance(block, str | Section)]
    return length(
        "".join(
            [block_text if isinstance(block_text, str) else block_text.text for block_text in texts]
        )
    )


@lru_cache(512)
def cut(text: str, most: int = LINE) -> str:
    """Return the text, cut to ``most`` characters. A cut text ends with an ellipsis."""
    units = text.encode("utf-16-le", "replace")
    if len(units) <= 2 * most:
        return text
    return units[: 2 * most - 2].decode("utf-16-le", "ignore") + "…"


def notice_lines(notice: str | None) -> tuple[str, ...]:
    """Return the notice about the last click as a quote, or nothing."""
    return () if not notice else ("> " + notice.replace("\n", "\n> "),)


# Links to the message that shows a table.


def address(guild_id: int, channel_id: int, message_id: int | None) -> str:
    """Return a message's address on Discord. Without a message, return the channel's address."""
    place = f"https://discord.com/channels/{guild_id}/{channel_id}"
    return f"{place}/{message_id}" if message_id else place


def linked_table(table_view: TableView, say: Text) -> str:
    """Return the game and the deal, as a link if the table has a message."""
    game = say(f"game-{table_view.game.name}")
    if table_view.has_begun:
        return _linked(table_view, say("hands-one", game=game, deal=table_view.seen.deal_no))
    return _linked(table_view, say("hands-one-lobby", game=game))


def linked_game(table_view: TableView, say: Text) -> str:
    """Return the game's name, as a link if the table has a message."""
    return _linked(table_view, say(f"game-{table_view.game.name}"))


def _linked(table_view: TableView, title: str) -> str:
    where = address(*table_view.place)
    return f"[{title}]({where})" if table_view.place.message_id else title
