"""What can be asked of a table in play: nothing here changes it."""

from bisect import bisect_right
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from engine.errors import IllegalMove
from engine.events import Event
from engine.game import Game
from engine.live.faults import Standstill
from engine.live.sight import Sight, sight_of
from engine.moves import Move
from engine.observation import Observation
from engine.phase import Phase
from engine.table import play, stopped
from engine.table.attendance import Attendance
from engine.table.course import Course
from engine.table.record import Verdict
from engine.table.sitting import Sitting
from engine.table.terms import Terms


class Turn(NamedTuple):
    """The number of a deal, that of a turn in it, and whose it is: one turn can pass between
    players."""

    deal_no: int
    turn_no: int
    seat: int


class TableInSight:
    """What is so at a table now, and what people may see and know of it.

    ``ready`` are the people (user ids) who want the next deal, ``unseen`` those who have neither
    opened their hand nor moved since the game began, as far as this process has seen it;
    ``message_id`` is where the channel shows the table, ``verdict`` what the finished game did to
    ratings. ``standstill``: an engine fault has stopped the table, and why.
    """

    ready: set[int]
    unseen: set[int]
    message_id: int | None
    verdict: Verdict | None
    standstill: Standstill | None
    _course: Course
    _deadline: float | None

    @property
    def game(self) -> Game:
        """What is played here, under the house rules of now."""
        return self._course.game

    @property
    def sitting(self) -> Sitting:
        """Who sits here, and whether the game is on."""
        return self._course.sitting

    @property
    def terms(self) -> Terms:
        """What the table was opened with besides its house rules."""
        return self._course.terms

    @property
    def attendance(self) -> Attendance:
        """Who is there, and what is left of everybody's time."""
        return self._course.attendance

    @property
    def version(self) -> int:
        """How many steps are stored."""
        return self._course.version

    @property
    def phase(self) -> Phase | None:
        """Where in a turn the table is; None before its first deal."""
        return self._course.phase

    @property
    def turn(self) -> Turn | None:
        """The turn that is on; None before the first deal."""
        state = self._course.state
        return None if state is None else Turn(state.deal_no, state.turn_no, state.turn)

    @property
    def paused(self) -> bool:
        """Whether the table stands still because all its people are away."""
        return self._course.is_paused

    @property
    def is_nudged(self) -> bool:
        """Whether the player to move was nudged and has not moved since."""
        return self._course.nudges.unheard is not None

    @property
    def deadline(self) -> datetime | None:
        """When the table goes on by itself; None: it waits for somebody."""
        if self._deadline is None or self.standstill is not None:
            return None
        return datetime.fromtimestamp(self._deadline, UTC)

    @property
    def changed(self) -> datetime:
        """When the last step was stored, whichever process did it."""
        return datetime.fromtimestamp(self._course.at, UTC)

    def seat_of(self, user: int) -> int:
        """The seat of this person. Raises IllegalMove if they have none."""
        return self._course.seat_of(user)

    def acting(self) -> frozenset[int]:
        """The seats that have something to say now; none where the table stands still."""
        return frozenset() if self.standstill is not None else self._course.acting()

    def waited_for(self) -> frozenset[int]:
        """Those of them that are asked: in a May I window not the one who discarded the upcard."""
        return self._course.waited_for()

    def expected(self) -> frozenset[int]:
        """The seats of those who are ``unseen``."""
        sitters = enumerate(self.sitting.sitters)
        return frozenset(seat for seat, sitter in sitters if sitter.user in self.unseen)

    def is_fresh(self, version: int) -> bool:
        """Whether what was shown at this version still holds, whatever was said to May I since.

        A later version than the table's was shown before an older copy was put back.
        """
        return self._course.epoch <= version <= self.version

    def holds_still(self, user: int, version: int) -> bool:
        """Whether this person's hand is what it was at this version."""
        seat = self.sitting.seat_of(user)
        return seat is not None and self._course.held.get(seat, 0) <= version <= self.version

    # What people may see and know of it: nothing else leaves the course

    def sight(self, user: int | None) -> Sight:
        """The table as this person (``None``: the channel) may see it."""
        seat = None if user is None else self.sitting.seat_of(user)
        shown = self.message_id, self.deadline, frozenset(self.ready), self.verdict
        return sight_of(self._course, seat, *shown, self.expected())

    def since(self, version: int) -> Sequence[Event]:
        """What has happened in this deal after this version, as the channel may know it."""
        log = self._course.log_seen_by(None)
        newer = bisect_right(log, version, key=lambda step: step[0])
        return [event for _, event in log[newer:]]

    def observation(self, seat: int | None) -> Observation | None:
        """What the player of this seat knows of the game; None before the first deal."""
        state = self._course.state
        if state is None or seat is None:
            return None
        return Observation.at(self.game, state, seat, self._course.notes)

    def may_end_standstill(self, user: int) -> None:
        """Raises IllegalMove if this person cannot close the table, which stands still."""
        stopped.end(self.sitting, user)

    def refusal(self, user: int, move: Move) -> IllegalMove | None:
        """Why this move would be refused now; None if it is legal. Changes nothing."""
        return play.refusal(self._course, user, move)
