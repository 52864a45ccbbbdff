"""What has happened at a table, a line each, and what has happened since somebody last moved."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import islice, takewhile
from operator import itemgetter
from typing import Any, NamedTuple

from bot.screens.event_lines import DEEDS, SILENT, deeds_in_words, event_in_words
from bot.text import Text
from bot.text.name_words import Who, who_sat
from engine.events import (
    ChoseContract,
    DealEnded,
    Dealt,
    Discarded,
    Drew,
    DrewPenalty,
    Event,
    Fined,
    GrantedMayI,
    LaidDown,
    LaidOff,
    MadeContract,
    OfferClosed,
    PlayedSkip,
    Swapped,
    Took,
    TookRow,
    TurnSkipped,
    TurnStarted,
    UpcardOffered,
)
from engine.live.table_view import TableView
from engine.moves import Discard
from engine.table.attendance import TURN_BEGINS
from engine.table.events import Autopiloted, CameBack, TimedOut, WentAway

_ENDS = (Discarded, Swapped)
"""What a player does after which no card is new to them."""
_ENDS_WITHOUT_DISCARDS = (*_ENDS, TurnStarted)
_OWN = (Discarded, Fined)
"""What one did oneself that counts: a throw, before which nothing is news, and what it has cost."""
_DRAWING = (Dealt, Drew, DrewPenalty)
"""What others did that goes without saying."""
_TOLD = 6
"""Lines about what the others did."""
_OF_ONE = {Discarded, Drew, LaidDown, LaidOff, MadeContract, Swapped, Took}
"""Events whose line names their player alone: it reads the same for everybody else."""
_KEPT = 4096
"""Lines that are kept: most of what a screen tells the one before it has told."""


def new_cards(table_view: TableView) -> list[int]:
    """Cards that came since this player's last discard, if they must still be last."""
    came: list[int] = []
    ends = _ENDS if Discard in table_view.game.moves else _ENDS_WITHOUT_DISCARDS
    # From the newest on: what is looked for is near the end of a long log.
    for _, event in reversed(table_view.log):
        if getattr(event, "player", None) != table_view.seat:
            continue
        if isinstance(event, ends):
            break
        if isinstance(event, Drew | Took | DrewPenalty):
            came.insert(0, event.card)
        elif isinstance(event, GrantedMayI):
            came.insert(0, event.upcard)
        elif isinstance(event, TookRow):
            came[:0] = event.cards
    while came and tuple(came) != table_view.hand[-len(came) :]:
        came.pop(0)
    return came


_VERSION = itemgetter(0)


class Since(NamedTuple):
    """What has happened since a player last threw a card themselves: lines about what happened to
    them, and about the rest. ``in_deal``: since the deal, for there is nothing of theirs before."""

    own: list[str]
    rest: list[str]
    in_deal: bool


def since_my_turn(table_view: TableView, say: Text, *, dropped: bool = False) -> Since:
    """To the viewer, and what the others did; drawing goes without saying.

    Of their own doing only the fines are told, and come first: nothing else tells them what their
    throw has cost. ``dropped``: what they tried out went with the turn that the autopilot ended.
    """
    seat = table_view.seat
    own, others, fines = list[str](), list[str](), list[str]()

    begins = _since(table_view)
    in_deal = not begins
    for line in log_lines(table_view, say, begins, you=True, brief=True):
        if line.piloted == seat:
            if line.begins:  # what was before it the autopilot has answered
                own, others, in_deal = [], [], False
            own.append(line.words)
            own += [say("bench-dropped")] if dropped and line.begins else []
        elif not line.mine:
            others.append(line.words)
        elif isinstance(line.event, Fined):
            fines.append(line.words)
        else:
            own, others, fines, in_deal = [], [], [], False
    return Since(own, [*fines, *others[-_TOLD:]], in_deal)


_DOERS: Mapping[type[Event], Callable[[Any], int | None]] = {
    UpcardOffered: lambda event: 1 - event.player,
    OfferClosed: lambda event: 1 - event.player,
    CameBack: lambda event: event.seat,
    TurnSkipped: lambda event: None,
}
"""The acting seat of events that do not name it ``player``. None: no seat acts."""


def _since(table_view: TableView) -> int:
    """The version from which on events can matter to a player: that of their last throw; if it may
    have been another's, the one at which their last turn began that is over."""
    log = table_view.log
    thrown = 0
    for version, event in reversed(log):
        if isinstance(event, Discarded) and event.player == table_view.seat:
            thrown = version
            break
    step = islice(
        log, bisect_left(log, thrown, key=_VERSION), bisect_right(log, thrown, key=_VERSION)
    )
    piloted = any(isinstance(event, Autopiloted) for _, event in step)
    if not thrown or piloted or len(table_view.seated) > 1:
        return _last_turn(table_view)
    return thrown


def _last_turn(table_view: TableView) -> int:
    """The version at which the last turn of this player began that is over."""
    playing = table_view.seen.turn == table_view.seat
    mine = (
        version
        for version, event in reversed(table_view.log)
        if isinstance(event, TurnStarted) and event.player == table_view.seat
    )
    return next(islice(mine, int(playing), None), 0)


