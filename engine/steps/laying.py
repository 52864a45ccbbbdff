"""New melds, and cards added to melds on the table."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from engine.cards import JOKER, Card, bare, face, wild_as, without
from engine.errors import IllegalMove, Reason
from engine.events import Event, LaidDown, LaidOff
from engine.game import Ask, held, meld_at, step
from engine.hands.all_but_one import LastTable
from engine.hands.every_meld import melds_in
from engine.melds import Meld, MeldKind, MeldRules, extensions, read, readings, span
from engine.moves import LayDown, LayOff
from engine.state import State, with_hand


def _as_melds(ask: Ask, cards: Sequence[Card]) -> Iterable[LayDown]:
    return (LayDown(reading.cards) for reading in readings(cards, ask.game.melds))


@step(LayDown, lambda ask: map(LayDown, melds_in(ask.hand, ask.game.melds)), uses=_as_melds)
def lay_down(ask: Ask, move: LayDown) -> Iterable[Event]:
    """Lay a valid meld from the hand. The player who lays it owns it."""
    held(ask, move.cards)
    meld = read(move.cards, ask.game.melds)
    if meld is None:
        raise IllegalMove(Reason.NOT_A_MELD, cards=move.cards)
    return (LaidDown(ask.seat, meld),)


_ByCard = Mapping[Card, tuple[LayOff, ...]]
"""All lay-offs of each card that fits on some meld."""


def _offers(ask: Ask) -> Iterable[LayOff]:
    """Return the lay-offs of single cards.

    A joker has one for each card that it can represent.
    """
    if not ask.state.melds:
        return ()
    fitting = FITTING.of(ask.state.melds, ask.game.melds)
    return [move for card in dict.fromkeys(ask.hand) for move in fitting.get(card, ())]


def _fitting(melds: tuple[Meld, ...], rules: MeldRules) -> _ByCard:
    lay_offs: dict[Card, tuple[LayOff, ...]] = {}
    for index, meld in enumerate(melds):
        for card, move in _lay_offs(meld.kind, meld.cards, rules, index):
            lay_offs[card] = (*lay_offs.get(card, ()), move)
    return lay_offs


@lru_cache(maxsize=512)
def _lay_offs(
    kind: MeldKind, cards: tuple[Card, ...], rules: MeldRules, index: int
) -> tuple[tuple[Card, LayOff], ...]:
    """Return the lay-offs on a meld at this index, by the card in the hand."""
    return tuple((bare(card), LayOff((card,), index)) for card in takes(kind, cards, rules))


FITTING = LastTable(_fitting)
"""The lay-offs of single cards that a table accepts, by card."""


def _wild(rules: MeldRules) -> tuple[Card, ...]:
    """Return the wild cards without declared faces."""
    return (JOKER, *range(1, 52, 13)) if rules.deuces_wild else (JOKER,)


@lru_cache(maxsize=512)
def takes(kind: MeldKind, cards: tuple[Card, ...], rules: MeldRules) -> tuple[Card, ...]:
    """Return the single cards that can be added to a meld. Jokers in a run are declared."""
    if rules.own is not None:
        near: tuple[Card, ...] = tuple(rules.own.near(kind, cards))
    elif kind is MeldKind.RUN:
        first, (low, high) = face(cards[0]), span(cards)
        suit = first - first % 13
        corner = rules.round_the_corner
        places = (place for place in (high + 1, low - 1) if corner or 1 <= place <= 14)
        ends = dict.fromkeys(suit + (place - 1) % 13 for place in places)
        near = (*ends, *(wild_as(wild, end) for wild in _wild(rules) for end in ends))
    else:
        rank = next((card % 13 for card in cards if not rules.is_wild(card)), None)
        natural = range(52) if rank is None else range(rank, 52, 13)
        near = (*natural, *_wild(rules))
    meld = Meld(0, kind, cards, (0,) * len(cards))
    return tuple(card for card in near if any(extensions(meld, (card,), 0, rules)))


def _uses(ask: Ask, cards: Sequence[Card]) -> Iterable[LayOff]:
    """Yield lay-offs of these cards on every meld that they fit.

    There is a lay-off for each reading of the jokers.
    """
    for index, meld in enumerate(ask.state.melds):
        for whole in extensions(meld, cards, ask.seat, ask.game.melds):
            if ask.game.melds.own is None:
                yield LayOff(added(meld, whole), index)
            else:
                more = Counter(whole.cards) - Counter(meld.cards)
                yield LayOff(tuple(more.elements()), index)


def added(meld: Meld, whole: Meld) -> tuple[Card, ...]:
    """Return the cards that were added to a meld, with declared jokers."""
    if meld.kind is MeldKind.SET:
        return whole.cards[len(meld.cards) :]
    below = span(meld.cards)[0] - span(whole.cards)[0]
    return whole.cards[:below] + whole.cards[below + len(meld.cards) :]


@step(LayOff, _offers, uses=_uses)
def lay_off(ask: Ask, move: LayOff) -> Iterable[Event]:
    """Add cards to any meld that stays valid with them."""
    held(ask, move.cards)
    return (laid_off(ask, move),)


def laid_off(ask: Ask, move: LayOff) -> LaidOff:
    """Return the event of laying off cards in the hand. Raises IllegalMove if they don't fit."""
    meld = meld_at(ask, move.meld)
    whole = next(extensions(meld, move.cards, ask.seat, ask.game.melds), None)
    if whole is None or not move.cards:
        limit = _limit_against(meld, move.cards, ask.game.melds)
        raise IllegalMove(Reason.DOES_NOT_FIT, cards=move.cards, meld=meld, limit=limit)
    return LaidOff(ask.seat, move.meld, move.cards, whole)


def after_lay_offs(ask: Ask, state: State, card: Card) -> Iterator[State]:
    """Yield the states after laying off this card, in each way in which it fits."""
    rest = without(state.hands[ask.seat], (card,))
    for index, meld in enumerate(() if rest is None else state.melds):
        for whole in extensions(meld, (card,), ask.seat, ask.game.melds):
            melds = (*state.melds[:index], whole, *state.melds[index + 1 :])
            yield state._replace(hands=with_hand(state, ask.seat, rest or ()), melds=melds)


def _limit_against(meld: Meld, cards: Sequence[Card], rules: MeldRules) -> str:
    """Return the limit of wild cards if it is the only obstacle to a lay-off.

    Otherwise return ``none``.
    """
    free = rules._replace(wild_limit=None)
    if rules.wild_limit is None or next(extensions(meld, cards, 0, free), None) is None:
        return "none"
    return rules.wild_limit.value
