"""Tile Rummy: first melds, jokers that are freed or locked, a long table, the end of a hand."""

from functools import cache

from bot.blocks.screen import Screen
from bot.showing.public_screen import public_screen
from bot.text import Text
from bot.workbench.draft import Place
from engine.live.table import Table
from engine.state import State
from tests.discord.play.tile_tables import tile_deal
from tests.screens.panels import panel
from tests.screens.registry import private, public
from tests.screens.script import Script
from tests.screens.tables import over
from tests.screens.workbenches import bench

RACKS = (
    "9R 10R 11R 7B 8B 9B 13Y 13K 2Y 3Y 4K 5K 6K 12R",
    "6R 7R 8R JK 10B 11B 12B 1Y 1K 5Y 9Y 3R 3B 12K",
)
OPENED = (
    "0 rearrange 9R 10R 11R / 7B 8B 9B",
    "1 rearrange 9R 10R 11R / 7B 8B 9B / 6R 7R 8R JK=9R / 10B 11B 12B",
    "0 rearrange 9R 10R 11R / 7B 8B 9B / 6R 7R 8R JK=9R / 10B 11B 12B / 4K 5K 6K",
    "1 draw",
)


@cache
def begun(rulebook: str = "standard") -> Table:
    """Both have laid their first melds; Ann's turn, who has the tile of the joker: 9R."""
    racks = (RACKS[0].replace("12R", "9R"), RACKS[1])
    script = Script("tiles", 2, rulebook=rulebook).begin(tile_deal(racks, pool="2B 4Y"))
    return script.moves(*OPENED).table()


@cache
def unopened() -> Table:
    """Ben has laid his first melds, Ann drew; it is her turn."""
    script = Script("tiles", 2).begin(tile_deal(RACKS, pool="2B 4Y"))
    return script.moves("0 draw", "1 rearrange 6R 7R 8R JK / 10B 11B 12B").table()


@cache
def nine() -> Table:
    """A table with nine melds in Ann's turn."""

    def wanted(state: State) -> bool:
        return len(state.melds) == _NINE and state.turn == 0

    return Script("tiles", 3, seed=4, initial_meld=0).begin().play_on(wanted).table()


_NINE = 9


@public
def table_of_tiles(say: Text) -> Screen:
    return public_screen(begun(), say)


@private
def hand_tiles_unopened(say: Text) -> Screen:
    return bench(unopened(), say)


@private
def hand_tiles_begun(say: Text) -> Screen:
    return bench(begun(), say)


@private
def hand_tiles_nine_melds(say: Text) -> Screen:
    return bench(nine(), say)


@private
def hand_tiles_first_melds(say: Text) -> Screen:
    return bench(unopened(), say, ("7B 8B 9B", "", None))


@private
def hand_tiles_first_melds_text_first(say: Text) -> Screen:
    return bench(unopened(), say, ("7B 8B 9B", "", None), text_first=True)


@private
def hand_tiles_first_melds_enough(say: Text) -> Screen:
    return bench(unopened(), say, ("7B 8B 9B", "", None), ("9R 10R 11R", "", None))


@private
def hand_tiles_in_for_a_joker(say: Text) -> Screen:
    return bench(begun(), say, chosen="9R")


@private
def hand_tiles_ends_without_its_draft(say: Text) -> Screen:
    return bench(begun(), say, ("13Y 13K", "", None), asks=True)


@private
def hand_tiles_freed_joker(say: Text) -> Screen:
    return bench(begun(), say, ("", "2.3", None))


@private
def hand_tiles_locked(say: Text) -> Screen:
    return bench(begun("classic"), say, chosen="9R", opened=(0, 1))


@private
def hand_tiles_large_cards(say: Text) -> Screen:
    return bench(begun(), say, cards="large")


@private
def hand_tiles_waiting(say: Text) -> Screen:
    return panel(begun(), say, 1)


@cache
def long_game() -> Table:
    """Far into a hand of four."""
    script = Script("tiles", 4, seed=3, initial_meld=0)
    return script.begin().play_on(lambda state: len(state.melds) >= _LONG).table()


_LONG = 14


@cache
def racked() -> Table:
    """Ann has drawn for very long and holds every tile there is, most jokers and a whole colour
    once more: 70. All other tiles lie on the table, in 28 melds."""
    spans = (range(1, 5), range(5, 8), range(8, 11), range(11, 14))
    runs = [
        [" ".join(f"{number}{colour}" for number in span) for span in spans] for colour in "RBYK"
    ]
    table = [*runs[0], *runs[1], *runs[2]] * 2 + runs[3]
    table[0] = "JK=2R 3R 4R"
    rack = " ".join(run for colour in (*runs, runs[3]) for run in colour)
    ben = " ".join([*table, "2R"]).replace("=2R", "")
    dealt = tile_deal((f"{rack} JK JK JK JK", ben), pool="JK 1R", short=True, copies=3, jokers=6)
    script = Script("tiles", 2, rulebook="six", jokers=6, initial_meld=0).begin(dealt)
    return script.moves("0 draw", f"1 rearrange {' / '.join(table)}").table()


@private
def hand_tiles_seventy(say: Text) -> Screen:
    return bench(racked(), say)


@private
def hand_tiles_seventy_chosen(say: Text) -> Screen:
    """With all that can stand on a workbench at once."""
    places = (Place(4, 3), Place(0, 0))
    laid = ("2R", "", None)
    return bench(racked(), say, laid, chosen="13K JK", opened=(0, 1, 4), places=places)


@private
def hand_tiles_seventy_ways(say: Text) -> Screen:
    return bench(racked(), say, ("2R", "", None), chosen="13K")


@private
def hand_tiles_seventy_text_first(say: Text) -> Screen:
    return bench(racked(), say, chosen="13K", text_first=True)


@public
def table_of_tiles_long(say: Text) -> Screen:
    return public_screen(long_game(), say)


@private
def result_of_tiles(say: Text) -> list[Screen]:
    ended = Script("tiles", 3, seed=2, initial_meld=0).begin().play_on(over).table()
    return [public_screen(ended, say), panel(ended, say), panel(ended, say, text_first=True)]
