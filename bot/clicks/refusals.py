"""A refusal as its player reads it: what, why, and what can be done instead."""

from collections.abc import Callable, Sequence

from bot.clicks.visit import Visit
from bot.people.people import Reader
from bot.screens.advice import alternatives_line
from bot.text.names import Names
from bot.text.refusals import refusal_in_words
from bot.workers.worker import WorkerLost
from engine.errors import IllegalMove
from engine.live.table import Table
from engine.moves import Move
from engine.table.sitting import Status

__all__ = ["refusal_text", "refusal_wording"]


async def refusal_text(visit: Visit, table: Table, refusal: IllegalMove) -> str:
    """The sentence for a refusal with its rule and, if it was a move, the legal ones nearest to it.

    They are in a line of their own, which is left out where there is nothing to do. Looking for
    them takes too long for the event loop; the table may move on meanwhile, the words stay true
    of what was refused. It says no more than the sentence where no thought comes in time.
    """
    visit.services.tally.refuse(refusal)
    wording = refusal_wording(table, visit.reader, refusal)
    mine, move = table.observation(table.sitting.seat_of(visit.user_id)), refusal.move
    if move is None or mine is None or table.sitting.status is Status.CLOSED:
        return wording(())
    try:
        near = await visit.services.thinker.nearest(mine, move)
    except WorkerLost:
        near = ()
    return wording(near)


def refusal_wording(
    table: Table, reader: Reader, refusal: IllegalMove
) -> Callable[[Sequence[Move]], str]:
    """The sentence, once it is known what can be done instead; about the table as it is now."""
    sight, say = table.view(reader.user_id), reader.say
    sentence = refusal_in_words(refusal, Names(sight, say), say, table.game.name)
    mine = table.observation(sight.seat)
    if mine is None:
        return lambda _: sentence
    return lambda near: "\n".join(
        filter(None, (sentence, alternatives_line(near, mine, sight, say)))
    )
