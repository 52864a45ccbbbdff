"""The decisions of the players of Contract Rummy and Shanghai Rum."""

from collections.abc import Mapping
from math import inf

from engine.cards import HIDDEN, without
from engine.computer.contracts.ending import LastCards, OpponentHands
from engine.computer.contracts.readiness import ContractFeatures, Skill
from engine.computer.plain.bridges import way_out
from engine.computer.plain.discard import weighed
from engine.computer.plain.features import FEW, PlainFeatures
from engine.computer.plain.ideas import USUAL
from engine.computer.plain.lay import plays
from engine.decision import Decision, Option, rng
from engine.moves import Discard, MayI, Move, Pass
from engine.observation import Observation
from engine.phase import Phase
from engine.play import is_legal

# The answer to May I, for an upcard out of turn with its penalty cards.
#
# If requests are unlimited, a hand that grows by two cards at every upcard makes its contract in
# two or three turns. Growing only now and then just makes the hand more expensive. So half measures
# lose. Medium stops growing at some size and loses by that. If requests are limited, each upcard
# has to fill a gap in the contract.

_LASTS = 0.9
"""The least chance that the deal lasts for one more card."""
_CARD_POINTS = 7.5
"""Average points of a card from the stock, roughly."""
_SMALL = 6
"""A contract of at most this many cards is made soon enough.

The hand doesn't have to grow for it.
"""


def answers(seat: ContractFeatures) -> list[Option]:
    """Return the options to ask and to pass, the better first.

    If a rule decides, return only one.
    """
    upcard = seat.upcard
    if upcard is None:
        return [Option(Pass(), 0)]
    missing = seat.near(seat.contract, seat.hand, len(seat.hand) + 1).missing
    comes = 1 + seat.game.pile.penalty
    more = (*seat.hand, upcard)
    nearer = seat.near(seat.contract, more, len(seat.hand) + 1 + comes).missing < missing
    makes_it = nearer and missing == 1
    if not missing or (seat.opponent_is_close and not (makes_it and _plays_before(seat))):
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
        grows = not soon and len(more) + seat.game.pile.penalty <= seat.skill.grows_to
        return _chosen(MayI() if nearer or grows else Pass(), missing)
    return _weighed(seat, more)


def _chosen(move: Move, missing: int) -> list[Option]:
    """Return the only option, a move that a rule decided.

    The option's worth is a point for each missing card.
    """
    return [Option(move, missing, {"chances": missing})]


def _weighed(seat: ContractFeatures, more: tuple[int, ...]) -> list[Option]:
    penalty, lasts = seat.game.pile.penalty, max(_LASTS, seat.horizon.lasts)
    options = []
    for move, hand, free in ((Pass(), seat.hand, 0), (MayI(), more, penalty)):
        held = seat.points(hand) + free * _CARD_POINTS
        chance = seat.chance(hand, lasts, free)
        parts = {"chances": chance * (held - seat.left), "points": -float(held)}
        options.append(Option(move, sum(parts.values()), parts))
    return sorted(options, key=lambda option: -option.worth)


def _plays_before(seat: ContractFeatures) -> bool:
    """Return whether the player moves before every opponent who is about to go out."""
    turn, seats = seat.state.turn, seat.state.seats
    own = (seat.seat - turn) % seats
    close = (other for other in seat.opponents_down if len(seat.state.hands[other]) <= FEW)
    return all((other - turn) % seats > own for other in close)


# The discard before the contract is made.

_GIFT = 12
"""Points that it costs to discard a card that fits on the table while an opponent is down."""


def throws(seat: ContractFeatures) -> list[Option]:
    """Return possible discards, the best first.

    A discard is weighed by the chance of the contract without the card, by the points that stay in
    the hand, and by its value to the opponents.
    """
    first = weighed(seat, thorough=False)
    legal = [
        candidate
        for candidate in first
        if is_legal(seat.game, seat.state, seat.seat, Discard(candidate.card))
    ]
    chance = rng(seat.observation, seat.seed)
    opponent_hands = OpponentHands(seat, seat.contract, chance) if seat.skill.patient else None
    options = []
    for candidate in legal[: seat.skill.cards]:
        rest = without(seat.hand, (candidate.card,)) or ()
        parts = dict(_parts(seat, rest))
        cost = opponent_hands.danger(candidate.card) if opponent_hands else 0.0
        if candidate.gift:
            cost += _GIFT
        if cost:
            parts["danger"] = -cost
        options.append(Option(Discard(candidate.card), sum(parts.values()), parts))
    return sorted(options, key=lambda option: -option.worth)


def _parts(seat: ContractFeatures, rest: tuple[int, ...]) -> Mapping[str, float]:
    held = seat.points(rest)
    chance = seat.chance(rest, seat.horizon.lasts)
    if seat.buys_are_few:
        weight = 0.4 if seat.opponents_down else 0.15
        return {"chances": 80 * chance, "points": -weight * held}
    return {"chances": chance * (held - seat.left), "points": -float(held)}


_MEDIUM = Skill(streams=3, cards=4, patient=False, grows_to=20)
_STRONG = Skill(streams=40, cards=14, patient=True, grows_to=inf)


def medium(observation: Observation, seed: int) -> Decision:
    """Decide with a few samples of the cards that may come, and avoid a large hand."""
    return _decision(observation, seed, _MEDIUM)


def strong(observation: Observation, seed: int) -> Decision:
    """Decide with many samples, with patience, and without fear of a large hand."""
    return _decision(observation, seed, _STRONG)


def _decision(observation: Observation, seed: int, skill: Skill) -> Decision:
    """Return the decision of a player with this skill.

    Before the contract is made, the discard and May I are weighed. All other moves follow the plain
    ideas. Raises ValueError if the seat has nothing to do.
    """
    features = PlainFeatures(observation)
    if observation.seen.phase is Phase.MAY_I and features.upcard_is_own:
        return Decision(Pass())
    contract = features.goal
    if HIDDEN in observation.hand:
        return Decision(USUAL.choose(observation))
    if contract is None:
        return _after(features, seed, skill)
    seat = ContractFeatures(observation, contract, seed, skill)
    if observation.seen.phase is Phase.MAY_I:
        options = answers(seat)
        return Decision(options[0].move, tuple(options))
    laid = _laid(seat)
    options = throws(seat) if laid is None and observation.seen.phase is Phase.PLAY else []
    if options:
        return Decision(options[0].move, tuple(options))
    return Decision(laid or USUAL.choose(observation))


def _after(seat: PlainFeatures, seed: int, skill: Skill) -> Decision:
    """Return the decision after the contract is made.

    A player who can go out does. Otherwise the player lays by the plain ideas. A patient player
    also weighs the moves that lay nothing.
    """
    observation, out = seat.observation, way_out(seat.observation)
    if out is not None:
        saved = float(seat.points(seat.hand))
        return Decision(out, (Option(out, saved, {"finish": saved}),))
    if skill.patient and _laid(seat) is None:
        options = LastCards(seat, rng(observation, seed)).options()
        if options:
            return Decision(options[0].move, tuple(options))
    return Decision(USUAL.choose(observation))


def _laid(seat: PlainFeatures) -> Move | None:
    """Return a legal move that makes the contract, swaps a joker for it, or lays off after it."""
    game, state = seat.game, seat.state
    legal = (move for move in plays(seat) if type(move) in game.answers[state.phase])
    return next((move for move in legal if is_legal(game, state, seat.seat, move)), None)
