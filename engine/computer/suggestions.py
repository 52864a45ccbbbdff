"""Help for a player: what can be laid now, and how near the goal is."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import chain, islice
from typing import NamedTuple

from engine.cards import JOKER, Card, bare, is_joker, without
from engine.computer.indian.features import IndianFeatures
from engine.computer.plain.discard import discards
from engine.computer.plain.features import PlainFeatures
from engine.game import Game
from engine.goal import Goal
from engine.hands import arrange, reach
from engine.hands.every_meld import melds_in
from engine.hands.lives import LifeRules, best_grouping
from engine.melds import Meld, MeldRules, extensions, read_lying
from engine.moves import (
    BigGin,
    Declare,
    Discard,
    Drop,
    Knock,
    LayDown,
    LayOff,
    MakeContract,
    Move,
    Show,
    Swap,
    TakeRow,
)
from engine.observation import Observation
from engine.phase import Phase
from engine.play import choices, is_legal, offers
from engine.state import State
from engine.step import AT_ONCE, Effort
from engine.view import View


class Progress(NamedTuple):
    """``deadwood``: points of the cards outside the best melds. ``missing``: cards short of the
    goal of this deal, None where it has none. ``after_discard``: the least deadwood that a discard
    leaves, where a knock asks for that and the card is still to be thrown; else None."""

    deadwood: int
    missing: int | None
    after_discard: int | None = None


def suggestions(observation: Observation) -> Sequence[Move]:
    """Complete legal melds: the goal of the deal laid out, else the best melds, then lay-offs.

    Knocks and takes from a row come before them, each with its melds. Of enormous hands some may be
    missing: nobody waits for a search (``AT_ONCE``).
    """
    game, state, seat, _ = observation
    if game.lives is not None:
        return list(offers(game, state, seat, Declare))
    ends = offers(game, state, seat, MakeContract, BigGin, Knock, Show, TakeRow, looks=AT_ONCE)
    if game.sweeps:
        # With jokers a long row can be taken in hundreds of ways.
        ends = islice(ends, AT_ONCE)
    found: list[Move] = sorted(ends, key=lambda move: _left_over(game, state, seat, move))
    if state.phase is not Phase.PLAY or state.turn != seat:
        return found
    hand, effort = state.hands[seat], Effort(AT_ONCE)
    for meld in arrange(hand, game.melds, game.points, AT_ONCE).melds:
        lay = LayDown(meld.cards)
        if is_legal(game, state, seat, lay, effort):
            found.append(lay)
    found += offers(game, state, seat, LayOff, looks=AT_ONCE)
    found += offers(game, state, seat, Swap)
    return found


def _left_over(game: Game, state: State, seat: int, move: Move) -> int:
    """Points that a knock leaves over besides its card; a hand that is laid whole comes first. Of a
    sweep what comes to the hand less twice what goes down: of the rest much can be laid as well."""
    hand = state.hands[seat]
    if isinstance(move, BigGin):
        return -1
    if isinstance(move, TakeRow) and game.sweeps:
        brought = sum(map(game.points, move.swept(state.discard)))
        brought -= sum(map(game.points, map(bare, move.laid)))
        return brought - 2 * points_laid(game, state.melds, move)
    if not isinstance(move, Knock):
        return 0
    laid = [move.card, *(card for meld in move.melds or () for card in meld)]
    laid += [card for part in move.lay_offs or () for card in part.cards]
    return sum(map(game.points, without(hand, laid) or ()))


def points_laid(game: Game, melds: Sequence[Meld], move: Move) -> int:
    """What the cards count that a take from the row lays, where they come to lie."""
    if game.laid is None or not isinstance(move, TakeRow):
        return 0
    if move.lay_off is not None:
        meld = melds[move.lay_off.meld]
        whole = next(extensions(meld, move.laid, 0, game.melds), None)
        return sum(game.laid(whole)) - sum(game.laid(meld)) if whole is not None else 0
    reading = read_lying(move.laid, game.melds) if move.laid else None
    return 0 if reading is None else sum(game.laid(reading))


def progress(game: Game, view: View) -> Progress:
    """How near the viewer is, from what they see."""
    if game.lives is not None:
        return _in_groups(view.hand, view.facts.wild, game.lives)
    thrown = view.facts.knock_limit is not None and view.phase is Phase.PLAY
    return _progress(view.hand, view.goal, game.melds, game.points, thrown=thrown)


@lru_cache(maxsize=64)
def _in_groups(hand: tuple[Card, ...], wild: Card | None, lives: LifeRules) -> Progress:
    return Progress(best_grouping(hand, wild, lives).count, None)


@lru_cache(maxsize=64)
def _progress(
    hand: tuple[Card, ...],
    goal: Goal | None,
    melds: MeldRules,
    points: Callable[[Card], int],
    *,
    thrown: bool,
) -> Progress:
    # A panel is painted many times between two cards that come or go.
    deadwood = arrange(hand, melds, points, AT_ONCE).points
    after = None
    if thrown and hand:
        others = ([one for one in hand if one != card] for card in hand)
        after = min(arrange(rest, melds, points).points for rest in others)
    return Progress(
        deadwood, None if goal is None else reach(hand, goal, melds, looks=AT_ONCE).missing, after
    )


# What comes nearest to a refused move: legal moves that a player may have meant or can make now.
#
# Nothing is judged here: every move comes from ``offers`` or ``choices``, or is an idea that
# ``is_legal`` accepts.

_LOOK = 100
"""Melds of a hand that are looked at: with three jokers it can hold far more."""

_TRIES = 6
"""Of those the nearest that are tried, and moves that are laid out whole that are looked at."""

_SINGLY = 4
"""Chosen cards that are looked at one by one."""

_WHOLE = (MakeContract, Knock, TakeRow)
"""Moves that are laid out whole."""

_OF_ONE = (LayOff, Swap)
"""Moves for which a single card of several may be meant."""


def nearest(observation: Observation, move: Move, most: int = 3) -> tuple[Move, ...]:
    """Legal moves of this seat nearest to a refused one, the nearest first, at most so many.

    First moves of the same kind with most of its cards, then other moves with these cards, then
    what can be done at this moment at all; none if the seat has nothing to do now. Of discards it
    names one at most.
    """
    if observation.seen.phase is Phase.OVER:
        return ()
    refused = _RefusedMove(observation, move)
    found: list[Move] = []
    for idea in chain(refused.same_kind(), refused.same_cards(), refused.at_all()):
        # A list of cards to throw teaches nothing.
        thrown = isinstance(idea, Discard) and any(isinstance(one, Discard) for one in found)
        if idea not in found and not thrown:
            found.append(idea)
            if len(found) >= most:
                break
    return tuple(found)


class _RefusedMove:
    """A refused move and what can be thought of instead, each idea found when it is asked for.

    ``mine`` are the cards of the move that its player really holds.
    """

    def __init__(self, observation: Observation, move: Move) -> None:
        self.observation = observation
        self.game, self.state, self.seat, _ = observation
        self.move, self.hand = move, observation.hand
        self.cards = cards_of(move)
        self.mine = tuple(card for card in self.cards if bare(card) in self.hand)

    def same_kind(self) -> Iterator[Move]:
        """Moves like the refused one, with most of its cards."""
        kind = type(self.move)
        if kind is LayDown:
            # Half of what was meant to lie together: less is another meld altogether.
            yield from self._new_melds((len(self.mine) + 1) // 2)
        elif kind in _WHOLE:
            meant = frozenset(map(bare, self.cards))
            found = list(islice(offers(self.game, self.state, self.seat, kind), _TRIES))
            yield from sorted(found, key=lambda one: -_shared(meant, cards_of(one)))
        elif kind in _OF_ONE:
            yield from self._with(self.mine, kind)

    def same_cards(self) -> Iterator[Move]:
        """Other moves with the cards of the refused one; of a single card also its discard."""
        if not self.mine:
            return
        if len(self.mine) == 1:
            yield from self._with(self.mine)
        else:
            yield from self._with(self.mine, LayDown, *_WHOLE, *_OF_ONE)
            for card in islice(dict.fromkeys(self.mine), _SINGLY):
                yield from self._with((card,), *_OF_ONE)
        if not isinstance(self.move, LayDown):
            yield from self._new_melds(1)

    def at_all(self) -> Iterator[Move]:
        """The first move of every kind that can be made now, in the order of the turn table."""
        for step in self.game.turn[self.state.phase]:
            if step.move is LayDown:
                yield from islice(self._new_melds(0), 1)
            elif step.move is Drop and not isinstance(self.move, Drop):
                continue  # what was meant is never to give up
            elif step.move is not Discard:
                yield from islice(offers(self.game, self.state, self.seat, step.move), 1)
            elif self.seat == self.state.turn and self.game.lives is not None:
                own = IndianFeatures(self.observation)
                thrown = map(Discard, sorted(own.spare, key=own.kept_for))
                yield from islice(self._legal(thrown), 1)
            elif self.seat == self.state.turn:
                features = PlainFeatures(self.observation)
                best_first = discards(features, thorough=False)
                yield from islice(self._legal(best_first), 1)

    def _with(self, cards: tuple[Card, ...], *kinds: type[Move]) -> Iterator[Move]:
        return choices(self.game, self.state, self.seat, cards, *kinds)

    def _new_melds(self, least: int) -> Iterator[Move]:
        """New melds with at least so many of the cards, those with most of them first."""
        near = (LayDown(cards) for shared, cards in self._near_melds if shared >= least)
        return self._legal(islice(near, _TRIES))

    @cached_property
    def _near_melds(self) -> list[tuple[int, tuple[Card, ...]]]:
        """Melds of the hand with the number of meant cards in each, the most first."""
        lays = LayDown in self.game.answers[self.state.phase]
        if not lays or self.seat != self.state.turn:
            return []
        rules, meant = self.game.melds, frozenset(map(bare, self.mine))
        naturals = [card for card in self.hand if card != JOKER]
        held = melds_in(naturals, rules)
        if len(naturals) < len(self.hand):
            # Jokers are dear: what can be laid without one comes first.
            with_jokers = (one for one in melds_in(self.hand, rules) if any(map(is_joker, one)))
            held = chain(held, with_jokers)
        near = [(_shared(meant, cards), cards) for cards in islice(held, _LOOK)]
        return sorted(near, key=lambda one: -one[0])

    def _legal(self, ideas: Iterable[Move]) -> Iterator[Move]:
        return (move for move in ideas if is_legal(self.game, self.state, self.seat, move))


def cards_of(move: Move) -> tuple[Card, ...]:
    """All cards that a move names."""
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
            return (*(one for cards in melds or () for one in cards), card)
    return ()


def _shared(meant: frozenset[Card], cards: Iterable[Card]) -> int:
    """How many of these cards are meant."""
    return sum([bare(card) in meant for card in cards])
