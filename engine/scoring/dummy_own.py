"""What is Dummy's own in a result: lines of its score sheet, and how somebody knocked."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.result import Achieved, Ending, Feat, Own, ScoreItem
from engine.steps.penalties.fines import Fine, fines_told


class DummyItem(ScoreItem):
    """Lines of the score sheet besides laid cards, held ones and fines (DUMMY 8, 10)."""

    KNOCK_CARD = "knock_card"
    DARK = "dark"
    COLOUR = "colour"
    NOT_BORN = "not_born"


@dataclass(frozen=True, slots=True)
class DummyOwn(Own):
    """What a deal of Dummy tells besides (DUMMY 8-11). Seats in seat order.

    ``not_born`` are the players who were lop meut; ``next_direction`` is 1 (clockwise) or -1.
    """

    dark: bool
    colour: bool
    multiplier: int
    penalties: tuple[Fine, ...]
    not_born: tuple[int, ...]
    next_direction: int

    def told(self, players: Sequence[str]) -> dict[str, object]:
        return {
            "dark": self.dark,
            "colour": self.colour,
            "multiplier": self.multiplier,
            "penalties": fines_told(self.penalties, players),
            "not_born": [players[seat] for seat in self.not_born],
            "next_direction": self.next_direction,
        }

    def way(self) -> int:
        return self.next_direction

    def achieved(self, ended_by: Ending, winner: int) -> Iterator[Achieved]:
        if self.dark:
            yield Achieved(Feat.DARK)
        if self.colour:
            yield Achieved(Feat.COLOUR)
