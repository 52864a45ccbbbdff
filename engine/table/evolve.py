"""Events applied to who sits at a table and who of them is there. Nothing is checked here."""

from collections.abc import Mapping
from dataclasses import replace

from engine.events import DealEnded, Dealt, Event
from engine.table.attendance import TURN_BEGINS, Attendance
from engine.table.events import (
    Agreed,
    AgreedToEnd,
    BankSpent,
    Began,
    CameBack,
    Closed,
    HandedOver,
    HostChanged,
    Invited,
    Removed,
    RulesChanged,
    Salted,
    Sat,
    SeatOpened,
    StoodIn,
    StoodUp,
    Substituted,
    TimedOut,
    TookBack,
    WantedToPlayOn,
    WentAway,
)
from engine.table.roster import Sitter, Sitting, Status, newest


def evolve_sitting(sitting: Sitting, event: Event) -> Sitting:
    """The sitting after the event; events of the game itself change nothing here."""
    match event:
        case Sat(sitter):
            # Whoever sits down has the rules before their eyes.
            agreed = sitting.agreed if sitter.user is None else sitting.agreed | {sitter.user}
            return replace(sitting, sitters=(*sitting.sitters, sitter), agreed=agreed)
        case Invited(sitter) if sitter.user is not None:
            return replace(
                sitting,
                sitters=(*sitting.sitters, sitter),
                invited=sitting.invited | {sitter.user},
                removed=sitting.removed - {sitter.user},
            )
        case StoodUp(place) | Removed(place):
            user = sitting.sitters[place].user
            sent = {user} if user is not None and isinstance(event, Removed) else set()
            return replace(
                sitting,
                sitters=sitting.sitters[:place] + sitting.sitters[place + 1 :],
                agreed=sitting.agreed - {user},
                invited=sitting.invited - {user},
                removed=sitting.removed | sent,
            )
        case RulesChanged():
            return replace(sitting, agreed=frozenset({sitting.host}))
        case Agreed(user):
            agreed, invited = sitting.agreed | {user}, sitting.invited - {user}
            return replace(sitting, agreed=agreed, invited=invited)
        case Salted(user, salt):
            return replace(sitting, salts=(*sitting.salts, (user, salt)))
        case HostChanged(host):
            return replace(sitting, host=host)
        case Began():
            return replace(sitting, status=Status.PLAYING)
        case Closed(why, words):
            return replace(sitting, status=Status.CLOSED, closed_because=why, closing_words=words)
    return _evolve_running(sitting, event)


def _evolve_running(sitting: Sitting, event: Event) -> Sitting:
    """The same for what happens to seats once the game has begun."""
    match event:
        case HandedOver(seat, sitter):
            left = sitting.sitters[seat].user
            own = left is not None and left not in sitting.substitutes
            return replace(_handed(sitting, seat, sitter), given_up=sitting.given_up or own)
        case StoodIn(seat, sitter):
            absent = (seat, sitting.sitters[seat])
            handed = _handed(sitting, seat, sitter)
            return replace(handed, kept=(*handed.kept, absent))
        case SeatOpened(seat):
            return replace(sitting, open_seats=sitting.open_seats | {seat})
        case Substituted(seat, sitter) if sitter.user is not None:
            handed = _handed(sitting, seat, sitter)
            return replace(handed, substitutes=sitting.substitutes | {sitter.user})
        case TookBack(seat):
            # They have never left: the only one who held the seat for a time was the computer.
            at = newest(sitting.gone, seat)
            handed = _handed(sitting, seat, dict(sitting.kept)[seat])
            return replace(handed, gone=(*handed.gone[:at], *handed.gone[at + 1 :]))
        case AgreedToEnd(user):
            return replace(sitting, for_end=sitting.for_end | {user})
        case WantedToPlayOn() | Dealt():
            return replace(sitting, for_end=frozenset())
    return sitting


def _handed(sitting: Sitting, seat: int, sitter: Sitter) -> Sitting:
    """The sitting with somebody else on this seat."""
    before = sitting.sitters[seat]
    return replace(
        sitting,
        sitters=(*sitting.sitters[:seat], sitter, *sitting.sitters[seat + 1 :]),
        gone=(*sitting.gone, (seat, before)),
        kept=tuple((place, who) for place, who in sitting.kept if place != seat),
        open_seats=sitting.open_seats - {seat},
        for_end=sitting.for_end - {before.user},
    )


def evolve_attendance(now: Attendance, event: Event) -> Attendance:
    """The attendance after the event; most events change nothing here."""
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
        case StoodIn(seat) | TookBack(seat):
            return _present(now, seat)
        case HandedOver(seat) | Substituted(seat):
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
