"""The table that everyone sees, with stock, upcard or row, seats, and melds by seat."""

from collections.abc import Mapping
from itertools import groupby
from typing import NamedTuple

from PIL import Image

from bot.render.bench_picture import lay_groups, lay_out, numbered
from bot.render.canvas import Canvas, lay_frame, lay_panel, lay_slot, print_in, stamp
from bot.render.colours import FOUR_COLOURS, INK, NEW, PANEL, SEAT_COLOURS, WHITE, WOVEN
from bot.render.faces import WHOLE, Cut, for_deck, overlapped
from bot.render.glyphs import LEGIBLE, name_mask, text_mask
from bot.render.hand_picture import WIDTH
from bot.render.marks import badge, cross
from bot.render.phase_lines import free_widths, lay_phases, lay_places, phases_height
from bot.render.row_picture import lay_row, lay_row_cards, lay_sevens_on_table, sevens_on_table
from bot.render.seat_plates import CREDIT, credits_of, lay_credits, lay_seats
from bot.render.shapes import sign_mask
from bot.render.specs import MeldSpec, PoolSpec, TableSpec
from bot.render.sprites import fan, frames_of, lay, lay_fan
from engine.cards import HIDDEN, SUITS, Card

# The melds on the table, grouped by owner, as large as the room allows.

PADDING = 12
_BETWEEN_PANELS = 10
_ROOM = ((76, 420), (68, 460), (60, 620), (52, 740), (46, 850), (42, 850))
"""Visible width of a covered card, and the greatest height of the spread, in pixels.

The last is used if nothing fits."""


class SpreadCard(NamedTuple):
    """A meld with the place of its first card and the ``step`` between cards, in pixels."""

    meld: MeldSpec
    x: int
    y: int
    step: int
    width: int


class MeldPanel(NamedTuple):
    """The part of the cloth with one seat's melds."""

    seat: int
    x: int
    y: int
    width: int
    height: int
    laid: tuple[SpreadCard, ...]


class Spread(NamedTuple):
    """All melds in place, relative to the left upper corner of the spread."""

    cut: Cut
    badge: int
    panels: tuple[MeldPanel, ...]
    height: int


class _Flow:
    """Lays melds of one size from left to right and from top to bottom."""

    def __init__(self, strip: int, width: int, below: int, deck: str) -> None:
        self.cut = overlapped(strip, deck)
        self.high = self.cut.height + below
        self.badge = max(round(strip * 0.9), 48)
        self.width = width
        self.indent = 2 * PADDING + self.badge + 8
        self.between = round(strip * 0.4)
        self.panels: list[MeldPanel] = []
        self.x = self.y = self.line = 0

    def size(self, meld: MeldSpec) -> tuple[int, int]:
        """Return the step between cards, and the width of the meld with its free places."""
        free_width = sum(free_widths(meld))
        step, width = fan(
            len(meld.cards), self.cut, self.width - self.indent - PADDING - free_width
        )
        return step, width + free_width

    def _new_line(self) -> None:
        """Start a line. In the line before, the last panel is widened to the right edge."""
        if not self.x:
            return
        last = self.panels[-1]
        self.panels[-1] = last._replace(width=self.width - last.x)
        self.x, self.y = 0, self.y + self.line + _BETWEEN_PANELS

    def add(self, seat: int, melds: tuple[MeldSpec, ...]) -> None:
        """Lay one owner's melds, next to the melds of the owner before if all of them fit there."""
        widths = [self.size(meld)[1] for meld in melds]
        whole = self.indent + sum(widths) + self.between * (len(melds) - 1) + PADDING
        if self.x + whole > self.width:
            self._new_line()
        begin = self.x + self.indent
        x, y = begin, self.y + PADDING
        laid = []
        for meld in melds:
            step, width = self.size(meld)
            if x > begin and x + width + PADDING > self.width:
                x, y = begin, y + self.high + PADDING
            laid.append(SpreadCard(meld, x, y, step, width))
            x += width + self.between
        self.line = y + self.high + PADDING - self.y
        width = min(whole, self.width)
        self.panels.append(MeldPanel(seat, self.x, self.y, width, self.line, tuple(laid)))
        self.x += width + _BETWEEN_PANELS

    def done(self) -> Spread:
        self._new_line()
        height = self.y - _BETWEEN_PANELS if self.panels else 0
        return Spread(self.cut, self.badge, tuple(self.panels), height)


def _laid_out(melds: tuple[MeldSpec, ...], strip: int, width: int, deck: str) -> Spread:
    below = CREDIT if any(credits_of(meld) for meld in melds) else 0
    flow = _Flow(strip, width, below, deck)
    for seat, owned in groupby(sorted(melds, key=lambda meld: meld.seat), lambda meld: meld.seat):
        flow.add(seat, tuple(owned))
    return flow.done()


