"""Salts: players mix something of their own into the shuffle after the seal was shown."""

import pytest

from engine.errors import IllegalMove, Reason
from engine.events import Dealt
from engine.shuffle import commitment, first_dealer, order, salted
from engine.table.lobby import add_salt
from engine.table.play import begin
from tests.engine.live.ledger import (
    ANN,
    BEN,
    CHI,
    DAO,
    Ledger,
    lobby,
    nothing_is_lost,
    registry_over,
    seen,
)


async def test_the_shuffles_follow_from_seed_and_salts_the_seal_from_the_seed():
    ledger = Ledger()
    registry = registry_over(ledger)
    table = await lobby(registry, ANN, BEN, CHI)
    seed, seal = table.header.seed, table.view(None).commitment
    assert seal == commitment(seed)
    await table.do(add_salt, BEN, "one")
    await table.do(add_salt, ANN, "two")
    assert table.view(None).commitment == seal
    await table.do(begin, ANN)
    luck = salted(seed, ("one", "two"))
    assert seen(table).dealer == first_dealer(luck, 3)
    [dealt] = [
        event
        for entry in ledger.pages[table.header.table_id].entries
        for event in entry.events
        if isinstance(event, Dealt)
    ]
    pack = order(luck, "deal/1", table.game.pack(3))
    assert dealt.discard + dealt.stock == pack[30:]


async def test_once_each_and_only_for_those_who_sit():
    table = await lobby(registry_over(Ledger()), ANN, BEN)
    await table.do(add_salt, ANN, "one")
    version = table.version
    await table.do(add_salt, ANN, "another")
    assert table.version == version
    assert table.roster.salts == ((ANN, "one"),)
    with pytest.raises(IllegalMove) as refused:
        await table.do(add_salt, DAO, "mine")
    assert refused.value.reason is Reason.NOT_SEATED


async def test_too_late_once_the_game_has_begun():
    table = await lobby(registry_over(Ledger()), ANN, BEN, CHI)
    await table.do(begin, ANN)
    with pytest.raises(IllegalMove) as refused:
        await table.do(add_salt, BEN, "late")
    assert refused.value.reason is Reason.GAME_RUNNING
    assert table.roster.salts == ()


async def test_salts_survive_a_restart():
    ledger = Ledger()
    table = await lobby(registry_over(ledger), ANN, BEN, CHI)
    await table.do(add_salt, CHI, "mine")
    again = registry_over(ledger)
    await again.restore(nothing_is_lost)
    found = await again.find(table.header.table_id)
    assert found is not None
    assert found.roster.salts == table.roster.salts == ((CHI, "mine"),)
