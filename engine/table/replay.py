"""A replay, which shows a finished game frame by frame from its journal."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.errors import IllegalMove, Reason
from engine.events import Dealt, Event
from engine.game import Game
from engine.phase import Phase
from engine.result import Result
from engine.state import State
from engine.table import table_events as of_tables
from engine.table.ending import MOST_TURNS
from engine.table.record import Entry, Header
from engine.table.roster import Roster, Sitter, Status
from engine.table.table_events import CHANGE_NO_CHOICE, Began, Salted, Sat, TookCardsBack
from engine.table.table_state import rules_at_first, table_state
from engine.table.terms import Branch


class Frame(NamedTuple):
    """A step in a game, with the roster and the state after it."""

    version: int
    events: tuple[Event, ...]
    roster: Roster
    state: State


@dataclass(frozen=True, slots=True)
class Replay:
    """A game from its first deal on, including all hidden cards."""

    header: Header
    game: Game
    """The game with the house rules that were played."""
    frames: tuple[Frame, ...]
    """The first frame is the first deal.

    A step that only has events of the clock has no frame.
    """
    deals: tuple[int, ...]
    """The indices of the frames that dealt a deal."""
    entries: tuple[Entry, ...]
    """The whole journal, from the lobby on."""

    @property
    def is_over(self) -> bool:
        """Whether the table is closed. A game that hasn't started has no frames."""
        return bool(self.frames) and self.frames[-1].roster.status is Status.CLOSED

    def bounds(self, deal: int) -> tuple[int, int]:
        """Return the index of the first frame of a deal (from 0), and the index after its last
        frame.
        """
        edges = (*self.deals, len(self.frames))
        return edges[deal], edges[deal + 1]

    def deal_at(self, place: int) -> int:
        """Return the deal (from 0) to which a frame belongs."""
        return sum(begun <= place for begun in self.deals) - 1

    def mover(self, place: int) -> int:
        """Return the seat whose turn it was when the move of this frame was made."""
        return self.frames[max(0, place - 1)].state.turn

    def was_played(self, deal: int) -> bool:
        """Return whether a deal ended by the moves of its players."""
        begin, end = self.bounds(deal)
        last = self.frames[end - 1].state
        was_called_off = last.turn_no > MOST_TURNS * last.seats
        return not was_called_off and any(frame.state.result for frame in self.frames[begin:end])

    def seat_throughout(self, deal: int, user: int) -> int | None:
        """Return the seat that this person held from the first to the last move of a deal."""
        begin, end = self.bounds(deal)
        played = (step for step in self.frames[begin:end] if step.state.phase is not Phase.OVER)
        seats = {frame.roster.seat_of(user) for frame in played}
        return seats.pop() if len(seats) == 1 else None

    def results_at(self, place: int) -> tuple[Result, ...]:
        """Return the results of the deals that were over at this frame, oldest first."""
        ends = (begin - 1 for begin in (*self.deals[1:], len(self.frames)))
        results = (self.frames[end].state.result for end in ends if end <= place)
        return tuple(result for result in results if result is not None)


class ReplayBuilder:
    """Builds a replay in small pieces of work."""

    def __init__(self, header: Header, entries: Iterable[Entry]) -> None:
        self._header, self._entries = header, entries
        self._table_state = table_state(rules_at_first(header), header, ())
        self._frames: list[Frame] = []
        self._deals: list[int] = []
        self._applied: list[Entry] = []

    def steps(self) -> Iterator[None]:
        """Go through the journal, one step at a time."""
        now = self._table_state
        for entry in self._entries:
            now.apply(entry.version, entry.events, entry.stored_at)
            self._applied.append(entry)
            if now.state is not None and not _is_quiet(entry.events):
                if any(isinstance(event, Dealt) for event in entry.events):
                    self._deals.append(len(self._frames))
                frame = Frame(entry.version, entry.events, now.roster, now.state)
                self._frames.append(frame)
            yield

    @property
    def replay(self) -> Replay:
        """The replay of the steps so far."""
        parts = tuple(self._frames), tuple(self._deals), tuple(self._applied)
        return Replay(self._header, self._table_state.game, *parts)


def replay_of(header: Header, entries: Iterable[Entry]) -> Replay:
    """Return the whole replay."""
    builder = ReplayBuilder(header, entries)
    for _ in builder.steps():
        pass
    return builder.replay


def _is_quiet(events: Iterable[Event]) -> bool:
    return all(isinstance(event, CHANGE_NO_CHOICE) for event in events)


# Playing on from a moment of a finished game, with a journal for the new table.
#
# The steps up to that moment are copied, because the original journal may be thinned or deleted.
# The copy has the events of dealing, drawing and laying, and nothing about the people. Hands,
# stock, notes, debts and an open May I window are the same as at that moment. The same cards
# follow, because seed and salts are the same.

_GO_ON = (Began, TookCardsBack)
"""Events of a table without which the game doesn't continue."""
PEOPLE = tuple(
    kind
    for kind in vars(of_tables).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, *_GO_ON)
)
"""Events about people, their seats and their clock.

They aren't copied, so the copy names no one.
"""


def branch(replay: Replay, place: int, seat: int) -> Branch:
    """Return the branch with which this seat plays on from a frame.

    Raises IllegalMove unless a deal is running at this frame, and the game is over with open hands.
    """
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
    """Yield the steps up to this version, as if these sitters had been there from the start.

    Each step keeps its version, because later steps refer to versions. A step is yielded even if it
    is empty.
    """
    seated = [Sat(sitter) for sitter in sitters]
    salts = [Salted(host, salt) for _, salt in replay.frames[0].roster.salts]
    for number, entry in enumerate(replay.entries):
        if entry.version > version:
            return
        events = [event for event in entry.events if not isinstance(event, PEOPLE)]
        yield Entry(entry.version, (*seated, *salts, *events) if number == 0 else tuple(events))
