"""The easy computer player, which follows the plain ideas with a beginner's mistakes.

A beginner notices cards that they can take and is born as soon as possible. They take every joker,
and first discard cards that go with nothing. They forget melds on the table, don't see danger and
wait too long. A mistake never costs the deal right away. A player who can go out goes out, and a
player who can make the contract makes it.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import Any, NamedTuple

from engine.cards import HIDDEN, JOKER, Card, rank, suit, without
from engine.computer.plain.discard import discards, is_closed, left, weighed
from engine.computer.plain.draw import Doubt, doubt
from engine.computer.plain.features import PlainFeatures
from engine.computer.plain.ideas import Ideas
from engine.computer.plain.suggestions import cards_laid
from engine.decision import Decision, Player, Rng, rng
from engine.melds import SETS_AND_RUNS, MeldKind, run_places
from engine.moves import (
    Discard,
    Draw,
    Knock,
    KnockOnTable,
    LayDown,
    LayOff,
    MayI,
    Move,
    Pass,
    Rearrange,
    Swap,
    Take,
    TakeRow,
)
from engine.observation import Observation
from engine.phase import Phase
from engine.play import is_legal, offers

# How often a beginner makes each mistake.


class ErrorModel(NamedTuple):
    """Chances of mistakes, from 0 to 1.

    If possible without absurd moves, easy wins 10 to 15 % of the deals against medium at four seats
    and 25 to 35 % at two seats (``python -m bench duel``).
    """

    snatches: float = 0.1
    """They take an upcard that goes with a card in the hand but makes no meld.

    From the row they take any meld.
    """
    forgets: float = 0.3
    """They don't see a card that could be laid off, or laid by taking melds apart."""
    misjudges: float = 0.5
    """They discard any card that goes with nothing, and take any meld from the row.

    They don't regard the points of the discard or its use to the other players.
    """
    breaks: float = 0.0
    """They discard any card outside melds, for example a card of a pair.

    They do so though another card goes with nothing.
    """
    waits: float = 0.3
    """They keep a meld or a knock back, hoping for more."""
    is_shy: float = 0.4
    """They don't ask with May I though it pays."""
    is_eager: float = 0.1
    """They ask with May I for a card that isn't worth its penalty.

    The card goes with a card in the hand.
    """


_USUAL = ErrorModel()

# The beginner's move, mostly the first one that comes to mind.

_LITTLE = 3
"""If a knock leaves at most this many points, every player knocks."""


def beginner(
    ideas: Ideas, errors: ErrorModel = _USUAL, for_two: ErrorModel | None = None
) -> Player:
    """Return a player who follows these ideas but sometimes makes a beginner's mistake.

    ``errors`` are the chances of mistakes. At a table of two ``for_two`` replaces them, if given.
    The player makes no mistake that costs the deal.
    """

    def easy(observation: Observation, seed: int) -> Decision:
        game, state, seat, _ = observation
        move = ideas.choose(observation)
        slip = _SLIPS.get(type(move))
        if slip is None:
            return Decision(move)
        model = for_two if for_two is not None and state.seats == 2 else errors
        features, chance = PlainFeatures(observation), rng(observation, seed)
        for other in chain(_jokers(features), slip(features, move, model, chance)):
            if is_legal(game, state, seat, other):
                # A knock doesn't ensure a gain. So a player who knocks later plays worse, but the
                # deal isn't lost.
                knocks = isinstance(move, Knock | KnockOnTable)
                costs = not knocks and ideas.ends_deal(observation, move)
                return Decision(move if costs else other)
        return Decision(move)

    return easy


def _jokers(features: PlainFeatures) -> Iterator[Move]:
    """Yield moves that get a joker.

    They include moves out of turn, and swaps for jokers in melds on the table.
    """
    game, upcard = features.game, features.upcard
    upcard_is_wild = upcard is not None and game.melds.is_wild(upcard)
    if features.state.phase is Phase.PLAY:
        yield from offers(game, features.state, features.seat, Swap)
    elif upcard_is_wild and not features.upcard_is_own:
        yield from (Take(), MayI())


def _snatches(
    features: PlainFeatures, move: Move, errors: ErrorModel, chance: Rng
) -> Iterator[Move]:
    upcard = features.upcard
    if upcard is None or features.draw_ends_deal or chance.random() >= errors.snatches:
        return
    if _goes_with(upcard, features.hand):
        yield Take()
    yield from _any_row(features, chance)


def _takes_too_much(
    features: PlainFeatures, move: Move, errors: ErrorModel, chance: Rng
) -> Iterator[Move]:
    if chance.random() < errors.misjudges:
        yield from _any_row(features, chance)


def _any_row(features: PlainFeatures, chance: Rng) -> Iterator[Move]:
    """Yield any meld from the row, no matter how many cards come with it."""
    takes = list(offers(features.game, features.state, features.seat, TakeRow))
    if takes:
        yield chance.choice(takes)


def _forgets(
    features: PlainFeatures, move: Move, errors: ErrorModel, chance: Rng
) -> Iterator[Move]:
    if not features.owes and chance.random() < errors.forgets:
        yield from _throws(features, move, errors, chance)


