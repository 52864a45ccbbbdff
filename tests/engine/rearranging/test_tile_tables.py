"""What may become of jokers with places, against the same told tile by tile; and the search."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations, product

from engine.cards import JOKER, Card, bare, face, is_joker
from engine.errors import IllegalMove, Reason
from engine.game import Game
from engine.games.tiles.rules import TilesOptions
from engine.melds import Meld, MeldKind, Reading, read
from engine.rearranging.new_table import checked_table
from engine.rearranging.search import LookLimit, best_table
from tests.each import each
from tests.engine.rearranging.every_table import all_of
from tests.engine.rearranging.tables import Case
from tests.engine.rearranging.tile_tables import square_case, tile_case

# TILES 5.4 and 5.5 as they are written: every tile is a thing of its own, everything is tried.

Tile = tuple[int, int]
"""The number of its meld on the new table, and its place there."""


def _told(case: Case, table: Sequence[Reading], added: Counter[Card]) -> Reason | None:
    """What TILES 5.4 and 5.5 say of a new table whose melds are valid."""
    game, melds, _, opened = case
    options = game.options
    assert isinstance(options, TilesOptions)
    how = options.joker_moves
    if options.initial_meld and not opened and options.opening == "counts":
        how = "fixed"
    if how == "free":
        return None
    found = False
    for mine in _added(table, added):
        for way in _ways(melds, table, mine, options, how):
            if how != "locked" or _whole(melds, table, way):
                found = True
                if how == "fixed" or options.freed_joker == "any" or _new(table, mine, way):
                    return None
    return Reason.JOKER_NOT_NEW if found else Reason.JOKER_MOVED


def _added(table: Sequence[Reading], added: Counter[Card]) -> Iterator[set[Tile]]:
    """Every choice of the tiles that have been added: copies may be any of those alike."""
    where: dict[Card, list[Tile]] = {}
    for at, meld in enumerate(table):
        for place, card in enumerate(meld.cards):
            where.setdefault(bare(card), []).append((at, place))
    choices = [list(combinations(where[card], number)) for card, number in added.items()]
    for chosen in product(*choices):
        yield {tile for some in chosen for tile in some}


Way = list[tuple[int, Card | None, int, tuple[Tile, ...], bool]]
"""Of each place its meld, what it stands for in a run, its number, what is there now, if kept."""


def _ways(
    melds: Sequence[Meld],
    table: Sequence[Reading],
    mine: set[Tile],
    options: TilesOptions,
    how: str,
) -> Iterator[Way]:
    cards = {
        (at, place): card for at, meld in enumerate(table) for place, card in enumerate(meld.cards)
    }
    choices = []
    for at, meld in enumerate(melds):
        number = next(card % 13 for card in meld.cards if not is_joker(card))
        for joker in filter(is_joker, meld.cards):
            run = meld.kind is MeldKind.RUN
            stood = face(joker) if run else None
            only = stood if run else _fourth(meld.cards)
            now: list[tuple[int, Card | None, int, tuple[Tile, ...], bool]] = []
            for tile, card in cards.items():
                there = table[tile[0]]
                same_set = there.kind is MeldKind.SET and any(
                    one < JOKER and one % 13 == number for one in there.cards
                )
                if not is_joker(card):
                    continue
                now_for = face(card) if there.kind is MeldKind.RUN else _fourth(there.cards)
                if (not run and same_set) or (only is not None and now_for == only):
                    now.append((at, stood, number, (tile,), True))
            fill = [
                tile
                for tile, card in cards.items()
                if card < JOKER
                and (card == stood if run else card % 13 == number and card not in meld.cards)
                and (tile in mine or (options.joker_filled_by == "any" and how == "replaced"))
            ]
            both = not run and options.set_of_three == "both" and len(meld.cards) == 3
            if how != "fixed":
                now += [
                    (at, stood, number, tiles, False)
                    for tiles in combinations(fill, 2 if both else 1)
                    if len({cards[tile] for tile in tiles}) == len(tiles)
                ]
            choices.append(now)
    for way in product(*choices):
        used = [tile for one in way for tile in one[3]]
        if len(set(used)) == len(used):
            yield list(way)


def _fourth(cards: Sequence[Card]) -> Card | None:
    """The tile that the joker of a set stands for if the set lacks one colour only."""
    naturals = [card for card in cards if not is_joker(card)]
    lacking = {colour * 13 + naturals[0] % 13 for colour in range(4)} - set(naturals)
    return lacking.pop() if len(lacking) == 1 else None


def _whole(melds: Sequence[Meld], table: Sequence[Reading], way: Way) -> bool:
    homes: dict[int, int] = {}
    for meld, _, _, tiles, kept in way:
        if kept and homes.setdefault(meld, tiles[0][0]) != tiles[0][0]:
            return False
    if len(set(homes.values())) != len(homes):
        return False
    for meld, home in homes.items():
        lie = table[home].cards
        for card in melds[meld].cards:
            if not is_joker(card) and card not in lie:
                return False
        for at, stood, _, tiles, kept in way:
            if at == meld and not kept:
                if stood is not None and stood not in lie:
                    return False
                if stood is None and any(table[t].cards[p] not in lie for t, p in tiles):
                    return False
    return True


def _new(table: Sequence[Reading], mine: set[Tile], way: Way) -> bool:
    filled = [tiles for *_, tiles, kept in way if not kept]
    fills = {tile for tiles in filled for tile in tiles}
    keep = {tiles[0] for *_, tiles, kept in way if kept}
    free = 0
    for at, meld in enumerate(table):
        jokers = {(at, place) for place, card in enumerate(meld.cards) if is_joker(card)}
        naturals = {(at, place) for place in range(len(meld.cards))} - jokers
        if not jokers & keep and len(naturals) >= 2 and naturals <= mine - fills:
            free += len(jokers)
    return free >= len(filled)


def _opening(case: Case, table: Sequence[Reading], added: Counter[Card]) -> Reason | None:
    """What TILES 5.6 says."""
    options = case.game.options
    assert isinstance(options, TilesOptions)
    if case.opened or not options.initial_meld:
        return None
    if added[JOKER] and not options.joker_in_opening:
        return Reason.INITIAL_MELD
    old, new = Counter(map(_alike, case.melds)), Counter(map(_alike, table))
    if options.opening == "apart" and old - new:
        return Reason.INITIAL_MELD
    own = list((new - old).elements())
    best = 0
    if options.opening == "then":
        for size in range(len(table) + 1):
            for some in combinations(table, size):
                if not Counter(bare(card) for one in some for card in one.cards) - added:
                    best = max(best, sum(map(_worth, map(_alike, some))))
    else:
        best = sum(map(_worth, own))
    return Reason.INITIAL_MELD if best < options.initial_meld else None


def _alike(meld: Meld | Reading) -> tuple[MeldKind, tuple[Card, ...]]:
    return meld.kind, tuple(sorted(meld.cards))


def _worth(meld: tuple[MeldKind, tuple[Card, ...]]) -> int:
    kind, cards = meld
    number = min(cards) % 13 + 1
    return sum(number if kind is MeldKind.SET else face(card) % 13 + 1 for card in cards)


@each(
    ("made", "number"),
    [*product([partial(tile_case, most=10)], range(30)), *product([square_case], range(10))],
)
def test_tiles_5_4_to_5_6_every_new_table_is_judged_as_it_is_written(
    made: Callable[[int], Case], number: int
) -> None:
    case = made(number)
    game = case.game
    assert game.common is not None
    for lists in all_of(game, case.melds, case.hand):
        table = [read(cards, game.melds) for cards in lists]
        assert None not in table
        melds = [one for one in table if one is not None]
        lie = Counter(bare(card) for meld in case.melds for card in meld.cards)
        added = Counter(bare(card) for meld in melds for card in meld.cards) - lie
        if not added:
            continue
        told = _told(case, melds, added) or _opening(case, melds, added)
        try:
            checked_table(lists, case.melds, case.hand, game.melds, game.common, opened=case.opened)
            reason = None
        except IllegalMove as refusal:
            reason = refusal.reason
        assert reason == told, (number, lists)


# The search.


def _value(game: Game, cards: Sequence[Card]) -> tuple[int, int]:
    return len(cards), sum(map(game.points, cards))


@each(("made", "number"), [*product([tile_case], range(20)), *product([square_case], range(10))])
def test_no_table_lays_more_than_one_that_is_said_to_be_best(
    made: Callable[[int], Case], number: int
) -> None:
    case = made(number)
    game, melds, hand, opened = case
    assert game.common is not None
    best = (0, 0)
    for lists in all_of(game, melds, hand):
        try:
            new = checked_table(lists, melds, hand, game.melds, game.common, opened=opened)
        except IllegalMove:
            continue
        best = max(best, _value(game, new.cards))
    common, late = game.common, LookLimit(1000)
    found = best_table(melds, hand, game.melds, common, game.points, opened=opened, late=late)
    got = (0, 0)
    if found.table is not None:
        new = checked_table(found.table, melds, hand, game.melds, common, opened=opened)
        got = _value(game, new.cards)
    assert got == best if found.exact else got <= best, number
