"""Pictures: hands, tables, results and examples as PNGs, and the cards as emojis.

``draw`` is pure and takes milliseconds of processor time; on an event loop use ``Painter``.
Pictures hold no words, so that no script can come out as boxes: a seat is a disc in
``SEAT_COLOURS`` with its number, which the text beside the picture repeats.
"""

from .colours import SEAT_COLOURS
from .drawing import draw
from .emojis import EMOJI_CARDS, emoji_name, emoji_revision, emoji_sprites
from .painter import Painter
from .specs import (
    CardStyle,
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
    "CardStyle",
    "HandSpec",
    "MeldSpec",
    "Painter",
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