def spread(melds: tuple[MeldSpec, ...], width: int, deck: str = SUITS) -> Spread:
    """Return the melds grouped by seat, as large as fits. Only long melds are pushed together."""
    longest = max((len(meld.cards) for meld in melds), default=0)
    for strip, room in _ROOM[:-1]:
        if longest * strip > width - 120:
            continue
        laid = _laid_out(melds, strip, width, deck)
        if laid.height <= room:
            return laid
    return _laid_out(melds, _ROOM[-1][0], width, deck)


_EDGE = 24
_TOP = 28
_STOCK_X = 34
_UPCARD_X = 188
_SEATS_X = 346
_BELOW_STOCK = _TOP + WHOLE.height + 40
_BELOW_ROW = 16
_WIDE = WIDTH - 2 * _EDGE
_EMPTY = 190
"""Height of the cloth below the stock while nothing has been melded."""
_NAME_BELOW = 40
"""Pixels that the name below a badge takes."""
_POOL_LINE = 56
"""Height of a seat's line in the picture of a pool."""
_SUIT, _BETWEEN = 96, 56
"""Side of a suit that is woven into the cloth, and the gap between two suits, in pixels."""
_AROUND = 12
"""Pixels around a card on its patch, for its shadow."""
_PILE = 4
"""Pixels from one card of the drawn stock to the next. At most three are shown."""


def _pile(picture: Image.Image, layers: int, cut: Cut) -> None:
    """Draw the stock on its patch, or its empty place."""
    x, y = _AROUND, _AROUND + 2 * _PILE
    if not layers:
        lay_slot(picture, (x, y, cut.width, cut.height), cut.radius)
    for layer in range(layers):
        lay(picture, HIDDEN, cut, (x + layer * _PILE, y - layer * _PILE))


