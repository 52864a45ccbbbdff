"""Questions about a running deal that several screens and rooms ask."""

from bot.text import Text
from bot.text.name_words import Names
from engine.facts import Absent
from engine.live.table_view import TableView


def upcard_stays(table_view: TableView) -> bool:
    """Whether the upcard is a card that nobody ever takes."""
    return table_view.seen.upcard in table_view.game.deck.others


# Who has left the deal, or the game.

_ALL_PRESENT = Absent({})


def absent_from(table_view: TableView) -> Absent:
    """The seats without turns in this deal, or without more turns."""
    return table_view.facts.get(Absent) or _ALL_PRESENT


def sits_out(table_view: TableView, seat: int) -> bool:
    """Whether this seat has no part in the play-off that this deal is."""
    return seat in absent_from(table_view).watching


def is_absent(table_view: TableView, seat: int | None) -> bool:
    """Whether this seat has no turns, or no more, in this deal."""
    absent = absent_from(table_view)
    return seat in absent.watching or seat in absent.dropped or seat in absent.out


def still_playing(table_view: TableView) -> list[int]:
    """The seats that have turns in this deal, the player to move first."""
    seats = len(table_view.seen.scores)
    every = [(table_view.seen.turn + step) % seats for step in range(seats)]
    return [seat for seat in every if not is_absent(table_view, seat)]


def absent_line(table_view: TableView, say: Text) -> str | None:
    """What a player reads who is out of the deal or the game; None while they play."""
    seen, seat = table_view.seen, table_view.seat
    if seat is None or not is_absent(table_view, seat):
        return None
    who, absent = Names(table_view, say), absent_from(table_view)
    names = say.joined([who(one) for one in still_playing(table_view)])
    if seat in absent.out:
        return say("hand-out-of-game", names=names)
    if seat in absent.watching:
        return say("hand-sits-out", names=names)
    # Who declared wrongly still holds the card that came in that turn.
    wrong = len(table_view.hand) > table_view.game.hand_size(len(seen.hands), seen.deal_no)
    message = "hand-declared-wrongly" if wrong else "hand-dropped"
    return say(message, points=absent.dropped[seat], names=names)


def absence_mark(table_view: TableView, seat: int, say: Text) -> list[str]:
    """The mark of a seat that has left the deal or the game, on its line at the table."""
    absent = absent_from(table_view)
    if seat in absent.out:
        return [say("table-out")]
    if seat in absent.watching:
        return [say("table-sits-out")]
    return [say("table-dropped")] if seat in absent.dropped else []
