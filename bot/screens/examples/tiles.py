"""Examples for Tile Rummy."""

from bot.screens.examples.example import Cards, Example, Situation, Strip, Strips
from engine.games.tiles.rules import DECK, TilesOptions
from engine.moves import Rearrange

_SPARE = "13B"
"""A tile that stays on the rack, so that no example is about going out."""
_LONG_RUN = "4R 5R 6R 7R 8R"
_FOUR = "7R 7B 7Y 7K"
_SHORT_RUN = "4R 5R 6R"
_JOKER_RUN = "6R 7R 8R JK=9R"
_JOKER_SET = "13R 13B JK"


def tiles_strips(options: TilesOptions, deal_no: int) -> Strips:
    """Sets and runs (TILES 4), the 1 after the 13 (1.4), first melds (5.6), rearranging (5), jokers
    (4.3) and what happens to them on the table (5.4)."""
    found: dict[str, tuple[Strip, ...]] = {
        "melds": (_sets_and_runs(), _ones(options)),
        "opening": (_worth(),),
        "rearranging": (_split(), _fourth(), _two_left()),
    }
    if options.jokers != 0:
        found["jokers"] = (_jokers(options),)
        found["places"] = _jokers_of_the_table(options)
    return found


def tiles(text: str) -> Cards:
    """Tiles in notation."""
    return tuple(map(DECK.parse, text.split()))


def shown(text: str, says: str) -> Example:
    """Tiles that are only looked at."""
    return Example(tiles(text), None, says)


def laid(text: str, good: bool, says: str) -> Example:
    """Tiles that are a meld, or none."""
    return _rearranged(text, text, "", (text,), good, says)


def added(text: str, table: str, good: bool, says: str) -> Example:
    """Tiles that fit on a meld of the table, or do not."""
    return _rearranged(text, text, table, (f"{table} {text}",), good, says)


def split(says: str) -> Example:
    """A run of the table of which two are made with one tile more."""
    return _rearranged("6R", "6R", _LONG_RUN, ("4R 5R 6R", "6R 7R 8R"), True, says)


def _rearranged(
    text: str, held: str, table: str, after: tuple[str, ...], good: bool, says: str
) -> Example:
    """A move from one table to another with these tiles of the rack."""
    melds = (tiles(table),) if table else ()
    before = Situation((*tiles(held), *tiles(_SPARE)), melds)
    return Example(tiles(text), good, says, before, Rearrange(tuple(map(tiles, after))))


def _sets_and_runs() -> Strip:
    return Strip(
        (
            laid("7R 7B 7Y", True, "example-set"),
            laid("7R 7R 7B", False, "example-twins-not"),
            laid("4K 5K 6K", True, "example-run"),
            laid("4K 5Y 6K", False, "example-two-suits"),
        )
    )


def _ones(options: TilesOptions) -> Strip:
    last, around = options.one_after_13 != "no", options.one_after_13 == "round"
    return Strip(
        (
            laid("1Y 2Y 3Y", True, "example-run"),
            laid("11B 12B 13B 1B", last, "example-one-last" if last else "example-one-not"),
            laid("12K 13K 1K 2K", around, "example-round-corner" if around else "example-one-not"),
        )
    )


def _worth() -> Strip:
    """What first melds are worth: each tile its number (TILES 5.6)."""
    return Strip((shown("9R 10R 11R", "example-worth"), shown("3B 3Y 3K", "example-worth")))


def _jokers(options: TilesOptions) -> Strip:
    several = options.jokers_in_meld is None
    return Strip(
        (
            laid("5B 6B JK 8B", True, "example-joker-run"),
            laid("9R 9Y JK", True, "example-joker-set"),
            laid("13K JK JK", several, "example-joker-set" if several else "example-jokers-many"),
        )
    )


def _split() -> Strip:
    """One run becomes two (TILES 5)."""
    after = "4R 5R 6R", "6R 7R 8R"
    halves = zip(after, ("example-split", "example-split-more"), strict=True)
    return Strip(
        (
            shown(_LONG_RUN, "example-on-table"),
            shown("6R", "example-held"),
            *(_rearranged(half, "6R", _LONG_RUN, after, True, says) for half, says in halves),
        )
    )


def _fourth() -> Strip:
    """A set of four lends one of its tiles."""
    after = "7R 7B 7Y", "5K 6K 7K"
    says = "example-three-stay", "example-fourth-used"
    return Strip(
        (
            shown(_FOUR, "example-on-table"),
            shown("5K 6K", "example-held"),
            *(
                _rearranged(one, "5K 6K", _FOUR, after, True, what)
                for one, what in zip(after, says, strict=True)
            ),
        )
    )


def _two_left() -> Strip:
    """What is left of a meld must be one as well (TILES 5.3)."""
    after = "4R 5R", "6R 6B 6Y"
    return Strip(
        (
            shown(_SHORT_RUN, "example-on-table"),
            shown("6B 6Y", "example-held"),
            _rearranged(after[0], "6B 6Y", _SHORT_RUN, after, False, "example-two-left"),
        )
    )


def _jokers_of_the_table(options: TilesOptions) -> tuple[Strip, ...]:
    """A joker goes to another meld: its tile in its place, and without one; a joker of a set of
    three; and a tile that is taken from beside a joker (TILES 5.4)."""
    moves = options.joker_moves
    freed = moves != "fixed"
    third = moves == "free" or (freed and options.set_of_three == "one")
    return (
        _joker_goes(_JOKER_RUN, "9R 13Y 13K", ("6R 7R 8R 9R", "13Y 13K JK"), freed),
        _joker_goes(_JOKER_RUN, "13Y 13K", ("6R 7R 8R", "13Y 13K JK"), moves == "free"),
        _joker_goes(_JOKER_SET, "13K 5Y 5K", ("13R 13B 13K", "5Y 5K JK"), third),
        Strip(
            (
                shown(_JOKER_RUN, "example-on-table"),
                shown("6B 6Y", "example-held"),
                _rearranged(
                    "6R 6B 6Y",
                    "6B 6Y",
                    _JOKER_RUN,
                    ("7R 8R JK=9R", "6R 6B 6Y"),
                    moves != "locked",
                    "example-beside-joker" if moves != "locked" else "example-locked",
                ),
            )
        ),
    )


def _joker_goes(table: str, held: str, after: tuple[str, ...], good: bool) -> Strip:
    says = "example-joker-goes" if good else "example-joker-stays"
    return Strip(
        (
            shown(table, "example-on-table"),
            shown(held, "example-held"),
            _rearranged(after[1], held, table, after, good, says),
        )
    )
