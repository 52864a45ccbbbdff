"""Who held which seat from when to when in a game, and what it brought them. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from engine.events import DealEnded, Event
from engine.result import Result
from engine.table.events import Began, HandedOver, StoodIn, Substituted, TimedOut, TookBack
from engine.table.record import Standing, Unrated
from engine.table.sitting import Sitter, Sitting, newest


@dataclass(frozen=True, slots=True)
class Tenure:
    """One player's time at a seat. ``before`` is the total with which they took it over, ``deals``
    and ``timeouts`` count what they have seen of both."""

    began: bool
    before: int = 0
    deals: int = 0
    timeouts: int = 0


@dataclass(slots=True)
class Tenures:
    """The tenures of a game: the present one of each seat, and those that are over.

    ``gone`` has the seat, the tenure and the total at its end, in the order of Sitting.gone.
    """

    now: list[Tenure] = field(default_factory=list)
    gone: list[tuple[int, Tenure, int]] = field(default_factory=list)

    def apply(self, event: Event, scores: Sequence[int]) -> None:
        """Go on by an event; ``scores`` are the totals of the seats before it."""
        match event:
            case Began():
                self.now = [Tenure(began=True) for _ in scores]
            case DealEnded():
                self.now = [replace(one, deals=one.deals + 1) for one in self.now]
            case TimedOut(seat):
                late = self.now[seat]
                self.now[seat] = replace(late, timeouts=late.timeouts + 1)
            case HandedOver(seat) | StoodIn(seat) | Substituted(seat):
                self._end(seat, scores[seat])
            case TookBack(seat):
                _, own, total = self.gone.pop(newest(self.gone, seat))
                self._end(seat, scores[seat])
                # What the computer brought in between is not theirs.
                self.now[seat] = replace(own, before=own.before + scores[seat] - total)

    def _end(self, seat: int, total: int) -> None:
        """Whoever holds this seat goes, and the next tenure begins with their total."""
        self.gone.append((seat, self.now[seat], total))
        self.now[seat] = Tenure(began=False, before=total)

    def copy(self) -> "Tenures":
        """The same, to go on from without changing these."""
        return Tenures(list(self.now), list(self.gone))

    def has_computer(self, sitting: Sitting) -> bool:
        """Whether a computer sat down before the first deal."""
        return any(
            sitter.user is None and tenure.began
            for sitter, tenure in zip(sitting.sitters, self.now, strict=True)
        )

    def standings(
        self, sitting: Sitting, result: Result, rules: str, unrated: Unrated | None
    ) -> tuple[Standing, ...]:
        """How the game that ended with this result ended for each; those who left come last."""
        ended = []
        for seat, (who, tenure) in enumerate(zip(sitting.sitters, self.now, strict=True)):
            place, total = result.places[seat], result.standing[seat]
            one = _standing(seat, who, tenure, place, total)
            ended.append(replace(one, won=seat in result.winners))
        for (_, who), (seat, tenure, total) in zip(sitting.gone, self.gone, strict=True):
            left = _standing(seat, who, tenure, len(sitting.sitters), total)
            ended.append(replace(left, left=True))
        return tuple(replace(one, rules=rules, unrated=unrated) for one in ended)


def _standing(seat: int, who: Sitter, tenure: Tenure, place: int, total: int) -> Standing:
    return Standing(
        who.user,
        who.name,
        place,
        total,
        won=False,
        seat=seat,
        began=tenure.began,
        points=total - tenure.before,
        deals=tenure.deals,
        timeouts=tenure.timeouts,
        style=who.style,
    )
