"""The hand of Indian Rummy in groups, and the wild rank, the pool and declarations."""

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, Self

from bot.blocks.clock import absent_seats
from bot.blocks.screen import Picture
from bot.blocks.shown_hand import Marks, ShownHand
from bot.blocks.text_limit import ALT, cut
from bot.render.specs import GroupedHandSpec, HandGroup, PoolSpec, TableSpec
from bot.text import Text
from engine.cards import RANKS, Card, bare, cards_at
from engine.computer.plain.suggestions import Progress
from engine.facts import ALL_PRESENT, Absent, Drops
from engine.games.indian.scoring import IndianScore, PoolLimit
from engine.hands.groups import Group, wild_rank
from engine.hands.lives import (
    Asides,
    Grouping,
    asides,
    best_grouping,
    counts_after_throws,
    keep_asides,
)
from engine.live.table_view import TableView
from engine.melds import LifeRules, MeldKind
from engine.moves import Declare, Drop, Move
from engine.phase import Phase


class HandToSort(NamedTuple):
    """A hand, and the rules for its groups. This is the key of the cache of sorted hands."""

    hand: tuple[Card, ...]
    wild: Card | None
    lives: LifeRules
    throws: bool
    """Whether the player has to discard one of the cards."""

    def sort(self) -> "HandSorted":
        """Return the best groups of the hand. This takes at least a millisecond."""
        known = self.hand, self.wild, self.lives
        grouping = best_grouping(*known)
        if not self.throws:
            return HandSorted(grouping, {}, None)
        return HandSorted(grouping, counts_after_throws(*known), asides(*known))

    def keep(self, result: "HandSorted") -> None:
        """Cache the sorted hand.

        The cards that can be put aside are also cached for the rules, which need them next.
        """
        _SORTED[self] = result
        if result.asides is not None:
            keep_asides(self.hand, self.wild, self.lives, result.asides)
        while len(_SORTED) > _KEPT:
            _SORTED.popitem(last=False)


class HandSorted(NamedTuple):
    """The best groups of a hand."""

    grouping: Grouping
    after: Mapping[Card, int]
    """The hand's count after the discard of a card, by card. It is empty before the draw."""
    asides: Asides | None
    """The cards that can be put aside in a declaration, or None before the draw."""


_SORTED: OrderedDict[HandToSort, HandSorted] = OrderedDict()
"""The cache of sorted hands. A panel is painted many times with the same hand."""
_KEPT = 512


def _hand_to_sort(table_view: TableView) -> HandToSort:
    seen, shown = table_view.seen, table_view.game.showdown
    assert shown is not None, "hands are shown whole here"
    throws = seen.phase is Phase.PLAY and seen.turn == table_view.seat
    return HandToSort(tuple(sorted(table_view.hand)), table_view.cut, shown.lives, throws)


def to_sort(table_view: TableView) -> HandToSort | None:
    """Return the hand if it must be sorted before it is shown, or None if the cache has it."""
    wanted = _hand_to_sort(table_view) if table_view.hand else None
    return None if wanted in _SORTED else wanted


class HandRow(NamedTuple):
    """Groups of a hand under one name."""

    name: str
    groups: tuple[tuple[Card, ...], ...]
    good: bool | None = None
    """True for a life that counts, False if it's missing or too short, None for other groups."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of all groups in order."""
        return tuple(card for group in self.groups for card in group)