def _holds_back(
    features: PlainFeatures, move: Move, errors: ErrorModel, chance: Rng
) -> Iterator[Move]:
    if features.owes or features.opponent_is_close:
        return
    if chance.random() < errors.waits:
        yield from _throws(features, move, errors, chance)


def _lays_simply(
    features: PlainFeatures, move: Move, errors: ErrorModel, chance: Rng
) -> Iterator[Move]:
    """Yield one meld from the hand, or one card added to a meld on the table.

    The beginner doesn't think of taking melds apart.
    """
    if chance.random() < errors.forgets:
        yield from _simple(features)


def _simple(features: PlainFeatures) -> Iterator[Move]:
    simple = offers(features.game, features.state, features.seat, Rearrange)
    yield from sorted(simple, key=lambda move: -cards_laid(features.state, move))
    yield from (Draw(), Pass())


def _waits(features: PlainFeatures, move: Move, errors: ErrorModel, chance: Rng) -> Iterator[Move]:
    if is_closed(features) and left(features, move) > _LITTLE and chance.random() < errors.waits:
        yield from _throws(features, move, errors, chance)


def _knocks_later(
    features: PlainFeatures, move: KnockOnTable, errors: ErrorModel, chance: Rng
) -> Iterator[Move]:
    """Delay a knock if a card would be left over. A player who can lay all cards goes out."""
    leaves = cards_laid(features.state, move) < len(features.hand)
    if leaves and chance.random() < errors.waits:
        yield from _simple(features)


def _throws(features: PlainFeatures, move: Move, errors: ErrorModel, chance: Rng) -> Iterator[Move]:
    """Yield a discard of the plainest card that goes with nothing, or by misjudgement of any."""
    lone = _loneliest(features, heeds=chance.random() >= errors.breaks)
    if lone and chance.random() < errors.misjudges:
        yield Discard(chance.choice(lone))
    best_first = list(discards(features, thorough=not lone))
    yield from (throw for throw in best_first if isinstance(throw, Discard) and throw.card in lone)
    yield from best_first


def _is_shy(features: PlainFeatures, move: Move, errors: ErrorModel, chance: Rng) -> Iterator[Move]:
    if chance.random() < errors.is_shy:
        yield Pass()


def _is_eager(
    features: PlainFeatures, move: Move, errors: ErrorModel, chance: Rng
) -> Iterator[Move]:
    if doubt(features) is not Doubt.NO_NEARER or features.upcard is None:
        yield from _snatches(features, move, errors, chance)
    elif chance.random() < errors.is_eager and _goes_with(features.upcard, features.hand):
        yield MayI()


_Slip = Callable[[PlainFeatures, Any, ErrorModel, Rng], Iterator[Move]]
_SLIPS: Mapping[type[Move], _Slip] = {
    Draw: _snatches,
    TakeRow: _takes_too_much,
    LayDown: _holds_back,
    LayOff: _forgets,
    Rearrange: _lays_simply,
    Knock: _waits,
    KnockOnTable: _knocks_later,
    Discard: _throws,
    MayI: _is_shy,
    Pass: _is_eager,
}
"""The mistakes that are possible, by the type of the right move."""


def _loneliest(features: PlainFeatures, *, heeds: bool) -> list[Card]:
    """Return the cards outside melds and contract that go with the fewest others.

    If ``heeds`` is False, return all cards outside melds and contract. If the deal makes no
    progress, return no cards, because the card held longest has to go.
    """
    if is_closed(features):
        spare = set(features.arranged(features.hand).deadwood)
    else:
        candidates = weighed(features, thorough=False)
        spare = {
            candidate.card
            for candidate in candidates
            if not candidate.needed and not candidate.impatient
        }
    is_wild = features.game.melds.is_wild
    naturals = [card for card in spare if card != HIDDEN and not is_wild(card)]
    near = {card: _company(features, card) if heeds else 0 for card in naturals}
    least = min(near.values(), default=0)
    return sorted(card for card, company in near.items() if company == least)


def _company(features: PlainFeatures, card: Card) -> int:
    """Return how near a card is to the others, for melds of the contract's kinds.

    2 is a pair or a neighbour in the suit. 1 is a card with one missing card in between. 0 is a
    lone card.
    """
    goal, rules = features.goal, features.game.melds
    kinds = {slot.kind for slot in goal.slots} if goal else set(SETS_AND_RUNS)
    others = [other for other in without(features.hand, (card,)) or () if other < JOKER]
    if MeldKind.SET in kinds and any(rank(other) == rank(card) for other in others):
        return 2
    places = [
        place for other in others if suit(other) == suit(card) for place in run_places(other, rules)
    ]
    gaps = {abs(place - other) for place in run_places(card, rules) for other in places} - {0}
    return max(0, 3 - min(gaps, default=3)) if MeldKind.RUN in kinds else 0


def _goes_with(card: Card, hand: tuple[Card, ...]) -> bool:
    """Return whether a card makes a pair with a card in the hand, or is next to one in a suit."""
    return any(
        other < JOKER
        and (rank(other) == rank(card) or (suit(other) == suit(card) and abs(other - card) == 1))
        for other in hand
    )
