"""The controls of a hand panel that make moves, and the rows of their buttons."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple
from unicodedata import category, east_asian_width

from bot.blocks.control import At, Click, Control, Cost, Payload
from bot.blocks.screen import Button, ButtonRow, Section, Tone
from bot.blocks.shown_hand import ShownHand
from bot.games.registry import PRESENTERS
from bot.people.preferences import Preferences
from bot.screens.whose_turn import buy_button
from bot.text import Text
from bot.text.text import signed
from bot.workbench.bench import Bench
from engine.cards import Card
from engine.computer.plain.suggestions import Progress
from engine.facts import Drops, TableFeatures, UpcardStays, WorksOn
from engine.live.table_view import TableView
from engine.moves import (
    BigGin,
    Declare,
    Discard,
    Draw,
    Drop,
    Knock,
    LayDown,
    LayOff,
    MakeContract,
    MayI,
    Move,
    Pass,
    Show,
    Swap,
    Take,
    TakeRow,
)
from engine.phase import Phase
from engine.table.standing_orders import NO_ORDERS, Orders

_LABEL = 34
"""A phone shows the whole label if it has at most this many letters."""


@dataclass(frozen=True, eq=False)
class MoveControl(Control):
    """A button for a kind of move."""

    move: type[Move]
    label: str
    tone: Tone = Tone.PLAIN


DRAW = MoveControl("draw", At.TABLE, Draw, "button-draw", Tone.MAIN, public=True)
TAKE = MoveControl("take", At.TABLE, Take, "button-take", public=True)
ROW = MoveControl("row", At.TABLE, TakeRow, "button-row")
ASK = MoveControl("ask", At.TABLE, MayI, "button-may-i", Tone.GOOD, public=True)
PASS = MoveControl("pass", At.TABLE, Pass, "button-pass", public=True)
CONTRACT = MoveControl("contract", At.TABLE, MakeContract, "button-contract", Tone.GOOD)
LAY = MoveControl("lay", At.TABLE, LayDown, "button-meld")
OFF = MoveControl("off", At.TABLE, LayOff, "button-lay-off")
SWAP = MoveControl("swap", At.TABLE, Swap, "button-swap")
THROW = MoveControl("throw", At.TABLE, Discard, "button-discard", Tone.GRAVE)
KNOCK = MoveControl("knock", At.TABLE, Knock, "button-knock", Tone.GOOD)
BIG_GIN = MoveControl("big-gin", At.TABLE, BigGin, "button-big-gin", Tone.GOOD)
SHOW = MoveControl("show", At.TABLE, Show, "button-show", Tone.GOOD)
DECLARE = MoveControl("declare", At.TABLE, Declare, "button-declare", Tone.GOOD)
DROP = MoveControl("drop", At.TABLE, Drop, "button-drop", Tone.GRAVE)
SUGGEST = Control("suggest", At.TABLE, cost=Cost.ADVICE)
BACK = Control("back", At.TABLE)

_DOES: dict[type[Move], str] = {
    TakeRow: "button-take-it",
    MakeContract: "button-contract",
    LayDown: "button-meld",
    LayOff: "button-lay-off",
    Swap: "button-swap-it",
    Knock: "button-knock",
    BigGin: "button-big-gin",
    Show: "button-show",
    Declare: "button-declare",
    Discard: "button-skip",
}
"""The label of the button next to a reading, by kind of move."""

_COMING = (DRAW, TAKE, ROW), (ASK, PASS, DROP)
"""Controls that add cards to the hand.

The first half is for the player's own turn, the second half mostly for other players' discards.
"""

_LEAVING = (CONTRACT, LAY, OFF), (SWAP, THROW, KNOCK, BIG_GIN, SHOW, DECLARE)
"""Controls that remove cards from the hand."""

LAYING = (ROW, KNOCK, CONTRACT, LAY, OFF, SWAP, BIG_GIN, SHOW, DECLARE, DROP)
"""Buttons that may open a menu of readings."""

DO = Control(
    "do",
    At.TABLE,
    # A reading has a button, or a line of a menu if there are many.
    payload=Payload.LINES,
    numbered=True,
    family=tuple(control.verb for control in (*LAYING, THROW, SUGGEST)),
)
"""Plays a reading, which the click names by number.