def rows(grouping: Grouping, say: Text) -> list[HandRow]:
    """Return rows with both lives, all other groups, and the cards left over.

    A missing life has an empty row.
    """
    runs = [group for group in grouping.groups if group.kind is MeldKind.RUN]
    first = next((run for run in runs if run.pure), None)
    second = next((run for run in runs if run is not first), None)
    lives = [life for life in (first, second) if life is not None]
    # If there are two runs that don't count as lives, one of these runs is too short.
    too_short = len(lives) == 2 and not grouping.has_lives
    others = [
        _faces(group) for group in grouping.groups if not any(group is life for life in lives)
    ]
    hand_rows = [
        HandRow(say("life-first"), _faces_of_life(first), first is not None),
        HandRow(say("life-second"), _faces_of_life(second), second is not None and not too_short),
    ]
    hand_rows += [HandRow(say("life-others"), tuple(others))] if others else []
    if grouping.rest:
        left = say("life-left", points=grouping.count) if grouping.holds else say("life-rest")
        hand_rows.append(HandRow(left, (tuple(sorted(grouping.rest)),)))
    return hand_rows


def _faces_of_life(group: Group | None) -> tuple[tuple[Card, ...], ...]:
    return () if group is None else (_faces(group),)


def _faces(group: Group) -> tuple[Card, ...]:
    return tuple(map(bare, group.cards))


def row_lines(hand_rows: Sequence[HandRow], say: Text) -> list[str]:
    """Return a line for each row in words."""
    return [
        say("life-of", life=row.name, cards=" | ".join(say.cards(group) for group in row.groups))
        if row.groups
        else say("life-missing", life=row.name)
        for row in hand_rows
    ]


@dataclass(frozen=True, kw_only=True)
class SortedHand(ShownHand):
    """A hand in its best groups.

    ``points`` is the hand's current count. ``after`` maps each card to the count after its discard.
    Before the draw, ``after`` is empty.
    """

    grouping: Grouping
    least: int
    """The count of a hand in which no cards are left over."""
    has_order: ClassVar[bool] = False
    work: ClassVar = staticmethod(to_sort)

    @classmethod
    def of(cls, table_view: TableView) -> Self:
        """Return the viewer's hand in its best groups."""
        wanted, score = _hand_to_sort(table_view), table_view.game.score
        assert isinstance(score, IndianScore), "hands are shown whole here"
        if wanted not in _SORTED:
            wanted.keep(wanted.sort())
        grouping, after, _ = _SORTED[wanted]
        counts = {card: score.count(count) for card, count in after.items()}
        points, least = score.count(grouping.count), score.count(0)
        return cls(grouping=grouping, points=points, least=least, after=counts)

    @property
    def may_be_whole(self) -> bool:
        """Whether all cards can be in groups after a discard."""
        return bool(self.after) and min(self.after.values()) <= self.least

    def progress(self, table_view: TableView) -> Progress | None:
        """Return None, because the groups show the progress."""
        return None

    def facts(self, table_view: TableView, progress: Progress | None, say: Text) -> list[str]:
        """Return the hand's points, the wild rank and the pool in words.

        If the player is out of the deal, the points are left out."""
        counts = [] if table_view.seat in absent_seats(table_view) else self._counts(say)
        pool = [] if table_view.seat is None else _pool_in_words(table_view, table_view.seat, say)
        return [*counts, *_wild_in_words(table_view, say), *pool]

    def _counts(self, say: Text) -> list[str]:
        grouping, after = self.grouping, self.after
        if not grouping.holds and not (after and min(after.values()) < self.points):
            lines = [say("hand-counts", points=self.points)]
        elif after:
            lines = [say("hand-left-over-after", points=self.points, after=min(after.values()))]
        else:
            lines = [say("hand-left-over", points=self.points)]
        runs = [group for group in grouping.groups if group.kind is MeldKind.RUN]
        if not grouping.has_lives and len(runs) > 1 and any(run.pure for run in runs):
            lines.append(say("hand-four-card-life"))
        return lines

    def lines(self, say: Text) -> list[str]:
        """Return the rows in words."""
        return row_lines(rows(self.grouping, say), say)

    def thrown(self, positions: Sequence[int], hand: Sequence[Card]) -> Sequence[int]:
        """Sort cards to throw. Cards left over come first, sorted by the count after the discard.

        If the hand has two copies of a card, only one copy is returned."""
        left = self.grouping.rest
        once = {hand[position]: position for position in reversed(positions)}
        return sorted(
            once.values(),
            key=lambda position: (
                hand[position] not in left,
                self.after.get(hand[position], 0),
                hand[position],
            ),
        )

    def picture(self, table_view: TableView, marks: Marks, say: Text) -> Picture:
        """Show the hand in its rows, with marks for new cards and chosen cards."""
        if not table_view.hand:
            return super().picture(table_view, marks, say)
        lettered, unmarked = say.lettered, [*table_view.hand[len(table_view.hand) - marks.came :]]
        unchosen = cards_at(table_view.hand, marks.chosen)
        groups = []
        hand_rows = rows(self.grouping, lettered)
        # The search starts at the last row, because a new card is more likely to be left over.
        for row in reversed(hand_rows):
            new, selected = set[int](), set[int]()
            for index, card in enumerate(row.cards):
                for left, marked in ((unmarked, new), (unchosen, selected)):
                    if card in left:
                        left.remove(card)
                        marked.add(index)
            ends, gaps = 0, list[int]()
            for group in row.groups[:-1]:
                ends += len(group)
                gaps.append(ends)
            where = tuple(gaps), frozenset(new), frozenset(selected)
            groups.append(HandGroup(row.name, row.cards, row.good, *where))
        spec = GroupedHandSpec(tuple(reversed(groups)), wild_rank(table_view.cut), marks.style)
        return Picture(
            spec, cut(" ".join(f"{line}." for line in row_lines(hand_rows, lettered)), ALT)
        )


