"""A hand in groups for a declaration: lives, leftovers, wild cards, who has left."""

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
    """Cards and under what rules they are grouped. ``throws``: one of them is to be thrown."""

    hand: tuple[Card, ...]
    wild: Card | None
    lives: LifeRules
    throws: bool

    def sort(self) -> "HandSorted":
        """What takes a millisecond, often more."""
        known = self.hand, self.wild, self.lives
        grouping = best_grouping(*known)
        if not self.throws:
            return HandSorted(grouping, {}, None)
        return HandSorted(grouping, counts_after_throws(*known), asides(*known))

    def keep(self, found: "HandSorted") -> None:
        """Remember what was found: the rules are asked about it next."""
        _SORTED[self] = found
        if found.asides is not None:
            keep_asides(self.hand, self.wild, self.lives, found.asides)
        while len(_SORTED) > _KEPT:
            _SORTED.popitem(last=False)


class HandSorted(NamedTuple):
    """The best groups of a hand. Where a card is to be thrown: by card what counts without it, and
    what can be declared."""

    grouping: Grouping
    after: Mapping[Card, int]
    asides: Asides | None


_SORTED: OrderedDict[HandToSort, HandSorted] = OrderedDict()
"""Hands that were sorted lately: a panel is painted many times between two cards that come or
go."""
_KEPT = 512


def _wanted(table_view: TableView) -> HandToSort:
    seen, shown = table_view.seen, table_view.game.showdown
    assert shown is not None, "hands are shown whole here"
    throws = seen.phase is Phase.PLAY and seen.turn == table_view.seat
    return HandToSort(tuple(sorted(table_view.hand)), table_view.cut, shown.lives, throws)


def to_sort(table_view: TableView) -> HandToSort | None:
    """The hand to sort before it is shown, unless it is known."""
    wanted = _wanted(table_view) if table_view.hand else None
    return None if wanted in _SORTED else wanted


class HandRow(NamedTuple):
    """Groups of a hand under one name; ``good``: a life that is there, or that is missing."""

    name: str
    groups: tuple[tuple[Card, ...], ...]
    good: bool | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """All of them, one behind the other."""
        return tuple(card for group in self.groups for card in group)


def rows(grouping: Grouping, say: Text) -> list[HandRow]:
    """List both lives, also missing ones, then other groups and what is left over."""
    runs = [group for group in grouping.groups if group.kind is MeldKind.RUN]
    first = next((run for run in runs if run.pure), None)
    second = next((run for run in runs if run is not first), None)
    lives = [life for life in (first, second) if life is not None]
    # With both there and yet no lives, one of them is too short.
    too_short = len(lives) == 2 and not grouping.has_lives
    others = [_faces(one) for one in grouping.groups if not any(one is life for life in lives)]
    found = [
        HandRow(say("life-first"), _one(first), first is not None),
        HandRow(say("life-second"), _one(second), second is not None and not too_short),
    ]
    found += [HandRow(say("life-others"), tuple(others))] if others else []
    if grouping.rest:
        left = say("life-left", points=grouping.count) if grouping.holds else say("life-rest")
        found.append(HandRow(left, (tuple(sorted(grouping.rest)),)))
    return found


def _one(group: Group | None) -> tuple[tuple[Card, ...], ...]:
    return () if group is None else (_faces(group),)


def _faces(group: Group) -> tuple[Card, ...]:
    return tuple(map(bare, group.cards))


def row_lines(told: Sequence[HandRow], say: Text) -> list[str]:
    """The rows in words, a line each."""
    return [
        say("life-of", life=row.name, cards=" | ".join(say.cards(one) for one in row.groups))
        if row.groups
        else say("life-missing", life=row.name)
        for row in told
    ]


