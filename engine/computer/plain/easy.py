"""Easy: plays by the plain ideas, keeps no count, and makes the mistakes of a beginner.

A beginner sees what can be taken, is born as soon as they can, leaves no joker, and throws cards
that go with nothing first. They forget what lies on the table, have no eye for danger, and wait too
long. A slip never costs the deal at once: who can go out goes out, and who can lay the contract
lays it.
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

# How often a beginner makes which mistake.


class ErrorModel(NamedTuple):
    """Chances from 0 to 1. Where it can be had without absurd moves, easy wins 10 to 15 % of the
    deals at four seats and 25 to 35 % at two against medium (``python -m bench duel``)."""

    snatches: float = 0.1
    """An upcard is taken that goes with a card of the hand and melds nothing, or any of the row."""
    forgets: float = 0.3
    """Something that could be laid off on the table, or by taking melds apart, is not seen."""
    misjudges: float = 0.5
    """Of the cards that go with nothing any one is thrown, whatever it counts or is to others; of
    the melds out of the row any one is taken."""
    breaks: float = 0.0
    """Any card outside melds is thrown, though one of a pair, and another goes with nothing."""
    waits: float = 0.3
    """A meld is held back, or no knock made yet: more could come together."""
    is_shy: float = 0.4
    """May I is not asked though it pays."""
    is_eager: float = 0.1
    """May I is asked for a card that goes with one of the hand."""


_USUAL = ErrorModel()

# What a beginner does: mostly what comes to mind first.

_LITTLE = 3
"""With no more than this left over everybody knocks."""


def beginner(
    ideas: Ideas, errors: ErrorModel = _USUAL, for_two: ErrorModel | None = None
) -> Player:
    """Return the player who makes the plain move of these ideas, unless a beginner would slip there
    by these errors (``for_two`` at a table of two) and that does not cost the deal."""

    def easy(observation: Observation, seed: int) -> Decision:
        game, state, seat, _ = observation
        move = ideas.choose(observation)
        slip = _SLIPS.get(type(move))
        if slip is None:
            return Decision(move)
        has = for_two if for_two is not None and state.seats == 2 else errors
        features, chance = PlainFeatures(observation), rng(observation, seed)
        for other in chain(_jokers(features), slip(features, move, has, chance)):
            if is_legal(game, state, seat, other):
                # A knock is no sure gain: whoever makes it later just plays worse.
                knocks = isinstance(move, Knock | KnockOnTable)
                costs = not knocks and ideas.ends_deal(observation, move)
                return Decision(move if costs else other)
        return Decision(move)

    return easy


def _jokers(features: PlainFeatures) -> Iterator[Move]:
    """Whatever brings a joker, out of turn and from the table as well."""
    game, upcard = features.game, features.upcard
    lies = upcard is not None and game.melds.is_wild(upcard)
    if features.state.phase is Phase.PLAY:
        yield from offers(game, features.state, features.seat, Swap)
    elif lies and not features.upcard_is_own:
        yield from (Take(), MayI())


def _snatches(features: PlainFeatures, move: Move, has: ErrorModel, chance: Rng) -> Iterator[Move]:
    upcard = features.upcard
    if upcard is None or features.draw_ends_deal or chance.random() >= has.snatches:
        return
    if _goes_with(upcard, features.hand):
        yield Take()
    yield from _any_row(features, chance)


def _takes_too_much(
    features: PlainFeatures, move: Move, has: ErrorModel, chance: Rng
) -> Iterator[Move]:
    if chance.random() < has.misjudges:
        yield from _any_row(features, chance)


def _any_row(features: PlainFeatures, chance: Rng) -> Iterator[Move]:
    """Any meld out of the row, however many cards come with it."""
    takes = list(offers(features.game, features.state, features.seat, TakeRow))
    if takes:
        yield chance.choice(takes)


def _forgets(features: PlainFeatures, move: Move, has: ErrorModel, chance: Rng) -> Iterator[Move]:
    if not features.owes and chance.random() < has.forgets:
        yield from _throws(features, move, has, chance)


def _holds_back(
    features: PlainFeatures, move: Move, has: ErrorModel, chance: Rng
) -> Iterator[Move]:
    if features.owes or features.somebody_is_close:
        return
    if chance.random() < has.waits:
        yield from _throws(features, move, has, chance)


def _lays_simply(
    features: PlainFeatures, move: Move, has: ErrorModel, chance: Rng
) -> Iterator[Move]:
    """One meld of the hand, or a card added to one of the table: that any may be taken apart is not
    thought of."""
    if chance.random() < has.forgets:
        yield from _simple(features)


def _simple(features: PlainFeatures) -> Iterator[Move]:
    simple = offers(features.game, features.state, features.seat, Rearrange)
    yield from sorted(simple, key=lambda one: -cards_laid(features.state, one))
    yield from (Draw(), Pass())


def _waits(features: PlainFeatures, move: Move, has: ErrorModel, chance: Rng) -> Iterator[Move]:
    if is_closed(features) and left(features, move) > _LITTLE and chance.random() < has.waits:
        yield from _throws(features, move, has, chance)


def _knocks_later(
    features: PlainFeatures, move: KnockOnTable, has: ErrorModel, chance: Rng
) -> Iterator[Move]:
    """With a card left over at least: who can lay all of them goes out."""
    leaves = cards_laid(features.state, move) < len(features.hand)
    if leaves and chance.random() < has.waits:
        yield from _simple(features)


def _throws(features: PlainFeatures, move: Move, has: ErrorModel, chance: Rng) -> Iterator[Move]:
    """The plainest of the cards that go with nothing, or by misjudgement any of them."""
    lone = _loneliest(features, heeds=chance.random() >= has.breaks)
    if lone and chance.random() < has.misjudges:
        yield Discard(chance.choice(lone))
    best_first = list(discards(features, thorough=not lone))
    yield from (one for one in best_first if isinstance(one, Discard) and one.card in lone)
    yield from best_first


def _is_shy(features: PlainFeatures, move: Move, has: ErrorModel, chance: Rng) -> Iterator[Move]:
    if chance.random() < has.is_shy:
        yield Pass()


def _is_eager(features: PlainFeatures, move: Move, has: ErrorModel, chance: Rng) -> Iterator[Move]:
    if doubt(features) is not Doubt.NO_NEARER or features.upcard is None:
        yield from _snatches(features, move, has, chance)
    elif chance.random() < has.is_eager and _goes_with(features.upcard, features.hand):
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
"""By the move that would be right."""


def _loneliest(features: PlainFeatures, *, heeds: bool) -> list[Card]:
    """Of the cards that serve no meld and no contract those that go with the fewest others, or all
    where that is not heeded; none where the deal stands still and the longest held has to go."""
    if is_closed(features):
        spare = set(features.arranged(features.hand).deadwood)
    else:
        found = weighed(features, thorough=False)
        spare = {one.card for one in found if not one.needed and not one.impatient}
    is_wild = features.game.melds.is_wild
    naturals = [card for card in spare if card != HIDDEN and not is_wild(card)]
    near = {card: _company(features, card) if heeds else 0 for card in naturals}
    least = min(near.values(), default=0)
    return sorted(card for card, company in near.items() if company == least)


def _company(features: PlainFeatures, card: Card) -> int:
    """2 for a card of a pair or with a neighbour, 1 where one card lies between, 0 for a lone one;
    by what the contract asks for."""
    goal, rules = features.goal, features.game.melds
    kinds = {slot.kind for slot in goal.slots} if goal else set(SETS_AND_RUNS)
    others = [other for other in without(features.hand, (card,)) or () if other < JOKER]
    if MeldKind.SET in kinds and any(rank(other) == rank(card) for other in others):
        return 2
    places = [
        at for other in others if suit(other) == suit(card) for at in run_places(other, rules)
    ]
    gaps = {abs(one - other) for one in run_places(card, rules) for other in places} - {0}
    return max(0, 3 - min(gaps, default=3)) if MeldKind.RUN in kinds else 0


def _goes_with(card: Card, hand: tuple[Card, ...]) -> bool:
    """Whether it makes a pair with a card of the hand, or lies beside one."""
    return any(
        other < JOKER
        and (rank(other) == rank(card) or (suit(other) == suit(card) and abs(other - card) == 1))
        for other in hand
    )