The reading belongs to a button in LAYING or to Suggest.
"""

_ABREAST = 3
"""At most this many buttons share a line on a phone. A fourth button would be below."""

_MOST = 5
"""Discord allows at most this many buttons in a row."""

_PHONE, _LETTER, _AROUND, _EMOJI, _BETWEEN = 264, 7.5, 26, 24, 8
"""Widths in pixels.

They are the widths of a phone's line, of a letter, of the space around a button's letters, of a
button's emoji, and of the space between buttons.
"""


class HandControls(NamedTuple):
    """The content of a player's panel, without the table itself."""

    acts: bool = False
    """Whether the player has to act now."""
    selection: tuple[int, ...] = ()
    """The positions of the chosen cards in the hand. The hand is in order of arrival."""
    likes: Preferences = Preferences()
    """The player's settings."""
    legal: Sequence[Move] = ()
    """The legal moves with exactly the chosen cards, or all legal moves if none are chosen."""
    kinds: frozenset[type[Move]] = frozenset()
    """The kinds of the legal moves."""
    meant: Mapping[Control, Sequence[Move]] = MappingProxyType({})
    """The moves that a press of a button can mean, by button."""
    discards: frozenset[Card] = frozenset()
    """The cards that can be discarded."""
    lays: bool = False
    """Whether a card can be laid."""
    suggested: Sequence[Move] = ()
    """The moves that the button Suggest shows."""
    progress: Progress | None = None
    notice: str | None = None
    choosing: Sequence[Move] = ()
    """The moves from which the player has to choose now. Without an open menu, there are none."""
    chosen: Control = SUGGEST
    """The button that opened the choice."""
    strip: bool = True
    """Whether the table is shown in a narrow picture."""
    advised: Section | str | None = None
    """The advice of a computer, as a sentence or as a section with a button."""
    coached: bool = False
    """Whether a coach above the panel explains the moves. The coach replaces Suggest."""
    bench: Bench | None = None
    """The workbench of a turn that rearranges the table, or None in any other turn."""
    row_in_menu: bool = False
    """Whether all takes from the row are in a menu. Otherwise a button leads to them."""
    dropped: bool = False
    """Whether a draft was lost because the player's time was up."""
    orders: Orders = NO_ORDERS
    """The player's standing orders for May I. The player's settings answer as well."""
    answered: bool = False
    """Whether the orders have answered the May I window that is open now."""
    own: ShownHand = ShownHand()
    """The player's hand as the panel shows it."""


def is_confirmed(kind: type[Move], features: TableFeatures) -> bool:
    """Return whether the panel shows a move before the player confirms it.

    These are moves that drop out, or that end a deal in a game in which melds aren't laid.
    """
    return kind in (Knock, BigGin, Show, Drop) and not features.lay


def name_of_reading(move: Move, table_view: TableView, say: Text) -> str:
    """Return the label of the button next to a reading."""
    own = PRESENTERS[table_view.game.name].move_button
    name = None if own is None else own(move, table_view, say)
    return say(_DOES[type(move)]) if name is None else name


def live_rows(rows: Iterable[ButtonRow]) -> tuple[ButtonRow, ...]:
    """Return the rows without the buttons that can't be pressed."""
    pressed = [tuple([button for button in row if button.live]) for row in rows]
    return tuple(filter(None, pressed))


def control_rows(
    table_view: TableView, controls: HandControls, chosen: str, say: Text
) -> tuple[ButtonRow, ...]:
    """Return the rows of buttons for this game's moves. The order is always the same.

    The usable controls share one row. If every control keeps its place, controls that add cards
    have a row, and controls that remove cards have a row. If a row would be too long, it is split
    into two rows.
    """
    stays = _joker_stays(table_view)
    every = [
        [_known(half, table_view, controls, chosen, say, stays=stays) for half in halves]
        for halves in (_COMING, _LEAVING)
    ]
    if not controls.likes.every_control:
        faces = [button for halves in every for half in halves for button in half]
        return (in_one_line(faces),) if faces else ()
    rows = []
    for first, second in every:
        rows += [first + second] if len(first + second) <= _ABREAST else [first, second]
    return tuple(in_one_line(row) for row in rows if row)


