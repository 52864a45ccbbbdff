"""Moves of a turn without a choice of cards: from the table's message and from the panel alike."""

from bot.clicks.answers import repaint_panel, repaint_table
from bot.clicks.refusals import refusal_text
from bot.clicks.router import TableAction
from bot.clicks.visit import TableVisit
from engine.errors import IllegalMove, Stale
from engine.moves import Draw, Move, Take


def simple_move(move: Move) -> TableAction:
    """The action of a button that always stands for the same move."""

    async def act(visit: TableVisit) -> None:
        await make_move(visit, move)

    return act


async def make_move(visit: TableVisit, move: Move, selection: tuple[int, ...] = ()) -> None:
    """Make the move and answer with the message in its new state.

    In a panel a refusal comes as its first line, with the choice of cards kept; from the channel's
    message it goes to the router, which tells it privately. An old message is repainted as well.
    """
    if not visit.on_private_message:
        await _move_in_public(visit, move)
        return
    notice = None
    try:
        await visit.table.play(visit.user_id, move, visit.click.version)
        selection = ()
    except IllegalMove as refusal:
        notice = await refusal_text(visit, visit.table, refusal)
    except Stale:
        notice, selection = visit.say("stale"), ()
    await repaint_panel(visit, visit.table, selection, notice)


async def _move_in_public(visit: TableVisit, move: Move) -> None:
    stale = None
    visit.services.panels.acts_elsewhere(visit.table.header.table_id, visit.user_id)
    async with visit.services.public_messages.hold(visit.table):
        try:
            await visit.table.play(visit.user_id, move, visit.click.version)
        except Stale as older:
            stale = older
        await repaint_table(visit, visit.table)
    if stale is not None:
        raise stale


TURN: dict[str, TableAction] = {"draw": simple_move(Draw()), "take": simple_move(Take())}
