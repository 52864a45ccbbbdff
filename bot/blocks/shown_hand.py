"""The hand of a player as a panel shows it, and its order.

A game that shows a hand otherwise has another kind, which its presenter names.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple, Protocol, Self

from bot.blocks.screen import Picture
from bot.people.preferences import Sort
from bot.render.specs import CardStyle, HandSpec
from bot.text import Text
from engine.cards import JOKER, SUITS, Card, bare, rank, suit
from engine.computer.plain.suggestions import Progress, progress
from engine.effort import AT_ONCE
from engine.game import Game
from engine.hands import arrange
from engine.live.table_view import TableView
from engine.melds import read


class HandOrder(NamedTuple):
    """Positions of the hand in the order in which they are shown, and where groups begin."""

    positions: tuple[int, ...]
    gaps: tuple[int, ...] = ()


_MOST = 20
"""Cards of a hand that are ordered by melds where drawing on can make it longer and longer."""

_SUITS = (0, 1, 3, 2)
"""Spades, hearts, clubs, diamonds: colours take turns. Those of other decks come in their order."""
_CARDS = [_SUITS.index(suit(card)) for card in range(JOKER)] + [len(_SUITS)]
_COLOURS = [suit(card) for card in range(JOKER)] + [len(_SUITS)]
_BY_RANK = [(rank(card), card) for card in range(JOKER)] + [(13, JOKER)]
"""By the number of a card as it is held, a joker's the last."""


def ordered(
    hand: Sequence[Card], sort: Sort, game: Game, wanted: Sequence[Sequence[Card]] | None = None
) -> HandOrder:
    """Order a hand, jokers last; a hand too long to look for its melds goes by suit.

    ``wanted``: cards for what one has to lay, which stand for melds where each has their own.
    """
    if sort is Sort.MELDS and (game.common is None or len(hand) <= _MOST):
        if wanted is None:
            wanted = [one.cards for one in arrange(hand, game.melds, game.points, AT_ONCE).melds]
        return _by_melds(hand, game, wanted)
    places = range(len(hand))
    if sort is Sort.RANK:
        return HandOrder(tuple(sorted(places, key=lambda p: _BY_RANK[hand[p]])))
    suits = _suits(game)
    by_suit = [(suits[card], card) for card in hand]
    positions = tuple(sorted(places, key=by_suit.__getitem__))
    groups = [suits[hand[position]] for position in positions]
    gaps = [at for at in range(1, len(groups)) if groups[at] != groups[at - 1]]
    return HandOrder(positions, tuple(gaps))


def _suits(game: Game) -> Sequence[int]:
    """By the number of a card as it is held where its suit comes."""
    if game.deck.suits == SUITS:
        return _CARDS
    last = len(_SUITS) + 1  # what has no colour stands behind wild cards
    return [last if card in game.deck.others else at for card, at in enumerate(_COLOURS)]


def _by_melds(hand: Sequence[Card], game: Game, melds: Sequence[Sequence[Card]]) -> HandOrder:
    suits = _suits(game)
    by_suit = [(suits[card], card) for card in hand]
    left = sorted(range(len(hand)), key=by_suit.__getitem__)
    positions: list[int] = []
    gaps: list[int] = []
    for meld in melds:
        for card in meld:
            at = next(p for p in left if hand[p] == bare(card))
            left.remove(at)
            positions.append(at)
        gaps.append(len(positions))
    return HandOrder((*positions, *left), tuple(gap for gap in gaps if 0 < gap < len(hand)))


class HandWork(Protocol):
    """Work before a hand is shown. ``sort`` takes a millisecond or more, and can be done in another
    process. ``keep`` remembers its answer."""

    def sort(self) -> Any: ...

    def keep(self, found: Any) -> None: ...


class Marks(NamedTuple):
    """Which cards of a hand are marked: positions that are ``chosen``, so many that ``came`` last;
    in which ``order`` they are shown, and how their reader likes them."""

    order: HandOrder
    chosen: Sequence[int] = ()
    came: int = 0
    style: CardStyle = CardStyle.FOUR


@dataclass(frozen=True, kw_only=True)
class ShownHand:
    """A hand in the order that its player likes, and how near it is to its melds.

    ``points`` is what the hand counts now, and ``after`` by card what it would count without it,
    where that is told. ``melds`` are put together in an order by melds; None: the best that there
    are. ``has_order``: its player chooses the order.
    """

    points: int = 0
    melds: Sequence[Sequence[Card]] | None = None
    after: Mapping[Card, int] = field(default_factory=dict)
    has_order: ClassVar[bool] = True
    work: ClassVar[Callable[..., HandWork | None] | None] = None
    """Gives the work before the hand of a view is shown, or None if it is done."""

    @classmethod
    def of(cls, table_view: TableView) -> Self:
        """The viewer's hand."""
        return cls()

    @property
    def may_be_whole(self) -> bool:
        """Whether a card can be put aside so that nothing of the rest counts."""
        return False

    def progress(self, table_view: TableView) -> Progress | None:
        """How near the goal is, where that is told."""
        return progress(table_view.game, table_view.seen, table_view.hand, table_view.facts)

    def facts(self, table_view: TableView, progress: Progress | None, say: Text) -> list[str]:
        """How the hand stands, in a few words each: points in no meld; where they are what matters
        also how many a discard leaves."""
        if progress is None:
            return []
        points, after = progress.deadwood, progress.after_discard
        if after is not None:
            return [say("hand-deadwood-after", points=points, after=after)]
        return [say("hand-deadwood", points=points)]

    def lines(self, say: Text) -> list[str]:
        """What stands below the cards for whoever reads words, a line each."""
        return []

    def chosen_in_words(self, game: Game, chosen: Sequence[Card], say: Text) -> str:
        """What kind of meld the chosen cards are, or an empty text if they are none."""
        found = read(chosen, game.melds)
        return "" if found is None else say(f"chosen-{found.kind}", count=len(chosen))

    def thrown(self, positions: Sequence[int], hand: Sequence[Card]) -> Sequence[int]:
        """In which order cards are offered to be thrown."""
        return positions

    def picture(self, table_view: TableView, marks: Marks, say: Text) -> Picture:
        """The cards."""
        hand, order = table_view.hand, marks.order
        cards = tuple(map(hand.__getitem__, order.positions))
        newest = range(len(hand) - marks.came, len(hand))
        where = {position: at for at, position in enumerate(order.positions)}
        spec = HandSpec(
            cards,
            marked_new=frozenset([where[position] for position in newest if position in where]),
            selected=frozenset([where[at] for at in marks.chosen if at in where]),
            gaps=order.gaps,
            style=marks.style,
            deck=table_view.game.deck.suits,
        )
        say = say.spoken
        alt = say("alt-hand", cards=say.cards(cards)) if cards else say("alt-empty-hand")
        return Picture(spec, alt)
