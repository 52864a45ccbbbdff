"""Moves without a choice of cards, May I, and standing orders for May I."""

from bot.blocks.screen import Screen
from bot.clicks.context import OldPanel, TableAction, TableActions, TableContext
from bot.clicks.fault_answers import refusal_text
from bot.clicks.panel_answers import repaint_panel, repaint_table
from bot.people.preferences import MayIHabit
from bot.screens.bench_panel import BENCH_LEAVE, read_picks
from bot.screens.hand_panel import TAKE_BACK
from bot.screens.may_i_orders import (
    CARDS,
    ORDERS,
    ORDERS_PICK,
    ORDERS_REST,
    orders_picked,
    orders_screen,
    read_moment,
)
from bot.screens.notes import note_screen
from bot.screens.panel_controls import ASK, DRAW, PASS, TAKE
from bot.text.name_words import escaped
from bot.typed.writer import move_in_words
from bot.workbench.bench import Picks
from bot.workbench.drafts import draft_dropped_by
from engine.errors import IllegalMove, Stale
from engine.live.table_view import TableView
from engine.moves import Draw, Drop, MayI, Move, Pass, Take
from engine.observation import Observation
from engine.table.play import take_back
from engine.table.standing_orders import Orders, Rest


def simple_move(move: Move) -> TableAction:
    """Return the action of a button that always plays the same move."""

    async def act(context: TableContext) -> None:
        await make_move(context, move)

    return act


def _last_move(move: Draw | Pass) -> TableAction:
    """Return the action of a button that may end a turn.

    If a draft would be lost, the action asks first.
    """

    async def act(context: TableContext) -> None:
        fresh = context.table.is_fresh(context.click.version)
        draft = draft_dropped_by(context.table, context.user_id, move) if fresh else None
        if draft is None or not context.on_private_message:
            await make_move(context, move)
            return
        picks = read_picks(context.click.rest, draft) or Picks()
        await repaint_panel(context, context.table, picks, button=BENCH_LEAVE)

    return act


async def make_move(context: TableContext, move: Move, selection: tuple[int, ...] = ()) -> None:
    """Play the move and repaint the clicked message.

    A panel shows the move. If the move is refused, the panel shows the reason and the cards stay
    chosen. On a public message, the refusal is raised to the router.
    """
    if not context.on_private_message:
        await _move_in_public(context, move)
        return
    played = _in_words(context, move, _observed(context))
    version: int | None = context.click.version
    if isinstance(move, Drop) and context.table.holds_still(context.user_id, context.click.version):
        version = None  # a drop costs the same until their own turn, whatever the opponents do
    try:
        await context.table.play(context.user_id, move, version)
    except IllegalMove as refusal:
        notice = await refusal_text(context, context.table, refusal)
    except Stale:
        notice, selection = context.out_of_date(), ()
    else:
        await repaint_panel(context, context.table, notice=played, lasts=True)
        return
    await repaint_panel(context, context.table, selection, notice)


def _observed(context: TableContext) -> Observation | None:
    return context.table.observation(context.table.roster.seat_of(context.user_id))


def _in_words(context: TableContext, move: Move | None, before: Observation | None) -> str | None:
    """Return the notice about a move that was just made, or None without a notice."""
    if move is None or before is None or isinstance(move, Draw | Pass):
        return None
    say = context.say if context.reader.preferences.text_first else context.say.rich
    names = [escaped(sitter.name) for sitter in context.table.roster.sitters]
    return say("play-played", moves=move_in_words(move, before, names, say))


async def _move_in_public(context: TableContext, move: Move) -> None:
    stale = None
    async with context.services.public_messages.hold(context.table):
        try:
            await context.table.play(context.user_id, move, context.click.version)
        except Stale as older:
            stale = older
        await repaint_table(context, context.table)
    if stale is not None:
        raise stale


async def _take_back(context: TableContext) -> None:
    """Take back the cards that were laid last. If that is refused, the panel shows the reason."""
    notice = None
    try:
        await context.table.do_at(context.click.version, take_back, context.user_id)
    except IllegalMove as refusal:
        notice = await refusal_text(context, context.table, refusal)
    except Stale:
        notice = context.out_of_date()
    await repaint_panel(context, context.table, (), notice)


async def _order(context: TableContext) -> None:
    """Set a standing order, or replace the panel by the screen that chooses cards.

    The panel returns when its player presses a button or has to act.
    """
    context.table.seat_of(context.user_id)
    if context.choice == CARDS:
        await context.repaint(_orders_screen(context, await _orders_of(context)))
    elif context.choice in ORDERS_REST.family:
        await _set_standing_order(context, Rest(context.choice))
    else:
        raise OldPanel


async def _pick_orders(context: TableContext) -> None:
    orders = orders_picked(await _orders_of(context), context.chosen)
    await context.services.orders.give(context.table, context.user_id, orders)
    await context.repaint(_orders_screen(context, orders, context.say("orders-kept")))


async def _order_rest(context: TableContext) -> None:
    await _set_standing_order(context, Rest(ORDERS_REST.member(context.click)))


async def _set_standing_order(context: TableContext, rest: Rest) -> None:
    """Set a standing order. It also answers an open May I window.

    Raises OldPanel if the period of the order is over.
    """
    table = context.table
    table_view, moment = table.view(None), read_moment(context.click.rest)
    if moment is None or not (table_view.has_begun and _is_ahead(table_view, rest, *moment)):
        raise OldPanel
    orders = (await _orders_of(context)).for_the_rest(rest, *moment)
    before = _observed(context)
    move = await context.services.orders.give(table, context.user_id, orders)
    await repaint_panel(context, table, notice=_in_words(context, move, before), lasts=True)


def _is_ahead(table_view: TableView, rest: Rest, deal_no: int, turn_no: int) -> bool:
    """Return whether the period of the order is not over yet."""
    if rest is Rest.MY_TURN and turn_no <= table_view.seen.turn_no:
        return False
    return rest is Rest.EACH_TIME or deal_no == table_view.seen.deal_no


async def _orders_of(context: TableContext) -> Orders:
    return await context.services.orders.of(context.table, context.user_id)


def _orders_screen(context: TableContext, orders: Orders, notice: str | None = None) -> Screen:
    table_view = context.table.view(context.user_id)
    if not table_view.has_begun:
        return note_screen(context.say("not-dealt"))
    never = context.reader.preferences.may_i is MayIHabit.NEVER
    return orders_screen(table_view, orders, context.say, never=never, notice=notice)


ACTIONS: TableActions = (
    (DRAW, _last_move(Draw())),
    (TAKE, simple_move(Take())),
    (TAKE_BACK, _take_back),
    (ASK, simple_move(MayI())),
    (PASS, _last_move(Pass())),
    (ORDERS, _order),
    (ORDERS_PICK, _pick_orders),
    (ORDERS_REST, _order_rest),
)
