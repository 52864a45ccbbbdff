"""What lies before the player who uses a hand panel."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from bot.people.preferences import Sort
from bot.render import CardStyle
from bot.screens.screen import Section
from bot.workbench.bench import Bench
from engine.cards import Card
from engine.computer.suggestions import Progress
from engine.moves import Move

MENU_LINES = 25
"""Lines that a menu holds."""


class HandControls(NamedTuple):
    """What lies before a player besides the table itself.

    ``selection``: chosen cards as positions in order of arrival. ``legal``: what can be done now,
    the cards chosen being just these. ``meant``: by button what a press of it can mean.
    ``discards``: cards that can be discarded. ``lays``: something can be laid. ``suggested``: moves
    that Suggest shows. ``choosing``: moves among which they must pick, none: no menu. ``advised``:
    what a computer would do, in words or with its button. ``coached``: a coach says above the panel
    what to do, and helps in the place of Suggest. ``bench``: the workbench of a turn that
    rearranges the table. The others are settings (bot.people.preferences).
    """

    selection: tuple[int, ...] = ()
    sort: Sort = Sort.SUIT
    style: CardStyle = CardStyle.FOUR
    text_first: bool = False
    legal: Sequence[Move] = ()
    meant: Mapping[str, Sequence[Move]] = MappingProxyType({})
    discards: frozenset[Card] = frozenset()
    lays: bool = False
    suggested: Sequence[Move] = ()
    progress: Progress | None = None
    notice: str | None = None
    choosing: Sequence[Move] = ()
    chosen_kind: str = ""
    every_control: bool = False
    confirm_discard: bool = False
    strip: bool = True
    advised: Section | str | None = None
    coached: bool = False
    bench: Bench | None = None

    def can(self, kind: type[Move]) -> bool:
        """Whether a move of this kind is legal now."""
        return any(isinstance(move, kind) for move in self.legal)

    @property
    def row_in_menu(self) -> bool:
        """Whether all ways to take from the row are lines of one menu, not behind a button."""
        return not self.every_control and 1 < len(self.meant.get("row", ())) <= MENU_LINES
