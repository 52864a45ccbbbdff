"""How melds are spread on the table: by owner, as large as the room allows."""

from itertools import groupby
from typing import NamedTuple

from bot.render.sizes import Cut, overlapped

from .fan import fan
from .specs import MeldSpec

PADDING = 12
_BETWEEN_PANELS = 10
_ROOM = ((76, 420), (68, 460), (60, 620), (52, 740), (46, 850), (40, 850), (34, 850), (28, 850))
"""Visible width of a covered card, and how high (pixels) the spread may be for it to be chosen.
The last is taken when nothing fits."""


class SpreadCard(NamedTuple):
    """A meld and where its first card lies; ``step`` from one card to the next, all in pixels."""

    meld: MeldSpec
    x: int
    y: int
    step: int
    width: int


class MeldPanel(NamedTuple):
    """The part of the cloth that one seat's melds lie on."""

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

    def __init__(self, strip: int, width: int) -> None:
        self.cut = overlapped(strip)
        self.badge = max(round(strip * 0.9), 36)
        self.width = width
        self.indent = PADDING + self.badge + PADDING
        self.between = round(strip * 0.4)
        self.panels: list[MeldPanel] = []
        self.x = self.y = self.line = 0

    def size(self, meld: MeldSpec) -> tuple[int, int]:
        """Step from card to card, and width of the whole meld."""
        return fan(len(meld.cards), self.cut, self.width - self.indent - PADDING)

    def _new_line(self) -> None:
        """Go below what was laid; the last panel of a line reaches to the right edge."""
        if not self.x:
            return
        last = self.panels[-1]
        self.panels[-1] = last._replace(width=self.width - last.x)
        self.x, self.y = 0, self.y + self.line + _BETWEEN_PANELS

    def add(self, seat: int, melds: tuple[MeldSpec, ...]) -> None:
        """Lay one owner's melds: beside the owner before, where there is room for all of them."""
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
                x, y = begin, y + self.cut.height + PADDING
            laid.append(SpreadCard(meld, x, y, step, width))
            x += width + self.between
        self.line = y + self.cut.height + PADDING - self.y
        width = min(whole, self.width)
        self.panels.append(MeldPanel(seat, self.x, self.y, width, self.line, tuple(laid)))
        self.x += width + _BETWEEN_PANELS

    def done(self) -> Spread:
        self._new_line()
        height = self.y - _BETWEEN_PANELS if self.panels else 0
        return Spread(self.cut, self.badge, tuple(self.panels), height)


def _laid_out(melds: tuple[MeldSpec, ...], strip: int, width: int) -> Spread:
    flow = _Flow(strip, width)
    for seat, owned in groupby(sorted(melds, key=lambda meld: meld.seat), lambda meld: meld.seat):
        flow.add(seat, tuple(owned))
    return flow.done()


def spread(melds: tuple[MeldSpec, ...], width: int) -> Spread:
    """The melds grouped by seat, as large as fits; only the longest are pushed together."""
    longest = max((len(meld.cards) for meld in melds), default=0)
    for strip, room in _ROOM[:-1]:
        if longest * strip > width - 120:
            continue
        found = _laid_out(melds, strip, width)
        if found.height <= room:
            return found
    return _laid_out(melds, _ROOM[-1][0], width)
