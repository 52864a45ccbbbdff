"""What to throw before the contract is made."""

from collections.abc import Mapping

from engine.cards import without
from engine.computer.contract.approach import Approach
from engine.computer.plain.discard import weighed
from engine.decision import Option
from engine.moves import Discard
from engine.play import is_legal

_GIFT = 12
"""What it costs to throw a card that fits on the table while somebody is down."""


def throws(seat: Approach) -> list[Option]:
    """The cards that could go, the best to throw first: by the chance of the contract without it,
    and by the points that stay."""
    first = weighed(seat, thorough=False)
    legal = [one for one in first if is_legal(seat.game, seat.state, seat.seat, Discard(one.card))]
    found = []
    for one in legal[: seat.skill.cards]:
        rest = without(seat.hand, (one.card,)) or ()
        parts = dict(_parts(seat, rest))
        if one.gift:
            parts["danger"] = -float(_GIFT)
        found.append(Option(Discard(one.card), sum(parts.values()), parts))
    return sorted(found, key=lambda option: -option.worth)


def _parts(seat: Approach, rest: tuple[int, ...]) -> Mapping[str, float]:
    held = seat.points(rest)
    chance = seat.chance(rest, seat.horizon.lasts)
    if seat.buys_are_few:
        weight = 0.4 if seat.opponents_down else 0.15
        return {"chances": 80 * chance, "points": -weight * held}
    return {"chances": chance * (held - seat.left), "points": -float(held)}