class LogLine(NamedTuple):
    """A line of the log, for the event that it begins with.

    ``piloted``: the seat for which the autopilot did it, or whose time was up, None for what people
    and computers do. ``begins``: it is the first of its turn, and says why. ``mine``: it is the
    reader's own doing, or was done for them; not what others did who had their seat.
    """

    event: Event
    words: str
    piloted: int | None = None
    begins: bool = False
    mine: bool = False


def log_lines(
    table_view: TableView,
    say: Text,
    begin: int = 0,
    *,
    you: bool = False,
    brief: bool = False,
) -> list[LogLine]:
    """The lines of the deal from this version on; names are those of that moment.

    ``you``: for the viewer, not for the channel. ``brief``: without drawing, and of the viewer's
    own doing only fines, throws and the autopilot's deeds. What the autopilot draws and throws is
    one line with the reason why it plays.
    """
    reader = None
    if you and table_view.seat is not None:
        reader = table_view.roster.sitters[table_view.seat].user
    told, sat = _Log(say), [at for at, _ in table_view.seated]
    people = [who_sat(roster, reader, say) for _, roster in table_view.seated]
    channel = [who_sat(roster, None, say) for _, roster in table_view.seated]
    by: Autopiloted | None = None
    first, step = bisect_left(table_view.log, begin, key=_VERSION), 0
    for at, (version, event) in enumerate(table_view.log[first:], first):
        kind = type(event)
        if version != step:
            by, step = None, version
        if isinstance(event, Autopiloted):
            by = event
        if kind not in SILENT:
            place, of_kind = bisect_right(sat, at) - 1, _DOERS.get(kind)
            doer = getattr(event, "player", None) if of_kind is None else of_kind(event)
            who = people[place]
            mine = reader is not None and doer is not None and who.users[doer] == reader
            piloted = by is not None and by.seat == table_view.seat
            told_anyway = (piloted or kind in _OWN) if mine else kind not in _DRAWING
            if told_anyway or not brief:
                if not mine and kind in _OF_ONE:
                    who = channel[place]
                told.add(event, by, who, mine=mine)
        if kind in TURN_BEGINS:
            told.late = None
    return told.lines


def told_since(table_view: TableView, most: int) -> int:
    """The version of the last event but so many that have a line; 0 if there are fewer."""
    for version, event in reversed(table_view.log):
        if type(event) not in SILENT:
            if not most:
                return version
            most -= 1
    return 0


def piloted_end(table_view: TableView, say: Text) -> list[str]:
    """Why the autopilot played the turn that ended the deal, where it did; one line or none."""
    lines = reversed(log_lines(table_view, say, you=True))
    ended = next((line for line in lines if isinstance(line.event, DealEnded)), None)
    if ended is None or ended.piloted is None:
        return []
    # A turn that began with melds has no such line: it is not looked for in those before.
    turn = takewhile(lambda line: line.piloted == ended.piloted, lines)
    return [f"-# {line.words}" for line in turn if line.begins][:1]


class _Log:
    """The lines of a log, one event after the other. ``late``: the seat that the autopilot plays in
    this turn, of which a line has told why."""

    def __init__(self, say: Text) -> None:
        self.lines: list[LogLine] = []
        self.late: int | None = None
        self._say, self._why, self._deeds = say, "", list[Event]()

    def add(self, event: Event, by: Autopiloted | None, who: Who, *, mine: bool) -> None:
        """Tell this event; ``by``: the autopilot did it."""
        if isinstance(event, TimedOut | WentAway):
            self._begin(event, event.seat, _line(event, who, self._say) or "")
            return
        if by is not None and isinstance(event, DEEDS):
            if self.late != by.seat:
                message = "event-missed-turn" if by.away else "event-timed-out"
                self._begin(event, by.seat, self._say(message, who=who(by.seat)))
            if self.lines[-1].begins:
                self._deeds.append(event)
                words = f"{self._why} {deeds_in_words(self._deeds, self._say)}"
                self.lines[-1] = self.lines[-1]._replace(words=words)
                return
        if isinstance(event, Discarded) and self._last_is(PlayedSkip, event.player):
            return  # that says which card it is
        if by is not None:
            piloted = self._say("piloted", who=who(by.seat))
            who = who._replace(names=(*who.names[: by.seat], piloted, *who.names[by.seat + 1 :]))
        line = _line(event, who, self._say)
        if line and isinstance(event, MadeContract) and self._last_is(ChoseContract, event.player):
            # Which phase it is and its melds are one line.
            last = self.lines[-1]
            self.lines[-1] = last._replace(event=event, words=f"{last.words} {line}")
        elif line:
            self.lines.append(LogLine(event, line, None if by is None else by.seat, mine=mine))

    def _last_is(self, kind: type[Event], player: int) -> bool:
        """Whether the last line tells such an event of this player."""
        last = self.lines[-1].event if self.lines else None
        return isinstance(last, kind) and getattr(last, "player", None) == player

    def _begin(self, event: Event, seat: int, why: str) -> None:
        last = self.lines[-1] if self.lines else None
        if isinstance(event, WentAway) and last is not None and isinstance(last.event, TimedOut):
            self.lines.pop()  # being away says that too
        self.lines.append(LogLine(event, why, seat, begins=True))
        self.late, self._why, self._deeds = seat, why, []


@lru_cache(_KEPT)
def _line(event: Event, who: Who, say: Text) -> str | None:
    return event_in_words(event, who, say)
