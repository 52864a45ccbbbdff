"""The first difference between two tables with the same cards, as the channel may see it."""

from dataclasses import replace

from bot.showing.challenges import shown_divergence
from engine.live.archive import Archive
from engine.table.play import begin
from engine.table.record import Entry
from tests.engine.live.ledger import Ledger
from tests.engine.played import TABLE, opened, play_on

OTHER = "f" * 10


async def archive() -> Archive:
    """A finished game, and one that stopped being the same at its fourth step."""
    ledger, table = opened("gin", {}, 2, 1)
    await table.do(begin, 1)
    await play_on(table)
    page = ledger.pages[TABLE]
    cut = replace(page, entries=(*page.entries[:4], Entry(5, page.entries[-1].events)))
    return Archive(Ledger(pages={TABLE: page, OTHER: cut}))


async def test_tables_that_played_alike_have_no_difference() -> None:
    games = await archive()
    replay = await games.find(5, TABLE)
    found = await shown_divergence(games, replay, 0, TABLE, None)
    assert found is not None
    assert found.same_moves


async def test_the_first_other_step_is_shown_without_cards_that_are_hidden() -> None:
    games = await archive()
    replay = await games.find(5, TABLE)
    found = await shown_divergence(games, replay, 0, OTHER, None)
    assert found is not None
    assert not found.same_moves
    assert found.here.seat is None
    assert found.here.hand == ()


async def test_a_table_that_is_not_there_gives_none() -> None:
    games = await archive()
    replay = await games.find(5, TABLE)
    assert await shown_divergence(games, replay, 0, "0" * 10, None) is None
