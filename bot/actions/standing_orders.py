"""Standing orders for May I: a private screen of its own, beside the hand panel."""

from dataclasses import replace

from bot.clicks.router import Action, Clicked
from bot.clicks.services import answer, repaint
from bot.people.preferences import MayIHabit
from bot.screens.notes import note_screen
from bot.screens.screen import Screen
from bot.screens.standing_orders import orders_picked, orders_screen
from engine.table.standing_orders import Orders


async def _open(clicked: Clicked) -> None:
    table = clicked.table
    table.seat_of(clicked.user)
    orders = await clicked.services.orders.of(table, clicked.user)
    await answer(clicked.interaction, _screen(clicked, orders), clicked.services.painter)


async def _pick(clicked: Clicked) -> None:
    await _give(clicked, orders_picked(await _standing(clicked), clicked.values))


async def _never(clicked: Clicked) -> None:
    """For the deal that the screen was about: an old one says nothing about the deal of now."""
    view = clicked.table.sight(clicked.user).view
    orders = await _standing(clicked)
    if view is None or str(view.deal_no) != clicked.click.rest:
        await _show(clicked, orders, clicked.services.say("stale"))
        return
    await _give(clicked, replace(orders, never_this_deal=view.deal_no, each_time=False))


async def _ask(clicked: Clicked) -> None:
    await _give(clicked, Orders(each_time=True))


async def _standing(clicked: Clicked) -> Orders:
    return await clicked.services.orders.of(clicked.table, clicked.user)


async def _give(clicked: Clicked, orders: Orders) -> None:
    """Keep the orders and confirm them."""
    await clicked.services.orders.give(clicked.table, clicked.user, orders)
    await _show(clicked, orders, clicked.services.say("orders-kept"))


async def _show(clicked: Clicked, orders: Orders, notice: str) -> None:
    screen = _screen(clicked, orders, notice)
    await repaint(clicked.interaction, screen, clicked.services.painter)


def _screen(clicked: Clicked, orders: Orders, notice: str | None = None) -> Screen:
    services, sight = clicked.services, clicked.table.sight(clicked.user)
    if sight.view is None:
        return note_screen(services.say("not-dealt"))
    never = services.reader.preferences.may_i is MayIHabit.NEVER
    return orders_screen(sight, orders, services.say, never=never, notice=notice)


ORDERS: dict[str, Action] = {
    "orders": _open,
    "orders-pick": _pick,
    "orders-never": _never,
    "orders-ask": _ask,
}
