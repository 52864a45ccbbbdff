"""A player's hand as a panel shows it, and the order of the cards.

A game that shows hands differently has a subclass of ShownHand. Its presenter names the subclass.
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
    """The order in which a hand is shown."""

    positions: tuple[int, ...]
    """Positions in the hand."""
    gaps: tuple[int, ...] = ()
    """Indices in ``positions`` at which a new group starts."""


_MOST = 20
"""At most this many cards are sorted by melds, if hands can grow without limit."""

_SUITS = (0, 1, 3, 2)
"""Spades, hearts, clubs, diamonds.

In this order the colours alternate. Decks with other suits keep their own order.
"""
_CARDS = [_SUITS.index(suit(card)) for card in range(JOKER)] + [len(_SUITS)]
_COLOURS = [suit(card) for card in range(JOKER)] + [len(_SUITS)]
_BY_RANK = [(rank(card), card) for card in range(JOKER)] + [(13, JOKER)]
"""The sort key by rank of each card, by the card's number. The joker has the last key."""


def ordered(
    hand: Sequence[Card], sort: Sort, game: Game, wanted: Sequence[Sequence[Card]] | None = None
) -> HandOrder:
    """Return the order in which a hand is shown.

    Jokers come last. A hand that is too long for a search of melds is sorted by suit.

    ``wanted``: melds to show instead of the best ones, in games in which each player has their own
    goal.
    """
    if sort is Sort.MELDS and (game.common is None or len(hand) <= _MOST):
        if wanted is None:
            wanted = [
                reading.cards for reading in arrange(hand, game.melds, game.points, AT_ONCE).melds
            ]
        return _by_melds(hand, game, wanted)
    places = range(len(hand))
    if sort is Sort.RANK:
        return HandOrder(tuple(sorted(places, key=lambda p: _BY_RANK[hand[p]])))
    suits = _suits(game)
    by_suit = [(suits[card], card) for card in hand]
    positions = tuple(sorted(places, key=by_suit.__getitem__))
    groups = [suits[hand[position]] for position in positions]
    gaps = [index for index in range(1, len(groups)) if groups[index] != groups[index - 1]]
    return HandOrder(positions, tuple(gaps))


def _suits(game: Game) -> Sequence[int]:
    """Return the place of each card's suit, by the number of the card."""
    if game.deck.suits == SUITS:
        return _CARDS
    last = len(_SUITS) + 1  # Cards without a colour come after wild cards.
    return [last if card in game.deck.others else index for card, index in enumerate(_COLOURS)]


def _by_melds(hand: Sequence[Card], game: Game, melds: Sequence[Sequence[Card]]) -> HandOrder:
    suits = _suits(game)
    by_suit = [(suits[card], card) for card in hand]
    left = sorted(range(len(hand)), key=by_suit.__getitem__)
    positions: list[int] = []
    gaps: list[int] = []
    for meld in melds:
        for card in meld:
            position = next(p for p in left if hand[p] == bare(card))
            left.remove(position)
            positions.append(position)
        gaps.append(len(positions))
    return HandOrder((*positions, *left), tuple(gap for gap in gaps if 0 < gap < len(hand)))


class HandWork(Protocol):
    """Work that has to be done before a hand is shown.

    ``sort`` takes at least a millisecond and may run in another process. ``keep`` stores the result
    of ``sort``.
    """

    def sort(self) -> Any: ...

    def keep(self, result: Any) -> None: ...


class Marks(NamedTuple):
    """The order of a shown hand, its marked cards, and the card style."""

    order: HandOrder
    """The order of the cards."""
    chosen: Sequence[int] = ()
    """Chosen positions in the hand."""
    came: int = 0
    """The number of new cards. The new cards are the last in the hand."""
    style: CardStyle = CardStyle.FOUR
    """The card style of the reader."""


@dataclass(frozen=True, kw_only=True)
class ShownHand:
    """A player's hand as it is shown, with its points and its melds."""

    points: int = 0
    """The hand's current points."""
    melds: Sequence[Sequence[Card]] | None = None
    """The melds by which the hand is sorted. None means the best melds."""
    after: Mapping[Card, int] = field(default_factory=dict)
    """The hand's points after the discard of a card, by card, if the game shows these points."""
    has_order: ClassVar[bool] = True
    """Whether the player chooses the order."""
    work: ClassVar[Callable[..., HandWork | None] | None] = None
    """Returns the work that must come before a view's hand is shown, or None if it is done."""

    @classmethod
    def of(cls, table_view: TableView) -> Self:
        """Return the viewer's hand."""
        return cls()

    @property
    def may_be_whole(self) -> bool:
        """Whether the hand counts 0 once one card is put aside."""
        return False

    def progress(self, table_view: TableView) -> Progress | None:
        """Return the hand's progress towards its goal, or None if the game doesn't show it."""
        return progress(table_view.game, table_view.seen, table_view.hand, table_view.facts)

    def facts(self, table_view: TableView, progress: Progress | None, say: Text) -> list[str]:
        """Return the points outside of melds in words.

        Some games add the lowest points that a discard can leave.
        """
        if progress is None:
            return []
        points, after = progress.deadwood, progress.after_discard
        if after is not None:
            return [say("hand-deadwood-after", points=points, after=after)]
        return [say("hand-deadwood", points=points)]

    def lines(self, say: Text) -> list[str]:
        """Return lines below the cards for people who don't see the picture."""
        return []

    def chosen_in_words(self, game: Game, chosen: Sequence[Card], say: Text) -> str:
        """Return the chosen cards' kind of meld in words, or "" if they aren't a meld."""
        meld = read(chosen, game.melds)
        return "" if meld is None else say(f"chosen-{meld.kind}", count=len(chosen))

    def thrown(self, positions: Sequence[int], hand: Sequence[Card]) -> Sequence[int]:
        """Return the order in which cards are offered as discards."""
        return positions

    def picture(self, table_view: TableView, marks: Marks, say: Text) -> Picture:
        """Return the picture of the cards."""
        hand, order = table_view.hand, marks.order
        cards = tuple(map(hand.__getitem__, order.positions))
        newest = range(len(hand) - marks.came, len(hand))
        where = {position: index for index, position in enumerate(order.positions)}
        spec = HandSpec(
            cards,
            marked_new=frozenset([where[position] for position in newest if position in where]),
            selected=frozenset([where[position] for position in marks.chosen if position in where]),
            gaps=order.gaps,
            style=marks.style,
            deck=table_view.game.deck.suits,
        )
        say = say.spoken
        alt = say("alt-hand", cards=say.cards(cards)) if cards else say("alt-empty-hand")
        return Picture(spec, alt)