def in_one_line(faces: list[list[Button]]) -> ButtonRow:
    """Return a row with a form of each button, so that a phone shows the row in one line.

    The labels are as long as possible.
    """
    best = [list(forms) for forms in faces]
    while True:
        row = tuple(forms[0] for forms in best)
        longer = [forms for forms in best if len(forms) > 1]
        if _width(row) <= _PHONE or not longer:
            return row
        max(longer, key=lambda forms: letters(forms[0].label)).pop(0)


def with_helping(
    rows: Sequence[ButtonRow], helping: list[list[Button]]
) -> tuple[Sequence[ButtonRow], list[ButtonRow]]:
    """Return the rows of moves, and a row of the ``helping`` buttons.

    If there is a single row of moves and a phone has room in one line, the helping buttons join
    this row.
    """
    if not helping:
        return rows, []
    if len(rows) == 1:
        row = in_one_line([*([button] for button in rows[0]), *helping])
        if _width(row) <= _PHONE and len(row) <= _MOST:
            return [row], []
    return rows, [in_one_line(helping)]


def in_rows_of_a_phone(buttons: Iterable[Button]) -> tuple[ButtonRow, ...]:
    """Return the buttons in rows. Each row fits into one line of a phone."""
    rows: list[ButtonRow] = []
    for button in buttons:
        row = (*rows[-1], button) if rows else (button,)
        if rows and (_width(row) > _PHONE or len(row) > _MOST):
            rows.append((button,))
        else:
            rows[-1:] = [row]
    return tuple(rows)


def _width(row: ButtonRow) -> float:
    seen = sum(letters(button.label) + _wide(button.label) for button in row)
    emojis = sum(button.emoji is not None for button in row)
    return seen * _LETTER + emojis * _EMOJI + len(row) * (_AROUND + _BETWEEN) - _BETWEEN


def _known(
    half: Iterable[MoveControl],
    table_view: TableView,
    controls: HandControls,
    chosen: str,
    say: Text,
    *,
    stays: bool,
) -> list[list[Button]]:
    forms, meant = list[list[Button]](), controls.meant
    for control in half:
        if control.move not in table_view.game.moves or (control is ROW and controls.row_in_menu):
            continue
        live = bool(meant[control]) if control in meant else control.move in controls.kinds
        why = stays and control is TAKE
        if live or why or controls.likes.every_control:
            shown = _forms(control, table_view, controls, chosen, say, live=live, stays=why)
            forms.append(list(shown))
    return forms


def _joker_stays(table_view: TableView) -> bool:
    """Return whether an unusable button explains that no one can take the discarded joker.

    Only a player who may draw gets this button.
    """
    seen, stays = table_view.seen, table_view.facts.get(UpcardStays)
    drawing = seen.phase is Phase.DRAW and seen.turn == table_view.seat
    return drawing and stays is not None and stays.thrown


def _forms(
    control: MoveControl,
    table_view: TableView,
    controls: HandControls,
    chosen: str,
    say: Text,
    *,
    live: bool,
    stays: bool,
) -> Iterator[Button]:
    """Yield the forms of a button. The longest label comes first.

    If the button can mean only one move, it has the move's name and plays the move directly. If the
    name is too long or the move has to be confirmed, the button shows the readings first.
    """
    click, emoji = control.on(table_view, chosen), None
    upcard = table_view.upcard if control is TAKE else None
    meant = controls.meant.get(control, ())
    label = _label(control, meant, table_view, say)
    if control is PASS and table_view.game.features.sweeps and live:
        ends_at = say("button-pass-ends-at", points=signed(controls.own.points))
        yield Button(ends_at, click, control.tone)
        yield Button(say("button-pass-ends"), click, control.tone)
        label = say("button-pass-turn")
    elif control is PASS and not table_view.game.features.may_i:
        label = say("button-pass-turn")
    elif stays and upcard is not None:
        card, stays_long = say.card(upcard), say("button-joker-stays", card=say.card(upcard))
        yield Button(stays_long, click, control.tone, live=False)
        label = say("button-stays", card=card)
    elif control is TAKE and upcard is not None:
        label = say("button-take-card", card=say.card(upcard))
        emoji = say.emoji(upcard)
    elif control is ASK:
        label = buy_button(table_view, table_view.seat, say)
    elif control is DROP and (drops := table_view.facts.get(Drops)) and table_view.seat is not None:
        yield from _dropping(drops, table_view.seat, controls.own.points, click, say)
        return
    elif is_confirmed(control.move, table_view.game.features):
        if meant:
            yield Button(name_of_reading(meant[0], table_view, say), click, control.tone)
            return
        label = say("button-gin-knock") if control is KNOCK else label
    elif len(meant) > 1:
        yield Button(say("button-several", what=label), click, control.tone)
    elif meant and (name := name_of_move(meant[0], table_view, say)) is not None:
        reading = DO.on(table_view, chosen, member=control.verb, number=0)
        yield Button(name, click if control is THROW else reading, control.tone)
    yield Button(label, click, control.tone, live=live, emoji=emoji)


