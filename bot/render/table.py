"""The table as everybody sees it: stock, upcard or row, seats, and the melds of each."""

from PIL import Image

from bot.render.sizes import WHOLE
from bot.render.spread import MeldPanel
from engine.cards import HIDDEN, Card

from .colours import FOUR_COLOURS, INK, NEW, WHITE, WOVEN
from .fan import lay_fan
from .felt import felt
from .glyphs import name_mask, text_mask
from .ground import lay_frame, lay_panel, lay_slot
from .groups import lay_groups, lay_out, numbered
from .hand import WIDTH
from .marks import badge
from .png import encoded
from .row import draw_row, lay_row
from .seats import draw_seats
from .shapes import suit_mask
from .specs import TableSpec
from .spread import PADDING, Spread, spread
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
_PILE = 4
"""Pixels from one card of the drawn stock to the next; three are shown."""


def _slot(picture: Image.Image, x: int) -> None:
    """Where a pile lies when it has cards."""
    lay_slot(picture, (x, _TOP, WHOLE.width, WHOLE.height), WHOLE.radius)


def _stock(picture: Image.Image, count: int) -> None:
    if not count:
        _slot(picture, _STOCK_X)
    for layer in range(min(count, 3)):
        shift = layer * _PILE
        lay(picture, HIDDEN, WHOLE, (_STOCK_X + shift, _TOP - shift))
    digits = text_mask(str(count), 34, WHOLE.width - 40)
    width, height = max(digits.width + 28, 60), 50
    shift = (min(count, 3) - 1) * _PILE if count else 0
    x = _STOCK_X + shift + (WHOLE.width - width) // 2
    y = _TOP - shift + WHOLE.height - height - 8
    lay_panel(picture, (x, y, width, height), height // 2, INK)
    place = x + (width - digits.width) // 2, y + (height - digits.height) // 2
    picture.paste(WHITE, place, digits)


def _upcard(picture: Image.Image, card: Card | None) -> None:
    if card is None:
        _slot(picture, _UPCARD_X)
        return
    lay(picture, card, WHOLE, (_UPCARD_X, _TOP))


def _panel(picture: Image.Image, found: Spread, panel: MeldPanel, begin: int, name: str) -> None:
    top = begin + panel.y
    lay_panel(picture, (_EDGE + panel.x, top, panel.width, panel.height), 18)
    disc = badge(panel.seat, found.badge)
    x = _EDGE + panel.x + PADDING
    y = top + PADDING + (found.cut.height - found.badge) // 2
    letters = name_mask(name, _LETTERS, found.badge + 2 * PADDING - 6)
    if letters is not None and found.badge + letters.height <= found.cut.height:
        y -= letters.height // 2 - 4
        place = x + (found.badge - letters.width) // 2, y + found.badge
        picture.paste(WHITE, place, letters)
    picture.paste(disc, (x, y), disc)
    for meld, left, above, step, width in panel.laid:
        x, y = _EDGE + left, begin + above
        lay_fan(picture, meld.cards, found.cut, step, (x, y))
        if meld.is_new:
            out = 5
            box = (x - out, y - out, width + 2 * out, found.cut.height + 2 * out)
            lay_frame(picture, box, found.cut.radius + out, 5, NEW)


def _nothing_melded(picture: Image.Image, begin: int) -> None:
    """Four suits woven into the cloth, so that an empty table looks meant."""
    size, between = 96, 56
    x = (WIDTH - 4 * size - 3 * between) // 2
    for suit in range(4):
        picture.paste(WOVEN, (x, begin + (_EMPTY - size) // 2 - 12), suit_mask(suit, size))
        x += size + between


def draw_table(spec: TableSpec) -> bytes:
    """The table as a PNG, 1000 pixels wide and as high as its row and its melds need."""
    in_common = bool(spec.melds) and not any(meld.seat for meld in spec.melds)
    groups = lay_out(numbered(spec.melds), _WIDE) if in_common else None
    found = spread(() if in_common else spec.melds, _WIDE)
    height = found.height if groups is None else groups.height
    begin = _BELOW_STOCK
    if spec.has_row:
        begin += lay_row(len(spec.row), spec.head).height + _BELOW_ROW
    picture = felt(WIDTH, begin + (height + _EDGE if spec.melds else _EMPTY))
    _stock(picture, spec.stock_count)
    if spec.has_row:
        draw_row(picture, spec.row, spec.head, _EDGE, _BELOW_STOCK, _WIDE)
    elif spec.has_pile:
        _upcard(picture, spec.upcard)
    beside = _SEATS_X if spec.has_pile and not spec.has_row else _UPCARD_X
    draw_seats(picture, spec.seats, beside, _TOP - 1, WIDTH - _EDGE)
    names = {seat.seat: seat.name for seat in spec.seats}
    for panel in found.panels:
        _panel(picture, found, panel, begin, names.get(panel.seat, ""))
    if groups is not None:
        lay_groups(picture, groups, _EDGE, begin, FOUR_COLOURS)
    if not spec.melds:
        _nothing_melded(picture, begin)
    return encoded(picture)
