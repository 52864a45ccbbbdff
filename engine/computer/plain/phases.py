"""Plain ideas for a game in which everybody makes contracts of their own (PHASES)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.cards import JOKER, Card, without
from engine.colour_melds import ColourMelds
from engine.goal import Slot
from engine.hands.phase_layouts import phase_layouts
from engine.melds import extensions
from engine.moves import Announce, Discard, Draw, LayOff, MakeContract, Move, Swap, Take
from engine.observation import Observation
from engine.phase import Phase
from engine.steps.contract import Contracts
from engine.steps.skips import SKIP


class Shortage(NamedTuple):
    """How many cards a hand is short of a phase, at best, and which of its cards that way uses."""

    missing: int
    used: tuple[Card, ...]


@lru_cache(maxsize=1 << 10)
def shortage(hand: tuple[Card, ...], slots: tuple[Slot, ...], rules: ColourMelds) -> Shortage:
    """The fewest wild cards with which the hand could lay these slots; ``hand`` is in order."""
    most = sum(slot.least for slot in slots)
    for missing in range(most):
        more = hand + (JOKER,) * missing
        for melds in phase_layouts(more, slots, rules, _least_wild, limit=1):
            used = tuple(card for meld in melds for card in meld if card < JOKER)
            return Shortage(missing, used)
    return Shortage(most, ())


def _least_wild(card: Card) -> int:
    """A wild card costs nothing to keep, so that those that are really held are spent last."""
    return 0 if card == JOKER else 1


class PhasesFeatures:
    """What a player of phases looks at before a move."""

    def __init__(self, observation: Observation) -> None:
        self.observation, self.game, self.seat = observation, observation.game, observation.seat
        self.state, self.hand = observation.seen, observation.hand
        contracts = self.state.recall(Contracts)
        self.has_laid = self.seat in (*contracts.down, contracts.fresh)
        assert isinstance(self.game.melds.own, ColourMelds)
        self.rules = self.game.melds.own

    def short(self, hand: Sequence[Card]) -> Shortage:
        """How far these cards are from a phase that may still be laid in this deal."""
        numbers = self.observation.view.facts.works_on[self.seat]
        goals = [self.game.contracts[number - 1] for number in numbers]
        held = tuple(sorted(hand))
        return min((shortage(held, goal.slots, self.rules) for goal in goals), key=_missing)

    def fits(self, card: Card) -> bool:
        """Whether a card can be laid off on the table."""
        melds = self.state.melds
        return any(any(extensions(meld, (card,), self.seat, self.game.melds)) for meld in melds)


def _missing(short: Shortage) -> int:
    return short.missing


def plain(observation: Observation) -> Move:
    """Lay the phase as soon as it can be laid, then whatever fits; take what brings it nearer;
    throw what is of no use and counts most."""
    return next(_ideas(PhasesFeatures(observation)))


def _ideas(features: PhasesFeatures) -> Iterator[Move]:
    """Legal moves, the best first."""
    observation = features.observation
    if features.state.phase is Phase.ANNOUNCE:
        held, goals = tuple(sorted(features.hand)), features.game.contracts
        moves = [move for move in observation.offers() if isinstance(move, Announce)]
        yield min(
            moves,
            key=lambda move: shortage(held, goals[move.number - 1].slots, features.rules).missing,
        )
    elif features.state.phase is Phase.DRAW:
        wanted = (Take(), Draw()) if _is_wanted(features) else (Draw(), Take())
        yield from filter(observation.may, wanted)
    else:
        yield from observation.offers(MakeContract)
        yield from observation.offers(LayOff)
        if features.has_laid:
            yield from observation.offers(Swap)
        yield from _throws(features)


def _is_wanted(features: PhasesFeatures) -> bool:
    """Whether the upcard is wild, can be laid off, or brings the phase nearer."""
    if not features.state.discard:
        return False
    upcard = features.state.discard[-1]
    if features.has_laid:
        return features.fits(upcard)
    if upcard == JOKER:
        return True
    return features.short((*features.hand, upcard)).missing < features.short(features.hand).missing


def _throws(features: PhasesFeatures) -> Iterator[Move]:
    """A skip card for whoever is nearest to going out; else the dearest card that is of no use."""
    moves = [move for move in features.observation.offers(Discard) if isinstance(move, Discard)]
    spare = (
        features.hand
        if features.has_laid
        else without(features.hand, features.short(features.hand).used) or ()
    )
    contracts = features.state.recall(Contracts)
    down = (*contracts.down, contracts.fresh)

    def worth_keeping(move: Discard) -> tuple[object, ...]:
        card, whom = move.card, move.skip
        if card == SKIP:
            near = 0 if whom is None else len(features.state.hands[whom])
            return False, False, False, 0, whom not in down, near
        gift = bool(down) and features.fits(card)
        return card == JOKER, card not in spare, gift, 1, -features.game.points(card), card

    yield from sorted(moves, key=worth_keeping)
