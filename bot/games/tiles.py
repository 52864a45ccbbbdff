"""The room of Tile Rummy."""

from bot.blocks.coach import Hint, Hints, Learner
from bot.blocks.presenter import Practice, Presenter
from bot.blocks.rule_examples import Cards, PlayedExample, Rearranging, Strip, Strips, at, does
from engine.events import Rearranged
from engine.games.tiles.rules import DECK, TilesOptions
from engine.moves import Rearrange
from engine.steps.rearrange import Opened

_JOKER_RUN = "6R 7R 8R JK=9R"
_JOKER_SET = "13R 13B JK"


def _tiles(text: str) -> Cards:
    return tuple(map(DECK.parse, text.split()))


_ON_TABLE = Rearranging(_tiles, DECK.suits, "13B")


def _strips(options: TilesOptions, deal_no: int) -> Strips:
    """Return examples of sets and runs (TILES 4), the 1 after the 13 (1.4), first melds (5.6).

    There are also examples of rearranging (5), jokers (4.3), and jokers on the table (5.4)."""
    strips: dict[str, tuple[Strip, ...]] = {
        "melds": (_sets_and_runs(), _ones(options)),
        "opening": (_worth(),),
        "rearranging": _ON_TABLE.ways(),
    }
    if options.jokers != 0:
        strips["jokers"] = (_jokers(options),)
        strips["places"] = _jokers_of_the_table(options)
    return strips


def _sets_and_runs() -> Strip:
    return Strip(
        (
            _ON_TABLE.laid("7R 7B 7Y", True, "example-set"),
            _ON_TABLE.laid("7R 7R 7B", False, "example-twins-not"),
            _ON_TABLE.laid("4K 5K 6K", True, "example-run"),
            _ON_TABLE.laid("4K 5Y 6K", False, "example-two-suits"),
        )
    )


def _ones(options: TilesOptions) -> Strip:
    last, around = options.one_after_13 != "no", options.one_after_13 == "round"
    return Strip(
        (
            _ON_TABLE.laid("1Y 2Y 3Y", True, "example-run"),
            _ON_TABLE.laid(
                "11B 12B 13B 1B", last, "example-one-last" if last else "example-one-not"
            ),
            _ON_TABLE.laid(
                "12K 13K 1K 2K", around, "example-round-corner" if around else "example-one-not"
            ),
        )
    )


def _worth() -> Strip:
    """Show the worth of first melds. It is the sum of their numbers (TILES 5.6)."""
    return Strip(
        (
            _ON_TABLE.shown("9R 10R 11R", "example-worth"),
            _ON_TABLE.shown("3B 3Y 3K", "example-worth"),
        )
    )


def _jokers(options: TilesOptions) -> Strip:
    several = options.jokers_in_meld is None
    return Strip(
        (
            _ON_TABLE.laid("5B 6B JK 8B", True, "example-joker-run"),
            _ON_TABLE.laid("9R 9Y JK", True, "example-joker-set"),
            _ON_TABLE.laid(
                "13K JK JK", several, "example-joker-set" if several else "example-jokers-many"
            ),
        )
    )


def _jokers_of_the_table(options: TilesOptions) -> tuple[Strip, ...]:
    """Show jokers that move to another meld (TILES 5.4).

    In the first example a tile replaces the joker, in the second it doesn't. The third is a set of
    three. The last takes a tile that is next to a joker."""
    moves = options.joker_moves
    freed = moves != "fixed"
    third = moves == "free" or (freed and options.set_of_three == "one")
    return (
        _ON_TABLE.joker_goes(_JOKER_RUN, "9R 13Y 13K", ("6R 7R 8R 9R", "13Y 13K JK"), freed),
        _ON_TABLE.joker_goes(_JOKER_RUN, "13Y 13K", ("6R 7R 8R", "13Y 13K JK"), moves == "free"),
        _ON_TABLE.joker_goes(_JOKER_SET, "13K 5Y 5K", ("13R 13B 13K", "5Y 5K JK"), third),
        Strip(
            (
                _ON_TABLE.shown(_JOKER_RUN, "example-on-table"),
                _ON_TABLE.shown("6B 6Y", "example-held"),
                _ON_TABLE.moved(
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


# A deal that is scored and a hard case, for the page of rules.


def _played() -> tuple[PlayedExample, ...]:
    return (
        PlayedExample(
            "played-tiles-scored",
            at(
                "13B|3R 7K|JK 2Y",
                "9K",
                opened=["Ann", "Ben", "Chi"],
                table=[{"cards": ["10B", "11B", "12B"]}],
            ),
            (does("Ann", "rearrange", table="10B 11B 12B 13B"),),
        ),
        PlayedExample(
            "played-tiles-hard",
            at(
                "9R 13Y 13K 2B|3R 7K|5K 2Y",
                "9K",
                opened=["Ann"],
                table=[{"cards": ["6R", "7R", "8R", "JK=9R"]}],
            ),
            (does("Ann", "rearrange", table="6R 7R 8R 9R|13Y 13K JK"),),
        ),
    )


# The coach of a practice deal.

_KNOWN = 2
"""A player gets hints about rearranging in at most this many turns with laid tiles."""


def _begins(learner: Learner) -> bool:
    """Return whether the learner has laid nothing yet. Then the first melds need a worth."""
    return learner.is_playing() and learner.seat not in learner.table_view.facts[Opened].opened


def _may_lay(learner: Learner) -> bool:
    return learner.is_playing() and learner.can(Rearrange) and not _begins(learner)


def _may_lay_first(learner: Learner) -> bool:
    """Return whether the learner may lay tiles for the first time after the first melds."""
    return _may_lay(learner) and learner.times(Rearranged) == 1


def _may_rearrange(learner: Learner) -> bool:
    """Return whether the learner can lay only by rearranging, and has rarely done it."""
    return (
        learner.is_playing()
        and learner.times(Rearranged) <= _KNOWN
        and not learner.can(Rearrange)
        and not _begins(learner)
        and bool(learner.seen.melds)
    )


_HINTS = Hints(
    new=(
        Hint("practice-tiles-begin", _begins, (Rearranged,)),
        Hint("practice-tiles-lay", _may_lay_first),
        Hint("practice-tiles-rearrange", _may_rearrange),
        Hint("practice-tiles-draw", _may_rearrange),
        Hint("practice-tiles-out", Learner.is_nearly_out),
        Hint("practice-tiles-done", Learner.waits_first),
        Hint("practice-tiles-watch", Learner.waits_first),
    ),
    short=(
        Hint("practice-short-lay", _may_lay),
        Hint("practice-short-rearrange", Learner.is_playing),
        Hint("practice-short-watch", Learner.is_waiting),
    ),
)


_PRACTICE = Practice(
    computers=2,
    deals=(4, 96),
    hints=_HINTS,
    first_look=Strip(
        (
            _ON_TABLE.laid("7R 7B 7Y", True, "first-look-set"),
            _ON_TABLE.laid("4K 5K 6K", True, "first-look-run"),
            _ON_TABLE.added("7K", "4K 5K 6K", True, "first-look-lay-off"),
            _ON_TABLE.shown("4R 5R 6R 7R 8R", "first-look-table"),
            _ON_TABLE.split("first-look-split"),
        )
    ),
)

TILES = Presenter("tiles", practice=_PRACTICE, strips=_strips, played=_played)