@dataclass(frozen=True, kw_only=True)
class SortedHand(ShownHand):
    """A hand in its best groups.

    ``points`` is what it would count now, ``least`` what it counts if nothing is left over,
    ``after`` by card what it would count without it, nothing before a card is drawn.
    """

    grouping: Grouping
    least: int
    has_order: ClassVar[bool] = False
    work: ClassVar = staticmethod(to_sort)

    @classmethod
    def of(cls, table_view: TableView) -> Self:
        """The viewer's hand in its best groups."""
        wanted, score = _wanted(table_view), table_view.game.score
        assert isinstance(score, IndianScore), "hands are shown whole here"
        if wanted not in _SORTED:
            wanted.keep(wanted.sort())
        grouping, after, _ = _SORTED[wanted]
        counts = {card: score.count(count) for card, count in after.items()}
        points, least = score.count(grouping.count), score.count(0)
        return cls(grouping=grouping, points=points, least=least, after=counts)

    @property
    def may_be_whole(self) -> bool:
        """Whether there is a card without which nothing of the hand counts."""
        return bool(self.after) and min(self.after.values()) <= self.least

    def progress(self, table_view: TableView) -> Progress | None:
        """The groups tell that."""
        return None

    def facts(self, table_view: TableView, progress: Progress | None, say: Text) -> list[str]:
        """The hand's points, unless its player is out of the deal, wild cards and the pool."""
        told = [] if table_view.seat in absent_seats(table_view) else self._counts(say)
        pool = [] if table_view.seat is None else _pool_in_words(table_view, table_view.seat, say)
        return [*told, *_wild_in_words(table_view, say), *pool]

    def _counts(self, say: Text) -> list[str]:
        grouping, after = self.grouping, self.after
        if not grouping.holds and not (after and min(after.values()) < self.points):
            told = [say("hand-counts", points=self.points)]
        elif after:
            told = [say("hand-left-over-after", points=self.points, after=min(after.values()))]
        else:
            told = [say("hand-left-over", points=self.points)]
        runs = [group for group in grouping.groups if group.kind is MeldKind.RUN]
        if not grouping.has_lives and len(runs) > 1 and any(run.pure for run in runs):
            told.append(say("hand-four-card-life"))
        return told

    def lines(self, say: Text) -> list[str]:
        """The rows in words."""
        return row_lines(rows(self.grouping, say), say)

    def thrown(self, positions: Sequence[int], hand: Sequence[Card]) -> Sequence[int]:
        """Cards that are left over before others, and those first without which least is; of copies
        one."""
        left, once = self.grouping.rest, {hand[at]: at for at in reversed(positions)}
        return sorted(
            once.values(),
            key=lambda at: (hand[at] not in left, self.after.get(hand[at], 0), hand[at]),
        )

    def picture(self, table_view: TableView, marks: Marks, say: Text) -> Picture:
        """The hand in its rows; cards that came and those chosen are marked, each once."""
        if not table_view.hand:
            return super().picture(table_view, marks, say)
        lettered, unmarked = say.lettered, [*table_view.hand[len(table_view.hand) - marks.came :]]
        unchosen = cards_at(table_view.hand, marks.chosen)
        groups = []
        told = rows(self.grouping, lettered)
        # From the end on: a card that came is more likely to be left over.
        for row in reversed(told):
            new, selected = set[int](), set[int]()
            for at, card in enumerate(row.cards):
                for left, marked in ((unmarked, new), (unchosen, selected)):
                    if card in left:
                        left.remove(card)
                        marked.add(at)
            ends, gaps = 0, list[int]()
            for group in row.groups[:-1]:
                ends += len(group)
                gaps.append(ends)
            where = tuple(gaps), frozenset(new), frozenset(selected)
            groups.append(HandGroup(row.name, row.cards, row.good, *where))
        spec = GroupedHandSpec(tuple(reversed(groups)), wild_rank(table_view.cut), marks.style)
        return Picture(spec, cut(" ".join(f"{line}." for line in row_lines(told, lettered)), ALT))


# What is wild, and how far a pool has come.


def title(table_view: TableView, say: Text) -> list[str]:
    """The wild rank of this deal."""
    return _wild_in_words(table_view, say)


def _wild_in_words(table_view: TableView, say: Text) -> list[str]:
    """What is wild in this deal, where a card was cut for it."""
    rank = wild_rank(table_view.cut)
    return [] if rank is None else [say("table-wild", rank=RANKS[rank])]


def _pool(table_view: TableView) -> PoolSpec | None:
    """The totals as bars on the way to the limit of the pool."""
    pool = table_view.facts.get(PoolLimit)
    if pool is None:
        return None
    return PoolSpec(pool.points, table_view.seen.scores, pool.rejoin_up_to)


def _pool_in_words(table_view: TableView, seat: int, say: Text) -> list[str]:
    """How far this seat is from the limit, and how often it can drop until then."""
    pool, drops = table_view.facts.get(PoolLimit), table_view.facts.get(Drops)
    if pool is None or seat in table_view.facts.get(Absent, ALL_PRESENT).out:
        return []
    left = pool.points - table_view.seen.scores[seat]
    price = 0 if drops is None else drops.price[seat]
    safe = (left - 1) // price if price > 0 else 0
    return [say("hand-pool", left=left, limit=pool.points, safe=safe)]


def table_picture(spec: TableSpec, table_view: TableView, say: Text) -> TableSpec:
    """The table's picture with the totals on the way to the limit of a pool."""
    return spec._replace(pool=_pool(table_view))


# Moves that end a deal or give it up.


def move_words(
    move: Move, table_view: TableView, who: Callable[[int], str], say: Text, plain: bool
) -> tuple[str, str | None] | None:
    """The card that is put aside, or the price of a drop and a hand's points."""
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
    """The name of the button that gives the deal up."""
    return say("button-drop-now") if isinstance(move, Drop) else None
