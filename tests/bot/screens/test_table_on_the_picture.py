"""What the picture of a table is told of each seat (UX.md, Table: totals and state)."""

from dataclasses import replace
from typing import Any

from bot.render.specs import SeatSpec
from bot.screens.table_screen import table_alt, table_picture, table_screen, veiled_screen
from bot.screens.text_first import table_in_words
from bot.text import Text
from engine.cards import cards
from engine.notation.position import read_position
from tests.engine.live.ledger import ANN, BEN, CHI, Ledger, game_of, registry_over
from tests.screens.tables import placed

TABLE = {
    "players": ["A", "B", "C"],
    "scores": {"A": 45, "B": -120, "C": 0},
    "turn": "B",
    "hands": {"A": ["5D"], "B": ["4S", "4H"], "C": ["9C", "9D", "KS"]},
    "stock": ["2C", "2D"],
    "discard": ["KD"],
}


async def seats_of(**position: Any) -> tuple[SeatSpec, ...]:
    """The seats of Ann, Ben and Chi in a position of docs/notation.md."""
    table_view = (await game_of(registry_over(Ledger()), ANN, BEN, CHI)).view(None)
    found = read_position({**TABLE, **position})
    return table_picture(placed(table_view, found), Text()).seats


async def test_ux_table_totals_counts_and_whose_turn_it_is() -> None:
    seats = await seats_of(game="contract")
    assert [(seat.seat, seat.total, seat.count) for seat in seats] == [
        (1, 45, 1),
        (2, -120, 2),
        (3, 0, 3),
    ]
    assert [seat.on_turn for seat in seats] == [False, True, False]
    assert not any(seat.down or seat.born for seat in seats)


async def test_ux_table_down_is_said_of_a_contract_and_born_in_dummy() -> None:
    contract = await seats_of(game="contract", down=["A", "C"])
    assert [seat.down for seat in contract] == [True, False, True]
    assert not any(seat.born for seat in contract)
    dummy = await seats_of(game="dummy", born=["C"])
    assert [seat.born for seat in dummy] == [False, False, True]
    assert not any(seat.down for seat in dummy)


async def test_in_basic_rummy_nobody_is_either() -> None:
    assert not any(seat.down or seat.born for seat in await seats_of(game="basic"))


async def test_players_have_their_names_on_it_but_for_who_had_themselves_forgotten() -> None:
    table_view = (await game_of(registry_over(Ledger()), ANN, BEN, CHI)).view(None)
    found = read_position({**TABLE, "game": "basic"})
    table_view = placed(table_view, found)
    assert [seat.name for seat in table_picture(table_view, Text()).seats] == ["Ann", "Ben", "Chi"]
    gone = replace(table_view.roster.sitters[1], user=-1)
    sitters = (table_view.roster.sitters[0], gone, table_view.roster.sitters[2])
    table_view = replace(table_view, roster=replace(table_view.roster, sitters=sitters))
    assert [seat.name for seat in table_picture(table_view, Text()).seats] == ["Ann", "", "Chi"]


KNOCKED = {
    "game": "gin",
    "options": {"showdown": "own"},
    "players": ["A", "B"],
    "phase": "show",
    "turn": "B",
    "scores": {},
    "hands": {"A": ["2S", "AH", "AS"], "B": ["10C", "JC", "4C", "9H", "9D", "9S", "3H"]},
    "table": [{"owner": "A", "kind": "set", "cards": ["4S", "4H", "4D"]}],
}


async def test_gin_7_6_the_knockers_hand_is_open_and_counted_until_the_other_has_shown() -> None:
    table_view = (await game_of(registry_over(Ledger()), ANN, BEN, game="gin")).view(None)
    found = read_position({**TABLE, **KNOCKED})
    table_view = placed(table_view, found)
    picture = table_picture(table_view, Text())
    assert [meld.cards for meld in picture.melds if meld.seat == 1] == [
        cards("4S 4H 4D"),
        *((card,) for card in sorted(cards("2S AH AS"))),
    ]
    assert not [meld for meld in picture.melds if meld.seat == 2]
    for language in ("en", "vi", "th"):
        say = Text(language)
        shown = table_screen(table_view, say).blocks
        lines = "\n".join(block for block in shown if isinstance(block, str))
        named = say.cards(sorted(cards("2S AH AS")))
        melds = say.cards(cards("4S 4H 4D"))
        left = say("alt-showdown", name="Ann", melds=melds, cards=named, points=4)
        for words in (table_alt(table_view, say), table_in_words(table_view, say), lines):
            assert left in words
        veiled = str(veiled_screen(table_view, say).blocks)
        assert say.card(cards("AH")[0]) not in veiled
