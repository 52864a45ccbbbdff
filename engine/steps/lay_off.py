"""Laying cards off on a meld of the table."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from engine.cards import JOKER, Card, face, joker_as
from engine.errors import IllegalMove, Reason
from engine.events import Event, LaidOff
from engine.melds import Meld, MeldKind, MeldRules, extensions, span
from engine.moves import LayOff
from engine.step import Ask, held, step


def _offers(ask: Ask) -> Iterable[LayOff]:
    """Card by card, a joker once for every card that it can stand for."""
    for card in dict.fromkeys(ask.hand):
        for index, meld in enumerate(ask.state.melds):
            if card == JOKER and meld.kind is MeldKind.RUN:
                yield from (LayOff((end,), index) for end in _ends(meld))
            else:
                yield LayOff((card,), index)


def _sound(ask: Ask) -> list[LayOff]:
    """The same by what each meld takes, unless a joker would have to be read."""
    melds, rules = ask.state.melds, ask.game.melds
    if not melds:
        return []
    hand = tuple(dict.fromkeys(ask.hand))
    if JOKER in hand:
        offered = ((move, melds[move.meld]) for move in _offers(ask))
        return [move for move, meld in offered if any(extensions(meld, move.cards, 0, rules))]
    wanted = _wanted(melds, rules)
    return [LayOff((card,), index) for card in hand for index in wanted.get(card, ())]


def _wanted(melds: tuple[Meld, ...], rules: MeldRules) -> Mapping[Card, tuple[int, ...]]:
    """Each natural card that some meld takes, with the places of those melds in order.

    The table stays the same for many moves, so the last answer is kept.
    """
    global _last_wanted  # noqa: PLW0603
    if _last_wanted[0] is not melds or _last_wanted[1] is not rules:
        found: dict[Card, tuple[int, ...]] = {}
        for index, meld in enumerate(melds):
            for card in _takes(meld.kind, meld.cards, rules):
                found[card] = (*found.get(card, ()), index)
        _last_wanted = melds, rules, found
    return _last_wanted[2]


_last_wanted: tuple[object, object, Mapping[Card, tuple[int, ...]]] = (None, None, {})


@lru_cache(maxsize=4096)
def _takes(kind: MeldKind, cards: tuple[Card, ...], rules: MeldRules) -> tuple[Card, ...]:
    """The natural cards that can be laid off on such a meld."""
    meld = Meld(0, kind, cards, (0,) * len(cards))
    if kind is MeldKind.RUN:
        first, (low, high) = face(cards[0]), span(cards)
        suit = first - first % 13
        near = {suit + (place - 1) % 13 for place in (low - 1, high + 1) if 1 <= place <= 14}
    else:
        rank = next(face(card) for card in cards if card != JOKER) % 13
        near = set(range(rank, 52, 13))
    return tuple(card for card in sorted(near) if any(extensions(meld, (card,), 0, rules)))


def _ends(meld: Meld) -> Iterable[int]:
    low, high = span(meld.cards)
    first = face(meld.cards[0])
    suit = first - first % 13
    return (joker_as(suit + (place - 1) % 13) for place in (high + 1, low - 1) if 1 <= place <= 14)


def _uses(ask: Ask, cards: Sequence[Card]) -> Iterable[LayOff]:
    """On every meld they fit, once for every reading of their jokers."""
    for index, meld in enumerate(ask.state.melds):
        for whole in extensions(meld, cards, ask.seat, ask.game.melds):
            yield LayOff(_added(meld, whole), index)


def _added(meld: Meld, whole: Meld) -> tuple[Card, ...]:
    """The cards by which a meld has grown, its jokers declared."""
    if meld.kind is MeldKind.SET:
        return whole.cards[len(meld.cards) :]
    below = span(meld.cards)[0] - span(whole.cards)[0]
    return whole.cards[:below] + whole.cards[below + len(meld.cards) :]


@step(LayOff, _offers, uses=_uses, sound=_sound)
def lay_off(ask: Ask, move: LayOff) -> Iterable[Event]:
    """Add cards to any meld that stays valid with them."""
    held(ask, move.cards)
    if not 0 <= move.meld < len(ask.state.melds):
        raise IllegalMove(Reason.NO_SUCH_MELD, meld=move.meld)
    meld = ask.state.melds[move.meld]
    whole = next(extensions(meld, move.cards, ask.seat, ask.game.melds), None)
    if whole is None or not move.cards:
        raise IllegalMove(Reason.DOES_NOT_FIT, cards=move.cards, meld=meld)
    return (LaidOff(ask.seat, move.meld, move.cards, whole),)
