"""Moves without a choice of cards: from the table's message and from the panel alike."""

from bot.actions.answers import repaint_panel, repaint_public
from bot.clicks.router import Action, Clicked
from engine.errors import IllegalMove, Stale
from engine.moves import Draw, MayI, Move, Pass, Take


def _simple(move: Move) -> Action:
    async def act(clicked: Clicked) -> None:
        await make_move(clicked, move)

    return act


async def make_move(clicked: Clicked, move: Move, selection: tuple[int, ...] = ()) -> None:
    """Make the move and answer with the message in its new state.

    In a panel a refusal comes as its first line, with the choice of cards kept; from the channel's
    message it goes to the router, which tells it privately. An old message is repainted as well.
    """
    table, say = clicked.table, clicked.services.say
    if not clicked.private:
        await _move_in_public(clicked, move)
        return
    notice = None
    try:
        await table.play(clicked.user, move, clicked.click.version)
        selection = ()
    except IllegalMove as refusal:
        notice = await clicked.refused(refusal)
    except Stale:
        notice, selection = say("stale"), ()
    await repaint_panel(clicked, selection, notice)


async def _move_in_public(clicked: Clicked, move: Move) -> None:
    stale = None
    async with clicked.services.public_messages.by_click(clicked.table):
        try:
            await clicked.table.play(clicked.user, move, clicked.click.version)
        except Stale as older:
            stale = older
        await repaint_public(clicked)
    if stale is not None:
        raise stale


TURN: dict[str, Action] = {
    "draw": _simple(Draw()),
    "take": _simple(Take()),
    "ask": _simple(MayI()),
    "pass": _simple(Pass()),
}
