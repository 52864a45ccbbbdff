"""A refusal as its player reads it: what, why, and what can be done instead."""

from bot.presenter.nearest import instead
from bot.presenter.people import People
from bot.readers import Reader
from bot.typed.mine import Mine
from engine.errors import IllegalMove
from engine.live.table import Table


def refused(table: Table, reader: Reader, refusal: IllegalMove) -> str:
    """The sentence for a refusal with its rule and, if it was a move, the legal ones nearest to it.

    They are in a line of their own, which is left out where there is nothing to do.
    """
    sight, say = table.sight(reader.user_id), reader.say
    told = say.refusal(refusal, People(sight, say), table.game.name)
    if refusal.move is None or table.state is None or sight.seat is None:
        return told
    near = table.nearest(reader.user_id, refusal.move)
    mine = Mine.at(table.game, table.state, sight.seat)
    return "\n".join(filter(None, (told, instead(near, mine, sight, say))))
