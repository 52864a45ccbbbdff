"""How long a game is going to take, for its lobby."""

from bot.text import Text
from engine.games.registry import game
from engine.live.table_view import TableView
from engine.table.length import STEPS, minutes, told
from engine.table.terms import ClockKind


def length_lines(sight: TableView, say: Text) -> list[str]:
    """About how long it takes with those who sit there; free seats that are needed count as people.

    Nothing where nobody knows, and for games in which a turn may last for days.
    """
    if sight.terms.clock.kind is ClockKind.SLOW:
        return []
    computers = sum(sitter.user is None for sitter in sight.sitting.sitters)
    people = max(len(sight.sitting.sitters), sight.seats[0]) - computers
    exact = minutes(game(sight.game, sight.options), people, computers)
    if exact is None:
        return []
    step = told(exact)
    if step is None:
        return [say("length-long", hours=STEPS[-1] // 60)]
    return [say("length-about", minutes=step)]
