"""The search for the best rearrangement if jokers represent certain cards (TILES 5.4-5.6).

First the search decides about the old places of jokers. It fills some of them, with cards that are
then surely laid. At all other places a joker stays. For each such plan the sweep finds the best
melds. Melds that the sweep cannot take apart under these rules stay whole. Cards are only added to
such melds.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product
from typing import NamedTuple

from engine.cards import JOKER, Card, bare, is_joker, without
from engine.errors import IllegalMove, Reason
from engine.hands.every_meld import melds_in
from engine.melds import (
    CommonTable,
    Meld,
    MeldKind,
    MeldRules,
    Reading,
    WildLimit,
    extensions,
    in_common,
    read,
)
from engine.rearranging.building import build_melds, in_place
from engine.rearranging.jokers import JokerPlace, Roles, locked, places_of
from engine.rearranging.new_table import as_named, checked_table
from engine.rearranging.sweep import Late, best_sweep
from engine.rearranging.task import task_of

Cards = tuple[Card, ...]
Points = Callable[[Card], int]

_PLANS = 6
"""At most this many plans are looked at.

Players seldom fill more than two places in a turn.
"""
_NEW_MELDS = 6
"""At most this many new melds for a freed joker are looked at."""
_JOKERS = 4
"""A sweep distributes at most this many jokers. Melds with further jokers stay whole."""
_MOST = 7
"""A sweep can count at most this many jokers."""
_COPIES = 2
"""A sweep distinguishes at most this many copies of a card."""


class _Plan(NamedTuple):
    """A plan for one sweep."""

    loose: tuple[Meld, ...]
    """The melds that are taken apart."""
    still: tuple[Meld, ...]
    """The melds that stay whole."""
    hand: Cards
    """The remaining cards in the hand."""
    freed: int
    """The number of freed jokers, which must be laid."""
    kept: Roles | None
    """The roles that other jokers must keep."""
    fourths: Cards = ()
    """The cards whose joker goes from a run into a set with the three other cards of the rank."""
    sets: tuple[Cards, ...] = ()
    """The sets that get these jokers."""
    spent: Cards = ()
    """The cards from ``loose`` in ``sets``."""


def best_with_places(
    melds: Sequence[Meld],
    hand: Sequence[Card],
    rules: MeldRules,
    common: CommonTable,
    points: Points,
    *,
    opened: bool,
    late: Late | None,
) -> tuple[tuple[Cards, ...] | None, bool]:
    """Return the new table with the most cards from the hand.

    Also return whether no better table exists.
    """
    search = _TableSearch(tuple(melds), rules, common, points, late)
    held = tuple(card for card in hand if card <= JOKER)
    if opened or not common.initial_meld:
        tables = search.rearranged(search.melds, held, common)
    else:
        tables = search.opening(held)
    best: tuple[tuple[int, int], tuple[Reading, ...]] | None = None
    for table in tables:
        try:
            new = checked_table(table, melds, held, rules, common, opened=opened)
        except IllegalMove as refusal:
            search.exact = search.exact and refusal.reason is Reason.NOTHING_ADDED
            continue
        worth = len(new.cards), sum(map(points, new.cards))
        if best is None or worth > best[0]:
            best = worth, new.melds
    return None if best is None else as_named(in_place(best[1], melds)), search.exact


@dataclass
class _TableSearch:
    """A search. At the end ``exact`` says whether it has covered everything."""

    melds: tuple[Meld, ...]
    rules: MeldRules
    common: CommonTable
    points: Points
    late: Late | None
    exact: bool = True

    def opening(self, hand: Cards) -> Iterator[tuple[Cards, ...]]:
        """Yield tables with the first melds of a player (TILES 5.6)."""
        common = self.common
        lie = as_named(self.melds)
        if not common.joker_in_opening:
            hand = tuple(card for card in hand if card != JOKER)
        if common.opening == "counts":
            self.exact = False
            yield from self.rearranged(self.melds, hand, common._replace(joker_moves="fixed"))
        if self._is_worth_too_little(hand):
            return
        plan = self._within_reach(_Plan((), (), hand, 0, None))
        for own in self._swept(plan, common.initial_meld):
            yield (*lie, *own)
            if common.opening == "then":
                self.exact = False
                rest = without(hand, [card for cards in own for card in cards]) or ()
                for table in self.rearranged(self.melds, rest, common):
                    yield (*table, *own)

    def _is_worth_too_little(self, hand: Cards) -> bool:
        """Return whether all melds of a hand without jokers are worth too little together."""
        if JOKER in hand:
            return False
        useful = {card for cards in melds_in(hand, self.rules) for card in cards}
        worth = sum(self.common.pips[card % 13] for card in hand if card in useful)
        return worth < self.common.initial_meld

    def rearranged(
        self, melds: tuple[Meld, ...], hand: Cards, common: CommonTable
    ) -> Iterator[tuple[Cards, ...]]:
        """Yield the best table of each plan."""
        plans = list(islice(self._plans(melds, hand, common), _PLANS + 1))
        if len(plans) > _PLANS:
            self.exact = False
        for plan in plans[:_PLANS]:
            reached = _with_fourths(self._within_reach(plan))
            if reached is None:
                continue
            yield from self._swept(reached, 0)
            if plan.freed or plan.fourths or not reached.loose:
                continue
            if len(self._cards_for_sweep(reached)) < len(plan.hand):
                # If all melds stay whole, the hand has more room.
                alone = plan._replace(loose=(), still=(*plan.still, *plan.loose), kept=None)
                yield from self._swept(self._within_reach(alone), 0)

    def _plans(self, melds: tuple[Meld, ...], hand: Cards, common: CommonTable) -> Iterator[_Plan]:
        """Yield the plans for the places of jokers."""
        how, rules = common.joker_moves, common.places
        assert rules is not None, "jokers have places here"
        if how == "free":
            yield _Plan(melds, (), hand, 0, None)
            return
        if how == "locked":
            self.exact = False
            rules = rules._replace(rack=True)
        places = places_of(melds, rules)
        if how == "fixed":
            rules = rules._replace(new_meld=False)
            places = [place._replace(fills=()) for place in places]
        if rules.new_meld:
            self.exact = False
        lie = (
            () if rules.rack or rules.new_meld else [card for meld in melds for card in meld.cards]
        )
        table, rack = _naturals(lie), _naturals(hand)
        ways = [list(_fates(place, places, table, rack)) for place in places]
        if how != "locked":
            every = _naturals([*hand, *(card for meld in melds for card in meld.cards)])
            for place, fates in zip(places, ways, strict=True):
                if None in fates and _may_cross(place, every, len(places) + hand.count(JOKER)):
                    fates.insert(fates.index(None) + 1, _CROSSES)
        seen = set()
        for way in product(*ways):
            if not _fills_once(way, table, rack):
                continue
            plan = _filled_plan(melds, hand, places, way)
            lists = sorted(as_named(plan.loose)), sorted(plan.hand), sorted(plan.fourths)
            key = repr((lists, plan.kept))
            if key in seen:
                continue
            seen.add(key)
            if how == "locked":
                unmovable = locked(plan.loose, common)
                still = tuple(meld for number, meld in enumerate(plan.loose) if number in unmovable)
                loose = tuple(
                    meld for number, meld in enumerate(plan.loose) if number not in unmovable
                )
                plan = plan._replace(loose=loose, still=still, kept=None)
            if not (rules.new_meld and plan.freed):
                yield plan
                continue
            yield from self._with_new_melds(plan)

    def _with_new_melds(self, plan: _Plan) -> Iterator[_Plan]:
        """Yield the plans if a freed joker must be in a new meld from the hand (TILES 5.5)."""
        if plan.freed != 1 or plan.hand.count(JOKER):
            return
        made = [
            cards
            for cards in melds_in((*plan.hand, JOKER), self.rules)
            if sum(map(is_joker, cards)) == 1
        ]
        made.sort(key=lambda cards: -len(cards))
        for cards in made[:_NEW_MELDS]:
            reading = read(cards, self.rules)
            rest = without(plan.hand, [card for card in cards if not is_joker(card)])
            if reading is not None and rest is not None:
                still = (*plan.still, in_common(reading))
                yield plan._replace(still=still, hand=rest, freed=0)

    def _within_reach(self, plan: _Plan) -> _Plan:
        """Return the plan with melds that the sweep can't handle as ``still``."""
        rules = self.rules
        one_joker = rules.wild_limit is WildLimit.ONE
        still, loose = list(plan.still), list[Meld]()
        lie, jokers = Counter[Card](), 0
        for meld in plan.loose:
            cards = Counter(map(bare, meld.cards))
            own = cards.pop(JOKER, 0)
            fits = all(lie[card] + number <= _COPIES for card, number in cards.items())
            fits = fits and not (own and (one_joker or jokers + own > _JOKERS))
            if rules.round_the_corner and meld.kind is MeldKind.RUN:
                fits = fits and read(meld.cards, _without_corners(rules)) is not None
            if fits:
                loose.append(meld)
                lie += cards
                jokers += own
            else:
                still.append(meld)
        if len(still) == len(plan.still):
            return plan
        self.exact = False
        roles = None if plan.kept is None else plan.kept.lost(Roles.of(still))
        return plan._replace(loose=tuple(loose), still=tuple(still), kept=roles)

    def _cards_for_sweep(self, plan: _Plan) -> Cards:
        """Return the cards from the hand, and freed jokers, that a sweep can distribute.

        The loose melds limit the number of these cards.
        """
        most = 1 if self.rules.wild_limit is WildLimit.ONE else _JOKERS
        left = Counter(bare(card) for meld in plan.loose for card in meld.cards) - Counter(
            plan.spent
        )
        hand = [JOKER] * plan.freed
        for card in plan.hand:
            room = most if card == JOKER else _COPIES
            if left[card] + hand.count(card) < room:
                hand.append(card)
        if len(hand) < len(plan.hand) + plan.freed:
            self.exact = False
        return tuple(hand)

    def _swept(self, plan: _Plan, least: int) -> Iterator[tuple[Cards, ...]]:
        """Yield the best melds of a plan. Melds that stay whole get the cards that are left."""
        rules, roles = self.rules, plan.kept
        if rules.round_the_corner:
            self.exact = False
            rules = _without_corners(rules)
        hand = self._cards_for_sweep(plan)
        how = self.common._replace(joker_moves="free" if roles is None else "fixed")
        task = task_of(plan.loose, hand, rules, how, self.points, least=least)
        moved = plan.spent.count(JOKER)
        task = task._replace(
            must=task.must - Counter(plan.spent),
            must_jokers=task.must_jokers + plan.freed - moved,
            jokers=task.jokers - moved,
        )
        if task.jokers > _MOST:
            self.exact = False
            return
        if roles is not None:
            task = task._replace(stood_for=roles.cards, stood_in=roles.ranks)
        nothing = not task.may and task.jokers == task.must_jokers
        nothing = nothing and not plan.freed and not plan.sets
        result, exact = (None, True) if nothing else best_sweep(task, self.late, hurried=False)
        self.exact = self.exact and exact
        if result is None:
            if plan.freed or least or plan.sets:
                return
            table = as_named(plan.loose)
        else:
            table = tuple(meld.cards for meld in build_melds(result, plan.loose, rules))
        laid = [card for cards in table for card in cards]
        lay = [card for meld in plan.loose for card in meld.cards]
        every = Counter(map(bare, lay)) - Counter(plan.spent)
        every += Counter((*plan.hand, *[JOKER] * plan.freed))
        rest = list((every - Counter(map(bare, laid))).elements())
        if plan.still or not self.exact:
            self.exact = False
            lie = tuple(
                in_common(reading) for cards in table if (reading := read(cards, self.rules))
            )
            yield (*plan.sets, *self._grown((*plan.still, *lie), rest))
        else:
            yield (*plan.sets, *table)

    def _grown(self, melds: tuple[Meld, ...], rest: list[Card]) -> Iterator[Cards]:
        """Yield the cards of each meld, with the fitting cards from ``rest`` added."""
        for meld in melds:
            whole, more = meld, True
            while more:
                more = False
                for card in dict.fromkeys(rest):
                    longer = next(extensions(whole, (card,), 0, self.rules), None)
                    if longer is not None and card != JOKER:
                        rest.remove(card)
                        whole, more = longer, True
                        break
            yield whole.cards


