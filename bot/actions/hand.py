"""The hand panel: choosing cards and laying them."""

from dataclasses import replace

from bot.actions.turn import make_move
from bot.clicks.answers import open_panel, repaint_panel
from bot.clicks.context import TableAction, TableActions, TableVisit
from bot.clicks.faults import refusal_text
from bot.screens.card_menus import DISCARD, PICK
from bot.screens.click import read_number, read_positions
from bot.screens.endings import is_confirmed
from bot.screens.hand import SORT
from bot.screens.panel_controls import (
    BACK,
    BIG_GIN,
    CONTRACT,
    DO,
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
)
from bot.screens.table import HAND, ROW_HAND
from bot.showing.hand_controls import button_moves
from engine.cards import HIDDEN
from engine.errors import IllegalMove, Reason, Stale
from engine.moves import (
    BigGin,
    Discard,
    Knock,
    LayDown,
    LayOff,
    MakeContract,
    Move,
    Show,
    Swap,
    TakeRow,
)

_READ = {button.verb: button for button in (*LAYING, SUGGEST)}
"""What readings can be of."""


async def _pick(visit: TableVisit) -> None:
    """Cards were chosen in one menu; those of the other menus came with the click."""
    chosen = [*read_positions(visit.click.rest)]
    for value in visit.chosen:
        chosen += read_positions(value[:1])
    if not _is_my_hand(visit):
        await repaint_panel(visit, visit.table, notice=visit.out_of_date())
        return
    await repaint_panel(visit, visit.table, tuple(sorted(set(chosen))))


async def _discard(visit: TableVisit) -> None:
    """A card was chosen to be discarded, which ends the turn unless its player wants to confirm."""
    card_at = read_positions(visit.choice[:1])
    card = _cards(visit, card_at)
    if not _is_my_hand(visit) or not card:
        await repaint_panel(visit, visit.table, notice=visit.out_of_date())
    elif visit.reader.preferences.confirm_discard:
        await repaint_panel(visit, visit.table, card_at)
    else:
        await make_move(visit, Discard(card[0]), read_positions(visit.click.rest))


async def _throw(visit: TableVisit) -> None:
    selection = read_positions(visit.click.rest)
    card = _cards(visit, selection)
    if len(card) != 1:
        await repaint_panel(visit, visit.table, selection, visit.say("choose-one-card"))
        return
    await make_move(visit, Discard(card[0]), selection)


def _lay(button: MoveControl) -> TableAction:
    """A button that plays at once when only one thing can be meant, else shows the readings."""

    async def act(visit: TableVisit) -> None:
        selection = read_positions(visit.click.rest)
        if not _is_my_hand(visit):
            await repaint_panel(visit, visit.table, notice=visit.out_of_date())
            return
        moves = button_moves(visit.table, visit.user_id, button, selection)
        if len(moves) == 1 and selection and not _is_confirmed(visit, moves[0]):
            await make_move(visit, moves[0], selection)
        elif moves:
            await repaint_panel(visit, visit.table, selection, button=button)
        else:
            await repaint_panel(
                visit, visit.table, selection, await _why_not(visit, button, selection)
            )

    return act


def _is_confirmed(visit: TableVisit, move: Move) -> bool:
    return is_confirmed(type(move), visit.table.game.features)


async def _why_not(visit: TableVisit, button: MoveControl, selection: tuple[int, ...]) -> str:
    """The rule that stands against it, asked of the engine."""
    cards = tuple(_cards(visit, selection))
    first = cards[0] if cards else HIDDEN
    move: Move = {
        ROW: TakeRow(first, cards),
        KNOCK: Knock(first),
        CONTRACT: MakeContract((cards,) if cards else ()),
        LAY: LayDown(cards),
        OFF: LayOff(cards, 0),
        SWAP: Swap(0, first),
        BIG_GIN: BigGin((cards,) if cards else None),
        SHOW: Show((cards,) if cards else None),
    }[button]
    refusal = visit.table.refusal(visit.user_id, move)
    refusal = refusal or IllegalMove(Reason.DOES_NOT_FIT, cards=cards)
    return await refusal_text(visit, visit.table, refusal)


async def _open(visit: TableVisit) -> None:
    if visit.table.sitting.kept_for(visit.user_id) is None:
        visit.table.seat_of(visit.user_id)
    await open_panel(visit, visit.table)


async def _row_from_the_table(visit: TableVisit) -> None:
    """The row is taken with cards of the hand, so the panel opens with what can be taken."""
    visit.table.seat_of(visit.user_id)
    if not button_moves(visit.table, visit.user_id, ROW, ()):
        raise visit.table.refusal(visit.user_id, TakeRow(HIDDEN, ())) or Stale
    await open_panel(visit, visit.table, button=ROW)


async def _do(visit: TableVisit) -> None:
    """One of the readings was picked."""
    button = _READ[DO.member(visit.click)]
    selection = read_positions(visit.click.rest)
    moves = button_moves(visit.table, visit.user_id, button, selection)
    number = _number(visit)
    fresh = visit.table.is_fresh(visit.click.version)
    if not fresh or not 0 <= number < len(moves):
        await repaint_panel(visit, visit.table, notice=visit.out_of_date())
        return
    await make_move(visit, moves[number], selection)


def _number(visit: TableVisit) -> int:
    """Which reading: a line of a menu names it, a button has it in its click; -1: none."""
    number = visit.click.number
    if visit.chosen:
        number = read_number(visit.choice.partition("@")[0])
    return -1 if number is None else number


async def _sort(visit: TableVisit) -> None:
    reader = visit.reader
    preferences = reader.preferences.model_copy(update={"sort": reader.preferences.sort.next()})
    reader = await visit.services.people.keep_preferences(reader, preferences)
    await _back(replace(visit, reader=reader))


async def _back(visit: TableVisit) -> None:
    kept = read_positions(visit.click.rest) if _is_my_hand(visit) else ()
    await repaint_panel(visit, visit.table, kept)


def _is_my_hand(visit: TableVisit) -> bool:
    """Whether the cards of the clicked panel are still those of its player.

    What others have done meanwhile does not matter while they only look through their own cards; a
    move asks the table whether the rest still holds too.
    """
    return visit.table.holds_still(visit.user_id, visit.click.version)


def _cards(visit: TableVisit, selection: tuple[int, ...]) -> list[int]:
    view = visit.table.view(visit.user_id).view
    hand = view.hand if view is not None else ()
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
    *((button, _lay(button)) for button in LAYING),
)
