"""The melds for a result of the sweep, as similar to the old melds as possible."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from engine.cards import JOKER, Card, is_joker, joker_as
from engine.melds import Meld, MeldKind, MeldRules, Reading, read
from engine.rearranging.suits import LONG_ENOUGH, Growth, Run, Runs, longer
from engine.rearranging.sweep import Sets, SweepResult

_Cards = tuple[Card, ...]
_MOST_TRIED = 4096


def build_melds(result: SweepResult, old: Sequence[Meld], rules: MeldRules) -> list[Reading]:
    """Return the melds. Unchanged melds are in their old places."""
    sets = [meld.cards for meld in old if meld.kind is MeldKind.SET]
    made: list[Reading] = []
    for rank, (options, count) in enumerate(zip(result.suits, result.sets, strict=True)):
        spread = [option.in_sets for option in options]
        made += [Reading(MeldKind.SET, cards) for cards in _sets(rank, spread, count, sets, rules)]
    runs = [meld.cards for meld in old if meld.kind is MeldKind.RUN]
    for suit in range(4):
        for run in _runs(result, suit, runs, rules.min_naturals):
            made += [Reading(MeldKind.RUN, part) for part in _cut(run, runs, rules)]
    return in_place(made, old)


def _runs(result: SweepResult, suit: int, old: Sequence[_Cards], least: int) -> Iterator[_Cards]:
    """Yield the runs of a suit."""
    under_way: list[tuple[Run, _Cards]] = []
    growths = [options[suit].growth for options in result.suits]
    for rank, growth in enumerate((*growths, result.high[suit])):
        card = suit * 13 + rank % 13
        ended, under_way = _grown(under_way, growth, card, old, least)
        yield from ended
    yield from (cards for _, cards in under_way)


def _grown(
    runs: list[tuple[Run, _Cards]], growth: Growth, card: Card, old: Sequence[_Cards], least: int
) -> tuple[list[_Cards], list[tuple[Run, _Cards]]]:
    """Return the runs that end, and the runs that continue or start, with the cards of one rank.

    If the search treats several runs as equal, the run that continued with this card before
    continues.
    """
    wanted: Runs = tuple(run for run, _ in runs)
    naturals = Counter(wanted[place] for place in growth.naturals)
    jokers = Counter(wanted[place] for place in growth.jokers)
    after: list[tuple[Run, _Cards]] = []
    ended: list[_Cards] = []
    for run, cards in sorted(
        runs, key=lambda open_run: not _was_in_a_run((*open_run[1], card), old)
    ):
        if naturals[run]:
            naturals[run] -= 1
            after.append((longer(run, True, least), (*cards, card)))
        elif jokers[run]:
            jokers[run] -= 1
            after.append((longer(run, False, least), (*cards, joker_as(card))))
        else:
            ended.append(cards)
    for natural, times in ((True, growth.begun[0]), (False, growth.begun[1])):
        first = card if natural else joker_as(card)
        after += [((1, min(least, int(natural))), (first,))] * times
    return ended, sorted(after)


def _was_in_a_run(cards: _Cards, old: Sequence[_Cards]) -> bool:
    """Return whether an old run has these cards in a row."""
    size = len(cards)
    return any(
        run[start : start + size] == cards for run in old for start in range(len(run) - size + 1)
    )


def _cut(run: _Cards, old: Sequence[_Cards], rules: MeldRules) -> Iterator[_Cards]:
    """Yield the run in parts. An old run is separate again if the remaining cards allow it."""
    for old_run in old:
        for start in range(len(run) - len(old_run) + 1):
            before, after = run[:start], run[start + len(old_run) :]
            if run[start : start + len(old_run)] != old_run or old_run == run:
                continue
            if all(not part or read(part, rules) is not None for part in (before, after)):
                for part in (before, after):
                    if part:
                        yield from _cut(part, old, rules)
                yield old_run
                return
    if len(run) > rules.run_max:
        yield run[: LONG_ENOUGH + 4]
        yield run[LONG_ENOUGH + 4 :]
    else:
        yield run


def _sets(
    rank: int, spread: Sequence[int], sets: Sets, old: Sequence[_Cards], rules: MeldRules
) -> list[_Cards]:
    """Return the sets of a rank. As many of them as possible are old sets."""
    if not sets.number:
        return []
    before = Counter(tuple(sorted(cards)) for cards in old)
    best: list[_Cards] = []
    most = -1
    for count, made in enumerate(_spread(rank, spread, sets, rules)):
        unchanged = sum((Counter(tuple(sorted(meld)) for meld in made) & before).values())
        if unchanged > most:
            best, most = made, unchanged
        if count > _MOST_TRIED:
            break
    assert best, "the sweep counts only sets that can be made"
    return best


def _spread(
    rank: int, spread: Sequence[int], sets: Sets, rules: MeldRules
) -> Iterator[list[_Cards]]:
    """Yield the ways to make these sets from these cards and jokers."""
    singles = [suit for suit in range(4) if spread[suit] == 1]
    if sets.number > 2:
        yield _even(rank, spread, sets)
        return
    doubles = [suit for suit in range(4) if spread[suit] == 2]
    for places in product(range(sets.number), repeat=len(singles)):
        piles = [
            [suit * 13 + rank for suit in doubles]
            + [suit * 13 + rank for suit, own in zip(singles, places, strict=True) if own == place]
            for place in range(sets.number)
        ]
        for first in range(sets.jokers + 1):
            jokers = (first, sets.jokers - first) if sets.number == 2 else (sets.jokers,)
            made = [
                (*sorted(pile), *[JOKER] * more) for pile, more in zip(piles, jokers, strict=True)
            ]
            if all(3 <= len(meld) <= 4 and _natural(meld) >= rules.min_naturals for meld in made):
                yield made


def _even(rank: int, spread: Sequence[int], sets: Sets) -> list[_Cards]:
    """Deal out the cards evenly, then the jokers to the shortest sets."""
    piles: list[list[Card]] = [[] for _ in range(sets.number)]
    for suit, cards in enumerate(spread):
        for pile in sorted(piles, key=len)[:cards]:
            pile.append(suit * 13 + rank)
    for _ in range(sets.jokers):
        min(piles, key=len).append(JOKER)
    return [tuple(pile) for pile in piles]


def _natural(cards: _Cards) -> int:
    return sum(not is_joker(card) for card in cards)


def in_place(made: Sequence[Reading], old: Sequence[Meld]) -> list[Reading]:
    """Return unchanged melds in their places, then changed melds, then new melds.

    A changed meld gets the place of the old meld that it shares most cards with.
    """
    rest = sorted(made, key=lambda meld: (meld.kind, meld.cards))
    places: list[Reading | None] = [None] * len(old)
    for index, meld in enumerate(old):
        for reading in rest:
            if reading.kind is meld.kind and sorted(reading.cards) == sorted(meld.cards):
                places[index] = reading._replace(cards=meld.cards)
                rest.remove(reading)
                break
    for index, meld in enumerate(old):
        if places[index] is None and rest:
            like = max(rest, key=lambda reading: _shared_cards(reading, meld))
            if _shared_cards(like, meld):
                places[index] = like
                rest.remove(like)
    return [*(reading for reading in places if reading is not None), *rest]


def _shared_cards(reading: Reading, meld: Meld) -> int:
    """Return the number of cards that two melds share."""
    return sum((Counter(reading.cards) & Counter(meld.cards)).values())
