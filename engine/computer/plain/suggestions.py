"""Suggestions for a player: the cards to lay now and the distance to the goal."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.cards import Card, without
from engine.computer.plain.bridges import bridges
from engine.effort import AT_ONCE, Effort
from engine.facts import Facts, KnockLimit
from engine.game import Game
from engine.goal import Goal
from engine.hands import arrange, reach
from engine.melds import MeldRules
from engine.moves import (
    BigGin,
    Declare,
    Discard,
    Knock,
    KnockOnTable,
    LayDown,
    LayOff,
    MakeContract,
    Move,
    Rearrange,
    Show,
    Swap,
    TakeRow,
)
from engine.observation import Observation
from engine.phase import Phase
from engine.play import is_legal, offers
from engine.state import State


class Progress(NamedTuple):
    """How near a hand is to its melds and to the deal's goal."""

    deadwood: int
    """Points of the cards outside the best melds."""
    missing: int | None
    """The number of cards that the hand lacks for the goal of this deal.

    None if the deal has no goal.
    """
    after_discard: int | None = None
    """The least deadwood after a discard.

    It is given only if the game limits the deadwood of a knock and the player still has to discard.
    """


def suggestions(observation: Observation) -> Sequence[Move]:
    """Return complete legal melds for the deal's goal, or the best melds and lay-offs.

    Knocks and takes from a row come first, each with its melds. For enormous hands some suggestions
    may be missing, because no one should wait for a search (``AT_ONCE``).
    """
    game, state, seat, _ = observation
    ends = offers(game, state, seat, MakeContract, BigGin, Knock, Show, TakeRow, looks=AT_ONCE)
    return [*sorted(ends, key=lambda move: _left_over(observation, move)), *laying(observation)]


def laying(observation: Observation) -> Iterator[Move]:
    """Yield the best melds, lay-offs and swaps if it is the player's turn."""
    game, state, seat, _ = observation
    if state.phase is not Phase.PLAY or state.turn != seat:
        return
    effort = Effort(AT_ONCE)
    for meld in arrange(state.hands[seat], game.melds, game.points, AT_ONCE).melds:
        lay = LayDown(meld.cards)
        if is_legal(game, state, seat, lay, effort):
            yield lay
    yield from bridges(observation)
    yield from offers(game, state, seat, LayOff, looks=AT_ONCE)
    yield from offers(game, state, seat, Swap)


def _left_over(observation: Observation, move: Move) -> int:
    """Return the points that a knock leaves over, or -1 if it leaves nothing over.

    The card that ends the knock doesn't count.
    """
    if isinstance(move, BigGin):
        return -1
    if not isinstance(move, Knock):
        return 0
    rest = without(observation.hand, cards_of(move)) or ()
    return sum(map(observation.game.points, rest))


def progress(game: Game, state: State, hand: tuple[Card, ...], facts: Facts) -> Progress:
    """Return how near a hand is to its melds, and to the goal of this deal."""
    thrown = facts.get(KnockLimit) is not None and state.phase is Phase.PLAY
    goal = game.goals.of_deal.get(state.deal_no)
    return _progress(hand, goal, game.melds, game.points, thrown=thrown)


@lru_cache(maxsize=64)
def _progress(
    hand: tuple[Card, ...],
    goal: Goal | None,
    melds: MeldRules,
    points: Callable[[Card], int],
    *,
    thrown: bool,
) -> Progress:
    # A panel is painted many times without a change in the hand.
    deadwood = arrange(hand, melds, points, AT_ONCE).points
    after = None
    if thrown and hand:
        others = ([other for other in hand if other != card] for card in hand)
        after = min(arrange(rest, melds, points).points for rest in others)
    return Progress(
        deadwood, None if goal is None else reach(hand, goal, melds, looks=AT_ONCE).missing, after
    )


def cards_of(move: Move) -> tuple[Card, ...]:
    """Return all cards that a move names."""
    match move:
        case LayDown(cards) | LayOff(cards):
            return cards
        case Discard(card) | Swap(_, card):
            return (card,)
        case TakeRow():
            return move.laid
        case MakeContract(melds):
            return tuple(card for meld in melds for card in meld)
        case Knock(card, melds, lay_offs):
            laid = [*(melds or ()), *(part.cards for part in lay_offs or ())]
            return (*(card for cards in laid for card in cards), card)
        case Declare(card, melds):
            return (*(melded for cards in melds or () for melded in cards), card)
    return ()


def cards_laid(state: State, move: Move) -> int:
    """Return how many cards leave the hand for the table or the discard pile."""
    match move:
        case LayDown(cards) | LayOff(cards):
            return len(cards)
        case Discard():
            return 1
        case MakeContract(melds):
            return sum(map(len, melds))
        case Rearrange(table) | KnockOnTable(table) if table is not None:
            return sum(map(len, table)) - sum(len(meld.cards) for meld in state.melds)
    return 0
