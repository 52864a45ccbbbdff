"""Pictures: hands and tables as PNGs, and the cards as emojis.

``draw_hand`` and ``draw_table`` are pure and take milliseconds of processor time; on an event loop
use ``Painter``. Pictures hold no words, so that no script can come out as boxes: a seat is a disc
in ``SEAT_COLOURS`` with its number, which the text beside the picture repeats.
"""

from .colours import SEAT_COLOURS
from .emojis import emoji_name, emoji_sprites
from .hand import draw_hand
from .painter import Painter
from .specs import CardStyle, HandSpec, MeldSpec, SeatSpec, TableSpec
from .table import draw_table

__all__ = [
    "SEAT_COLOURS",
    "CardStyle",
    "HandSpec",
    "MeldSpec",
    "Painter",
    "SeatSpec",
    "TableSpec",
    "draw_hand",
    "draw_table",
    "emoji_name",
    "emoji_sprites",
]
