"""The menus of a hand panel: cards to be laid together, the one card to be discarded, the row."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from bot.blocks.click import write_positions
from bot.blocks.control import At, Brings, Control
from bot.blocks.screen import MENU_LINES, Choice, Menu
from bot.blocks.shown_hand import HandOrder
from bot.screens.move_readings import reading_menus, sweep_menu
from bot.screens.panel_controls import ROW, THROW, HandControls
from bot.text import Text
from engine.cards import Card
from engine.live.table_view import TableView
from engine.phase import Phase

CHOSEN = 50
"""Cards of a hand that are chosen at once: more than any move lays, and a click carries them."""

PICK = Control("pick", At.TABLE, brings=Brings.LINES, numbered=True)
DISCARD = Control("discard", At.TABLE, brings=Brings.LINES, numbered=True)


class _Part(NamedTuple):
    """Cards that one menu holds: their positions in the hand, the lines, and what the menu says."""

    positions: Sequence[int]
    lines: tuple[Choice, ...]
    placeholder: str


def card_menus(
    table_view: TableView, controls: HandControls, arranged: HandOrder, say: Text
) -> list[Menu]:
    """Those that can be used; with every control in its place those of the cards stay."""
    menus: list[Menu] = []
    if controls.row_in_menu:
        menus += _row_menus(table_view, controls, say)
    if controls.every_control or _can_choose(table_view, controls):
        menus += _choosing(table_view, controls, arranged, say)
    if controls.every_control or controls.discards:
        menus += _discarding(table_view, controls, arranged, say)
    return menus


def _row_menus(table_view: TableView, controls: HandControls, say: Text) -> list[Menu]:
    """The ways to take from the row."""
    meant = controls.meant[ROW]
    if table_view.begun.features.sweeps:
        return [sweep_menu(meant, table_view, controls, say)]
    return reading_menus(meant, ROW, say("hand-take-row"), table_view, controls, say)


def _can_choose(table_view: TableView, controls: HandControls) -> bool:
    """Whether a choice of cards leads anywhere, or one that was made can be changed."""
    laying = controls.lays and table_view.begun.phase in (Phase.PLAY, Phase.SHOW)
    many = len(controls.meant.get(ROW, ())) > MENU_LINES and not controls.row_in_menu
    return laying or bool(controls.selection) or many


def _choosing(
    table_view: TableView, controls: HandControls, arranged: HandOrder, say: Text
) -> Iterator[Menu]:
    """Cards that go together; each menu carries what is chosen in the others."""
    chosen = controls.selection
    parts = _parts(arranged.positions, chosen, say("hand-choose"), table_view, say)
    for number, part in enumerate(parts):
        elsewhere = [position for position in chosen if position not in part.positions]
        click = PICK.on(table_view, write_positions(elsewhere), number=number)
        yield Menu(click, part.lines, part.placeholder, least=0, most=len(part.lines))


def _discarding(
    table_view: TableView, controls: HandControls, arranged: HandOrder, say: Text
) -> Iterator[Menu]:
    """The card that ends the turn, played as soon as it is chosen unless that is to be confirmed.

    What has to be confirmed is shown as chosen. While nothing can be discarded the menus are shut.
    """
    hand, live = table_view.begun.hand, bool(controls.discards)
    waits = controls.confirm_discard and bool(controls.meant.get(THROW))
    placeholder = say("hand-discard-first" if controls.confirm_discard else "hand-discard")
    shown = [at for at in arranged.positions if not live or hand[at] in controls.discards]
    waiting = controls.selection if waits else ()
    best_first, after = controls.own.thrown(shown, hand), controls.own.after
    parts = _parts(best_first, waiting, placeholder, table_view, say, after)
    for number, part in enumerate(parts):
        chosen = write_positions(controls.selection)
        click = DISCARD.on(table_view, chosen, number=number)
        yield Menu(click, part.lines, part.placeholder, live=live)


def _parts(
    positions: Sequence[int],
    chosen: Sequence[int],
    what: str,
    table_view: TableView,
    say: Text,
    after: Mapping[Card, int] = MappingProxyType({}),
) -> Iterator[_Part]:
    """Split these cards into menus. ``after``: the points left over without each card."""
    hand = table_view.begun.hand
    for begin in range(0, len(positions), MENU_LINES):
        part = positions[begin : begin + MENU_LINES]
        lines = tuple(
            Choice(
                label=say(
                    "throw-leaves", card=say.card(hand[position]), points=after[hand[position]]
                )
                if hand[position] in after
                else say.card(hand[position]),
                value=write_positions((position,)),
                chosen=position in chosen,
                emoji=say.emoji(hand[position]),
            )
            for position in part
        )
        if len(positions) > MENU_LINES:
            first, last = say.card(hand[part[0]]), say.card(hand[part[-1]])
            yield _Part(part, lines, say("hand-menu-part", what=what, first=first, last=last))
        else:
            yield _Part(part, lines, what)


CONTROLS = (PICK, DISCARD)