def _count(picture: Image.Image, count: int, left: int, top: int, cut: Cut) -> None:
    """Draw the number of cards on a plate that fills its patch.

    The corner of the card below it is ``left`` and ``top`` pixels outside of the patch."""
    if count:
        lay(picture, HIDDEN, cut, (-left, -top))
    else:
        picture.paste(PANEL, (0, 0, *picture.size))
    width, height = picture.size
    lay_panel(picture, (0, 0, width, height), height // 2, INK)
    digits = text_mask(str(count), LEGIBLE, cut.width - 40)
    print_in(picture, (0, 0, width, height), WHITE, digits)


def _upcard(picture: Image.Image, card: Card | None, wild: int | None, cut: Cut) -> None:
    """Draw the upcard on its patch, or its empty place."""
    place = (_AROUND, _AROUND)
    if card is None:
        lay_slot(picture, (*place, cut.width, cut.height), cut.radius)
    else:
        lay(picture, card, cut, place, frames_of(card, wild))


def _lay_piles(canvas: Canvas, spec: TableSpec, begin: int) -> None:
    """Lay the stock, the upcard, and the cut card below them from ``begin`` on."""
    cut = for_deck(WHOLE, spec.deck)
    wide, high = cut.width + 2 * _AROUND, cut.height + 2 * _AROUND
    higher = 2 * _PILE
    stock = (_STOCK_X - _AROUND, _TOP - _AROUND - higher, wide + higher, high + higher)
    layers = min(spec.stock_count, 3)
    canvas.lay(stock, _pile, layers, cut)
    digits = text_mask(str(spec.stock_count), LEGIBLE, cut.width - 40)
    width, height = max(digits.width + 28, 60), 50
    left, top = (cut.width - width) // 2, cut.height - height - 8
    shift = max(layers - 1, 0) * _PILE
    plate = (_STOCK_X + shift + left, _TOP - shift + top, width, height)
    canvas.lay(plate, _count, spec.stock_count, left, top, cut)
    if spec.has_pile and not spec.has_row:
        box = (_UPCARD_X - _AROUND, _TOP - _AROUND, wide, high)
        canvas.lay(box, _upcard, spec.upcard, spec.wild, cut)
    if spec.cut is not None:
        box = (_STOCK_X - _AROUND, begin - _AROUND, wide, high)
        canvas.lay(box, _upcard, spec.cut, spec.wild, cut)


def _lay_panels(canvas: Canvas, melds: Spread, begin: int, names: Mapping[int, str]) -> None:
    for panel in melds.panels:
        laid = tuple(meld._replace(x=meld.x - panel.x, y=meld.y - panel.y) for meld in panel.laid)
        box = (_EDGE + panel.x, begin + panel.y, panel.width, panel.height)
        name = names.get(panel.seat, "")
        canvas.lay(box, _panel, panel.seat, name, laid, melds.cut, melds.badge)


def _panel(
    picture: Image.Image,
    seat: int,
    name: str,
    laid: tuple[SpreadCard, ...],
    cut: Cut,
    size: int,
) -> None:
    """Draw the melds of a seat on a panel that fills its patch, after a badge of this size."""
    lay_panel(picture, (0, 0, *picture.size), 18)
    disc = badge(seat, size)
    x, y = PADDING + 4, PADDING + (cut.height - size) // 2
    letters = name_mask(name, LEGIBLE, size + 2 * PADDING)
    if letters is not None and size + _NAME_BELOW <= cut.height:
        y -= _NAME_BELOW // 2 - 4
        below = y + size + (_NAME_BELOW - letters.height) // 2
        picture.paste(WHITE, (x + (size - letters.width) // 2, below), letters)
    stamp(picture, disc, (x, y))
    for meld, left, above, step, width in laid:
        steps = tuple(step * index for index in range(len(meld.cards)))
        below, over = free_widths(meld)
        lay_places(picture, meld, cut, (left + below, above), width - below - over)
        lay_credits(picture, meld, cut, steps, (left + below, above))
        lay_fan(picture, meld.cards, cut, step, (left + below, above))
        if meld.is_new:
            out = 5
            box = (left - out, above - out, width + 2 * out, cut.height + 2 * out)
            lay_frame(picture, box, cut.radius + out, 5, NEW)


def _nothing_melded(picture: Image.Image, deck: str) -> None:
    for suit in range(4):
        picture.paste(WOVEN, (suit * (_SUIT + _BETWEEN), 0), sign_mask(suit, _SUIT, deck))


def _pool(picture: Image.Image, pool: PoolSpec, out: tuple[int, ...]) -> None:
    """Draw a bar per seat up to the limit of a pool, on a patch that the bars fill."""
    width, height = picture.size
    line = min(height // len(pool.totals), _POOL_LINE)
    high = line - 8
    left, right = high + 14, width - 96
    top = (height - line * len(pool.totals)) // 2
    for seat, total in enumerate(pool.totals, 1):
        y = top + (seat - 1) * line + 4
        stamp(picture, badge(seat, high), (0, y))
        lay_panel(picture, (left, y, right - left, high), high // 2)
        share = min(max(total, 0), pool.limit) / pool.limit
        if total > 0:
            ink = WOVEN if seat in out else SEAT_COLOURS[seat - 1]
            lay_panel(
                picture, (left, y, max(round(share * (right - left)), high), high), high // 2, ink
            )
        digits = text_mask(str(total), LEGIBLE, 84)
        picture.paste(WHITE, (right + 12, y + (high - digits.height) // 2), digits)
        if seat in out:
            stamp(picture, cross(high), (right - high, y))
    if pool.mark is not None:
        x = left + round(pool.mark / pool.limit * (right - left))
        picture.paste(WHITE, (x, top, x + 4, top + line * len(pool.totals)))


def _row_height(spec: TableSpec) -> int:
    if spec.sevens:
        return sevens_on_table(len(spec.row), tags=bool(spec.reach))[1]
    return lay_row(len(spec.row), spec.head).height


def draw_table(spec: TableSpec) -> bytes:
    """Draw the table as a PNG, 1000 pixels wide and as high as its row and its melds need."""
    in_common = bool(spec.melds) and not any(meld.seat for meld in spec.melds)
    groups = lay_out(numbered(spec.melds), _WIDE, spec.deck) if in_common else None
    melds = spread(() if in_common else spec.melds, _WIDE, spec.deck)
    height = melds.height if groups is None else groups.height
    begin = _BELOW_STOCK
    if spec.has_row:
        begin += _row_height(spec) + _BELOW_ROW
    phases = begin
    if spec.phases is not None:
        begin += phases_height(spec.phases) + _BELOW_ROW
    pool_height = max(len(spec.pool.totals), 4) * _POOL_LINE if spec.pool is not None else 0
    below = max(_EMPTY, pool_height + _TOP)
    canvas = Canvas(WIDTH, begin + (height + _EDGE if spec.melds else below))
    _lay_piles(canvas, spec, begin)
    if spec.phases is not None:
        lay_phases(canvas, spec.phases, _EDGE, phases, _WIDE)
    if spec.sevens:
        lay_sevens_on_table(canvas, spec.row, spec.reach, _EDGE, _BELOW_STOCK, _WIDE)
    elif spec.has_row:
        lay_row_cards(canvas, spec.row, spec.head, _EDGE, _BELOW_STOCK, _WIDE)
    seats_x = _SEATS_X if spec.has_pile and not spec.has_row else _UPCARD_X
    lay_seats(canvas, spec.seats, seats_x, _TOP - 1, WIDTH - _EDGE)
    _lay_panels(canvas, melds, begin, {seat.seat: seat.name for seat in spec.seats})
    if groups is not None:
        lay_groups(canvas, groups, _EDGE, begin, FOUR_COLOURS)
    if spec.pool is not None:
        box = (_UPCARD_X, begin, WIDTH - _EDGE - _UPCARD_X, pool_height)
        canvas.lay(box, _pool, spec.pool, tuple(seat.seat for seat in spec.seats if seat.out))
    elif not spec.melds:
        wide = 4 * _SUIT + 3 * _BETWEEN
        box = ((WIDTH - wide) // 2, begin + (_EMPTY - _SUIT) // 2 - 12, wide, _SUIT)
        canvas.lay(box, _nothing_melded, spec.deck)
    return canvas.png()
