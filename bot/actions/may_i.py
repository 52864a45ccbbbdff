"""May I: asking for the upcard or letting it go, and what is said beforehand to every May I."""

from dataclasses import replace

from bot.actions.turn import simple_move
from bot.clicks.visit import TableActions, TableVisit
from bot.people.preferences import MayIHabit
from bot.screens.hand import ORDERS
from bot.screens.notes import note_screen
from bot.screens.panel_controls import ASK, PASS
from bot.screens.screen import Screen
from bot.screens.standing_orders import (
    ORDERS_ASK,
    ORDERS_NEVER,
    ORDERS_PICK,
    orders_picked,
    orders_screen,
)
from engine.moves import MayI, Pass
from engine.table.standing_orders import Orders


async def _open_orders(visit: TableVisit) -> None:
    """In the hand panel, which comes back by a button or when its player is to act."""
    visit.table.seat_of(visit.user_id)
    await visit.repaint(_orders_screen(visit, await _orders_of(visit)))


async def _pick_orders(visit: TableVisit) -> None:
    await _give(visit, orders_picked(await _orders_of(visit), visit.chosen))


async def _never_this_deal(visit: TableVisit) -> None:
    """For the deal that the screen was about: an old one says nothing about the deal of now."""
    view = visit.table.sight(visit.user_id).view
    orders = await _orders_of(visit)
    if view is None or str(view.deal_no) != visit.click.rest:
        await visit.repaint(_orders_screen(visit, orders, visit.out_of_date()))
        return
    await _give(visit, replace(orders, never_this_deal=view.deal_no, each_time=False))


async def _ask_each_time(visit: TableVisit) -> None:
    await _give(visit, Orders(each_time=True))


async def _orders_of(visit: TableVisit) -> Orders:
    return await visit.services.orders.of(visit.table, visit.user_id)


async def _give(visit: TableVisit, orders: Orders) -> None:
    """Keep the orders and confirm them."""
    await visit.services.orders.give(visit.table, visit.user_id, orders)
    await visit.repaint(_orders_screen(visit, orders, visit.say("orders-kept")))


def _orders_screen(visit: TableVisit, orders: Orders, notice: str | None = None) -> Screen:
    sight = visit.table.sight(visit.user_id)
    if sight.view is None:
        return note_screen(visit.say("not-dealt"))
    never = visit.reader.preferences.may_i is MayIHabit.NEVER
    return orders_screen(sight, orders, visit.say, never=never, notice=notice)


ACTIONS: TableActions = (
    (ASK, simple_move(MayI())),
    (PASS, simple_move(Pass())),
    (ORDERS, _open_orders),
    (ORDERS_PICK, _pick_orders),
    (ORDERS_NEVER, _never_this_deal),
    (ORDERS_ASK, _ask_each_time),
)
