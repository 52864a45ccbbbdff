"""Computers at Tile Rummy: what each strength sees, and that the search knows every rule."""

from engine.analysis.players import think
from engine.computer.strength import Strength
from engine.games.tiles.rules import DECK
from engine.moves import Draw, Move, Pass, Rearrange
from engine.notation.position import read_position
from engine.observation import Observation
from tests.each import each


def asked(
    rack: str, *lie: str, opened: bool = True, stock: str = "1B", **options: object
) -> Observation:
    """A's turn; B holds two tiles."""
    given = {
        "game": "tiles",
        "options": options,
        "players": ["A", "B"],
        "turn": "A",
        "hands": {"A": rack.split(), "B": ["12K", "4K"]},
        "stock": stock.split(),
        "table": [{"cards": one.split()} for one in lie],
        "opened": ["A", "B"] if opened else ["B"],
    }
    position = read_position(given)
    return Observation.at(position.game, position.state, 0)


def laid(mine: Observation, move: Move) -> set[str]:
    """The melds of the table after a move, each in words."""
    after = mine.after(move).seen
    return {" ".join(DECK.names(meld.cards)) for meld in after.melds}


def stays(mine: Observation, move: Move) -> list[str]:
    left = sorted(DECK.names(mine.after(move).seen.hands[0]))
    return [name for name in left if name != "??"]


@each(
    ("rack", "lie", "found"),
    [
        ("6R 1Y", ["4R 5R 6R 7R 8R"], "6R 7R 8R"),
        ("9B 9Y 1Y", ["6R 7R 8R 9R"], "9R 9B 9Y"),
        ("8Y 9Y 1K", ["7R 7B 7Y 7K"], "7Y 8Y 9Y"),
        ("10K 1Y", ["8K 8R 8B 8Y", "9K 9R 9B 9Y"], "10K 8K 9K"),
        ("6B 1Y", ["3R 4R 5R 6R", "6K 7K 8K 9K"], "6B 6R 6K"),
    ],
)
def test_medium_takes_what_melds_can_spare(rack: str, lie: list[str], found: str) -> None:
    mine = asked(rack, *lie)
    move = think(mine, Strength.MEDIUM).move
    assert sorted(found.split()) in [sorted(one.split()) for one in laid(mine, move)]


def test_medium_takes_nothing_from_a_meld_that_is_locked() -> None:
    lie = ["7R 7B 7Y JK"]
    assert isinstance(think(asked("8Y 9Y 1K", *lie), Strength.MEDIUM).move, Rearrange)
    locked = asked("8Y 9Y 1K", *lie, rulebook="tournament")
    assert isinstance(think(locked, Strength.MEDIUM).move, Draw)


def test_all_open_with_melds_that_are_enough_together() -> None:
    mine = asked("1R 2R 3R 8R 8B 8Y 13K", opened=False)
    for strength in (Strength.MEDIUM, Strength.STRONG):
        assert laid(mine, think(mine, strength).move) == {"1R 2R 3R", "8R 8B 8Y"}
    moves = {type(think(mine, Strength.EASY, seed).move) for seed in range(30)}
    assert moves == {Draw, Rearrange}, "a beginner is late"


def test_a_beginner_seldom_takes_melds_apart() -> None:
    mine = asked("6R 1Y", "4R 5R 6R 7R 8R")
    moves = [type(think(mine, Strength.EASY, seed).move) for seed in range(40)]
    assert 0 < moves.count(Rearrange) < 20


def test_nobody_draws_from_an_empty_pool() -> None:
    for strength in Strength:
        assert isinstance(think(asked("1Y 4R", stock=""), strength).move, Pass)


_JOKER = ["5R 6R JK=7R 8R"]
_SETS = ["5R 5B 5Y", "6R 6B 6Y", "7R 7B 7Y"]


@each(
    ("rack", "lie", "options", "left"),
    [
        ("8R 1K", _SETS, {}, ["1K"]),
        ("7R 13B 13Y 1K", _JOKER, {}, ["1K"]),
        ("13B 13Y 1K", [*_JOKER, "7R 7B 7Y 7K"], {}, ["1K"]),
        ("13B 13Y 1K", [*_JOKER, "7R 7B 7Y 7K"], {"rulebook": "fifty"}, ["13B", "13Y", "1K"]),
        ("7R 13B 13Y 1K", _JOKER, {"rulebook": "classic"}, ["1K"]),
        ("7R 13B 1K", [*_JOKER, "13R 13Y 13K"], {"rulebook": "classic"}, ["1K", "7R"]),
        ("9Y 9K 13B 13Y", ["9R 9B JK"], {"rulebook": "tournament"}, []),
        ("4R 8B 8Y 1K", _JOKER, {"joker_moves": "free"}, ["1K"]),
        ("4R 8B 8Y 9R", _JOKER, {"joker_moves": "fixed"}, ["9R"]),
        ("2R 3R 5K", ["12R 13R 1R"], {"one_after_13": "round"}, ["5K"]),
        ("6R JK 1K", ["4R 5R JK=6R 7R 8R"], {"jokers_in_meld": 1}, ["1K", "JK"]),
        ("9R 9B 9Y 9K 4K", ["9R 9B 9Y", "9R 9K 9Y"], {"rulebook": "six"}, ["4K"]),
    ],
)
def test_strong_knows_every_rule_of_jokers(
    rack: str, lie: list[str], options: dict[str, object], left: list[str]
) -> None:
    mine = asked(rack, *lie, **options)
    assert stays(mine, think(mine, Strength.STRONG).move) == left


@each(
    ("options", "left"),
    [
        ({"opening": "apart"}, ["1K", "8R"]),
        ({"opening": "then"}, ["1K"]),
        ({"opening": "counts"}, ["1K"]),
        ({"opening": "apart", "joker_in_opening": False}, ["1K", "8R"]),
        ({"initial_meld": 40}, ["10B", "10R", "10Y", "1K", "8R"]),
    ],
)
def test_strong_knows_every_way_to_open(options: dict[str, object], left: list[str]) -> None:
    mine = asked("10R 10B 10Y 8R 1K", "5R 6R 7R", opened=False, **options)
    move = think(mine, Strength.STRONG).move
    if left[0] == "10B":
        assert isinstance(move, Draw)
    else:
        assert stays(mine, move) == left
