"""A replay: a game that is over, frame by frame as its journal tells it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.errors import IllegalMove, Reason
from engine.events import Dealt, Event
from engine.game import Game
from engine.phase import Phase
from engine.result import Result
from engine.state import State
from engine.table import events as of_tables
from engine.table.ending import MOST_TURNS
from engine.table.events import CHANGE_NO_CHOICE, Began, Salted, Sat, TookCardsBack
from engine.table.record import Entry, Header
from engine.table.roster import Roster, Sitter, Status
from engine.table.table_state import rules_at_first, table_state
from engine.table.terms import Branch


class Frame(NamedTuple):
    """A step of the game: what happened in it, and who sits and how it stands after it."""

    version: int
    events: tuple[Event, ...]
    roster: Roster
    state: State


@dataclass(frozen=True, slots=True)
class Replay:
    """A game from its first deal on, whole truth and all.

    ``frames[0]`` is the first deal; ``deals`` are the places of those at which a deal was dealt.
    What only the clock did is no frame. ``game`` follows the house rules that were played.
    ``entries`` is the journal that tells all of it, from the lobby on.
    """

    header: Header
    game: Game
    frames: tuple[Frame, ...]
    deals: tuple[int, ...]
    entries: tuple[Entry, ...]

    @property
    def is_over(self) -> bool:
        """Whether nothing more can happen; a game that has not begun has no frames."""
        return bool(self.frames) and self.frames[-1].roster.status is Status.CLOSED

    def bounds(self, deal: int) -> tuple[int, int]:
        """The place of the first frame of a deal (from 0), and the one after its last."""
        edges = (*self.deals, len(self.frames))
        return edges[deal], edges[deal + 1]

    def deal_at(self, place: int) -> int:
        """Of which deal a frame is."""
        return sum(begun <= place for begun in self.deals) - 1

    def mover(self, place: int) -> int:
        """Whose turn it was when the move of this frame was made."""
        return self.frames[max(0, place - 1)].state.turn

    def was_played(self, deal: int) -> bool:
        """Whether a deal came to its end by the moves of its players."""
        begin, end = self.bounds(deal)
        last = self.frames[end - 1].state
        was_called_off = last.turn_no > MOST_TURNS * last.seats
        return not was_called_off and any(one.state.result for one in self.frames[begin:end])

    def seat_throughout(self, deal: int, user: int) -> int | None:
        """The seat that this person held from the first to the last move of a deal."""
        begin, end = self.bounds(deal)
        played = (one for one in self.frames[begin:end] if one.state.phase is not Phase.OVER)
        seats = {frame.roster.seat_of(user) for frame in played}
        return seats.pop() if len(seats) == 1 else None

    def results_at(self, place: int) -> tuple[Result, ...]:
        """How the deals ended that were over at this frame, oldest first."""
        ends = (begin - 1 for begin in (*self.deals[1:], len(self.frames)))
        found = (self.frames[end].state.result for end in ends if end <= place)
        return tuple(result for result in found if result is not None)


class ReplayBuilder:
    """A replay in the making: ``steps`` does a little of the work at a time."""

    def __init__(self, header: Header, entries: Iterable[Entry]) -> None:
        self._header, self._entries = header, entries
        self._table_state = table_state(rules_at_first(header), header, ())
        self._frames: list[Frame] = []
        self._deals: list[int] = []
        self._told: list[Entry] = []

    def steps(self) -> Iterator[None]:
        """Go through the journal, one of its steps at a time."""
        now = self._table_state
        for entry in self._entries:
            now.apply(entry.version, entry.events, entry.stored_at)
            self._told.append(entry)
            if now.state is not None and not _is_quiet(entry.events):
                if any(isinstance(event, Dealt) for event in entry.events):
                    self._deals.append(len(self._frames))
                frame = Frame(entry.version, entry.events, now.roster, now.state)
                self._frames.append(frame)
            yield

    @property
    def replay(self) -> Replay:
        """What has been told so far."""
        found = tuple(self._frames), tuple(self._deals), tuple(self._told)
        return Replay(self._header, self._table_state.game, *found)


def replay_of(header: Header, entries: Iterable[Entry]) -> Replay:
    """The whole replay at once."""
    builder = ReplayBuilder(header, entries)
    for _ in builder.steps():
        pass
    return builder.replay


def _is_quiet(events: Iterable[Event]) -> bool:
    return all(isinstance(event, CHANGE_NO_CHOICE) for event in events)


# Playing on from a moment of a finished game: the journal with which the new table begins.
#
# The steps up to that moment are copied, as they may be thinned or deleted where they come from:
# what was dealt, drawn and laid, and nothing of who sat there. Hands, stock, notes, debts and an
# open May I window are what they were; the same cards come, because seed and salts are the same.

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
