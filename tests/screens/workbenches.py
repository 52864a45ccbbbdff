"""The workbench of Manipulation Rummy: a plain turn, a broken table, and one of thirty melds."""

from functools import cache

from bot.blocks.screen import Screen
from bot.people.known_people import Reader
from bot.people.preferences import Preferences
from bot.screens.bench_panel import BENCH_LEAVE
from bot.showing.hand_controls import hand_controls, panel_screen
from bot.showing.public_screen import public_screen
from bot.text import Text
from bot.workbench.bench import Picks, reader
from bot.workbench.draft import Draft, Place
from bot.workbench.drafts import draft_at, keep_draft
from engine.cards import parse
from engine.computer.plain.lay import placements
from engine.events import Rearranged, TurnStarted
from engine.live.table import Table
from engine.melds import read
from engine.phase import Phase
from engine.state import State
from engine.table.table_events import TimedOut
from tests.discord.play.common_tables import common_deal
from tests.screens.panels import panel
from tests.screens.registry import private, public
from tests.screens.script import ANN, Script, positions
from tests.screens.tables import over

HANDS = ("7S 8S 2D 2C 2H KD QC 9H 4C 7D", "3S 4S 5S AS 5D 6D 8D 10D QD AC")
MOVES = ("0 draw", "0 rearrange 2D 2C 2H", "1 draw", "1 rearrange 2D 2C 2H / 3S 4S 5S", "0 draw")
SUITS = "SHDC"


def _dealt() -> Script:
    return Script("manipulation", 2).begin(common_deal(HANDS, stock="6S JS 7H KS KC 9D"))


@cache
def begun() -> Table:
    """Ann has drawn; on the table lie a set and a run."""
    return _dealt().moves(*MOVES).table()


def _runs() -> list[str]:
    """Thirty-two melds of all cards of two packs: a run of four and three runs of three a suit."""
    spans = (("A", "2", "3", "4"), ("5", "6", "7"), ("8", "9", "10"), ("J", "Q", "K"))
    return [" ".join(rank + suit for rank in span) for suit in SUITS for span in spans] * 2


@cache
def huge() -> Table:
    """A table of thirty-one melds; Ann has drawn and holds the jokers and what is left."""
    melds = _runs()
    rest = melds.pop()
    hands = (f"{rest} JK", "JK")
    replay = Script("manipulation", 3)
    dealt = common_deal((*hands, "AS"), short=True)
    rules = replay.game.melds
    readings = tuple(read(tuple(map(parse, cards.split())), rules) for cards in melds)
    table = tuple(one for one in readings if one is not None)
    replay.begin(dealt).add(
        Rearranged(2, table, (parse("AS"),), (0, 4)), TurnStarted(0, Phase.PLAY)
    )
    return replay.table()


@cache
def nine() -> Table:
    """A table with nine melds; Ann has drawn."""

    def wanted(state: State) -> bool:
        return len(state.melds) == _NINE and state.turn == 0 and state.phase is Phase.PLAY

    return Script("manipulation", 3, seed=4).begin().play_on(wanted).table()


_NINE = 9


def bench(
    table: Table,
    say: Text,
    *steps: tuple[str, str, int | None],
    chosen: str = "",
    opened: tuple[int, ...] = (),
    places: tuple[Place, ...] = (),
    asks: bool = False,
    **likes: object,
) -> Screen:
    """Ann's workbench after these steps; for one chosen card a search has found ways to lay it.

    ``asks``: she is asked whether to end her turn without what she has moved.
    """
    mine, draft = table.observation(0), draft_at(table, ANN)
    assert mine is not None
    assert draft is not None
    draft = Draft.initial(draft.melds, draft.hand)
    for held, taken, target in steps:
        there = [Place(*map(int, one.split("."))) for one in taken.split()]
        at = positions(table, 0, held) if held else ()
        draft = draft.moved(there, at, target, reader(mine.game.melds))
    keep_draft(table, ANN, draft)
    picks = Picks(positions(table, 0, chosen) if chosen else (), opened, places)
    if picks.one_card is not None:
        card = draft.hand[picks.one_card]
        picks = picks._replace(ways=placements(mine, draft.table, card))
    person = Reader(ANN, say, Preferences.model_validate(likes))
    button = BENCH_LEAVE if asks else None
    screen = panel_screen(table, person, hand_controls(table, person, picks, button=button))
    keep_draft(table, ANN, Draft.initial(draft.melds, draft.hand))
    return screen


