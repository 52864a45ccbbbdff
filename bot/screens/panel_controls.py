"""The controls of a hand panel that stand for moves, and the rows in which their buttons stand."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple
from unicodedata import category, east_asian_width

from bot.blocks.control import At, Brings, Click, Control, Cost
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
"""Letters of a label that a phone shows whole."""


@dataclass(frozen=True, eq=False)
class MoveControl(Control):
    """A button that stands for a kind of move."""

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
"""What the button beside a reading is called."""

_COMING = (DRAW, TAKE, ROW), (ASK, PASS, DROP)
"""Cards that come into the hand: in one's own turn, and of what others leave."""

_LEAVING = (CONTRACT, LAY, OFF), (SWAP, THROW, KNOCK, BIG_GIN, SHOW, DECLARE)
"""Cards that leave it."""

LAYING = (ROW, KNOCK, CONTRACT, LAY, OFF, SWAP, BIG_GIN, SHOW, DECLARE, DROP)
"""Buttons that may open a menu of readings: what the move can mean."""

DO = Control(
    "do",
    At.TABLE,
    # A reading is a button, or a line of a menu where there are many.
    brings=Brings.LINES,
    numbered=True,
    family=tuple(control.verb for control in (*LAYING, THROW, SUGGEST)),
)
"""One of the readings, by its number: of what such a button can mean, or of what Suggest shows."""

_ABREAST = 3
"""Buttons that a phone shows side by side; the fourth would stand alone in a line."""

_MOST = 5
"""Buttons that Discord takes in a row."""

_PHONE, _LETTER, _AROUND, _EMOJI, _BETWEEN = 264, 7.5, 26, 24, 8
"""Pixels: of a line on a phone, of a letter, around the letters of a button, of its emoji, between
buttons."""


class HandControls(NamedTuple):
    """What lies before a player besides the table itself.

    ``acts``: they are asked for something now.
    ``selection``: chosen cards as positions in order of arrival. ``legal``: what can be done now,
    the cards chosen being just these, and ``kinds`` are the kinds of those moves. ``meant``: by
    button what a press of it can mean. ``discards``: cards that can be discarded. ``lays``:
    something can be laid. ``suggested``: moves that Suggest shows. ``choosing``: moves among which
    they must pick, none: no menu; ``chosen`` is the button that was pressed. ``advised``: what a
    computer would do, in words or with its button. ``coached``: a coach says above the panel what
    to do, and helps in the place of Suggest. ``bench``: the workbench of a turn that rearranges the
    table. ``row_in_menu``: all ways to take from the row are lines of one menu, not behind a
    button. ``dropped``: what they had on their workbench went with their time. ``orders`` and
    habits answer May I, and have ``answered`` it if one is offered now. ``own``: what is shown of
    the hand. ``likes``: settings of the player. ``strip``: the table is shown in a narrow picture.
    """

    acts: bool = False
    selection: tuple[int, ...] = ()
    likes: Preferences = Preferences()
    legal: Sequence[Move] = ()
    kinds: frozenset[type[Move]] = frozenset()
    meant: Mapping[Control, Sequence[Move]] = MappingProxyType({})
    discards: frozenset[Card] = frozenset()
    lays: bool = False
    suggested: Sequence[Move] = ()
    progress: Progress | None = None
    notice: str | None = None
    choosing: Sequence[Move] = ()
    chosen: Control = SUGGEST
    strip: bool = True
    advised: Section | str | None = None
    coached: bool = False
    bench: Bench | None = None
    row_in_menu: bool = False
    dropped: bool = False
    orders: Orders = NO_ORDERS
    answered: bool = False
    own: ShownHand = ShownHand()


def is_confirmed(kind: type[Move], features: TableFeatures) -> bool:
    """Whether a move is shown first because it gives up or ends a deal that had no melds."""
    return kind in (Knock, BigGin, Show, Drop) and not features.lay


def name_of_reading(move: Move, table_view: TableView, say: Text) -> str:
    """What the button of a move that lays cards is called beside its words."""
    own = PRESENTERS[table_view.game.name].move_button
    name = None if own is None else own(move, table_view, say)
    return say(_DOES[type(move)]) if name is None else name


def live_rows(rows: Iterable[ButtonRow]) -> tuple[ButtonRow, ...]:
    """The same rows with nothing but what can be pressed."""
    pressed = [tuple([button for button in row if button.live]) for row in rows]
    return tuple(filter(None, pressed))


