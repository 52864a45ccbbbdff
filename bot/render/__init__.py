"""Pictures: hands, tables, results, examples and standings as PNGs, and the cards as emojis.

``draw`` is pure and takes milliseconds of processor time; an event loop asks bot.workers.painter.
Pictures hold no words, so that no script can come out as boxes: a seat is a disc in
``SEAT_COLOURS`` with its number, which the text beside the picture repeats.
"""

from .colours import SEAT_COLOURS
from .drawing import draw
from .emojis import EMOJI_CARDS, emoji_name, emoji_revision, emoji_sprites
from .specs import (
    Bar,
    BarsSpec,
    CardStyle,
    ChartPoint,
    ChartSpec,
    HandSpec,
    MeldSpec,
    ResultSeat,
    ResultSpec,
    SeatSpec,
    Spec,
    StripGroup,
    StripSpec,
    TableSpec,
)

__all__ = [
    "EMOJI_CARDS",
    "SEAT_COLOURS",
    "Bar",
    "BarsSpec",
    "CardStyle",
    "ChartPoint",
    "ChartSpec",
    "HandSpec",
    "MeldSpec",
    "ResultSeat",
    "ResultSpec",
    "SeatSpec",
    "Spec",
    "StripGroup",
    "StripSpec",
    "TableSpec",
    "draw",
    "emoji_name",
    "emoji_revision",
    "emoji_sprites",
]
