"""Moves of a turn without a choice of cards; May I, and what is said beforehand to every one."""

from dataclasses import replace

from bot.clicks.answers import repaint_panel, repaint_table
from bot.clicks.context import TableAction, TableActions, TableVisit
from bot.clicks.faults import refusal_text
from bot.people.settings import MayIHabit
from bot.screens.hand import ORDERS, TAKE_BACK
from bot.screens.notes import note_screen
from bot.screens.panel_controls import ASK, DRAW, PASS, TAKE
from bot.screens.screen import Screen
from bot.screens.standing_orders import (
    ORDERS_ASK,
    ORDERS_NEVER,
    ORDERS_PICK,
    orders_picked,
    orders_screen,
)
from bot.text.names import escaped
from bot.typed.wording import move_in_words
from engine.errors import IllegalMove, Stale
from engine.moves import Draw, MayI, Move, Pass, Take
from engine.table.standing_orders import Orders


def simple_move(move: Move) -> TableAction:
    """The action of a button that always stands for the same move."""

    async def act(visit: TableVisit) -> None:
        await make_move(visit, move)

    return act


async def make_move(visit: TableVisit, move: Move, selection: tuple[int, ...] = ()) -> None:
    """Make the move and answer with the message in its new state.

    The first line of a panel says what was played or, with the choice of cards kept, why not. From
    the channel's message a refusal goes to the router, which tells it privately. An old message is
    repainted as well.
    """
    if not visit.on_private_message:
        await _move_in_public(visit, move)
        return
    played = _in_words(visit, move)
    try:
        await visit.table.play(visit.user_id, move, visit.click.version)
    except IllegalMove as refusal:
        notice = await refusal_text(visit, visit.table, refusal)
    except Stale as older:
        notice, selection = visit.out_of_date(older), ()
    else:
        await repaint_panel(visit, visit.table, notice=played, lasts=True)
        return
    await repaint_panel(visit, visit.table, selection, notice)


def _in_words(visit: TableVisit, move: Move) -> str | None:
    """What the panel says of this move once it is made; None where there is nothing to say."""
    mine = visit.table.observation(visit.table.sitting.seat_of(visit.user_id))
    if mine is None or isinstance(move, Draw | Pass):
        return None
    say = visit.say if visit.reader.preferences.text_first else visit.say.rich
    names = [escaped(sitter.name) for sitter in visit.table.sitting.sitters]
    return say("play-played", moves=move_in_words(move, mine, names, say))


async def _move_in_public(visit: TableVisit, move: Move) -> None:
    stale = None
    async with visit.services.public_messages.hold(visit.table):
        try:
            await visit.table.play(visit.user_id, move, visit.click.version)
        except Stale as older:
            stale = older
        await repaint_table(visit, visit.table)
    if stale is not None:
        raise stale


async def _take_back(visit: TableVisit) -> None:
    """Take back what was laid last; the panel says what it is like now, or why it stays."""
    notice = None
    try:
        await visit.table.take_back(visit.user_id, visit.click.version)
    except IllegalMove as refusal:
        notice = await refusal_text(visit, visit.table, refusal)
    except Stale as older:
        notice = visit.out_of_date(older)
    await repaint_panel(visit, visit.table, (), notice)


async def _open_orders(visit: TableVisit) -> None:
    """In the hand panel, which comes back by a button or when its player is to act."""
    visit.table.seat_of(visit.user_id)
    await visit.repaint(_orders_screen(visit, await _orders_of(visit)))


async def _pick_orders(visit: TableVisit) -> None:
    await _give(visit, orders_picked(await _orders_of(visit), visit.chosen))


async def _never_this_deal(visit: TableVisit) -> None:
    """For the deal that the screen was about: an old one says nothing about the deal of now."""
    view = visit.table.view(visit.user_id).view
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
    sight = visit.table.view(visit.user_id)
    if sight.view is None:
        return note_screen(visit.say("not-dealt"))
    never = visit.reader.preferences.may_i is MayIHabit.NEVER
    return orders_screen(sight, orders, visit.say, never=never, notice=notice)


ACTIONS: TableActions = (
    (DRAW, simple_move(Draw())),
    (TAKE, simple_move(Take())),
    (TAKE_BACK, _take_back),
    (ASK, simple_move(MayI())),
    (PASS, simple_move(Pass())),
    (ORDERS, _open_orders),
    (ORDERS_PICK, _pick_orders),
    (ORDERS_NEVER, _never_this_deal),
    (ORDERS_ASK, _ask_each_time),
)