# The wild rank, and the pool.


def title(table_view: TableView, say: Text) -> list[str]:
    """Return the wild rank of this deal in words."""
    return _wild_in_words(table_view, say)


def _wild_in_words(table_view: TableView, say: Text) -> list[str]:
    """Return the wild rank in words, or nothing if no card was cut."""
    rank = wild_rank(table_view.cut)
    return [] if rank is None else [say("table-wild", rank=RANKS[rank])]


def _pool(table_view: TableView) -> PoolSpec | None:
    """Return the totals and the pool's limit for the picture, or None without a pool."""
    pool = table_view.facts.get(PoolLimit)
    if pool is None:
        return None
    return PoolSpec(pool.points, table_view.seen.scores, pool.rejoin_up_to)


def _pool_in_words(table_view: TableView, seat: int, say: Text) -> list[str]:
    """Say how many points this seat has until the limit, and how often it can still drop."""
    pool, drops = table_view.facts.get(PoolLimit), table_view.facts.get(Drops)
    if pool is None or seat in table_view.facts.get(Absent, ALL_PRESENT).out:
        return []
    left = pool.points - table_view.seen.scores[seat]
    price = 0 if drops is None else drops.price[seat]
    safe = (left - 1) // price if price > 0 else 0
    return [say("hand-pool", left=left, limit=pool.points, safe=safe)]


def table_picture(spec: TableSpec, table_view: TableView, say: Text) -> TableSpec:
    """Return the table's picture with the totals of a pool."""
    return spec._replace(pool=_pool(table_view))


# Declarations and drops.


def move_words(
    move: Move, table_view: TableView, who: Callable[[int], str], say: Text, plain: bool
) -> tuple[str, str | None] | None:
    """Name the card that is put aside, or the price of a drop and the hand's points."""
    match move:
        case Declare(card):
            return say("move-declare", card=say.card(card)), None
        case Drop():
            assert table_view.seat is not None
            price = table_view.facts[Drops].price[table_view.seat]
            label = say("move-drop-line" if plain else "move-drop", points=price)
            hand = SortedHand.of(table_view)
            return label, say("move-drop-hand", count=hand.points)
    return None


def move_button(move: Move, table_view: TableView, say: Text) -> str | None:
    """Return the label of the drop button."""
    return say("button-drop-now") if isinstance(move, Drop) else None
