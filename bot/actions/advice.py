"""Suggest: all that can be laid; where it costs nobody rating points also a draw or a discard."""

from functools import wraps

from bot.clicks.answers import repaint_panel
from bot.clicks.visit import TableAction, TableActions, TableVisit
from bot.screens.advice import advice_section, is_advised
from bot.screens.click import read_positions
from bot.screens.panel_controls import SUGGEST
from bot.screens.rating_change import never_counts
from bot.showing.hand_controls import button_moves
from bot.text import Text
from bot.text.names import escaped
from bot.typed.wording import move_in_words
from bot.workers.worker import WorkerLost
from engine.computer.advice import Advice
from engine.table.knowledge import Knowledge


async def thought(visit: TableVisit) -> tuple[Advice, Knowledge] | None:
    """What a computer would do in this person's seat, and what it knew.

    None if they have nothing to do, or if the clicked panel is old or has become so meanwhile.
    Raises WorkerLost if no thought comes in time.
    """
    table, seat = visit.table, visit.table.seat_of(visit.user_id)
    mine = table.knowledge(seat)
    if mine is None or not table.is_fresh(visit.click.version) or seat not in table.acting():
        return None
    advice = await visit.services.thinker.advise(mine)
    return (advice, mine) if table.is_fresh(visit.click.version) else None


def with_cards(visit: TableVisit) -> Text:
    """Texts with cards as this person reads them: who does so with their ears hears letters, not
    the names of emojis."""
    return visit.say if visit.reader.preferences.text_first else visit.say.rich


def advised_move(visit: TableVisit, advice: Advice, mine: Knowledge) -> str:
    """The move in the words of whoever asked."""
    names = [escaped(sitter.name) for sitter in visit.table.sitting.sitters]
    return move_in_words(advice.move, mine, names, with_cards(visit))


async def _suggest(visit: TableVisit) -> None:
    """Everything that can be laid, and a move of the turn with its reason."""
    table, selection = visit.table, read_positions(visit.click.rest)
    if not table.holds_still(visit.user_id, visit.click.version):
        await repaint_panel(visit, table, notice=visit.out_of_date())
        return
    advised = None
    if is_advised(table.sight(visit.user_id)):
        found = await thought(visit)
        if found is None:
            await repaint_panel(visit, table, notice=visit.out_of_date())
            return
        words, sight = advised_move(visit, *found), table.sight(visit.user_id)
        advised = advice_section(found[0], words, sight, with_cards(visit))
    if advised is not None or button_moves(table, visit.user_id, SUGGEST, selection):
        await repaint_panel(visit, table, selection, button=SUGGEST, advised=advised)
        return
    sight = table.sight(visit.user_id)
    why = [] if never_counts(sight) else [visit.say("suggest-rated")]
    await repaint_panel(visit, table, selection, "\n".join([visit.say("nothing-to-lay"), *why]))


def needs_thought(action: TableAction) -> TableAction:
    """The same action, which says on the panel where no thought comes in time."""

    @wraps(action)
    async def tried(visit: TableVisit) -> None:
        try:
            await action(visit)
        except WorkerLost:
            chosen = read_positions(visit.click.rest)
            await repaint_panel(visit, visit.table, chosen, visit.say("no-thought"))

    return tried


ACTIONS: TableActions = ((SUGGEST, needs_thought(_suggest)),)
