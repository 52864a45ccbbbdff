"""The table in a low strip, which a player sees above their own hand before a move.

The piles are at the left and the melds at their right. In a game with a row, the row is above the
melds. A disc with a number is a seat, as in every picture. A number on a meld's panel is the number
of the meld.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from bot.render.canvas import Canvas, lay_frame, lay_panel, lay_slot, panel, print_in, stamp
from bot.render.colours import GOLD, NEW, PANEL, SHADE, WHITE, WOVEN, Inks
from bot.render.faces import Cut, abreast, back_icon, overlapped, uncovered
from bot.render.glyphs import LEGIBLE, text_mask
from bot.render.hand_picture import LAYOUTS, WIDTH
from bot.render.marks import badge, crown
from bot.render.phase_lines import free_widths, lay_places
from bot.render.row_picture import TAG, Covered, SevensStrip, by_sevens, lay_by_sevens, lay_covered
from bot.render.seat_plates import CREDIT, credits_of, lay_credits
from bot.render.shapes import sign_mask
from bot.render.specs import CardStyle, MeldSpec, TableSpec, TableStripSpec
from bot.render.sprites import PLAIN, frames_of, lay
from engine.cards import SUITS, Card, stands_in

# Melds in low lines, each with the number that a lay-off uses.
#
# If there are many, the cards in the middle of a long meld are pushed together. The ends of such a
# meld show which cards can be laid off. A joker is never pushed, because it may be swapped out. A
# card with the number of another seat below it isn't pushed either.

BETWEEN = 8
"""Pixels between two melds, and between two lines of them."""
PADDING = 8
_MELD_RADIUS = 12
_LEFT_WHOLE = 4
"""Melds of up to this many cards are never pushed together."""
_HIDDEN = 0.19
"""The share of the strip that a pushed card shows, which is only its edge."""
_SIZES = (
    *((60, 1, False), (52, 1, False), (46, 1, False), (46, 1, True), (42, 1, True)),
    *((46, 2, False), (46, 2, True), (42, 2, True), (46, 3, True), (42, 3, True), (42, 4, True)),
)
"""Visible width of a covered card, number of lines, and whether long melds are pushed.

The number of lines is the largest at this width. "Pushed" means that the cards of a meld are pushed
together.

The first row that fits is used. Smaller cards can't be read on a phone."""
_LARGE_SIZES = (
    *((76, 1, False), (76, 1, True), (76, 2, True), (60, 2, True), (60, 3, True), (52, 4, True)),
    (46, 6, True),
)
"""The sizes for people who see poorly, with more lines instead of smaller cards."""
_LEAST, _LARGE_LEAST = 42, 46
_DISC = 50
"""A seat's disc before its melds."""


class NumberedMeld(NamedTuple):
    """A meld in place. ``x`` and ``y`` are pixels from the left upper corner of all melds."""

    number: int
    meld: MeldSpec
    x: int
    y: int
    width: int
    steps: tuple[int, ...]
    """Pixels from the first card to each card."""


class OwnerDisc(NamedTuple):
    """A seat's disc before its melds and at the start of each line, in pixels like a meld."""

    seat: int
    x: int
    y: int


class MeldLines(NamedTuple):
    """All melds in place, grouped by seat."""

    cut: Cut
    laid: tuple[NumberedMeld, ...]
    discs: tuple[OwnerDisc, ...]
    lines: int
    """The number of lines."""
    line: int
    """Height of a line in pixels."""

    @property
    def height(self) -> int:
        """Pixels from the top of the first line to the bottom of the last."""
        return self.lines * (self.line + BETWEEN) - BETWEEN if self.lines else 0


def _steps(meld: MeldSpec, cut: Cut, pushed: bool) -> tuple[int, ...]:
    """Return the left edge of each card of a meld in pixels, the first at 0."""
    long = pushed and len(meld.cards) > _LEFT_WHOLE
    numbered = {last for _, _, last in credits_of(meld)}
    steps, x = [0], 0
    for position, card in enumerate(meld.cards[:-1]):
        hides = long and position and not stands_in(card) and position not in numbered
        x += round(cut.strip * _HIDDEN) if hides else cut.strip
        steps.append(x)
    return tuple(steps)


def _tag(number: int, cut: Cut) -> int:
    """Return the width of the field with a meld's number."""
    return round(cut.strip * (0.62 if number < 10 else 0.92)) + 6


