"""The hand of Ten Phases: its boxes, its line under the chosen cards, its readings."""

from bot.blocks.screen import Picture
from bot.people.known_people import Reader
from bot.people.preferences import Preferences
from bot.render.specs import HandSpec, SlotSpec
from bot.screens.chosen_cards import chosen_line
from bot.screens.panel_controls import CONTRACT, OFF, SUGGEST
from bot.showing.hand_controls import button_moves, hand_controls
from bot.text import Text
from engine.live.table import Table
from engine.moves import MakeContract
from tests.discord.play.phases_tables import cards, phases_deal
from tests.each import each
from tests.screens.panels import panel
from tests.screens.script import ANN, Script, positions

SAY = Text().of("phases")


TWO_WAYS = phases_deal(
    "5R 5B 5G 9G 9Y W W 1R 1B 12Y",
    "6R 6B 6G 7R 7B 7G 4Y 4R 11B 11G",
    "1G 2G 3Y 4B 8R 10R 10B 12R 8Y SK",
    stock="3B 8B 5Y",
)


def drawn() -> Table:
    """Ann can lay her phase, two sets of three: of 5, and of 9 with a wild card."""
    return Script("phases").begin(phases_deal()).moves("0 draw").table()


def shown(chosen: str) -> tuple[HandSpec, str]:
    for block in panel(drawn(), SAY, chosen=chosen).blocks:
        if isinstance(block, Picture) and isinstance(block.spec, HandSpec):
            return block.spec, block.alt
    raise AssertionError("there is no hand")


def test_the_boxes_show_where_the_chosen_cards_go() -> None:
    spec, alt = shown("5R 9G W")
    there = [
        card for box in spec.slots for at, card in enumerate(box.cards) if at not in box.missing
    ]
    assert sorted(there) == sorted(cards("5R 9G W"))
    assert all(box.is_asked for box in spec.slots)
    assert "go nowhere" not in alt


def test_what_goes_nowhere_has_a_place_of_its_own() -> None:
    spec, alt = shown("5R 5B 5G 9G 9Y 1R SK")
    assert spec.slots[-1] == SlotSpec("go nowhere", cards("1R SK"), is_asked=False)
    assert "go nowhere (red 1 skip" in alt


PAIRS = "5R 5B 5G 5Y 9G 9Y 1R 3G SK 12Y"
SINGLES = "1R 2B 3G 4Y 5B 6R 9G 9Y 11Y SK"


@each(
    ("hand", "chosen", "boxes"),
    [
        (PAIRS, "5R 5B 5G 5Y 9G", ["5R 5B 5Y 5G", "9G"]),
        (PAIRS, "5R 5B 1R 3G 9G", ["5R 5B", "9G", "1R 3G"]),
        (PAIRS, "1R 3G 12Y", ["1R", "12Y", "3G"]),
        (SINGLES, "1R 2B 3G 4Y 5B 6R", ["1R", "2B 3G 4Y 5B 6R"]),
        (SINGLES, "1R 2B 3G 4Y 5B 6R 9G", ["9G", "1R 2B 3G 4Y 5B 6R"]),
        (SINGLES, "3G 4Y 6R 9G 9Y 11Y", ["9Y 9G", "3G 4Y 6R", "11Y"]),
    ],
)
def test_phases_6_2_the_boxes_take_as_many_chosen_cards_as_they_can(
    hand: str, chosen: str, boxes: list[str]
) -> None:
    """Among equal ways the hand decides, and only the other cards go nowhere."""
    rules = {} if hand == PAIRS else {"rulebook": "even"}
    others = "6R 6B 6G 7R 7B 7G 4Y 4R 11B 11G", "1B 2G 3Y 4B 8R 10R 10B 12R 8Y SK"
    dealt = phases_deal(hand, *others, stock="12G 8B 1G")
    table = Script("phases", **rules).begin(dealt).moves("0 draw").table()
    blocks = panel(table, SAY, chosen=chosen).blocks
    [spec] = [
        one.spec for one in blocks if isinstance(one, Picture) and isinstance(one.spec, HandSpec)
    ]
    there = [
        {card for at, card in enumerate(box.cards) if at not in box.missing} for box in spec.slots
    ]
    assert there == [set(cards(box)) for box in boxes]


def test_a_lone_skip_card_leaves_the_boxes_empty() -> None:
    spec, _ = shown("SK")
    *boxes, spare = spec.slots
    assert all(len(box.missing) == len(box.cards) for box in boxes)
    assert spare.cards == cards("SK")


