"""The hand panel, on which a player chooses cards and plays them."""

from dataclasses import replace

from bot.actions.turn_clicks import make_move
from bot.blocks.control import read_number, read_positions
from bot.clicks.context import OldPanel, TableAction, TableActions, TableContext
from bot.clicks.fault_answers import refusal_text
from bot.clicks.panel_answers import open_panel, repaint_panel
from bot.people.preferences import NEXT_SORT
from bot.screens.hand_panel import ANNOUNCE, SORT
from bot.screens.move_readings import CHOSEN, DEEPER, DISCARD, PICK
from bot.screens.panel_controls import (
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
    THROW,
    MoveControl,
    is_confirmed,
)
from bot.screens.table_screen import HAND, ROW_HAND
from bot.showing.hand_controls import button_moves
from engine.cards import HIDDEN, Card, cards_at
from engine.errors import IllegalMove, Reason, Stale
from engine.moves import (
    Announce,
    BigGin,
    Declare,
    Discard,
    Drop,
    Knock,
    LayDown,
    LayOff,
    MakeContract,
    Move,
    Show,
    Swap,
    TakeRow,
)
from engine.table.roster import Status

_READ = {button.verb: button for button in (*LAYING, THROW, SUGGEST)}
"""The buttons whose moves can be read in several ways, by verb."""


async def _pick(context: TableContext) -> None:
    """Select the cards chosen in one menu. The click carries the cards of the other menus."""
    chosen = [*read_positions(context.click.rest)]
    for value in context.chosen:
        chosen += read_positions(value[:1])
    if not _is_my_hand(context):
        raise OldPanel
    await repaint_panel(context, context.table, tuple(sorted(set(chosen))[:CHOSEN]))


async def _discard(context: TableContext) -> None:
    """Discard the chosen card, or wait for a button if the player wants to confirm discards."""
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
    """Discard this card. If it could skip one of several players, ask which of them."""
    # Only a card without suit and rank, such as a skip card, is aimed at a player.
    is_for = card in context.table.game.deck.others
    moves = button_moves(context.table, context.user_id, THROW, card_at) if is_for else ()
    if len(moves) > 1:
        await repaint_panel(context, context.table, card_at, button=THROW)
    else:
        await make_move(context, moves[0] if moves else Discard(card), selection)


def _lay(button: MoveControl) -> TableAction:
    """Return an action that plays a button's only reading, or shows all readings in a menu."""

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
    """Return the engine's refusal in words, for a button without legal moves."""
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
    """Return an illegal take from the row. Its refusal says why the player can take nothing.

    In games in which the taken card must be laid right away, the take starts at the upcard.
    """
    upcard = context.table.view(context.user_id).upcard
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
    """Open the panel with the takes from the row, because a take needs cards from the hand."""
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
    """Return the number of the chosen reading, or -1.

    The chosen line of a menu has the number. For a button, the click has it.
    """
    number = context.click.number
    if context.chosen:
        number = read_number(context.choice)
    return -1 if number is None else number


async def _sort(context: TableContext) -> None:
    reader = context.reader
    preferences = reader.preferences.model_copy(update={"sort": NEXT_SORT[reader.preferences.sort]})
    reader = await context.services.people.keep_preferences(reader, preferences)
    await _back(replace(context, reader=reader))


async def _back(context: TableContext) -> None:
    selection = read_positions(context.click.rest) if _is_my_hand(context) else ()
    await repaint_panel(context, context.table, selection)


def _is_my_hand(context: TableContext) -> bool:
    """Return whether the cards on the clicked panel are still the player's hand."""
    return context.table.holds_still(context.user_id, context.click.version)


def _cards(context: TableContext, selection: tuple[int, ...]) -> list[Card]:
    return cards_at(context.table.view(context.user_id).hand, selection)


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