def _lines(melds: Sequence[MeldSpec], strip: int, pushed: bool, room: int, deck: str) -> MeldLines:
    """Return the melds in as many lines of the width ``room`` as they need."""
    cut = overlapped(strip, deck)
    below = CREDIT if any(credits_of(meld) for meld in melds) else 0
    line = cut.height + below + 2 * PADDING
    laid: list[NumberedMeld] = []
    discs: list[OwnerDisc] = []
    x = lines = owner = 0
    for number, meld in sorted(enumerate(melds, 1), key=lambda pair: pair[1].seat):
        steps = _steps(meld, cut, pushed)
        width = _tag(number, cut) + PADDING + steps[-1] + cut.width + PADDING
        width += sum(free_widths(meld))
        disc = _DISC + PADDING
        if not laid or x + (disc if meld.seat != owner else 0) + width > room:
            x, lines, owner = 0, lines + 1, 0
        y = (lines - 1) * (line + BETWEEN)
        if meld.seat != owner:
            discs.append(OwnerDisc(meld.seat, x, y))
            x, owner = x + disc, meld.seat
        laid.append(NumberedMeld(number, meld, x, y, width, steps))
        x += width + BETWEEN
    return MeldLines(cut, tuple(laid), tuple(discs), lines, line)


def _fits(lines: MeldLines, most: int, room: int) -> bool:
    return lines.lines <= most and all(meld.x + meld.width <= room for meld in lines.laid)


def meld_lines(
    melds: Sequence[MeldSpec], room: int, largest: int, deck: str = SUITS, *, large: bool = False
) -> MeldLines:
    """Return the melds in lines of the width ``room``, in the largest size that fits.

    A covered card shows at most ``largest`` pixels. ``large`` chooses the sizes for people who see
    poorly and ignores ``largest``.
    """
    for strip, most, pushed in _LARGE_SIZES if large else _SIZES:
        if large or strip <= largest:
            lines = _lines(melds, strip, pushed, room, deck)
            if _fits(lines, most, room):
                return lines
    return _lines(melds, _LARGE_LEAST if large else _LEAST, True, room, deck)


