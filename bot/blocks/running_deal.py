"""Questions about a running deal that several screens and rooms ask."""

from collections.abc import Collection

from bot.text import Text
from bot.text.name_words import Names
from engine.facts import Absent
from engine.live.table_view import TableView

# Who has left the deal, or the game.

_ALL_PRESENT = Absent({})


def absent_from(table_view: TableView) -> Absent:
    """The seats without turns in this deal, or without more turns."""
    return table_view.facts.get(Absent) or _ALL_PRESENT


def sits_out(table_view: TableView, seat: int) -> bool:
    """Whether this seat has no part in the play-off that this deal is."""
    return seat in absent_from(table_view).watching


def absent_seats(table_view: TableView) -> Collection[int]:
    """The seats that have no turns, or no more, in this deal."""
    absent = table_view.facts.get(Absent)
    return () if absent is None else {*absent.watching, *absent.dropped, *absent.out}


def absent_line(table_view: TableView, say: Text) -> str | None:
    """What a player reads who is out of the deal or the game; None while they play."""
    seen, seat, gone = table_view.seen, table_view.seat, absent_seats(table_view)
    if seat is None or seat not in gone:
        return None
    who, absent = Names(table_view, say), absent_from(table_view)
    in_turn = [seen.after(seen.turn, step) for step in range(seen.seats)]
    names = say.joined([who(one) for one in in_turn if one not in gone])
    if seat in absent.out:
        return say("hand-out-of-game", names=names)
    if seat in absent.watching:
        return say("hand-sits-out", names=names)
    # Who declared wrongly still holds the card that came in that turn.
    wrong = len(table_view.hand) > table_view.game.hand_size(len(seen.hands), seen.deal_no)
    message = "hand-declared-wrongly" if wrong else "hand-dropped"
    return say(message, points=absent.dropped[seat], names=names)


def absence_mark(absent: Absent, seat: int, say: Text) -> list[str]:
    """The mark of a seat that has left the deal or the game, on its line at the table."""
    if seat in absent.out:
        return [say("table-out")]
    if seat in absent.watching:
        return [say("table-sits-out")]
    return [say("table-dropped")] if seat in absent.dropped else []
