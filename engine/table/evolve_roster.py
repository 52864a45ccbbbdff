"""The attendance of players, and the roster and attendance after each event.

Nothing is checked here. The commands of this folder decide which events happen.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from engine.events import (
    DealEnded,
    Dealt,
    Event,
    OfferClosed,
    ShowOpened,
    TurnStarted,
    UpcardOffered,
)
from engine.table.roster import Roster, SeatRequest, Sitter, Status, newest
from engine.table.table_events import (
    Agreed,
    AgreedToEnd,
    BankSpent,
    Began,
    CameBack,
    Closed,
    HandedOver,
    HostChanged,
    Invited,
    NextSeatKept,
    NextSeatReleased,
    Removed,
    RequestAnswered,
    RequestRefused,
    RequestWithdrawn,
    RulesChanged,
    Salted,
    Sat,
    SeatOpened,
    SeatRequested,
    SeatsTurned,
    StoodIn,
    StoodUp,
    Substituted,
    TimedOut,
    TookBack,
    WantedToPlayOn,
    WentAway,
)

TURN_BEGINS = (Dealt, TurnStarted, UpcardOffered, OfferClosed, ShowOpened)
"""Events with which a player's turn starts."""


MOST_LATE = 2
"""After this many timeouts in a row a player counts as away."""


@dataclass(frozen=True, slots=True)
class Attendance:
    """The timeouts and absences of the players."""

    late: Mapping[int, int] = field(default_factory=dict)
    """The number of a seat's last turns in a row that ran out of time, by seat."""
    spent: Mapping[int, int] = field(default_factory=dict)
    """The seconds of a seat's bank that are spent, by seat."""
    away: frozenset[int] = frozenset()
    lapsed: int | None = None
    """The seat whose running turn has run out of time."""

    def piloted(self, seat: int) -> bool:
        """Return whether the autopilot plays this seat now."""
        return seat in self.away or seat == self.lapsed

    def returning(self, seat: int) -> tuple[Event, ...]:
        """Return the events that happen when this player acts on their own."""
        return (CameBack(seat),) if seat in self.late else ()

    def lapse(self, seat: int) -> tuple[Event, ...]:
        """Return the events that happen when this player's time is up."""
        away = self.late.get(seat, 0) + 1 >= MOST_LATE
        return (TimedOut(seat), WentAway(seat)) if away else (TimedOut(seat),)


def evolve_roster(roster: Roster, event: Event) -> Roster:
    """Return the roster after the event. A game's own events change nothing here."""
    match event:
        case Sat(sitter):
            # A player who sits down sees the rules.
            agreed = roster.agreed if sitter.user is None else roster.agreed | {sitter.user}
            return replace(roster, sitters=(*roster.sitters, sitter), agreed=agreed)
        case Invited(sitter) if sitter.user is not None:
            return replace(
                roster,
                sitters=(*roster.sitters, sitter),
                invited=roster.invited | {sitter.user},
                removed=roster.removed - {sitter.user},
            )
        case StoodUp(place) | Removed(place):
            user = roster.sitters[place].user
            sent = {user} if user is not None and isinstance(event, Removed) else set()
            return replace(
                roster,
                sitters=roster.sitters[:place] + roster.sitters[place + 1 :],
                agreed=roster.agreed - {user},
                invited=roster.invited - {user},
                removed=roster.removed | sent,
            )
        case RulesChanged():
            return replace(roster, agreed=frozenset({roster.host}))
        case Agreed(user):
            agreed, invited = roster.agreed | {user}, roster.invited - {user}
            return replace(roster, agreed=agreed, invited=invited)
        case Salted(user, salt):
            return replace(roster, salts=(*roster.salts, (user, salt)))
        case HostChanged(host):
            return replace(roster, host=host)
        case SeatsTurned(turn):
            return replace(roster, turn=turn)
        case Began():
            places = -roster.turn % max(1, len(roster.sitters))
            sitters = (*roster.sitters[places:], *roster.sitters[:places])
            machines = frozenset(seat for seat, who in enumerate(sitters) if who.user is None)
            return replace(roster, status=Status.PLAYING, sitters=sitters, computers=machines)
        case Closed(why, words):
            return replace(roster, status=Status.CLOSED, closed_because=why, closing_words=words)
    return _evolve_running(roster, event)


