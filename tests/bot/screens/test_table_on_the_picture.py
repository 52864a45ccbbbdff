"""What the picture of a table is told of each seat (UX.md, Table: totals and state)."""

from dataclasses import replace
from typing import Any

from bot.render.specs import SeatSpec
from bot.screens.table import table_picture
from bot.text import Text
from engine.notation.position import read_position
from engine.view import view
from tests.engine.live.ledger import ANN, BEN, CHI, Ledger, game_of, registry_over

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
    return table_picture(
        replace(table_view, view=view(found.game, found.state, None)), Text()
    ).seats


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
    table_view = replace(table_view, view=view(found.game, found.state, None))
    assert [seat.name for seat in table_picture(table_view, Text()).seats] == ["Ann", "Ben", "Chi"]
    gone = replace(table_view.roster.sitters[1], user=-1)
    sitters = (table_view.roster.sitters[0], gone, table_view.roster.sitters[2])
    table_view = replace(table_view, roster=replace(table_view.roster, sitters=sitters))
    assert [seat.name for seat in table_picture(table_view, Text()).seats] == ["Ann", "", "Chi"]
