"""The strip of the table says what is public, and nothing else."""

from typing import Any

from bot.blocks.screen import Picture, Screen
from bot.render.specs import CardStyle, TableStripSpec
from bot.screens.hand_panel import table_strip
from bot.text import Text
from engine.cards import parse
from engine.live.table_view import TableView
from engine.notation.position import read_position
from tests.engine.live.ledger import ANN, BEN, CHI, Ledger, game_of, lobby, registry_over
from tests.screens.panels import panel
from tests.screens.tables import DRAWN, contract, placed

TABLE = {
    "players": ["A", "B", "C"],
    "turn": "B",
    "hands": {"A": ["5D"], "B": ["4S", "4H"], "C": ["9C", "9D", "KS"]},
    "stock": ["2C", "2D"],
    "discard": ["3S", "KD"],
    "table": [
        {"owner": "A", "kind": "set", "cards": ["8S", "8H", "8D"]},
        {"owner": "C", "kind": "run", "cards": ["5C", "6C", "7C", "8C"]},
    ],
}
CONTRACT = {"game": "contract", "down": ["A", "C"], **TABLE}
DUMMY = {"game": "dummy", "born": ["A", "C"], **TABLE}


async def seen(seat: int | None, position: dict[str, Any]) -> TableView:
    """A position of docs/notation.md as this seat sees it."""
    game = await game_of(registry_over(Ledger()), ANN, BEN, CHI)
    return placed(game.view(None), read_position(position), seat)


async def strip(seat: int | None = 1, **position: Any) -> Picture:
    shown = table_strip(await seen(seat, {**CONTRACT, **position}), Text())
    assert shown is not None
    return shown


async def test_the_upcard_the_stock_and_the_melds_are_shown_by_their_numbers() -> None:
    shown = await strip()
    assert isinstance(shown.spec, TableStripSpec)
    assert shown.spec.table.upcard == parse("KD")
    assert shown.spec.table.stock_count == 2
    assert [(meld.seat, len(meld.cards)) for meld in shown.spec.table.melds] == [(1, 3), (3, 4)]
    assert "Upcard: K♦" in shown.alt.replace("\ufe0e", "")
    assert "1. Ann: 8♠ 8♥ 8♦" in shown.alt.replace("\ufe0e", "")
    assert "2. Chi: 5♣ 6♣ 7♣ 8♣" in shown.alt.replace("\ufe0e", "")


async def test_dummy_has_its_row_with_the_head_card() -> None:
    shown = table_strip(await seen(1, DUMMY), Text())
    assert shown is not None
    assert isinstance(shown.spec, TableStripSpec)
    assert shown.spec.table.has_row
    assert shown.spec.table.upcard is None
    assert shown.spec.table.row == (parse("3S"), parse("KD"))
    assert shown.spec.table.head == 0
    assert "3♠ is the head card" in shown.alt.replace("\ufe0e", "")


async def test_everybody_gets_the_same_strip_without_a_card_of_any_hand() -> None:
    strips = [await strip(seat) for seat in (0, 1, 2, None)]
    assert all(shown == strips[0] for shown in strips)
    words = strips[0].alt.replace("\ufe0e", "")
    assert not any(card in words for card in ("5♦", "4♠", "4♥", "9♣", "9♦", "K♠", "2♣", "2♦"))


async def test_the_cards_are_drawn_as_their_reader_likes_them() -> None:
    shown = table_strip(await seen(1, CONTRACT), Text(), CardStyle.TWO)
    assert shown is not None
    assert isinstance(shown.spec, TableStripSpec)
    assert shown.spec.style is CardStyle.TWO


async def test_there_is_none_before_the_first_deal() -> None:
    table = await lobby(registry_over(Ledger()), ANN, BEN, CHI)
    assert table_strip(table.view(ANN), Text()) is None


def strips(screen: Screen) -> list[TableStripSpec]:
    pictures = [block for block in screen.blocks if isinstance(block, Picture)]
    return [shown.spec for shown in pictures if isinstance(shown.spec, TableStripSpec)]


def test_a_panel_has_the_strip_above_its_hand_while_its_player_is_to_act() -> None:
    for table in (contract(), contract(*DRAWN)):
        first, *_ = (block for block in panel(table, Text()).blocks if isinstance(block, Picture))
        assert isinstance(first.spec, TableStripSpec)


def test_a_panel_that_waits_shows_no_table_that_will_soon_be_gone() -> None:
    assert strips(panel(contract(), Text(), 2)) == []
