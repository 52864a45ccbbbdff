"""Lay-offs by whole readings: wild cards carry a card onto a run that it does not touch.

Lay-offs are offered card by card (``engine.play.offers``), which shows no card that lies beyond a
gap. Computers, *Suggest* and the nearest moves of a refusal all look here.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from engine.cards import HIDDEN, JOKER, Card, face, joker_as, wild_as
from engine.errors import IllegalMove
from engine.melds import Meld, MeldKind, MeldRules, extensions, span
from engine.moves import Discard, LayDown, LayOff, Move, Swap, Take, TakeRow
from engine.observation import Observation
from engine.phase import Phase
from engine.play import advance, is_legal, offers
from engine.state import State
from engine.steps.contract import lays_further_melds
from engine.steps.lay_off import FITTING, takes

_WILD = 4
"""Wild cards of a hand that are looked at."""
_FEW = 10
"""Bridges that are looked at for what is offered."""
_MOST_HELD = 14
"""Cards of a hand that may go out in one turn."""
_MOST_TAKES = 40
"""Takes that are looked at."""
_MOST_TRIED = 90
"""Moves that are tried before the search is given up."""


def bridges(observation: Observation, hand: Sequence[Card] | None = None) -> list[Move]:
    """Legal lay-offs of these cards, or of the whole hand, with a wild one before a natural one.

    Those that lay the most points for each wild card come first.
    """
    game, state, seat, _ = observation
    is_wild = game.melds.is_wild

    def worth(move: LayOff) -> float:
        points = [game.points(card) for card in move.cards if not is_wild(card)]
        return sum(points) / (len(move.cards) - len(points))

    found = _bridges(state.melds, observation.hand if hand is None else hand, game.melds)
    best_first = sorted(found, key=worth, reverse=True)
    return [move for move in best_first[:_FEW] if is_legal(game, state, seat, move)]


def _bridges(melds: Sequence[Meld], hand: Sequence[Card], rules: MeldRules) -> Iterator[LayOff]:
    wild = _wild_of(hand, rules)
    for index, above, path in _paths(melds, hand, wild, rules) if wild else ():
        if len(path) > 1 and any(map(rules.is_wild, path)):
            yield LayOff(path if above else path[::-1], index)


def _wild_of(hand: Sequence[Card], rules: MeldRules) -> tuple[Card, ...]:
    return tuple([card for card in hand if rules.is_wild(card) and card != HIDDEN])[:_WILD]


_Path = tuple[Card, ...]


def _paths(
    melds: Sequence[Meld], hand: Sequence[Card], wild: tuple[Card, ...], rules: MeldRules
) -> Iterator[tuple[int, bool, _Path]]:
    """By meld and end, above or below, the cards from that end to each natural card of the hand."""
    held = Counter(card for card in hand if not rules.is_wild(card))
    # Naturals that follow in the same move may allow a wild card that is one too many before them.
    loose = rules._replace(wild_limit=None)
    for index, meld in enumerate(melds):
        for above in (True, False):
            for path in _beyond((meld.kind, meld.cards), held, wild, loose, above=above):
                yield index, above, path


def _beyond(
    run: tuple[MeldKind, tuple[Card, ...]],
    held: Counter[Card],
    wild: tuple[Card, ...],
    rules: MeldRules,
    *,
    above: bool,
) -> Iterator[_Path]:
    place = _next_place(*run, rules, above=above)
    if place is None:
        return
    naturals = [card for card in place.naturals if held[card]]
    for card in naturals:
        yield (card,)
        longer = run[0], place.longer
        for path in _beyond(longer, held - Counter([card]), wild, rules, above=above):
            yield (card, *path)
    if wild and not naturals:
        first = wild_as(wild[0], place.face)
        for path in _beyond((run[0], place.longer), held, wild[1:], rules, above=above):
            yield (first, *path)


class _Place(NamedTuple):
    """The place next to a run: the natural cards that fit there, the card that a wild one is there,
    and the run with a joker there."""

    naturals: tuple[Card, ...]
    face: Card
    longer: tuple[Card, ...]


def _next_place(
    kind: MeldKind, cards: tuple[Card, ...], rules: MeldRules, *, above: bool
) -> _Place | None:
    """The place above or below a meld; None for the end of a suit, and for a set."""
    if rules.own is not None:
        return _next_of_own(kind, cards, rules, above=above)
    if kind is not MeldKind.RUN or len(cards) >= rules.run_max:
        return None
    place = span(cards)[1] + 1 if above else span(cards)[0] - 1
    if not 1 <= place <= 14 or (place % 13 == 1 and place not in rules.aces):
        return None
    card = face(cards[0]) // 13 * 13 + (place - 1) % 13
    joker = joker_as(card)
    return _Place((card,), card, (*cards, joker) if above else (joker, *cards))


@lru_cache(maxsize=1 << 10)
def _next_of_own(
    kind: MeldKind, cards: tuple[Card, ...], rules: MeldRules, *, above: bool
) -> _Place | None:
    """The same by what such a meld takes, which takes longer to find."""
    meld, fitting = Meld(0, kind, cards, (0,) * len(cards)), takes(kind, cards, rules)
    for joker in fitting:
        longer = next(extensions(meld, (joker,), 0, rules)).cards
        # A run that becomes a full circle is turned, and has this place at both ends.
        if joker > JOKER and (longer[1:] if above else longer[:-1]) != cards:
            number = face(joker) % 13
            naturals = [card for card in fitting if card < JOKER and card % 13 == number]
            return _Place(tuple(naturals), face(joker), longer)
    return None


# Going out in one turn by what was found, by swaps and by new melds.


def way_out(observation: Observation) -> Move | None:
    """The next move of a turn that ends the deal, where wild cards are; None if none was found.

    At the beginning of a turn it takes the upcard, or a part of the row.
    """
    game, state, seat, _ = observation
    has_wild = game.melds.jokers and LayOff in game.moves
    if not has_wild or not state.melds or HIDDEN in observation.hand or state.turn != seat:
        return None
    search = _Search(observation)
    if state.phase is Phase.PLAY:
        return None if search.is_out(state) else search.first(state)
    for take in islice(offers(game, state, seat, Take, TakeRow), _MOST_TAKES):
        taken = advance(game, state, seat, take)[1]
        if search.is_out(taken) or search.first(taken) is not None:
            return take
    return None


class _Search:
    """Ways to lay all cards but one, each move tried as the rules allow it."""

    def __init__(self, observation: Observation) -> None:
        self.game, self.seat, self.left = observation.game, observation.seat, _MOST_TRIED
        self.rules = observation.game.melds
        self.lays = LayDown in self.game.answers[Phase.PLAY] and lays_further_melds(self.game)
        self.seen: set[tuple[tuple[Card, ...], tuple[tuple[Card, ...], ...]]] = set()

    def first(self, state: State) -> Move | None:
        """The first move of a way out."""
        if len(state.hands[self.seat]) > _MOST_HELD:
            return None
        swaps = list(offers(self.game, state, self.seat, Swap))
        if self._stuck(state, swaps) > 1:
            return None
        for move in self._moves(state, swaps):
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
        """Whether the deal is over, or is so with the last card thrown."""
        if state.phase is Phase.OVER or len(state.hands[self.seat]) != 1:
            return state.phase is Phase.OVER
        throws = offers(self.game, state, self.seat, Discard)
        return any(
            advance(self.game, state, self.seat, throw)[1].phase is Phase.OVER for throw in throws
        )

    def _moves(self, state: State, swaps: Sequence[Move]) -> Iterator[Move]:
        game, seat, hand = self.game, self.seat, state.hands[self.seat]
        yield from swaps
        yield from _bridges(state.melds, hand, self.rules)
        singles = [move for move in offers(game, state, seat, LayOff) if isinstance(move, LayOff)]
        yield from (move for move in singles if not self.rules.is_wild(move.cards[0]))
        yield from offers(game, state, seat, LayDown)
        # A wild card that carries none goes where it may, last.
        if sum(not self.rules.is_wild(card) for card in hand) <= 1:
            yield from (move for move in singles if self.rules.is_wild(move.cards[0]))

    def _stuck(self, state: State, swaps: Sequence[Move]) -> int:
        """How many natural cards surely stay in the hand, whatever is laid."""
        hand, rules = state.hands[self.seat], self.rules
        wild = _wild_of(hand, rules) + (JOKER,) * len(swaps)
        placed = {path[-1] for _, _, path in _paths(state.melds, hand, wild, rules)}
        placed |= FITTING.of(state.melds, rules).keys()
        placed.update(move.card for move in swaps if isinstance(move, Swap))
        stuck = [card for card in hand if not rules.is_wild(card) and card not in placed]
        if self.lays:
            stuck = [card for card in stuck if not self._may_meld(card, hand, len(wild))]
        return len(stuck)

    def _may_meld(self, card: Card, hand: Sequence[Card], wild: int) -> bool:
        """Whether it could be part of a new meld; yes also in some cases in which it could not."""
        rules, naturals = self.rules, [one for one in hand if not self.rules.is_wild(one)]
        alike = sum(one % 13 == card % 13 for one in naturals)
        # An ace goes with both ends of its suit.
        near = {
            one
            for one in naturals
            if one // 13 == card // 13
            and (abs(one - card) < rules.run_min or not (one % 13 and card % 13))
        }
        return alike + wild >= rules.set_min or len(near) + wild >= rules.run_min
