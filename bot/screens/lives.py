"""A hand in groups for a declaration: lives, leftovers, wild cards, who has left."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from bot.render.specs import GroupedHandSpec, HandGroup, PoolSpec
from bot.screens.phases import sits_out
from bot.screens.screen import Picture
from bot.screens.shown_hand import Marks, ShownHand
from bot.screens.text_limit import ALT, cut
from bot.text import Text
from bot.text.names import Names
from engine.cards import RANKS, Card, bare
from engine.computer.plain.suggestions import Progress
from engine.game import Game
from engine.games.indian.scoring import IndianScore
from engine.games.registry import game
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
from engine.phase import Phase
from engine.view import View


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


def keep_sorted(wanted: HandToSort, found: HandSorted) -> None:
    """Remember what was found, if need be in another process: the rules are asked about it next."""
    _SORTED[wanted] = found
    if found.asides is not None:
        keep_asides(wanted.hand, wanted.wild, wanted.lives, found.asides)
    while len(_SORTED) > _KEPT:
        _SORTED.popitem(last=False)


def hand_to_sort(rules: Game, view: View | None) -> HandToSort | None:
    """What is to be found out before this hand is shown; None: nothing is, or it is known."""
    wanted = _wanted(rules, view)
    return None if wanted in _SORTED else wanted


def _wanted(rules: Game, view: View | None) -> HandToSort | None:
    if rules.lives is None or view is None:
        return None
    throws = view.phase is Phase.PLAY and view.turn == view.seat
    return HandToSort(tuple(sorted(view.hand)), view.facts.wild, rules.lives, throws)


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
    """The cards as they are held."""
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

    @property
    def may_be_whole(self) -> bool:
        """Whether there is a card without which nothing of the hand counts."""
        return bool(self.after) and min(self.after.values()) <= self.least

    def progress(self, rules: Game, view: View) -> Progress | None:
        """The groups tell that."""
        return None

    def facts(self, game: str, view: View, progress: Progress | None, say: Text) -> list[str]:
        """What is left over or counts, unless its player is out of the deal."""
        if is_absent(view, view.seat):
            return []
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

    def picture(self, rules: Game, view: View, marks: Marks, say: Text) -> Picture:
        """The hand in its rows; cards that came and those chosen are marked, each once."""
        if not view.hand:
            return super().picture(rules, view, marks, say)
        lettered, unmarked = say.lettered, [*view.hand[len(view.hand) - marks.came :]]
        unchosen = [view.hand[at] for at in marks.chosen if at < len(view.hand)]
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
        spec = GroupedHandSpec(tuple(reversed(groups)), wild_rank(view.facts.wild), marks.style)
        return Picture(spec, cut(" ".join(f"{line}." for line in row_lines(told, lettered)), ALT))


def sorted_hand(rules: Game, view: View) -> SortedHand:
    """The viewer's hand in its best groups."""
    wanted, score = _wanted(rules, view), rules.score
    assert wanted is not None
    assert isinstance(score, IndianScore), "hands are shown whole here"
    if wanted not in _SORTED:
        keep_sorted(wanted, wanted.sort())
    grouping, after, _ = _SORTED[wanted]
    counts = {card: score.count(count) for card, count in after.items()}
    points, least = score.count(grouping.count), score.count(0)
    return SortedHand(grouping=grouping, points=points, least=least, after=counts)


# What is wild, and how far a pool has come.


def wild_in_words(view: View, say: Text) -> list[str]:
    """What is wild in this deal, where a card was cut for it."""
    rank = wild_rank(view.facts.wild)
    return [] if rank is None else [say("table-wild", rank=RANKS[rank])]


def pool_spec(view: View) -> PoolSpec | None:
    """The totals as bars on the way to the limit of the pool."""
    facts = view.facts
    if facts.pool is None:
        return None
    mark = facts.rejoin_up_to if facts.rejoins else None
    return PoolSpec(facts.pool, view.scores, mark)


def pool_in_words(view: View, seat: int, say: Text) -> list[str]:
    """How far this seat is from the limit, and how often it can drop until then."""
    facts = view.facts
    if facts.pool is None or seat in facts.out:
        return []
    left = facts.pool - view.scores[seat]
    price = facts.price[seat] if facts.price else 0
    safe = (left - 1) // price if price > 0 else 0
    return [say("hand-pool", left=left, limit=facts.pool, safe=safe)]


# Who has left the deal, or the game.


def is_absent(view: View, seat: int | None) -> bool:
    """Whether this seat has no turns, or no more, in this deal."""
    if seat is not None and sits_out(view, seat):
        return True
    return seat in view.facts.dropped or seat in view.facts.out


def still_playing(view: View) -> list[int]:
    """The seats that have turns in this deal, the player to move first."""
    seats = len(view.scores)
    every = [(view.turn + step) % seats for step in range(seats)]
    return [seat for seat in every if not is_absent(view, seat)]


def absent_line(table_view: TableView, say: Text) -> str | None:
    """What a player reads who is out of the deal or the game; None while they play."""
    view, seat = table_view.begun, table_view.seat
    if seat is None or not is_absent(view, seat):
        return None
    who = Names(table_view, say)
    names = say.joined([who(one) for one in still_playing(view)])
    if seat in view.facts.out:
        return say("hand-out-of-game", names=names)
    if sits_out(view, seat):
        return say("hand-sits-out", names=names)
    # Who declared wrongly still holds the card that came in that turn.
    rules = game(table_view.game, table_view.options)
    wrong = len(view.hand) > rules.hand_size(len(view.hands), view.deal_no)
    message = "hand-declared-wrongly" if wrong else "hand-dropped"
    return say(message, points=view.facts.dropped[seat], names=names)


def absence_mark(view: View, seat: int, say: Text) -> list[str]:
    """The mark of a seat that has left the deal or the game, on its line at the table."""
    if seat in view.facts.out:
        return [say("table-out")]
    if sits_out(view, seat):
        return [say("table-sits-out")]
    return [say("table-dropped")] if seat in view.facts.dropped else []