def control_rows(
    table_view: TableView, controls: HandControls, chosen: str, say: Text
) -> tuple[ButtonRow, ...]:
    """The controls whose moves this game knows, always in the same order.

    Those that can be pressed stand in one row. With all in their places there are more: where not
    all that come or leave can stand side by side, their two halves have a row each.
    """
    stays = _joker_stays(table_view)
    every = [
        [_known(half, table_view, controls, chosen, say, stays=stays) for half in halves]
        for halves in (_COMING, _LEAVING)
    ]
    if not controls.likes.every_control:
        faces = [one for halves in every for half in halves for one in half]
        return (in_one_line(faces),) if faces else ()
    rows = []
    for first, second in every:
        rows += [first + second] if len(first + second) <= _ABREAST else [first, second]
    return tuple(in_one_line(row) for row in rows if row)


def in_one_line(faces: list[list[Button]]) -> ButtonRow:
    """Of each button the most telling form with which a phone shows them in one line."""
    best = [list(forms) for forms in faces]
    while True:
        row = tuple(forms[0] for forms in best)
        longer = [forms for forms in best if len(forms) > 1]
        if _width(row) <= _PHONE or not longer:
            return row
        max(longer, key=lambda forms: letters(forms[0].label)).pop(0)


def beside(
    rows: Sequence[ButtonRow], helping: list[list[Button]]
) -> tuple[Sequence[ButtonRow], list[ButtonRow]]:
    """The rows of moves, and a row of these other buttons.

    A single row of moves takes them in if a phone shows all in one line.
    """
    if not helping:
        return rows, []
    if len(rows) == 1:
        row = in_one_line([*([button] for button in rows[0]), *helping])
        if _width(row) <= _PHONE and len(row) <= _MOST:
            return [row], []
    return rows, [in_one_line(helping)]


def in_rows_of_a_phone(buttons: Iterable[Button]) -> tuple[ButtonRow, ...]:
    """The buttons in their order, as many in a row as a phone shows in one line."""
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
    """Whether the button that cannot be pressed says to the player who may draw that the upcard is
    a joker that was thrown."""
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
    """The button, most telling form first. If it can mean one thing alone, its name stands on it
    and it is played at once; a button without a name shows what it means if no card is chosen, and
    so does what is to be confirmed."""
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
        card, told = say.card(upcard), say("button-joker-stays", card=say.card(upcard))
        yield Button(told, click, control.tone, live=False)
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
    """What a button is called. Where everybody has contracts of their own, it says which it lays:
    the one that its player works on, or where that may be chosen the one that can be laid."""
    if control is not CONTRACT or not table_view.facts.get(WorksOn):
        return say(control.label)
    numbers = {move.number for move in meant if isinstance(move, MakeContract)} - {None}
    works_on = _works_on(table_view)
    if len(numbers) == 1 or len(works_on) == 1:
        return say("button-phase", number=numbers.pop() or 0 if numbers else works_on[0])
    return say("button-phase-any")


def _works_on(table_view: TableView) -> tuple[int, ...]:
    """By number, the contracts that the viewer may make, if everybody has their own."""
    every, seat = table_view.facts.get(WorksOn), table_view.seat
    return () if seat is None or every is None else every.numbers[seat]


def _dropping(drops: Drops, seat: int, count: int, click: Click, say: Text) -> Iterator[Button]:
    """What dropping costs, if there is room beside what the hand would count."""
    facts = {"points": drops.price[seat], "count": count}
    for label in (say("button-drop-for", **facts), say("button-drop-at", **facts)):
        yield Button(label, click, DROP.tone, live=seat in drops.seats)


def _wide(label: str) -> int:
    """How many signs of it, such as coloured shapes, are as wide as two letters."""
    return sum(east_asian_width(sign) == "W" for sign in label)


def letters(label: str) -> int:
    """How many letters of it are seen: marks that stand above or behind another take no room."""
    return len(label) if label.isascii() else len([1 for sign in label if category(sign)[0] != "M"])


def name_of_move(move: Move, table_view: TableView, say: Text) -> str | None:
    """What stands on a button that plays this move at once; None if a button has no room for it."""
    label = _name(move, table_view, say)
    return label if label is not None and letters(label) <= _LABEL else None


def _name(move: Move, table_view: TableView, say: Text) -> str | None:
    match move:
        case MakeContract(melds, number):
            # Close together: most contracts would have no room otherwise.
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
