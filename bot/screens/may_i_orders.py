"""Standing orders for May I. A player gives them by one click, or by choosing ranks."""

from dataclasses import replace

from bot.blocks.control import At, Control, Payload, read_number
from bot.blocks.screen import FELT, Button, Choice, Menu, Screen, Tone
from bot.blocks.text_limit import notice_lines
from bot.screens.panel_controls import BACK, in_rows_of_a_phone
from bot.text import Text
from engine.cards import JOKER, RANKS
from engine.live.table_view import TableView
from engine.phase import Phase
from engine.table.standing_orders import Orders, Rest, next_turn

_JOKERS = len(RANKS)
"""The number of the menu's line for jokers. It comes after the ranks."""

_BUTTONS = (Rest.MY_TURN, Rest.HELPS, Rest.THIS_DEAL, Rest.EACH_TIME)

CARDS = "cards"
"""The value of the menu's line that leads to the choice of cards."""

ORDERS = Control("orders-menu", At.TABLE, payload=Payload.LINE)
ORDERS_PICK = Control("orders-pick", At.TABLE, payload=Payload.LINES)
ORDERS_REST = Control("orders", At.TABLE, family=_BUTTONS)
"""The answer to all unwanted upcards.

It counts until the player's next turn, in this deal, or always.
"""


def orders_screen(
    table_view: TableView, orders: Orders, say: Text, *, never: bool, notice: str | None = None
) -> Screen:
    """Return the player's current orders, and the controls for all possible orders.

    ``never``: whether the player's setting lets all upcards go.
    """
    say = say.of(table_view.game.name)
    lines = [
        say("orders-title"),
        say("orders-about"),
        say("orders-helps-about"),
        say("orders-now"),
        *(f"- {line}" for line in order_lines(table_view, orders, say, never=never)),
    ]
    chosen = _chosen(orders)
    choices = tuple(
        Choice(_line(line, say), str(line), chosen=line in chosen) for line in range(_JOKERS + 1)
    )
    choose = say("orders-choose")
    menu = Menu(ORDERS_PICK.on(table_view), choices, choose, least=0, most=len(choices))
    blocks = [*notice_lines(notice), "\n".join(lines)]
    back = Button(say("button-my-hand"), BACK.on(table_view), Tone.MAIN)
    rest = [
        order_button(table_view, changed, say)
        for changed in _changes(table_view, orders, never=never)
    ]
    return Screen((*blocks, menu, *in_rows_of_a_phone([*rest, back])), FELT)


def order_button(table_view: TableView, rest: Rest, say: Text) -> Button:
    """Return the button that sets this answer to all unwanted upcards."""
    click = ORDERS_REST.on(table_view, _moment(table_view), member=rest)
    return Button(say(f"button-{rest}"), click)


def _changes(table_view: TableView, orders: Orders, *, never: bool) -> list[Rest]:
    """Return the answers to unwanted upcards that would change something, in button order."""
    seen = table_view.seen
    if seen.phase is Phase.OVER:
        return []
    now, is_choosy = orders.rest(seen.deal_no, seen.turn_no, never=never), orders.is_choosy
    return [rest for rest in _BUTTONS if rest is not now or (rest is Rest.EACH_TIME and is_choosy)]


def orders_menu(
    table_view: TableView, orders: Orders, say: Text, *, never: bool, but: str = ""
) -> Menu:
    """Return a menu of the orders for the hand panel.

    ``but``: an order that is left out, because it has a button.
    """
    changes = _changes(table_view, orders, never=never)
    lines = [
        Choice(say(f"button-{rest}"), rest, chosen=rest not in changes)
        for rest in _BUTTONS
        if rest != but and (rest in changes or rest is not Rest.EACH_TIME)
    ]
    lines.append(Choice(say("orders-choose"), CARDS))
    click = ORDERS.on(table_view, _moment(table_view))
    return Menu(click, tuple(lines), say("button-orders"))


def _moment(table_view: TableView) -> str:
    """Return the text for the deal and this player's next turn that a click carries."""
    seen, seat = table_view.seen, table_view.seat
    assert seat is not None
    return f"{seen.deal_no}.{next_turn(seen, seat)}"


def read_moment(text: str) -> tuple[int, int] | None:
    """Return the deal and the turn that a click carries, or None for an invalid text."""
    deal_no, turn_no = map(read_number, (text.partition(".")[0], text.partition(".")[2]))
    return None if deal_no is None or turn_no is None else (deal_no, turn_no)


def orders_picked(orders: Orders, values: list[str]) -> Orders:
    """Return the orders with the ranks that were chosen in the menu."""
    chosen = set(map(read_number, values))
    lines = {line for line in range(_JOKERS + 1) if line in chosen}
    jokers = frozenset({JOKER}) if _JOKERS in lines else frozenset()
    return replace(
        orders, ranks=frozenset(lines - {_JOKERS}), cards=orders.cards - {JOKER} | jokers
    )


def _chosen(orders: Orders) -> list[int]:
    return sorted(orders.ranks) + ([_JOKERS] if JOKER in orders.cards else [])


def _line(line: int, say: Text) -> str:
    return say("orders-jokers") if line == _JOKERS else say("orders-rank", rank=RANKS[line])


def order_lines(table_view: TableView, orders: Orders, say: Text, *, never: bool) -> list[str]:
    """Return the current orders in words.

    ``never``: whether the player's setting lets all upcards go.
    """
    seen = table_view.seen
    wanted = [_line(line, say) for line in _chosen(orders)]
    wanted += [say.card(card) for card in sorted(orders.cards - {JOKER})]
    rest = orders.rest(seen.deal_no, seen.turn_no, never=never)
    lines = [say("orders-wanted", cards=say.joined(wanted))] if wanted else []
    return [*lines, say(f"orders-{rest}", wanted=len(wanted))]
