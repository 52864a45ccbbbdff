"""The lines of a table's log, and the lines since a player's last act."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import islice, pairwise, takewhile
from operator import itemgetter
from typing import NamedTuple

from bot.screens.event_lines import (
    DEEDS,
    OF_A_TURN,
    SILENT,
    deeds_in_words,
    event_in_words,
    turn_in_words,
)
from bot.text import Text
from bot.text.name_words import Who, who_sat
from engine.events import (
    AskedMayI,
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
    Passed,
    PlayedSkip,
    Rearranged,
    Swapped,
    Took,
    TookRow,
    TurnSkipped,
    TurnStarted,
    UpcardOffered,
    WindowOpened,
)
from engine.live.table_view import TableView
from engine.moves import Discard
from engine.table.evolve_roster import TURN_BEGINS
from engine.table.table_events import Autopiloted, CameBack, TimedOut, TookCardsBack, WentAway

_ENDS = (Discarded, Swapped, Rearranged)
"""Acts of a player after which none of their cards is new."""
_WORDS = (AskedMayI, DrewPenalty, GrantedMayI, Passed)
"""Events of a player in a May I window. They aren't part of a turn of this player."""
_MOST_OTHERS = 6
"""A player reads at most this many lines about other players."""
_OF_ONE = {Discarded, Drew, LaidDown, LaidOff, MadeContract, Swapped, Took}
"""Events whose line names only the event's player. All other players read the same line."""
_KEPT = 4096
"""The largest number of lines in the cache. A screen mostly repeats the previous lines."""


def new_cards(table_view: TableView) -> list[int]:
    """Return the cards that came since this player last discarded or rearranged.

    Only cards that are still the last in the hand count. In a game without discards, a turn may end
    with a draw. Then the cards of one turn are new until the next draw.
    """
    came: list[int] = []
    discards = Discard in table_view.game.moves
    # The search starts at the newest event, because the wanted event is near the end of the log.
    for _, event in reversed(table_view.log):
        if getattr(event, "player", None) != table_view.seat:
            continue
        if isinstance(event, _ENDS) or (came and not discards and isinstance(event, TurnStarted)):
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


class LogLine(NamedTuple):
    """A line of the log."""

    event: Event
    """The first event of the line."""
    words: str
    piloted: int | None = None
    """The seat for which the autopilot played, or whose time was up. Otherwise None."""
    begins: bool = False
    """Whether it is the first line of a turn of the autopilot. This line has the reason."""
    is_own: bool = False
    """Whether the reader caused the event, or it was caused for them.

    Acts of other people in the reader's seat don't count.
    """
    who: str = ""
    """The name of the player if more acts of the same turn can share the line, otherwise ""."""


class Since(NamedTuple):
    """The lines since the last turn that a player ended themselves."""

    own: list[str]
    """Lines about the player's turns that the autopilot played, and cards asked for in vain."""
    rest: list[str]
    """Lines about the player's fines, then lines about all other players."""
    in_deal: bool
    """Whether the lines start at the deal, because the player had no turn yet."""


def since_my_turn(table_view: TableView, say: Text, *, dropped: bool = False) -> Since:
    """Return the lines about events since the viewer's last act, which they haven't read yet.

    The viewer's own acts are left out. Their fines are included and come first, because no other
    line shows the price of a discard.

    ``dropped``: whether a draft was lost with the turn that the autopilot ended.
    """
    seat = table_view.seat
    own, others, fines = list[str](), list[LogLine](), list[str]()
    begins = _last_act(table_view)
    events = [
        event for _, event in table_view.log[bisect_left(table_view.log, begins, key=_VERSION) :]
    ]
    # Draws are left out, unless the turn ended with a draw.
    last = {id(drawn) for drawn, after in pairwise(events) if isinstance(after, TurnStarted)}
    waits = table_view.seen.turn != seat
    lost = {id(event) for event in asked_in_vain(events, seat)} if waits else set[int]()

    def selects(event: Event, piloted: int | None, is_own: bool) -> bool:
        if is_own:
            return piloted == seat or isinstance(event, Fined)
        if isinstance(event, Drew):
            return piloted is not None or id(event) in last
        return not isinstance(event, Dealt | DrewPenalty)

    in_deal = not begins
    for line in log_lines(table_view, say, begins, selects, you=True):
        if line.piloted == seat:
            if line.begins:  # lines before this turn are out of date
                own, others, in_deal = [], [], False
            own.append(line.words)
            own += [say("bench-dropped")] if dropped and line.begins else []
        elif id(line.event) in lost:
            own.append(f"{line.words} {say('hand-asked-in-vain')}")
        elif line.is_own:
            fines.append(line.words)
        else:
            others.append(line)
    more = len(others) - _MOST_OTHERS
    earlier = [say("hand-since-more", count=more + 1)] if more > 0 else []
    shown = by_turns(others[-_MOST_OTHERS + len(earlier) :], say)
    return Since(own, [*fines, *earlier, *shown], in_deal)


