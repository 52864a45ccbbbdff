"""Playing on from a moment of a finished game: the journal with which the new table begins.

The steps up to that moment are copied, as they may be thinned or deleted where they come from: what
was dealt, drawn and laid, and nothing of who sat there. Hands, stock, notes, debts and an open
May I window are what they were; the same cards come, because seed and salts are the same.
"""

from collections.abc import Iterator, Sequence

from engine.errors import IllegalMove, Reason
from engine.events import Event
from engine.phase import Phase
from engine.table import events as of_tables
from engine.table.events import Began, Salted, Sat, TookCardsBack
from engine.table.record import Entry
from engine.table.replay import Replay
from engine.table.roster import Sitter, Status
from engine.table.terms import Branch

_GO_ON = (Began, TookCardsBack)
"""What happens to a table and the game goes on by."""
PEOPLE = tuple(
    kind
    for kind in vars(of_tables).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, *_GO_ON)
)
"""What concerns people, their seats and their clock: nobody else is named in the copy."""


def branch(replay: Replay, place: int, seat: int) -> Branch:
    """From where this seat plays on. IllegalMove unless a deal is on at this frame, and the game is
    over and has open hands."""
    frame = replay.frames[place]
    is_on = frame.roster.status is Status.PLAYING and frame.state.phase is not Phase.OVER
    if not (is_on and replay.is_over and replay.header.terms.open_hands):
        raise IllegalMove(Reason.DEAL_OVER)
    if seat not in range(frame.state.seats):
        raise IllegalMove(Reason.NOT_SEATED)
    end = next((deal for deal in replay.deals if deal > place), len(replay.frames))
    result = replay.frames[end - 1].state.result
    really = None if result is None else replay.game.end.worth(result)[seat]
    return Branch(replay.header.table_id, frame.version, place, really)


def copied(replay: Replay, version: int, sitters: Sequence[Sitter], host: int) -> Iterator[Entry]:
    """The steps up to this version, as if these had sat there from the first deal on.

    Each keeps its version, by which later ones name it, also if nothing is left of it.
    """
    seated = [Sat(sitter) for sitter in sitters]
    salts = [Salted(host, salt) for _, salt in replay.frames[0].roster.salts]
    for number, entry in enumerate(replay.entries):
        if entry.version > version:
            return
        kept = [event for event in entry.events if not isinstance(event, PEOPLE)]
        yield Entry(entry.version, (*seated, *salts, *kept) if number == 0 else tuple(kept))
