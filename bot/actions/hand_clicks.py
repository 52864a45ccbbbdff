"""The hand panel: choosing cards and laying them, moves of a turn without a choice of cards, May I,
and what is said beforehand to every one.
"""

from dataclasses import replace

from bot.blocks.control import read_number, read_positions
from bot.blocks.screen import Screen
from bot.clicks.context import OldPanel, TableAction, TableActions, TableContext
from bot.clicks.panel_answers import open_panel, repaint_panel, repaint_table
from bot.clicks.told_faults import refusal_text
from bot.people.preferences import MayIHabit
from bot.screens.hand_panel import ANNOUNCE, SORT, TAKE_BACK
from bot.screens.may_i_orders import (
    CARDS,
    ORDERS,
    ORDERS_PICK,
    ORDERS_REST,
    orders_picked,
    orders_screen,
    read_moment,
)
from bot.screens.move_readings import CHOSEN, DEEPER, DISCARD, PICK
from bot.screens.notes import note_screen
from bot.screens.panel_controls import (
    ASK,
    BACK,
    BIG_GIN,
    CONTRACT,
    DECLARE,
    DO,
    DROP,
    KNOCK,
    LAY,
    LAYING,
    OFF,
    ROW,
    SHOW,
    SUGGEST,
    SWAP,
    TAKE,
    THROW,
    MoveControl,
    is_confirmed,
)
from bot.screens.table_screen import HAND, ROW_HAND
from bot.showing.hand_controls import button_moves
from bot.text.name_words import escaped
from bot.typed.writer import move_in_words
from engine.cards import HIDDEN, Card
from engine.errors import IllegalMove, Reason, Stale
from engine.live.table_view import TableView
from engine.moves import (
    Announce,
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
from engine.observation import Observation
from engine.table.play import take_back
from engine.table.roster import Status
from engine.table.standing_orders import Orders, Rest


def simple_move(move: Move) -> TableAction:
    """The action of a button that always stands for the same move."""

    async def act(context: TableContext) -> None:
        await make_move(context, move)

    return act


async def make_move(context: TableContext, move: Move, selection: tuple[int, ...] = ()) -> None:
    """Make the move and answer with the message in its new state.

    A panel says what was played or, with the choice of cards kept, why not. From the channel's
    message a refusal goes to the router.
    """
    if not context.on_private_message:
        await _move_in_public(context, move)
        return
    played = _in_words(context, move, _observed(context))
    version: int | None = context.click.version
    if isinstance(move, Drop) and context.table.holds_still(context.user_id, context.click.version):
        version = None  # in the turns of others it costs the same, whatever they do meanwhile
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
    """Say what a panel shows of a move made now; None if there is nothing to say."""
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
    """Take back what was laid last; the panel says what it is like now, or why it stays."""
    notice = None
    try:
        await context.table.do_at(context.click.version, take_back, context.user_id)
    except IllegalMove as refusal:
        notice = await refusal_text(context, context.table, refusal)
    except Stale:
        notice = context.out_of_date()
    await repaint_panel(context, context.table, (), notice)


async def _order(context: TableContext) -> None:
    """A line of the menu. The cards are chosen in the place of the hand panel, which comes back by
    a button or when its player is to act."""
    context.table.seat_of(context.user_id)
    if context.choice == CARDS:
        await context.repaint(_orders_screen(context, await _orders_of(context)))
    elif context.choice in ORDERS_REST.family:
        await _say_beforehand(context, Rest(context.choice))
    else:
        raise OldPanel


async def _pick_orders(context: TableContext) -> None:
    orders = orders_picked(await _orders_of(context), context.chosen)
    await context.services.orders.give(context.table, context.user_id, orders)
    await context.repaint(_orders_screen(context, orders, context.say("orders-kept")))


async def _order_rest(context: TableContext) -> None:
    await _say_beforehand(context, Rest(ORDERS_REST.member(context.click)))


async def _say_beforehand(context: TableContext, rest: Rest) -> None:
    """Say what holds from now on, and answer an open May I. An old panel says nothing."""
    table = context.table
    table_view, moment = table.view(None), read_moment(context.click.rest)
    if moment is None or not (table_view.has_begun and _is_ahead(table_view, rest, *moment)):
        raise OldPanel
    orders = (await _orders_of(context)).for_the_rest(rest, *moment)
    before = _observed(context)
    move = await context.services.orders.give(table, context.user_id, orders)
    await repaint_panel(context, table, notice=_in_words(context, move, before), lasts=True)


def _is_ahead(table_view: TableView, rest: Rest, deal_no: int, turn_no: int) -> bool:
    """Whether what was meant has not passed yet."""
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


TURN_ACTIONS: TableActions = (
    (TAKE, simple_move(Take())),
    (TAKE_BACK, _take_back),
    (ASK, simple_move(MayI())),
    (ORDERS, _order),
    (ORDERS_PICK, _pick_orders),
    (ORDERS_REST, _order_rest),
)


_READ = {button.verb: button for button in (*LAYING, THROW, SUGGEST)}
"""What readings can be of."""


async def _pick(context: TableContext) -> None:
    """Cards were chosen in one menu; those of the other menus came with the click."""
    chosen = [*read_positions(context.click.rest)]
    for value in context.chosen:
        chosen += read_positions(value[:1])
    if not _is_my_hand(context):
        raise OldPanel
    await repaint_panel(context, context.table, tuple(sorted(set(chosen))[:CHOSEN]))


async def _discard(context: TableContext) -> None:
    """A card was chosen to be discarded, which ends the turn unless its player wants to confirm."""
    card_at = read_positions(context.choice[:1])
    cards = _cards(context, card_at)
    if not _is_my_hand(context) or not cards:
        raise OldPanel
    if context.reader.preferences.confirm_discard:
        await repaint_panel(context, context.table, card_at)
    else:
        await _discard_it(context, cards[0], card_at, read_positions(context.click.rest))


async def _throw(context: TableContext) -> None:
    selection = read_positions(context.click.rest)
    cards = _cards(context, selection)
    if len(cards) != 1:
        await repaint_panel(context, context.table, selection, context.say("choose-one-card"))
        return
    await _discard_it(context, cards[0], selection, selection)


async def _discard_it(
    context: TableContext, card: Card, card_at: tuple[int, ...], selection: tuple[int, ...]
) -> None:
    """Discard this card; where it can be for several players ask for whom."""
    moves = button_moves(context.table, context.user_id, THROW, card_at)
    if len(moves) > 1:
        await repaint_panel(context, context.table, card_at, button=THROW)
    else:
        await make_move(context, moves[0] if moves else Discard(card), selection)


def _lay(button: MoveControl) -> TableAction:
    """A button that plays at once when only one thing can be meant, else shows the readings."""

    async def act(context: TableContext) -> None:
        selection = read_positions(context.click.rest)
        if not _is_my_hand(context):
            raise OldPanel
        moves = button_moves(context.table, context.user_id, button, selection)
        features = context.table.game.features
        if len(moves) == 1 and selection and not is_confirmed(type(moves[0]), features):
            await make_move(context, moves[0], selection)
        elif moves:
            await repaint_panel(context, context.table, selection, button=button)
        else:
            await repaint_panel(
                context, context.table, selection, await _why_not(context, button, selection)
            )

    return act


async def _why_not(context: TableContext, button: MoveControl, selection: tuple[int, ...]) -> str:
    """The rule that stands against it, asked of the engine."""
    cards = tuple(_cards(context, selection))
    first = cards[0] if cards else HIDDEN
    move: Move = {
        ROW: _from_the_row(context, cards),
        KNOCK: Knock(first),
        CONTRACT: MakeContract((cards,) if cards else ()),
        LAY: LayDown(cards),
        OFF: LayOff(cards, 0),
        SWAP: Swap(0, first),
        BIG_GIN: BigGin((cards,) if cards else None),
        SHOW: Show((cards,) if cards else None),
        DECLARE: Declare(first),
        DROP: Drop(),
    }[button]
    refusal = context.table.refusal(context.user_id, move)
    refusal = refusal or IllegalMove(Reason.DOES_NOT_FIT, cards=cards)
    return await refusal_text(context, context.table, refusal)


def _from_the_row(context: TableContext, cards: tuple[Card, ...]) -> TakeRow:
    """A take with these cards of the hand, for which there is no legal one: where what is taken is
    laid at once, that of the last card of the row."""
    upcard = context.table.view(context.user_id).seen.upcard
    if upcard is None or not context.table.game.features.sweeps:
        return TakeRow(cards[0] if cards else HIDDEN, cards)
    return TakeRow(upcard, (*cards, upcard) if cards else None)


async def _announce(context: TableContext) -> None:
    number = read_number(context.choice)
    if number is None:
        raise OldPanel
    await make_move(context, Announce(number))


async def _open(context: TableContext) -> None:
    if context.table.roster.status is Status.LOBBY:
        context.table.seat_of(context.user_id)
    await open_panel(context, context.table)


async def _row_from_the_table(context: TableContext) -> None:
    """The row is taken with cards of the hand, so the panel opens with what can be taken."""
    context.table.seat_of(context.user_id)
    if not button_moves(context.table, context.user_id, ROW, ()):
        nothing = _from_the_row(context, ())
        raise context.table.refusal(context.user_id, nothing) or Stale
    await open_panel(context, context.table, button=ROW)


async def _do(context: TableContext) -> None:
    button = _READ[DO.member(context.click)]
    selection = read_positions(context.click.rest)
    moves = button_moves(context.table, context.user_id, button, selection)
    if button is ROW and context.choice == DEEPER and _is_my_hand(context):
        await repaint_panel(context, context.table, selection, button=ROW)
        return
    number = _number(context)
    fresh = context.table.is_fresh(context.click.version)
    fresh = fresh or (button is DROP and _is_my_hand(context))
    if not fresh or not 0 <= number < len(moves):
        raise OldPanel
    await make_move(context, moves[number], selection)


def _number(context: TableContext) -> int:
    """Which reading: a line of a menu names it, a button has it in its click; -1: none."""
    number = context.click.number
    if context.chosen:
        number = read_number(context.choice)
    return -1 if number is None else number


async def _sort(context: TableContext) -> None:
    reader = context.reader
    preferences = reader.preferences.model_copy(update={"sort": reader.preferences.sort.next()})
    reader = await context.services.people.keep_preferences(reader, preferences)
    await _back(replace(context, reader=reader))


async def _back(context: TableContext) -> None:
    kept = read_positions(context.click.rest) if _is_my_hand(context) else ()
    await repaint_panel(context, context.table, kept)


def _is_my_hand(context: TableContext) -> bool:
    """Whether the cards of the clicked panel are still its player's hand."""
    return context.table.holds_still(context.user_id, context.click.version)


def _cards(context: TableContext, selection: tuple[int, ...]) -> list[Card]:
    hand = context.table.view(context.user_id).hand
    return [hand[position] for position in selection if position < len(hand)]


ACTIONS: TableActions = (
    (HAND, _open),
    (ROW_HAND, _row_from_the_table),
    (PICK, _pick),
    (THROW, _throw),
    (DISCARD, _discard),
    (SORT, _sort),
    (BACK, _back),
    (DO, _do),
    (ANNOUNCE, _announce),
    *((button, _lay(button)) for button in LAYING),
)