def _label(control: MoveControl, meant: Sequence[Move], table_view: TableView, say: Text) -> str:
    """Return the label of a button.

    If each player has their own contracts, the label names the contract that the button lays. This
    is the only contract that can be laid, or the contract that the player works on.
    """
    if control is not CONTRACT or not table_view.facts.get(WorksOn):
        return say(control.label)
    numbers = {move.number for move in meant if isinstance(move, MakeContract)} - {None}
    works_on = _works_on(table_view)
    if len(numbers) == 1 or len(works_on) == 1:
        return say("button-phase", number=numbers.pop() or 0 if numbers else works_on[0])
    return say("button-phase-any")


def _works_on(table_view: TableView) -> tuple[int, ...]:
    """Return the numbers of the viewer's contracts, if each player has their own contracts."""
    every, seat = table_view.facts.get(WorksOn), table_view.seat
    return () if seat is None or every is None else every.numbers[seat]


def _dropping(drops: Drops, seat: int, count: int, click: Click, say: Text) -> Iterator[Button]:
    """Yield the forms of the drop button. All have the price, and the longest has the points."""
    facts = {"points": drops.price[seat], "count": count}
    for label in (say("button-drop-for", **facts), say("button-drop-at", **facts)):
        yield Button(label, click, DROP.tone, live=seat in drops.seats)


def _wide(label: str) -> int:
    """Return the number of signs, such as coloured shapes, with the width of two letters."""
    return sum(east_asian_width(sign) == "W" for sign in label)


def letters(label: str) -> int:
    """Return the number of visible letters. Combining marks take no room."""
    return len(label) if label.isascii() else len([1 for sign in label if category(sign)[0] != "M"])


def name_of_move(move: Move, table_view: TableView, say: Text) -> str | None:
    """Return the label of a button that plays this move directly, or None if it's too long."""
    label = _name(move, table_view, say)
    return label if label is not None and letters(label) <= _LABEL else None


def _name(move: Move, table_view: TableView, say: Text) -> str | None:
    match move:
        case MakeContract(melds, number):
            # The cards have no spaces between them. Otherwise most contracts wouldn't fit.
            laid = ["".join(map(say.card, cards)) for cards in melds]
            if number is None:
                number = next(iter(_works_on(table_view)), 0)
            cards = " ".join(laid)
            return say("button-contract-of", number=number, cards=cards)
        case TakeRow(start) if not move.laid:
            return say("button-row-free", card=say.card(start))
        case TakeRow():
            taken = len(move.swept(table_view.seen.discard))
            return say("button-row-for", count=taken, cards=say.cards(move.laid))
        case Knock(card):
            return say("button-knock-with", card=say.card(card))
        case LayDown(cards):
            return say("button-meld-of", cards=say.cards(cards))
        case LayOff(cards):
            return say("button-lay-off-of", cards=say.cards(cards))
        case Swap(_, card):
            return say("button-swap-for", card=say.card(card))
        case Discard(card, skip):
            if skip is not None:
                return say("button-skip-of", name=table_view.name(skip))
            return say("button-discard-of", card=say.card(card))
        case Declare(card):
            return say("button-declare-aside", card=say.card(card))
    return None
