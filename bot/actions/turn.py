"""Moves without a choice of cards: from the table's message and from the panel alike."""

from bot.actions.answers import repaint_panel, repaint_public
from bot.router import Action, Clicked
from engine.errors import IllegalMove
from engine.live.trouble import Stale
from engine.moves import Draw, MayI, Move, Pass, Take


def _simple(move: Move) -> Action:
    async def act(clicked: Clicked) -> None:
        await make_move(clicked, move)

    return act


async def make_move(clicked: Clicked, move: Move, selection: tuple[int, ...] = ()) -> None:
    """Make the move and answer with the message in its new state.

    In a panel a refusal comes as its first line, with the choice of cards kept; from the channel's
    message it goes to the router, which tells it privately.
    """
    table, say = clicked.table, clicked.house.say
    if not clicked.private:
        async with clicked.house.stage.by_click(table):
            await table.play(clicked.user, move, clicked.click.version)
            await repaint_public(clicked)
        return
    notice = None
    try:
        await table.play(clicked.user, move, clicked.click.version)
        selection = ()
    except IllegalMove as refusal:
        notice = clicked.refused(refusal)
    except Stale:
        notice, selection = say("stale"), ()
    await repaint_panel(clicked, selection, notice)


TURN: dict[str, Action] = {
    "draw": _simple(Draw()),
    "take": _simple(Take()),
    "ask": _simple(MayI()),
    "pass": _simple(Pass()),
}
