"""What a learner sees before their first step: sets, runs, lay-offs, and what is the game’s own."""

from collections.abc import Mapping

from bot.screens.examples.example import (
    Example,
    Situation,
    Strip,
    illustration,
    lay_off,
    meld,
    strip,
)
from bot.screens.examples.gin import gin_meld, shown_on
from bot.screens.examples.indian import first_life, group, second_life
from bot.screens.examples.manipulation import added, laid, split
from bot.screens.examples.phases import hit, phase, shown
from bot.screens.examples.tiles import added as tiles_added
from bot.screens.examples.tiles import laid as tiles_laid
from bot.screens.examples.tiles import shown as tiles_shown
from bot.screens.examples.tiles import split as tiles_split
from engine.cards import cards
from engine.moves import TakeRow

_SET, _RUN, _LONG_RUN = "7S 7H 7D", "4C 5C 6C", "4C 5C 6C 7C"


def _melds(run: str, more: str) -> tuple[Example, ...]:
    return (
        meld(_SET, True, "first-look-set"),
        meld(run, True, "first-look-run"),
        lay_off(more, run, True, "first-look-lay-off"),
    )


def _row() -> tuple[Example, ...]:
    row = "9D JS KH JH 2S"
    before = Situation(cards("JC KD 3D"), row=cards(row), free=False, drawn=False)
    move = TakeRow(cards("JS")[0], cards("JS JH JC"))
    take = Example(cards("JC JS JH"), True, "first-look-take", before, move)
    return illustration(row, "first-look-row"), take


def _sweep() -> tuple[Example, ...]:
    row = "9D JS KH 2S"
    before = Situation(cards("JC JD 3D KD"), row=cards(row), drawn=False)
    take = TakeRow(cards("JS")[0], cards("JS JC JD"))
    laid = Example(cards("JS JC JD"), True, "first-look-sweep", before, take)
    return illustration(row, "first-look-row"), laid


FIRST_LOOK: Mapping[str, Strip] = {
    "basic": Strip(_melds(_RUN, "7C")),
    "contract": Strip(_melds(_LONG_RUN, "8C")),
    "dummy": strip(*_melds(_RUN, "7C"), *_row()),
    "manipulation": strip(
        laid(_SET, True, "first-look-set"),
        laid(_RUN, True, "first-look-run"),
        added("7C", _RUN, True, "first-look-lay-off"),
        illustration("4S 5S 6S 7S 8S", "first-look-table"),
        split("first-look-split"),
    ),
    "gin": strip(
        gin_meld(_SET, True, "first-look-set"),
        gin_meld(_RUN, True, "first-look-run"),
        illustration("KD 3S AH", "first-look-deadwood"),
        shown_on("7C", _RUN, True, "first-look-show"),
    ),
    "indian": strip(
        first_life("4C 5C 6C", True, "first-look-first-life"),
        second_life("9H JK JH", True, "first-look-second-life"),
        group(_SET, True, "first-look-set"),
        illustration("KD 3S AH", "first-look-left-over"),
    ),
    "phases": strip(
        phase("5R 5B 5G", "first-look-number-set", "9R 9Y W"),
        shown("4R 5B 6G 7Y", "first-look-number-run"),
        hit("8R", "4R 5B 6G 7Y", True, "first-look-hit"),
        shown("W SK", "first-look-wild-and-skip"),
    ),
    "rummy500": strip(*_melds(_RUN, "7C"), *_sweep()),
    "shanghai": Strip(_melds(_LONG_RUN, "8C")),
    "tiles": strip(
        tiles_laid("7R 7B 7Y", True, "first-look-set"),
        tiles_laid("4K 5K 6K", True, "first-look-run"),
        tiles_added("7K", "4K 5K 6K", True, "first-look-lay-off"),
        tiles_shown("4R 5R 6R 7R 8R", "first-look-table"),
        tiles_split("first-look-split"),
    ),
}
"""One picture for each game that can be practised, under its standard rules."""