def _without_corners(rules: MeldRules) -> MeldRules:
    """Return the rules without runs around the corner."""
    return rules._replace(round_the_corner=False)


def _naturals(cards: Sequence[Card]) -> Counter[Card]:
    return Counter(card for card in cards if card < JOKER)


def _with_fourths(plan: _Plan) -> _Plan | None:
    """Return the plan with the sets to which jokers move.

    Return None if cards for these sets are missing.
    """
    lie = Counter(bare(card) for meld in plan.loose for card in meld.cards)
    hand, sets, spent = list(plan.hand), list[Cards](), list[Card]()
    for fourth in plan.fourths:
        others = [card for card in range(fourth % 13, JOKER, 13) if card != fourth]
        for card in (*others, JOKER):
            if lie[card]:
                lie[card] -= 1
                spent.append(card)
            elif card in hand:
                hand.remove(card)
            else:
                return None
        sets.append((*others, JOKER))
    return plan._replace(hand=tuple(hand), sets=tuple(sets), spent=tuple(spent))


# The fate of each place. Either a joker stays in the place, or cards from the table or the hand
# fill it.

_Fate = tuple[Cards, Cards] | None
"""The cards from the table and from the hand that fill a place. None if a joker keeps it."""
_CROSSES: _Fate = (), ()
"""A joker keeps the place but moves from a run to a set, or from a set to a run."""


