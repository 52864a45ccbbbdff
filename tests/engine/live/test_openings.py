"""How many tables one person and one channel can have open."""

import asyncio

import pytest

from engine.errors import IllegalMove, Reason
from engine.live.tables import TableRegistry
from engine.table.roster import CloseReason, Sitter, Status
from tests.engine.live.ledger import ANN, BEN, CHI, DAO, Ledger, game_of, lobby, registry_over


async def refused(registry: TableRegistry, user: int, channel: int = 20) -> IllegalMove:
    with pytest.raises(IllegalMove) as told:
        await lobby(registry, user, channel=channel)
    return told.value


async def test_one_person_has_three_open_lobbies_wherever_they_are() -> None:
    registry = registry_over(Ledger())
    tables = [await lobby(registry, ANN, channel=channel) for channel in (20, 21, 22)]
    told = await refused(registry, ANN, 23)
    assert told.reason is Reason.TOO_MANY_LOBBIES
    assert told.facts == {
        "most": 3,
        "tables": tuple(table.header.table_id for table in tables),
    }
    await lobby(registry, BEN, channel=20)
    await tables[0].close(CloseReason.IDLE)
    await lobby(registry, ANN, channel=23)


async def test_a_thousand_at_once_are_no_more_than_one_by_one() -> None:
    ledger = Ledger(slow=True)
    registry = registry_over(ledger)
    ends = await asyncio.gather(
        *(lobby(registry, ANN, channel=channel) for channel in range(1000)), return_exceptions=True
    )
    assert sum(not isinstance(one, BaseException) for one in ends) == 3
    assert len(ledger.pages) == 3


async def test_a_channel_has_ten_open_lobbies() -> None:
    registry = registry_over(Ledger())
    for number in range(10):
        await registry.open_lobby(
            guild_id=10,
            channel_id=20,
            host=100 + number,
            host_name="Somebody",
            game_name="basic",
            options={},
            computers=0,
        )
    told = await refused(registry, ANN)
    assert told.reason is Reason.CHANNEL_FULL
    assert len(told.facts["tables"]) == 10
    await lobby(registry, ANN, channel=21)


async def test_a_game_that_has_begun_is_no_lobby_any_more() -> None:
    registry = registry_over(Ledger())
    for _ in range(5):
        await game_of(registry, ANN, BEN, CHI)
    assert len(registry.of_user(ANN)) == 5


async def test_a_rematch_is_no_lobby_of_its_host() -> None:
    registry = registry_over(Ledger())
    games = [await game_of(registry, ANN, BEN, CHI) for _ in range(5)]
    for table in games:
        await table.close(CloseReason.TOGETHER)
        again, is_new = await registry.rematch(table, ANN, "Ann")
        assert is_new
        assert again.roster.status is Status.LOBBY
    await lobby(registry, ANN)


async def test_nobody_sits_at_more_than_twenty_five_tables() -> None:
    registry = registry_over(Ledger())
    games = [await game_of(registry, ANN, BEN, CHI) for _ in range(25)]
    with pytest.raises(IllegalMove) as told:
        registry.openings.check_seat(ANN)
    assert (told.value.reason, told.value.facts["most"]) == (Reason.TOO_MANY_TABLES, 25)
    registry.openings.check_seat(ANN, games[0].header.table_id)
    assert (await refused(registry, ANN)).reason is Reason.TOO_MANY_TABLES
    await games[0].close(CloseReason.TOGETHER)
    with pytest.raises(IllegalMove):
        # Opened by somebody else in the meantime, and Ben sits at 24 and this one.
        await registry.open_lobby(
            guild_id=10,
            channel_id=20,
            host=BEN,
            host_name="Ben",
            game_name="basic",
            options={},
            computers=99,
        )
    again, _ = await registry.rematch(games[0], ANN, "Ann")
    with pytest.raises(IllegalMove) as told:
        await registry.rematch(games[1], ANN, "Ann")
    assert again.roster.seat_of(ANN) is not None


async def test_being_invited_takes_nobody_a_seat() -> None:
    registry = registry_over(Ledger())
    for host in range(100, 130):
        await registry.open_lobby(
            guild_id=10,
            channel_id=host,
            host=host,
            host_name="Somebody",
            game_name="contract",
            options={},
            computers=0,
            guests=(Sitter(DAO, "Dao"),),
        )
    assert len(registry.of_user(DAO)) == 30
    registry.openings.check_seat(DAO)
    await lobby(registry, DAO)
