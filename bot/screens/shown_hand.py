"""What a panel shows of the hand of its player.

A game that shows a hand otherwise has a kind of its own, which bot.screens.own_hands names.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple

from bot.people.settings import Sort
from bot.render.specs import CardStyle, HandSpec
from bot.screens.hand_order import ordered
from bot.screens.screen import Picture
from bot.text import Text
from engine.cards import Card
from engine.computer.plain.suggestions import Progress, progress
from engine.game import Game
from engine.view import View


class Marks(NamedTuple):
    """Which cards of a hand are marked: positions that are ``chosen``, so many that ``came`` last;
    and how their reader likes them."""

    chosen: Sequence[int] = ()
    came: int = 0
    sort: Sort = Sort.SUIT
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

    @property
    def may_be_whole(self) -> bool:
        """Whether a card can be put aside so that nothing of the rest counts."""
        return False

    def progress(self, rules: Game, view: View) -> Progress | None:
        """How near the goal is, where that is told."""
        return progress(rules, view)

    def facts(self, game: str, view: View, progress: Progress | None, say: Text) -> list[str]:
        """How the hand stands, in a few words each: points in no meld; where they are what matters
        also how many a discard leaves."""
        if progress is None:
            return []
        points, after = progress.deadwood, progress.after_discard
        if after is not None:
            return [say("hand-deadwood-after", points=points, after=after)]
        return [say.of(game)("hand-deadwood", points=points)]

    def lines(self, say: Text) -> list[str]:
        """What stands below the cards for whoever reads words, a line each."""
        return []

    def thrown(self, positions: Sequence[int], hand: Sequence[Card]) -> Sequence[int]:
        """In which order cards are offered to be thrown."""
        return positions

    def picture(self, rules: Game, view: View, marks: Marks, say: Text) -> Picture:
        """The cards."""
        hand, arranged = view.hand, ordered(view.hand, marks.sort, rules, self.melds)
        cards = tuple(hand[position] for position in arranged.positions)
        newest = range(len(hand) - marks.came, len(hand))
        where = {position: at for at, position in enumerate(arranged.positions)}
        spec = HandSpec(
            cards,
            marked_new=frozenset(where[position] for position in newest if position in where),
            selected=frozenset(where[at] for at in marks.chosen if at in where),
            gaps=arranged.gaps,
            style=marks.style,
            deck=rules.deck.suits,
        )
        say = say.spoken
        alt = say("alt-hand", cards=say.cards(cards)) if cards else say("alt-empty-hand")
        return Picture(spec, alt)