def _evolve_running(roster: Roster, event: Event) -> Roster:
    """Handle events about seats in a running game."""
    match event:
        case HandedOver(seat, sitter):
            left = roster.sitters[seat].user
            own = {left} if left is not None and left not in roster.substitutes else set()
            return replace(_handed(roster, seat, sitter), given_up=roster.given_up | own)
        case StoodIn(seat, sitter):
            absent = (seat, roster.sitters[seat])
            handed = _handed(roster, seat, sitter)
            return replace(handed, kept=(*handed.kept, absent))
        case SeatOpened(seat):
            return replace(roster, open_seats=roster.open_seats | {seat})
        case Substituted(seat, sitter) if sitter.user is not None:
            handed = _handed(roster, seat, sitter)
            return replace(handed, substitutes=roster.substitutes | {sitter.user})
        case TookBack(seat):
            # The player keeps the seat as if they had never gone. Only the computer held it in
            # between.
            index = newest(roster.gone, seat)
            handed = _handed(roster, seat, roster.gone[index][1])
            return replace(handed, gone=(*handed.gone[:index], *handed.gone[index + 1 :]))
        case AgreedToEnd(user):
            return replace(roster, for_end=roster.for_end | {user})
        case WantedToPlayOn():
            return replace(roster, for_end=frozenset())
        case Dealt():
            return replace(roster, for_end=frozenset(), refused=frozenset())
    return _evolve_wishes(roster, event)


def _evolve_wishes(roster: Roster, event: Event) -> Roster:
    """Handle the requests of spectators."""
    match event:
        case SeatRequested(seat, sitter):
            asked = SeatRequest(seat, sitter)
            return replace(roster, requests=(*_others(roster, sitter), asked))
        case RequestAnswered(user, sitter, yes):
            return replace(
                roster,
                requests=tuple(
                    request._replace(
                        yes=request.yes | {user} if yes else request.yes - {user},
                        no=request.no - {user} if yes else request.no | {user},
                    )
                    if request.sitter.user == sitter.user
                    else request
                    for request in roster.requests
                ),
            )
        case RequestRefused(sitter) if sitter.user is not None:
            refused = roster.refused | {sitter.user}
            return replace(roster, requests=_others(roster, sitter), refused=refused)
        case RequestWithdrawn(sitter):
            return replace(roster, requests=_others(roster, sitter))
        case NextSeatKept(sitter):
            return replace(roster, waiting=(*roster.waiting, sitter))
        case NextSeatReleased(sitter):
            return replace(roster, waiting=_still_waiting(roster, sitter))
    return roster


def _others(roster: Roster, sitter: Sitter) -> tuple[SeatRequest, ...]:
    return tuple(request for request in roster.requests if request.sitter.user != sitter.user)


def _still_waiting(roster: Roster, sitter: Sitter) -> tuple[Sitter, ...]:
    return tuple(waiter for waiter in roster.waiting if waiter.user != sitter.user)


def _handed(roster: Roster, seat: int, sitter: Sitter) -> Roster:
    """Return the roster with a new sitter on this seat."""
    before = roster.sitters[seat]
    return replace(
        roster,
        sitters=(*roster.sitters[:seat], sitter, *roster.sitters[seat + 1 :]),
        gone=(*roster.gone, (seat, before)),
        kept=tuple((place, who) for place, who in roster.kept if place != seat),
        open_seats=roster.open_seats - {seat},
        for_end=roster.for_end - {before.user},
        requests=tuple(request for request in _others(roster, sitter) if request.seat != seat),
        waiting=_still_waiting(roster, sitter),
    )


def evolve_attendance(now: Attendance, event: Event) -> Attendance:
    """Return the attendance after the event. Most events change nothing here."""
    match event:
        case TimedOut(seat):
            late = {**now.late, seat: now.late.get(seat, 0) + 1}
            return replace(now, late=late, lapsed=seat)
        case WentAway(seat):
            return replace(now, away=now.away | {seat})
        case BankSpent(seat, seconds):
            return replace(now, spent={**now.spent, seat: now.spent.get(seat, 0) + seconds})
        case CameBack(seat):
            return _present(now, seat)
        case HandedOver(seat) | StoodIn(seat) | TookBack(seat):
            return _present(now, seat)
        case Substituted(seat):
            return replace(_present(now, seat), spent=_without(now.spent, seat))
        case _ if isinstance(event, (*TURN_BEGINS, DealEnded)):
            return now if now.lapsed is None else replace(now, lapsed=None)
    return now


def _present(now: Attendance, seat: int) -> Attendance:
    return replace(
        now,
        late=_without(now.late, seat),
        away=now.away - {seat},
        lapsed=None if now.lapsed == seat else now.lapsed,
    )


def _without(counted: Mapping[int, int], seat: int) -> Mapping[int, int]:
    return {key: count for key, count in counted.items() if key != seat}
