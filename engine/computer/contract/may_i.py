"""May I: whether the upcard out of turn is worth the cards that come with it.

Where one may ask as often as one likes, a hand that grows by two cards at every upcard makes its
contract in two or three turns. Two cards now and then only make it dearer: half measures lose,
as steady does, who stops at some size.
Where upcards are few, each has to bring the contract nearer by itself.
"""

from engine.computer.contract.approach import Approach
from engine.computer.plain.outlook import FEW
from engine.decision import Option
from engine.moves import MayI, Move, Pass

_LASTS = 0.9
"""The least chance that the deal goes on for one more card."""
_OF_A_CARD = 7.5
"""Points that a card of the stock counts, more or less."""
_SMALL = 6
"""A contract of so few cards is soon made without cards that are of no use."""


def answers(seat: Approach) -> list[Option]:
    """To ask and to pass, the better first."""
    upcard = seat.upcard
    if upcard is None:
        return [Option(Pass(), 0)]
    missing = seat.near(seat.contract, seat.hand, len(seat.hand) + 1).missing
    comes = 1 + seat.game.penalty
    more = (*seat.hand, upcard)
    nearer = seat.near(seat.contract, more, len(seat.hand) + 1 + comes).missing < missing
    makes_it = nearer and missing == 1
    if not missing or (seat.somebody_is_close and not (makes_it and _plays_before(seat))):
        return _chosen(Pass(), missing)
    if makes_it:
        return _chosen(MayI(), missing)
    if seat.contract.whole_hand:
        return _chosen(Pass(), missing)
    asked = sum(slot.least for slot in seat.contract.slots)
    if nearer and asked > len(seat.hand):
        return _chosen(MayI(), missing)
    if not seat.buys_are_few:
        soon = asked <= _SMALL and missing <= len(seat.contract.slots)
        grows = not soon and len(more) + seat.game.penalty <= seat.skill.grows_to
        return _chosen(MayI() if nearer or grows else Pass(), missing)
    return _weighed(seat, more)


def _chosen(move: Move, missing: int) -> list[Option]:
    """What is done by rule: for each card that is missing it counts a point."""
    return [Option(move, missing, {"chances": missing})]


def _weighed(seat: Approach, more: tuple[int, ...]) -> list[Option]:
    penalty, lasts = seat.game.penalty, max(_LASTS, seat.horizon.lasts)
    found = []
    for move, hand, free in ((Pass(), seat.hand, 0), (MayI(), more, penalty)):
        held = seat.points(hand) + free * _OF_A_CARD
        chance = seat.chance(hand, lasts, free)
        parts = {"chances": chance * (held - seat.left), "points": -float(held)}
        found.append(Option(move, sum(parts.values()), parts))
    return sorted(found, key=lambda option: -option.worth)


def _plays_before(seat: Approach) -> bool:
    """Whether their turn comes before that of everybody who is about to go out."""
    turn, seats = seat.state.turn, seat.state.seats
    own = (seat.seat - turn) % seats
    close = (at for at in seat.opponents_down if len(seat.state.hands[at]) <= FEW)
    return all((at - turn) % seats > own for at in close)
