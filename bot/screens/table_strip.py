"""The table beside one's own hand: a low picture, so that nobody scrolls to the channel's."""

from bot.render import CardStyle, TableStripSpec
from bot.screens.screen import Picture
from bot.screens.table import piles_in_words, table_picture
from bot.screens.text_first import melds_in_words
from bot.text import Text
from engine.live.table_view import TableView
from engine.phase import Phase

_ALT_LIMIT = 1024
"""Characters that Discord takes for a picture's words."""


def table_strip(sight: TableView, say: Text, style: CardStyle = CardStyle.FOUR) -> Picture | None:
    """Upcard or row, stock and the numbered melds; None while no deal is on.

    Public facts only, the same for everybody: one picture serves the panels of all players.
    """
    if sight.view is None or sight.view.phase is Phase.OVER:
        return None
    table = table_picture(sight)
    spec = TableStripSpec(
        stock_count=table.stock_count,
        upcard=table.upcard,
        melds=table.melds,
        row=table.row,
        has_row=table.has_row,
        head=table.head,
        style=style,
        has_pile=table.has_pile,
    )
    return Picture(spec, _in_words(sight, say))


def _in_words(sight: TableView, say: Text) -> str:
    """The strip for people who cannot see it."""
    assert sight.view is not None
    melds = melds_in_words(sight.view.melds, sight.name, say)
    words = " ".join([*piles_in_words(sight, say), *(f"{meld}." for meld in melds)])
    return words if len(words) <= _ALT_LIMIT else words[: _ALT_LIMIT - 1] + "…"
