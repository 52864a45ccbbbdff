"""The workbench of Tile Rummy: first melds, locks, and jokers that are set free (TILES 5)."""

from bot.workbench.bench import Bench, FirstMelds, Picks, bench_of, reader
from bot.workbench.draft import Draft, Place, cards_of
from engine.games.tiles.rules import DECK
from engine.notation.position import read_position
from engine.observation import Observation
from tests.each import each


def knows(rack: str, *table: str, opened: bool = True, **options: object) -> Observation:
    """A's turn at a table of two with these melds."""
    told = {
        "game": "tiles",
        "options": options,
        "players": ["A", "B"],
        "turn": "A",
        "phase": "play",
        "hands": {"A": rack.split(), "B": ["13K"]},
        "stock": ["2K", "3K", "4K"],
        "table": [{"cards": meld.split()} for meld in table],
        "opened": ["A", "B"] if opened else ["B"],
    }
    found = read_position(told)
    return Observation.at(found.game, found.state, 0)


def begun(mine: Observation) -> Draft:
    return Draft.initial([meld.cards for meld in mine.seen.melds], mine.hand)


def groups(draft: Draft) -> list[str]:
    return [" ".join(DECK.names(cards_of(group))) for group in draft.groups if group]


def first(*laid: tuple[int, ...], table: tuple[str, ...] = (), **options: object) -> Bench:
    """A has laid nothing yet and tries these tiles of the rack, each time as a new group."""
    mine = knows("7B 8B 9B 9R 10R 11R 2Y", *table, opened=False, **options)
    draft = begun(mine)
    for held in laid:
        draft = draft.moved((), held, None, reader(mine.game.melds))
    return bench_of(mine, draft, Picks())


def test_tiles_5_6_a_bar_fills_with_first_melds_until_they_are_enough() -> None:
    assert first().opening == FirstMelds(0, 30, open=False)
    short = first((0, 1, 2))
    assert short.opening == FirstMelds(24, 30, open=False)
    assert short.done is None
    enough = first((0, 1, 2), (3, 4, 5))
    assert enough.opening == FirstMelds(54, 30, open=False)
    assert enough.done is not None
    assert first(initial_meld=0).opening is None


@each(
    ("opening", "laid", "closed"),
    [
        ("apart", ((0, 1, 2), (3, 4, 5)), True),
        ("then", ((0, 1, 2),), True),
        ("then", ((0, 1, 2), (3, 4, 5)), False),
        ("counts", (), False),
    ],
)
def test_tiles_5_6_the_table_is_closed_until_it_may_be_touched(
    opening: str, laid: tuple[tuple[int, ...], ...], closed: bool
) -> None:
    found = first(*laid, table=("4R 5R 6R",), opening=opening)
    assert found.closed == ({0} if closed else set())


def test_tiles_5_6_no_chosen_tile_goes_to_a_closed_meld() -> None:
    mine = knows("7R 9B", "4R 5R 6R", opened=False)
    found = bench_of(mine, begun(mine), Picks(held=(0,)))
    assert [target.number for target in found.targets] == [None]


def test_tiles_5_4_the_tile_of_a_joker_takes_its_place_and_sets_it_free() -> None:
    mine = knows("9R 13Y 13K 2B", "6R 7R 8R JK=9R", "13R 13B JK")
    found = bench_of(mine, begun(mine), Picks(held=(0,)))
    [one] = found.fillings
    assert one == Place(0, 3)
    freed = begun(mine).freed((), (0,), one, reader(mine.game.melds))
    assert groups(freed) == ["6R 7R 8R 9R", "13R 13B JK", "JK"]
    after = bench_of(mine, freed, Picks())
    assert (after.freed, after.done) == ({2}, None), "it must be laid"
    laid = freed.moved((Place(2, 0),), (1, 2), None, reader(mine.game.melds))
    assert bench_of(mine, laid, Picks()).done is not None
    assert freed.undone() == begun(mine), "it is one step"


@each(
    ("set_of_three", "held", "fills"),
    [("one", (1,), True), ("one", (1, 2), False), ("both", (1,), False), ("both", (1, 2), True)],
)
def test_tiles_5_4_a_joker_of_a_set_of_three_asks_for_one_tile_or_both(
    set_of_three: str, held: tuple[int, ...], fills: bool
) -> None:
    mine = knows("9R 13Y 13K 2B", "13R 13B JK", set_of_three=set_of_three)
    assert bool(bench_of(mine, begun(mine), Picks(held=held)).fillings) is fills


@each(("moves", "fills"), [("free", False), ("replaced", True), ("locked", True), ("fixed", False)])
def test_tiles_5_4_where_jokers_are_not_replaced_nothing_is_offered(
    moves: str, fills: bool
) -> None:
    mine = knows("9R 2B", "6R 7R 8R JK=9R", joker_moves=moves)
    assert bool(bench_of(mine, begun(mine), Picks(held=(0,))).fillings) is fills


def test_tiles_5_4_a_meld_is_locked_while_a_joker_of_the_table_lies_in_it() -> None:
    mine = knows("9R 13Y 13K 2B", "6R 7R 8R JK=9R", "1B 2B 3B", rulebook="classic")
    assert bench_of(mine, begun(mine), Picks()).locked == {0}
    freed = begun(mine).freed((), (0,), Place(0, 3), reader(mine.game.melds))
    assert bench_of(mine, freed, Picks()).locked == frozenset()
    plain = knows("9R 2B", "6R 7R 8R JK=9R")
    assert bench_of(plain, begun(plain), Picks()).locked == frozenset()


@each(
    ("rack", "table", "joker", "target"),
    [
        ("9K", ("4R 4Y 4K", "1B 2B 3B JK=4B"), Place(1, 3), 0),
        ("3K 9K", ("4R 4B 4Y JK", "5K 6K 7K"), Place(0, 3), 1),
    ],
)
def test_tiles_5_4_a_joker_goes_between_a_run_and_a_fourth_as_the_same_tile(
    rack: str, table: tuple[str, ...], joker: Place, target: int
) -> None:
    mine = knows(f"{rack} 9R 9B", *table)
    read = reader(mine.game.melds)
    moved = begun(mine).moved((joker,), (0,) if target else (), target, read)
    assert moved is not None
    nines = [at for at, card in enumerate(mine.hand) if card % 13 == 8]
    laid = moved.moved((), nines, None, read)
    assert laid is not None
    assert bench_of(mine, laid, Picks()).done is not None
