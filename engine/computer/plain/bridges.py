"""Lay-offs in which wild cards carry a card onto a run that it does not touch.

``engine.play.offers`` offers lay-offs card by card, so it doesn't show a card beyond a gap.
Computers, *Suggest* and the nearest moves of a refusal all use this module.
"""

from collections.abc import Iterator, Sequence
from itertools import islice

from engine.cards import HIDDEN, JOKER, Card, face, joker_as, wild_as, without
from engine.errors import IllegalMove
from engine.melds import Meld, MeldKind, MeldRules, span
from engine.moves import Discard, Knock, LayDown, LayOff, Move, Swap, Take, TakeRow
from engine.observation import Observation
from engine.phase import Phase
from engine.play import advance, is_legal, offers
from engine.state import State
from engine.steps.laying import FITTING

_MOST_OFFERED, _WILD = 10, 4
"""At most this many bridges are offered, and at most this many wild cards considered."""
_MOST_HELD, _MOST_TAKES, _MOST_TRIED = 14, 40, 90
"""The limits of a search for a way out.

They are the cards in the hand, the takes that are considered, and the moves that are tried.
"""


def bridges(observation: Observation, hand: Sequence[Card] | None = None) -> list[Move]:
    """Return legal lay-offs of these cards (or the whole hand) with a wild card in a gap.

    Lay-offs with the most points for each wild card come first.
    """
    game, state, seat, _ = observation

    def worth(move: LayOff) -> float:
        points = [game.points(card) for card in move.cards if not game.melds.is_wild(card)]
        return sum(points) / (len(move.cards) - len(points))

    lay_offs = _bridges(state.melds, observation.hand if hand is None else hand, game.melds)
    best_first = sorted(lay_offs, key=worth, reverse=True)
    return [move for move in best_first[:_MOST_OFFERED] if is_legal(game, state, seat, move)]


def _bridges(melds: Sequence[Meld], hand: Sequence[Card], rules: MeldRules) -> Iterator[LayOff]:
    wild = [card for card in hand if rules.is_wild(card) and card != HIDDEN][:_WILD]
    for move in _reaching(melds, hand, wild, rules) if wild else ():
        if len(move.cards) > 1 and any(map(rules.is_wild, move.cards)):
            yield move


def _reaching(
    melds: Sequence[Meld], hand: Sequence[Card], wild: Sequence[Card], rules: MeldRules
) -> Iterator[LayOff]:
    """Yield cards from a run's end to a natural one, legal or not, with wild cards in gaps."""
    held = tuple([card for card in hand if not rules.is_wild(card)])
    for index, meld in enumerate(melds):
        for end in (_ABOVE, _BELOW):
            for path in _beyond((meld.kind, meld.cards), held, wild, rules, end):
                yield LayOff(path if end == _ABOVE else path[::-1], index)


_ABOVE, _BELOW = 0, -1
_Run = tuple[MeldKind, tuple[Card, ...]]


def _beyond(
    run: _Run, held: tuple[Card, ...], wild: Sequence[Card], rules: MeldRules, end: int
) -> Iterator[tuple[Card, ...]]:
    place, naturals = _next_place(*run, rules, end)
    fitting, joker = [card for card in naturals if card in held], (joker_as(place),)
    longer = run[0], run[1] + joker if end == _ABOVE else joker + run[1]
    for card in fitting:
        yield (card,)
        for path in _beyond(longer, without(held, (card,)) or (), wild, rules, end):
            yield (card, *path)
    if wild and naturals and not fitting:
        for path in _beyond(longer, held, wild[1:], rules, end):
            yield (wild_as(wild[0], place), *path)


def _next_place(
    kind: MeldKind, cards: tuple[Card, ...], rules: MeldRules, end: int
) -> tuple[Card, Sequence[Card]]:
    """Return the face of a wild card added to a meld, and the natural cards that fit there.

    No natural cards fit next to a set.
    """
    if rules.own is not None:
        near = rules.own.near(kind, cards)
        ends = [face(card) for card in near if card > JOKER] or [HIDDEN]
        return ends[end], [card for card in near if card < JOKER and card % 13 == ends[end]]
    low, high = span(cards)
    position = high + 1 if end == _ABOVE else low - 1
    card = face(cards[0]) // 13 * 13 + (position - 1) % 13
    return card, (card,) if kind is MeldKind.RUN and 1 <= position <= 14 else ()


def way_out(observation: Observation) -> Move | None:
    """Return the next move of a turn that lays all cards or all but one, or None.

    With wild cards in play, the turn may start with the upcard or a part of the row.
    """
    game, state, seat, _ = observation
    lays_off = LayOff in game.moves and Knock not in game.moves
    if not lays_off or HIDDEN in observation.hand or state.turn != seat:
        return None
    search = _Search(observation)
    if state.phase is Phase.PLAY and not search.is_out(state):
        return search.first(state)
    takes = offers(game, state, seat, Take, TakeRow) if game.melds.jokers else ()
    for take in islice(takes, _MOST_TAKES):
        taken = advance(game, state, seat, take)[1]
        if search.is_out(taken) or search.first(taken) is not None:
            return take
    return None


class _Search:
    """A search for ways to lay all cards but one. The rules check each move."""

    def __init__(self, observation: Observation) -> None:
        self.game, self.seat, self.left = observation.game, observation.seat, _MOST_TRIED
        self.seen: set[tuple[tuple[Card, ...], tuple[tuple[Card, ...], ...]]] = set()

    def first(self, state: State) -> Move | None:
        """Return the first move of a way out, or None."""
        if len(state.hands[self.seat]) > _MOST_HELD:
            return None
        for move in self._moves(state):
            if self.left <= 0:
                return None
            self.left -= 1
            try:
                after = advance(self.game, state, self.seat, move)[1]
            except IllegalMove:
                continue
            if self.is_out(after):
                return move
            key = tuple(sorted(after.hands[self.seat])), tuple(meld.cards for meld in after.melds)
            if key not in self.seen:
                self.seen.add(key)
                if self.first(after) is not None:
                    return move
        return None

    def is_out(self, state: State) -> bool:
        """Return whether the deal is over, or would be over after a discard of the last card."""
        if state.phase is Phase.OVER or len(state.hands[self.seat]) != 1:
            return state.phase is Phase.OVER
        throws = offers(self.game, state, self.seat, Discard)
        ends = (advance(self.game, state, self.seat, throw)[1].phase for throw in throws)
        return Phase.OVER in ends

    def _moves(self, state: State) -> Iterator[Move]:
        """Yield moves that lay cards, or nothing if two cards surely stay in the hand."""
        game, seat, hand, rules = self.game, self.seat, state.hands[self.seat], self.game.melds
        naturals = [card for card in hand if not rules.is_wild(card)]
        swaps = list(offers(game, state, seat, Swap))
        melds = list(islice(offers(game, state, seat, LayDown), _MOST_TRIED))
        if not swaps and not melds:
            wild = [card for card in hand if rules.is_wild(card)]
            reached = _reaching(state.melds, hand, wild, rules)
            placed = set(FITTING.of(state.melds, rules)).union(*(move.cards for move in reached))
            if sum(card not in placed for card in naturals) > 1:
                return
        yield from swaps
        yield from _bridges(state.melds, hand, rules)
        singles = [move for move in offers(game, state, seat, LayOff) if isinstance(move, LayOff)]
        yield from (move for move in singles if not rules.is_wild(move.cards[0]))
        yield from melds
        # A wild card that carries no other comes last.
        if len(naturals) <= 1:
            yield from (move for move in singles if rules.is_wild(move.cards[0]))