def lay_melds(canvas: Canvas, lines: MeldLines, left: int, top: int, inks: Inks) -> None:
    """Lay the melds, each on a panel with its number, after the discs of their owners."""
    for seat, x, y in lines.discs:
        canvas.lay((left + x, top + y + (lines.line - _DISC) // 2, _DISC, _DISC), _disc, seat)
    for number, meld, x, y, width, steps in lines.laid:
        box = (left + x, top + y, width, lines.line)
        canvas.lay(box, _meld, number, meld, steps, lines.cut, inks)


def _disc(picture: Image.Image, seat: int) -> None:
    stamp(picture, badge(seat, _DISC), (0, 0))


def _meld(
    picture: Image.Image,
    number: int,
    meld: MeldSpec,
    steps: tuple[int, ...],
    cut: Cut,
    inks: Inks,
) -> None:
    width, height = picture.size
    tag = _tag(number, cut)
    lay_panel(picture, (0, 0, width, height), _MELD_RADIUS)
    lay_panel(picture, (0, 0, tag, height), _MELD_RADIUS, SHADE)
    digits = text_mask(str(number), max(round(cut.strip * 0.58), LEGIBLE), tag - 8)
    print_in(picture, (0, 0, tag, height), WHITE, digits)
    begin = tag + PADDING + free_widths(meld)[0]
    lay_places(picture, meld, cut, (begin, PADDING), steps[-1] + cut.width)
    lay_credits(picture, meld, cut, steps, (begin, PADDING))
    for card, step in zip(meld.cards, steps, strict=True):
        lay(picture, card, cut, (begin + step, PADDING), PLAIN, inks)
    if meld.is_new:
        lay_frame(picture, (0, 0, width, height), _MELD_RADIUS, 4, NEW)


_EDGE = 12
_WIDE = WIDTH - 2 * _EDGE
_RADIUS = 14
_ICON = Cut(42, 58, 7, strip=42, rank=0, rank_top=0, suit=0, suit_top=0)
"""The back of a card as a sign for the stock, with the count below it."""
_STOCK = 62
"""Width of the stock's column."""
_CLOSER = 4
"""Pixels by which the digits of the count are moved up to the back."""
_AROUND = 6
"""Pixels around the upcard for its shadow."""
_BEFORE_CUT = 16
"""Pixels between the upcard and the cut card."""
_LOW, _HIGH = 60, 76
"""The cut of the upcard, by the width that would be visible if it were covered.

The first is for melds in one line, the second for melds in more lines.
"""
_ROW_SIZES = ((60, 1), (52, 1), (46, 1), (42, 1), (46, 2), (42, 2))
"""Visible width of a covered card in the row, and the largest number of lines.

The last is used if nothing fits."""
_LARGE_ROW_SIZES = ((76, 2), (60, 2), (60, 3), (52, 3))
_BELOW_ROW = 46
"""The greatest visible width of a covered card of a meld below the row."""
_APART = 8
"""Pixels to the right of the head card."""
_CROWN = 34
_ABOVE = 20
"""Pixels by which the crown is higher than the head card."""


def _lay_stock(canvas: Canvas, count: int, left: int, middle: int) -> None:
    """Lay the back of a card on a panel, with the stock's count below it."""
    above = text_mask("0", LEGIBLE, _STOCK).height - _CLOSER
    top = middle - (_ICON.height + above) // 2
    icon = (left + (_STOCK - _ICON.width) // 2, top, _ICON.width, _ICON.height)
    canvas.lay(icon, _back, bool(count))
    canvas.lay((left, top + _ICON.height, _STOCK, above), _count, count)


def _back(picture: Image.Image, is_left: bool) -> None:
    picture.paste(PANEL, (0, 0, *picture.size))
    if is_left:
        stamp(picture, back_icon(_ICON), (0, 0))
    else:
        lay_slot(picture, (0, 0, _ICON.width, _ICON.height), _ICON.radius)


def _count(picture: Image.Image, count: int) -> None:
    picture.paste(PANEL, (0, 0, *picture.size))
    digits = text_mask(str(count), LEGIBLE, _STOCK)
    picture.paste(WHITE, ((_STOCK - digits.width) // 2, -_CLOSER), digits)


def _lay_piles(canvas: Canvas, spec: TableSpec, cut: Cut, height: int, inks: Inks) -> None:
    """Lay a panel at the left with the stock and, if there is a discard pile, the upcard."""
    wide = _piles_width(spec, cut)
    canvas.lay((_EDGE, _EDGE, wide, height), panel, _RADIUS)
    _lay_stock(canvas, spec.stock_count, _EDGE + PADDING, _EDGE + height // 2)
    if spec.has_pile:
        left = 2 * PADDING + _STOCK - _AROUND
        shown = (spec.upcard, *(() if spec.cut is None else (spec.cut,)))
        box = (_EDGE + left, _EDGE, wide - left, height)
        canvas.lay(box, _upcards, shown, spec.wild, cut, inks)


def _upcards(
    picture: Image.Image, cards: tuple[Card | None, ...], wild: int | None, cut: Cut, inks: Inks
) -> None:
    """Draw the upcard, or its empty place, on a panel, and at its right the cut card if any."""
    lay_panel(picture, (-_RADIUS, 0, picture.width + _RADIUS, picture.height), _RADIUS)
    for index, card in enumerate(cards):
        place = _AROUND + index * (cut.width + _BEFORE_CUT), picture.height // 2 - cut.height // 2
        if card is None:
            lay_slot(picture, (*place, cut.width, cut.height), cut.radius)
        else:
            lay(picture, card, uncovered(cut), place, frames_of(card, wild), inks)


def _piles_width(spec: TableSpec, cut: Cut) -> int:
    upcard = cut.width + PADDING if spec.has_pile else 0
    upcard += 0 if spec.cut is None else cut.width + _BEFORE_CUT
    return _STOCK + 2 * PADDING + upcard


def _melds_beside(spec: TableStripSpec, cut: Cut) -> MeldLines:
    room, large = _WIDE - _piles_width(spec.table, cut) - BETWEEN, spec.style is CardStyle.LARGE
    return meld_lines(spec.table.melds, room, cut.strip, spec.table.deck, large=large)


def _beside_piles(spec: TableStripSpec, inks: Inks) -> Canvas:
    cut = overlapped(_HIGH if spec.style is CardStyle.LARGE else _LOW, spec.table.deck)
    melds = _melds_beside(spec, cut)
    if melds.lines > 1:
        cut = overlapped(_HIGH, spec.table.deck)
        melds = _melds_beside(spec, cut)
    height = max(cut.height + 2 * PADDING, melds.height)
    canvas = Canvas(WIDTH, height + 2 * _EDGE)
    _lay_piles(canvas, spec.table, cut, height, inks)
    left = _EDGE + _piles_width(spec.table, cut) + BETWEEN
    lay_melds(canvas, melds, left, _EDGE + (height - melds.height) // 2, inks)
    if not spec.table.melds:
        canvas.lay((left, _EDGE, WIDTH - _EDGE - left, height), _nothing_melded, spec.table.deck)
    return canvas


def _nothing_melded(picture: Image.Image, deck: str) -> None:
    size = 54
    between = (picture.width - 4 * size) // 5
    for suit in range(4):
        x = between + suit * (size + between)
        picture.paste(WOVEN, (x, (picture.height - size) // 2), sign_mask(suit, size, deck))


class _Row:
    """The row in lines next to the stock, oldest first. Each card shows its rank and suit."""

    def __init__(self, spec: TableStripSpec) -> None:
        self._table = spec.table
        self._left = 2 * PADDING + _STOCK
        room = _WIDE - PADDING - _APART - self._left
        allowed = _LARGE_ROW_SIZES if spec.style is CardStyle.LARGE else _ROW_SIZES
        sizes = ((overlapped(strip), most) for strip, most in allowed)
        fits = (cut for cut, most in sizes if self._lines(cut, room) <= most)
        self._cut = next(fits, overlapped(allowed[-1][0]))
        self._in_a_line = abreast(self._cut, room)
        lines = self._lines(self._cut, room)
        self._above = 0 if spec.table.head is None else _ABOVE
        self._line = self._cut.height + BETWEEN
        self._top = PADDING + self._above
        self.height = self._above + lines * self._line - BETWEEN + 2 * PADDING

    def _lines(self, cut: Cut, room: int) -> int:
        return max(-(-len(self._table.row) // abreast(cut, room)), 1)

    def lay(self, canvas: Canvas, inks: Inks) -> None:
        """Lay the row on a panel at the upper edge."""
        cut, table = self._cut, self._table
        slot = None if table.row else (self._left, self._top, cut.width, cut.height)
        canvas.lay((_EDGE, _EDGE, _WIDE, self.height), panel, _RADIUS, slot, cut.radius)
        _lay_stock(canvas, table.stock_count, _EDGE + PADDING, _EDGE + self.height // 2)
        lines: dict[int, list[Covered]] = defaultdict(list)
        for position, card in enumerate(table.row):
            line, column = divmod(position, self._in_a_line)
            is_head = position == table.head
            after_head = table.head is not None and table.head // self._in_a_line == line
            apart = _APART if after_head and position > (table.head or 0) else 0
            x, y = self._left + column * cut.strip + apart, self._top + line * self._line
            printed = uncovered(cut) if is_head or position == len(table.row) - 1 else cut
            covered = Covered(card, x, y, printed)
            if is_head:
                above = _ABOVE + 4 if not line else covered.above
                covered = covered._replace(mark=_crowned, above=above)
            lines[line].append(covered)
        for cards in lines.values():
            lay_covered(canvas, cards, _EDGE, _EDGE, inks)


_LEFT_OF_SEVENS = 2 * PADDING + _STOCK


def sevens_in_strip(count: int, *, tags: bool, large: bool = False) -> SevensStrip:
    """Return the layout of a row by sevens next to the stock."""
    room = _WIDE - PADDING - _LEFT_OF_SEVENS
    return by_sevens(count, room, TAG if tags else 0, BETWEEN, large=large)


class _Sevens:
    """The row by sevens next to the stock, with numbers above the cards that can be taken."""

    def __init__(self, spec: TableStripSpec) -> None:
        self._table, self._above = spec.table, TAG if spec.table.reach else 0
        self._left, large = _LEFT_OF_SEVENS, spec.style is CardStyle.LARGE
        self._found = sevens_in_strip(len(spec.table.row), tags=bool(spec.table.reach), large=large)
        self.height = self._found.height + 2 * PADDING

    def lay(self, canvas: Canvas, inks: Inks) -> None:
        """Lay the row on a panel at the upper edge."""
        cut, table, top = self._found.cut, self._table, PADDING + self._above
        slot = None if table.row else (self._left, top, cut.width, cut.height)
        canvas.lay((_EDGE, _EDGE, _WIDE, self.height), panel, _RADIUS, slot, cut.radius)
        _lay_stock(canvas, table.stock_count, _EDGE + PADDING, _EDGE + self.height // 2)
        place = _EDGE, _EDGE
        lay_by_sevens(canvas, table.row, table.reach, self._found, place, (self._left, top), inks)


def _crowned(picture: Image.Image, cut: Cut, x: int, y: int) -> None:
    """Draw the head card's gold frame, and the crown on its upper edge."""
    lay_frame(picture, (x - 3, y - 3, cut.width + 6, cut.height + 6), cut.radius + 3, 6, GOLD)
    stamp(picture, crown(_CROWN), (x + (cut.width - _CROWN) // 2, y - _ABOVE - 4))


def _below_row(spec: TableStripSpec, inks: Inks) -> Canvas:
    row = _Sevens(spec) if spec.table.sevens else _Row(spec)
    melds: MeldLines = meld_lines(
        spec.table.melds, _WIDE, _BELOW_ROW, spec.table.deck, large=spec.style is CardStyle.LARGE
    )
    below = melds.height + BETWEEN if spec.table.melds else 0
    canvas = Canvas(WIDTH, row.height + below + 2 * _EDGE)
    row.lay(canvas, inks)
    lay_melds(canvas, melds, _EDGE, _EDGE + row.height + BETWEEN, inks)
    return canvas


def draw_table_strip(spec: TableStripSpec) -> bytes:
    """Draw the strip as a PNG, 1000 pixels wide. With an empty table it is 154 high."""
    inks = LAYOUTS[spec.style].inks
    return (_below_row(spec, inks) if spec.table.has_row else _beside_piles(spec, inks)).png()
