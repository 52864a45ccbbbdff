"""Another look at what can be laid by rearranging, for which jokers lie at some places only.

These are where they lie now, where one makes a meld of two cards of the hand, and where one that is
set free can always go. What is saved on jokers lets it look at five times as many states.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, islice

from engine.cards import JOKER, RANKS, Card, face, rank
from engine.computer.question import Question
from engine.melds import Meld, MeldKind, MeldRules, read
from engine.moves import Rearrange
from engine.rearranging.new_table import Roles, rank_of_set
from engine.rearranging.search import Glance, best_table
from engine.rearranging.task import JokerPlaces
from engine.steps.rearrange import Opened

_WIDTH = 600
"""As many states are kept from rank to rank (engine.rearranging.search)."""
_PAIRS, _REFUGES = 20, 8
"""For so many places with cards of the hand a joker is thought of, and of so many on the table."""

_Place = tuple[MeldKind, int]
"""A card in a run, or a rank in sets."""


def glanced(question: Question) -> Rearrange | None:
    """What lays most cards as far as a glance shows; None if that is nothing."""
    game, state, seat, _ = question
    assert game.common is not None, "only a table that belongs to nobody is rearranged"
    table = best_table(
        state.melds,
        question.hand,
        game.melds,
        game.common,
        game.points,
        opened=seat in state.recall(Opened).opened,
        late=Glance(_joker_places(question), _WIDTH),
    ).table
    return None if table is None else Rearrange(table)


def _joker_places(question: Question) -> JokerPlaces:
    melds, jokers = question.state.melds, Roles.of(question.state.melds)
    places = set(chain(_of_pairs(question), islice(_refuges(melds), _REFUGES)))
    return JokerPlaces(
        frozenset((*jokers.cards, *(at for kind, at in places if kind is MeldKind.RUN))),
        frozenset((*jokers.ranks, *(at for kind, at in places if kind is MeldKind.SET))),
    )


def _of_pairs(question: Question) -> Iterable[_Place]:
    """Where a joker makes a meld of two cards of the hand, the dearest first."""
    points, worth = question.game.points, Counter[_Place]()
    held = sorted({card for card in question.hand if card < JOKER})
    for one, other in combinations(held, 2):
        both = points(one) + points(other)
        for place in _between(one, other, question.game.melds):
            worth[place] = max(worth[place], both)
    return (place for place, _ in worth.most_common(_PAIRS))


@lru_cache(maxsize=1 << 12)
def _between(one: Card, other: Card, rules: MeldRules) -> tuple[_Place, ...]:
    """The places of a joker with these two."""
    if rank(one) == rank(other):
        return ((MeldKind.SET, rank(one)),)
    if one // 13 != other // 13:
        return ()
    suit = range(one // 13 * 13, one // 13 * 13 + 13)
    others = (card for card in suit if card not in (one, other))
    return tuple(
        (MeldKind.RUN, card) for card in others if read((one, other, card), rules) is not None
    )


def _refuges(melds: Sequence[Meld]) -> Iterator[_Place]:
    """Where a joker can be added, the longest runs first."""
    for meld in sorted(melds, key=lambda meld: -len(meld.cards)):
        if meld.kind is MeldKind.RUN:
            low, high = face(meld.cards[0]), face(meld.cards[-1])
            if rank(high) not in (0, len(RANKS) - 1):
                yield MeldKind.RUN, high + 1
            elif rank(low):
                yield MeldKind.RUN, low - 1
        elif len(meld.cards) == 3:
            yield MeldKind.SET, rank_of_set(meld.cards)
