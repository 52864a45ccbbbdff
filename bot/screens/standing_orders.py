"""Standing orders in the place of the hand: what a player says beforehand to every May I."""

from bot.screens.click import read_number
from bot.screens.control import At, Brings, Control
from bot.screens.panel_controls import BACK, live_rows
from bot.screens.screen import FELT, Button, Choice, Menu, Screen, Tone
from bot.screens.text_limit import notice_lines
from bot.text import Text
from engine.cards import JOKER, RANKS
from engine.live.table_view import TableView
from engine.phase import Phase
from engine.table.standing_orders import Orders

_JOKERS = len(RANKS)
"""The line of the menu after those of the ranks."""

ORDERS_PICK = Control("orders-pick", At.TABLE, brings=Brings.LINES)
ORDERS_NEVER = Control("orders-never", At.TABLE)
ORDERS_ASK = Control("orders-ask", At.TABLE)


def orders_screen(
    table_view: TableView, orders: Orders, say: Text, *, never: bool, notice: str | None = None
) -> Screen:
    """What the player has ordered and what they can order; ``never`` is what their habit says."""
    view = table_view.view
    if view is None:
        raise ValueError("nobody asks for anything before the first deal")
    running = view.phase is not Phase.OVER
    let_go = running and orders.never_this_deal == view.deal_no
    told = [
        say("orders-title"),
        say("orders-about"),
        say("orders-now"),
        *(f"- {line}" for line in _in_words(orders, view.deal_no, say, never=never)),
    ]
    # Values hold what is chosen: a client that sees a known value again would keep it chosen.
    chosen = _chosen(orders)
    stamp = sum(1 << line for line in chosen)
    choices = tuple(
        Choice(_line(line, say), f"{line}@{stamp:x}", chosen=line in chosen)
        for line in range(_JOKERS + 1)
    )
    buttons = (
        Button(
            say("button-never-this-deal"),
            ORDERS_NEVER.on(table_view, str(view.deal_no)),
            live=running and not let_go,
        ),
        Button(
            say("button-each-time"),
            ORDERS_ASK.on(table_view),
            live=bool(orders.ranks or orders.cards) or orders.lets_go(view.deal_no, never=never),
        ),
        Button(say("button-my-hand"), BACK.on(table_view), Tone.MAIN),
    )
    menu = Menu(
        ORDERS_PICK.on(table_view), choices, say("orders-choose"), least=0, most=len(choices)
    )
    blocks = [*notice_lines(notice), "\n".join(told)]
    return Screen((*blocks, menu, *live_rows([buttons])), FELT)


def orders_picked(orders: Orders, values: list[str]) -> Orders:
    """The orders with what was chosen in the menu in the place of what was wanted before."""
    chosen = {read_number(value.partition("@")[0]) for value in values}
    lines = {line for line in range(_JOKERS + 1) if line in chosen}
    jokers = frozenset({JOKER}) if _JOKERS in lines else frozenset()
    return Orders(
        never_this_deal=orders.never_this_deal,
        ranks=frozenset(lines - {_JOKERS}),
        cards=orders.cards - {JOKER} | jokers,
        each_time=orders.each_time,
    )


def _chosen(orders: Orders) -> list[int]:
    """The lines of the menu that are wanted."""
    return sorted(orders.ranks) + ([_JOKERS] if JOKER in orders.cards else [])


def _line(line: int, say: Text) -> str:
    return say("orders-jokers") if line == _JOKERS else say("orders-rank", rank=RANKS[line])


def _in_words(orders: Orders, deal_no: int, say: Text, *, never: bool) -> list[str]:
    """What stands now."""
    wanted = [_line(line, say) for line in _chosen(orders)]
    wanted += [say.card(card) for card in sorted(orders.cards - {JOKER})]
    lines = [say("orders-wanted", cards=say.joined(wanted))] if wanted else []
    if orders.never_this_deal == deal_no:
        rest = "orders-never-this-deal"
    elif orders.lets_go(deal_no, never=never):
        rest = "orders-never"
    else:
        rest = "orders-each-time"
    lines.append(say(rest, wanted=len(wanted)))
    return lines


CONTROLS = (ORDERS_PICK, ORDERS_NEVER, ORDERS_ASK)