def asked_in_vain(events: Sequence[Event], seat: int | None) -> Iterator[GrantedMayI]:
    """Yield the grants of upcards that this player asked for but didn't get (CONTRACT 4.2)."""
    asked = False
    for event in events:
        match event:
            case WindowOpened():
                asked = False
            case AskedMayI(player):
                asked = asked or player == seat
            case GrantedMayI(player) if asked and player != seat:
                yield event


def by_turns(lines: Sequence[LogLine], say: Text) -> list[str]:
    """Return these lines in words. The acts of a player in the same turn share a line."""
    words, index = list[str](), 0
    while index < len(lines):
        end = index + 1
        while end < len(lines) and _is_same_turn(lines[end - 1], lines[end]):
            end += 1
        turn = [line.event for line in lines[index:end]]
        words.append(
            lines[index].words if len(turn) == 1 else turn_in_words(lines[index].who, turn, say)
        )
        index = end
    return words


def _is_same_turn(line: LogLine, after: LogLine) -> bool:
    """Return whether both lines are of the same turn and can be joined."""
    return line.who == after.who != "" and not isinstance(line.event, Discarded)


def _doer(event: Event) -> int | None:
    """Return the seat that caused the event, or None."""
    match event:
        case UpcardOffered(player) | OfferClosed(player):
            return 1 - player
        case CameBack(seat):
            return seat
        case TurnSkipped() | TurnStarted():
            return None
    return getattr(event, "player", None)


def _last_act(table_view: TableView) -> int:
    """Return the version of this player's last act in an earlier turn, or 0."""
    seat, log = table_view.seat, table_view.log
    if seat is None:
        return 0
    user, starts = table_view.roster.sitters[seat].user, [index for index, _ in table_view.seated]
    is_on = table_view.seen.turn == seat
    for index in range(len(log) - 1, -1, -1):
        version, event = log[index]
        if is_on:
            is_on = not (isinstance(event, TurnStarted) and event.player == seat)
        elif _doer(event) == seat and not isinstance(event, (*_WORDS, CameBack)):
            roster = table_view.seated[bisect_right(starts, index) - 1][1]
            step = islice(log, bisect_left(log, version, key=_VERSION), index)
            piloted = any(isinstance(cause, Autopiloted) for _, cause in step)
            if roster.sitters[seat].user == user and not piloted:
                return version
    return 0