def test_all_that_help_are_shown_if_none_is_chosen() -> None:
    spec, _ = shown("")
    assert not any(box.missing for box in spec.slots)
    assert all(box.is_asked for box in spec.slots)


@each(
    ("chosen", "line"),
    [
        ("5R 5B 5G 9G 9Y W", "exactly right."),
        ("5R 5B", "4 cards short of phase 1. You could: Lay phase 1: 🔴5🟦5🍀5 🍀9🔶9★"),
        ("1R 2B 3G", "no place left in phase 1 for"),
        ("9Y", "goes with others. You could: Lay phase 1: 🔴5🟦5🍀5 🍀9🔶9★"),
        ("SK", "you can discard it."),
    ],
)
def test_the_line_is_about_the_phase(chosen: str, line: str) -> None:
    table = drawn()
    controls = hand_controls(table, Reader(ANN, SAY, Preferences()), positions(table, 0, chosen))
    assert line in (chosen_line(table.view(ANN), controls, SAY) or "")


def test_after_the_phase_cards_are_laid_off_alone() -> None:
    laid = "0 contract 5r 5b 5g / 9g 9y w"
    table = Script("phases").begin(phases_deal()).moves("0 draw", laid).table()
    for chosen, line in (("1R 2B", "from now on you lay off."), ("1R", "you can discard it.")):
        at = positions(table, 0, chosen)
        controls = hand_controls(table, Reader(ANN, SAY, Preferences()), at)
        assert (chosen_line(table.view(ANN), controls, SAY) or "").endswith(line)


def test_that_all_cards_are_there_is_said_of_the_chosen_ones_alone() -> None:
    table = drawn()
    for chosen in ((), positions(table, 0, "1R 2B 3G")):
        controls = hand_controls(table, Reader(ANN, SAY, Preferences()), chosen)
        assert "ready to lay" in controls.own.facts(table.view(ANN), None, SAY)
    assert "all cards" not in SAY("hand-phase-short", count=0)


@each("chosen", ["9G", "5R 9G", "1R"])
def test_the_readings_of_a_phase_begin_with_the_chosen_cards(chosen: str) -> None:
    hands = (
        "5R 5B 5G 9G 9Y W W 1R 1B 12Y",
        "6R 6B 6G 7R 7B 7G 4Y 4R 11B 11G",
        "1G 2G 3Y 4B 8R 10R 10B 12R 8Y SK",
    )
    table = Script("phases").begin(phases_deal(*hands, stock="3B 8B 5Y")).moves("0 draw").table()
    wanted = set(cards(chosen))

    def used(at: tuple[int, ...]) -> list[int]:
        moves = button_moves(table, ANN, CONTRACT, at)
        assert all(isinstance(move, MakeContract) for move in moves)
        return [
            len(wanted & {card for meld in move.melds for card in meld})
            for move in moves
            if isinstance(move, MakeContract)
        ]

    counts = used(positions(table, 0, chosen))
    assert counts == sorted(counts, reverse=True)
    assert counts[0] == len(wanted)
    assert sorted(counts) == sorted(used(()))


WITH_WILDS = "6R 6B W W 8Y 9B 10R 11B 12G 3Y"
LAID = "0 contract 6r 6b w w / 8y 9b 10r 11b 12g"


def wild(drawn: str, *moves: str) -> Table:
    """Ann holds two wild cards, a set of four and a run of four."""
    hands = WITH_WILDS, "1R 1B 2G 2Y 3B 3G 4Y 4R 11R 11G"
    dealt = phases_deal(*hands, stock=f"{drawn} 8B 1G")
    phases = [["set4", "run4"]]
    return Script("phases", 2, phases=phases).begin(dealt).moves("0 draw", *moves).table()


def test_no_reading_is_offered_twice() -> None:
    for button in (OFF, SUGGEST):
        moves = button_moves(wild("W", LAID), ANN, button, ())
        assert len(moves) == len(set(moves)) > 1


@each(
    ("table", "told"),
    [
        (wild("2R"), "**Your phase**: this is how you can lay it."),
        (Script("phases").begin(TWO_WAYS).moves("0 draw").table(), "pick how to lay it"),
    ],
)
def test_only_where_there_are_several_ways_one_is_to_be_picked(table: Table, told: str) -> None:
    blocks = panel(table, SAY, kind="contract").blocks
    assert any(told in block for block in blocks if isinstance(block, str))