def _may_cross(place: JokerPlace, every: Counter[Card], jokers: int) -> bool:
    """Return whether the only card of a place may also be in the other kind of meld.

    For a place in a run this is a set, and for a place in a set a run.
    """
    only = place.only
    if only is None:
        return False
    if place.card is not None:
        return all(every[card] for card in range(place.rank, JOKER, 13) if card != only)
    apart = (abs(card - only) for card in every if card // 13 == only // 13)
    return any(0 < min(steps, 13 - steps) <= jokers for steps in apart)


def _fates(
    place: JokerPlace, places: Sequence[JokerPlace], table: Counter[Card], rack: Counter[Card]
) -> Iterator[_Fate]:
    """Yield the fates of a place, the most promising first.

    If cards from the table fill the place and no other place needs them, this is the only fate.
    """
    alone = sum(other.rank == place.rank for other in places) == 1
    for cards in place.fills:
        if all(table[card] for card in cards):
            yield cards, ()
            if alone:
                return
    yield None
    for cards in place.fills:
        lie = tuple(card for card in cards if table[card])
        held = tuple(card for card in cards if not table[card])
        if held and all(rack[card] for card in held):
            yield lie, held


def _fills_once(way: Sequence[_Fate], table: Counter[Card], rack: Counter[Card]) -> bool:
    """Return whether no card fills two places."""
    for index, available in enumerate((table, rack)):
        used = Counter(card for fate in way if fate is not None for card in fate[index])
        if used - available:
            return False
    return True


def _filled_plan(
    melds: tuple[Meld, ...], hand: Cards, places: Sequence[JokerPlace], way: Sequence[_Fate]
) -> _Plan:
    """Return the plan with cards from the hand in the places that they fill."""
    lists = [list(meld.cards) for meld in melds]
    roles, freed, laid = Roles(Counter(), Counter()), 0, list[Card]()
    fourths = list[Card]()
    for place, fate in zip(places, way, strict=True):
        if fate is None:
            if place.card is not None:
                roles.cards[place.card] += 1
            else:
                roles.ranks[place.rank] += 1
            continue
        if fate is _CROSSES:
            assert place.only is not None, "a joker stands for one card where it crosses"
            if place.card is None:
                roles.cards[place.only] += 1
            else:
                fourths.append(place.only)
            continue
        if not fate[1]:
            continue  # the joker stays there as if it were free
        cards = lists[place.meld]
        index = next(
            index
            for index, card in enumerate(cards)
            if is_joker(card) and (place.card is None or card - JOKER - 1 == place.card)
        )
        # If two cards of a set fill a place together, the other card is laid next to it.
        cards[index : index + 1] = fate[1]
        laid += fate[1]
        freed += 1
    made = tuple(
        meld._replace(cards=tuple(cards)) for meld, cards in zip(melds, lists, strict=True)
    )
    return _Plan(made, (), without(hand, laid) or (), freed, roles, tuple(fourths))