def log_lines(
    table_view: TableView,
    say: Text,
    begin: int = 0,
    selects: Callable[[Event, int | None, bool], bool] | None = None,
    *,
    you: bool = False,
) -> list[LogLine]:
    """Return the log's lines from version ``begin`` on, with the names of that time.

    ``selects``: says whether an event gets a line. Its arguments are the event, and ``piloted`` and
    ``is_own`` as in LogLine. ``you``: whether the viewer reads the lines, not the channel.

    The acts of the autopilot in DEEDS share a line with the reason why it plays.
    """
    reader = None
    if you and table_view.seat is not None:
        reader = table_view.roster.sitters[table_view.seat].user
    log_built, sat = _Log(say), [index for index, _ in table_view.seated]
    people = [who_sat(roster, reader, say) for _, roster in table_view.seated]
    channel = [who_sat(roster, None, say) for _, roster in table_view.seated]
    by: Autopiloted | None = None
    first, step = bisect_left(table_view.log, begin, key=_VERSION), 0
    log = table_view.log[first:]
    undone = {event.version for _, event in log if isinstance(event, TookCardsBack)}
    for index, (version, event) in enumerate(log, first):
        kind = type(event)
        if kind is TookCardsBack or (version in undone and hasattr(event, "player")):
            continue  # taken back, so the table no longer has it
        if version != step:
            by, step = None, version
        if isinstance(event, Autopiloted):
            by = event
        if kind not in SILENT:
            place = bisect_right(sat, index) - 1
            who, doer = people[place], None if reader is None else _doer(event)
            is_own = doer is not None and who.users[doer] == reader
            if selects is None or selects(event, None if by is None else by.seat, is_own):
                if not is_own and kind in _OF_ONE:
                    who = channel[place]
                log_built.add(event, by, who, is_own=is_own)
        if kind in TURN_BEGINS:
            log_built.late = None
    return log_built.lines


def start_of_last_lines(table_view: TableView, most: int) -> int:
    """Return the version of the last event that has ``most`` events with a line after it.

    This event has a line as well. If the log has too few events with a line, return 0.
    """
    for version, event in reversed(table_view.log):
        if type(event) not in SILENT:
            if not most:
                return version
            most -= 1
    return 0


def piloted_end(table_view: TableView, say: Text) -> list[str]:
    """Return a line that says why the autopilot ended the deal, or nothing if it didn't."""
    lines = reversed(log_lines(table_view, say, you=True))
    ended = next((line for line in lines if isinstance(line.event, DealEnded)), None)
    if ended is None or ended.piloted is None:
        return []
    # A turn of the autopilot that started with melds has no such line. Earlier turns don't count.
    turn = takewhile(lambda line: line.piloted == ended.piloted, lines)
    return [f"-# {line.words}" for line in turn if line.begins][:1]


class _Log:
    """The lines of a log while they are built, event by event.

    ``late``: the seat for which the autopilot plays this turn, once a line with the reason is
    there.
    """

    def __init__(self, say: Text) -> None:
        self.lines: list[LogLine] = []
        self.late: int | None = None
        self._say, self._why, self._deeds = say, "", list[Event]()

    def add(self, event: Event, by: Autopiloted | None, who: Who, *, is_own: bool) -> None:
        """Add this event.

        ``by``: the event by which the autopilot caused this event, or None for a player.
        """
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
            return  # the line of the skip names the card
        if by is not None:
            piloted = self._say("piloted", who=who(by.seat))
            who = who._replace(names=(*who.names[: by.seat], piloted, *who.names[by.seat + 1 :]))
        line = _line(event, who, self._say)
        if line and isinstance(event, MadeContract) and self._last_is(ChoseContract, event.player):
            # The phase and its melds share a line.
            last = self.lines[-1]
            self.lines[-1] = last._replace(event=event, words=f"{last.words} {line}")
        elif line:
            name = who(event.player) if by is None and isinstance(event, OF_A_TURN) else ""
            seat = None if by is None else by.seat
            self.lines.append(LogLine(event, line, seat, is_own=is_own, who=name))

    def _last_is(self, kind: type[Event], player: int) -> bool:
        """Return whether the last line is about an event of this kind and of this player."""
        last = self.lines[-1].event if self.lines else None
        return isinstance(last, kind) and getattr(last, "player", None) == player

    def _begin(self, event: Event, seat: int, why: str) -> None:
        last = self.lines[-1] if self.lines else None
        if isinstance(event, WentAway) and last is not None and isinstance(last.event, TimedOut):
            self.lines.pop()  # the line about absence also says that time was up
        self.lines.append(LogLine(event, why, seat, begins=True))
        self.late, self._why, self._deeds = seat, why, []


@lru_cache(_KEPT)
def _line(event: Event, who: Who, say: Text) -> str | None:
    return event_in_words(event, who, say)
