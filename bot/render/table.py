"""The table as everybody sees it: stock, upcard or row, seats, and the melds of each."""

from collections.abc import Mapping
from typing import NamedTuple

from PIL import Image

from bot.render.sizes import WHOLE, Cut
from engine.cards import HIDDEN, Card

from .cloth import Cloth
from .colours import FOUR_COLOURS, INK, NEW, PANEL, WHITE, WOVEN
from .fan import lay_fan
from .glyphs import name_mask, text_mask
from .ground import lay_frame, lay_panel, lay_slot
from .groups import lay_groups, lay_out, numbered
from .hand import WIDTH
from .marks import badge
from .row import lay_row, lay_row_cards
from .seats import lay_seats
from .shapes import suit_mask
from .specs import TableSpec
from .spread import PADDING, Spread, SpreadCard, spread
from .sprites import lay

_EDGE = 24
_TOP = 28
_STOCK_X = 34
_UPCARD_X = 188
_SEATS_X = 346
_BELOW_STOCK = _TOP + WHOLE.height + 30
_BELOW_ROW = 16
_WIDE = WIDTH - 2 * _EDGE
_EMPTY = 190
"""Height of the cloth below while nothing has been melded."""
_LETTERS = 22
"""Height of the capitals of the name below a badge."""
_SUIT, _BETWEEN = 96, 56
"""Pixels of a suit that is woven into the cloth, and from one to the next."""
_AROUND = 12
"""Pixels around a card on its patch, where its shadow goes."""
_DIGITS = 34
_PILE = 4
"""Pixels from one card of the drawn stock to the next; three are shown."""


def _pile(picture: Image.Image, layers: int) -> None:
    """What is seen of the stock on its patch; where there is none, its place."""
    x, y = _AROUND, _AROUND + 2 * _PILE
    if not layers:
        lay_slot(picture, (x, y, WHOLE.width, WHOLE.height), WHOLE.radius)
    for layer in range(layers):
        lay(picture, HIDDEN, WHOLE, (x + layer * _PILE, y - layer * _PILE))


def _count(picture: Image.Image, count: int, left: int, top: int) -> None:
    """The number of cards on a plate that fills its patch, on a card whose corner is so far left
    of it and above it (pixels)."""
    if count:
        lay(picture, HIDDEN, WHOLE, (-left, -top))
    else:
        picture.paste(PANEL, (0, 0, *picture.size))
    width, height = picture.size
    lay_panel(picture, (0, 0, width, height), height // 2, INK)
    digits = text_mask(str(count), _DIGITS, WHOLE.width - 40)
    picture.paste(WHITE, ((width - digits.width) // 2, (height - digits.height) // 2), digits)


def _upcard(picture: Image.Image, card: Card | None) -> None:
    """The upcard on its patch; where there is none, its place."""
    place = (_AROUND, _AROUND)
    if card is None:
        lay_slot(picture, (*place, WHOLE.width, WHOLE.height), WHOLE.radius)
    else:
        lay(picture, card, WHOLE, place)


def _lay_piles(cloth: Cloth, spec: TableSpec) -> None:
    wide, high = WHOLE.width + 2 * _AROUND, WHOLE.height + 2 * _AROUND
    higher = 2 * _PILE
    stock = (_STOCK_X - _AROUND, _TOP - _AROUND - higher, wide + higher, high + higher)
    layers = min(spec.stock_count, 3)
    cloth.lay(stock, _pile, layers)
    digits = text_mask(str(spec.stock_count), _DIGITS, WHOLE.width - 40)
    width, height = max(digits.width + 28, 60), 50
    left, top = (WHOLE.width - width) // 2, WHOLE.height - height - 8
    shift = max(layers - 1, 0) * _PILE
    plate = (_STOCK_X + shift + left, _TOP - shift + top, width, height)
    cloth.lay(plate, _count, spec.stock_count, left, top)
    if spec.has_pile and not spec.has_row:
        cloth.lay((_UPCARD_X - _AROUND, _TOP - _AROUND, wide, high), _upcard, spec.upcard)


class _Melds(NamedTuple):
    """What is drawn of a seat's melds: from the left upper corner of their panel, in pixels."""

    seat: int
    name: str
    laid: tuple[SpreadCard, ...]
    cut: Cut
    badge: int


def _lay_panels(cloth: Cloth, found: Spread, begin: int, names: Mapping[int, str]) -> None:
    for panel in found.panels:
        laid = tuple(one._replace(x=one.x - panel.x, y=one.y - panel.y) for one in panel.laid)
        melds = _Melds(panel.seat, names.get(panel.seat, ""), laid, found.cut, found.badge)
        cloth.lay((_EDGE + panel.x, begin + panel.y, panel.width, panel.height), _panel, melds)


def _panel(picture: Image.Image, melds: _Melds) -> None:
    """The melds of a seat on a panel that fills its patch."""
    lay_panel(picture, (0, 0, *picture.size), 18)
    cut, size = melds.cut, melds.badge
    disc = badge(melds.seat, size)
    x, y = PADDING, PADDING + (cut.height - size) // 2
    letters = name_mask(melds.name, _LETTERS, size + 2 * PADDING - 6)
    if letters is not None and size + letters.height <= cut.height:
        y -= letters.height // 2 - 4
        picture.paste(WHITE, (x + (size - letters.width) // 2, y + size), letters)
    picture.paste(disc, (x, y), disc)
    for meld, left, above, step, width in melds.laid:
        lay_fan(picture, meld.cards, cut, step, (left, above))
        if meld.is_new:
            out = 5
            box = (left - out, above - out, width + 2 * out, cut.height + 2 * out)
            lay_frame(picture, box, cut.radius + out, 5, NEW)


def _nothing_melded(picture: Image.Image) -> None:
    """Four suits woven into the cloth, so that an empty table looks meant."""
    for suit in range(4):
        picture.paste(WOVEN, (suit * (_SUIT + _BETWEEN), 0), suit_mask(suit, _SUIT))


def draw_table(spec: TableSpec) -> bytes:
    """The table as a PNG, 1000 pixels wide and as high as its row and its melds need."""
    in_common = bool(spec.melds) and not any(meld.seat for meld in spec.melds)
    groups = lay_out(numbered(spec.melds), _WIDE) if in_common else None
    found = spread(() if in_common else spec.melds, _WIDE)
    height = found.height if groups is None else groups.height
    begin = _BELOW_STOCK
    row = lay_row(len(spec.row), spec.head).height if spec.has_row else 0
    if spec.has_row:
        begin += row + _BELOW_ROW
    cloth = Cloth(WIDTH, begin + (height + _EDGE if spec.melds else _EMPTY))
    _lay_piles(cloth, spec)
    if spec.has_row:
        lay_row_cards(cloth, spec.row, spec.head, _EDGE, _BELOW_STOCK, _WIDE)
    beside = _SEATS_X if spec.has_pile and not spec.has_row else _UPCARD_X
    lay_seats(cloth, spec.seats, beside, _TOP - 1, WIDTH - _EDGE)
    _lay_panels(cloth, found, begin, {seat.seat: seat.name for seat in spec.seats})
    if groups is not None:
        lay_groups(cloth, groups, _EDGE, begin, FOUR_COLOURS)
    if not spec.melds:
        wide = 4 * _SUIT + 3 * _BETWEEN
        box = ((WIDTH - wide) // 2, begin + (_EMPTY - _SUIT) // 2 - 12, wide, _SUIT)
        cloth.lay(box, _nothing_melded)
    return cloth.png()