@public
def table_in_common(say: Text) -> Screen:
    return public_screen(begun(), say)


@public
def table_in_common_huge(say: Text) -> Screen:
    return public_screen(huge(), say)


@private
def hand_bench_begun(say: Text) -> Screen:
    return bench(begun(), say)


@private
def hand_bench_nine_melds(say: Text) -> Screen:
    return bench(nine(), say)


@private
def hand_bench_empty_table(say: Text) -> Screen:
    return bench(_dealt().moves("0 draw").table(), say)


@private
def hand_bench_cards_that_fit(say: Text) -> Screen:
    return bench(begun(), say, chosen="6S")


@private
def hand_bench_ways_to_lay_a_card(say: Text) -> Screen:
    return bench(begun(), say, chosen="7S")


@private
def hand_bench_no_way_to_lay_a_card(say: Text) -> Screen:
    return bench(begun(), say, chosen="KD")


@private
def hand_bench_ends_without_its_draft(say: Text) -> Screen:
    twice = _dealt().moves(*MOVES, "0 draw").table()
    return bench(twice, say, ("7S 7H 7D", "", None), asks=True)


@private
def hand_bench_broken(say: Text) -> Screen:
    return bench(
        begun(), say, ("7S 9H", "", 1), ("KD", "0.0", None), opened=(0, 1), places=(Place(1, 3),)
    )


@private
def hand_bench_to_be_done(say: Text) -> Screen:
    return bench(begun(), say, ("6S 7S 8S", "", 1))


def _timed_out(*later: str) -> Table:
    """The autopilot has played a turn of Ann's, and the others these moves."""
    late = _dealt().moves("0 draw").add(TimedOut(0)).piloted("0 rearrange 2D 2C 2H")
    return late.moves(*later).table()


@private
def hand_bench_dropped(say: Text) -> Screen:
    person, table = Reader(ANN, say, Preferences()), _timed_out()
    return panel_screen(table, person, hand_controls(table, person)._replace(dropped=True))


@private
def hand_bench_after_time_ran_out(say: Text) -> Screen:
    return panel(_timed_out("1 draw", "1 rearrange 2D 2C 2H / 3S 4S 5S"), say)


@private
def hand_bench_text_first(say: Text) -> Screen:
    return bench(begun(), say, ("7S", "", 1), chosen="7D 7H", text_first=True)


@private
def hand_bench_huge(say: Text) -> Screen:
    places = (Place(4, 3), Place(0, 0))
    return bench(huge(), say, chosen="JK", opened=(0, 1, 4), places=places)


@private
def hand_bench_huge_text_first(say: Text) -> Screen:
    return bench(huge(), say, ("JK", "", 0), text_first=True)


@private
def hand_bench_large_cards(say: Text) -> Screen:
    return bench(begun(), say, ("6S", "", 1), cards="large")


@private
def hand_in_common_to_draw(say: Text) -> Screen:
    return panel(_dealt().moves(*MOVES[:2]).table(), say, 1)


@private
def hand_in_common_waiting(say: Text) -> Screen:
    return panel(begun(), say, 1)


@private
def result_in_common(say: Text) -> list[Screen]:
    ended = Script("manipulation", 3, seed=2).begin().play_on(over).table()
    return [public_screen(ended, say), panel(ended, say)]
