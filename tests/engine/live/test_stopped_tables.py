"""A table that an engine fault has stopped: it says so, and nobody is trapped there."""

from dataclasses import replace
from datetime import timedelta

import pytest

from engine.errors import IllegalMove, Reason, Stale
from engine.live.faults import Frozen
from engine.live.table import Table
from engine.moves import Draw
from engine.table.absence import be_back
from engine.table.play import begin
from engine.table.record import StoredTable, UnreadableJournal
from engine.table.roster import CloseReason, Status
from engine.table.stopped import end
from engine.table.table_events import StoodIn
from engine.table.terms import NORMAL, Terms
from tests.each import each
from tests.engine.live.ledger import (
    ANN,
    BEN,
    CHI,
    Ledger,
    Watch,
    game_of,
    lobby,
    name,
    nothing_is_lost,
    on_turn,
    registry_over,
)


def broken(*_: object, **__: object) -> None:
    """A rule that stumbles over every position."""
    raise ZeroDivisionError


async def stop(table: Table, monkeypatch: pytest.MonkeyPatch) -> str:
    """A rule breaks as somebody draws; the reference."""
    monkeypatch.setattr("engine.table.play.decide", broken)
    with pytest.raises(Frozen) as frozen:
        await table.play(on_turn(table), Draw())
    return frozen.value.reference


async def test_a_fault_is_published_with_what_was_being_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    registry, heard = registry_over(Ledger()), []
    registry.watchers.append(lambda table: heard.append(table.halt))
    table = await game_of(registry, ANN, BEN, CHI)
    user, version = on_turn(table), table.version
    reference = await stop(table, monkeypatch)
    why = heard[-1]
    assert why is not None
    assert (why.reference, why.version, why.doing) == (reference, version, "play")
    assert why.wanted == {"user": user, "move": Draw()}
    assert isinstance(why.fault, ZeroDivisionError)


async def test_nothing_goes_on_by_itself_where_a_table_stands_still(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = await game_of(registry_over(Ledger()), ANN, BEN, CHI, terms=Terms(NORMAL))
    assert table.deadline is not None
    assert table.acting()
    await stop(table, monkeypatch)
    assert table.deadline is None
    assert not table.acting()


async def test_whoever_sits_there_is_free_for_other_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    registry = registry_over(Ledger())
    table = await game_of(registry, ANN, BEN, CHI)
    key = table.header.table_id
    await stop(table, monkeypatch)
    assert registry.of_user(ANN) == []
    assert registry.stopped_of(ANN) == registry.in_channel(20) == registry.in_server(10) == [key]


async def test_people_leave_without_the_rules_being_asked_and_their_seats_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ledger = Ledger()
    table = await game_of(registry_over(ledger), ANN, BEN, CHI)
    key = table.header.table_id
    with monkeypatch.context() as patched:
        await stop(table, patched)
        patched.setattr("engine.play.evolve", broken)
        patched.setattr("engine.table.table_state.evolve", broken)
        await table.leave(BEN)
        with pytest.raises(IllegalMove) as refused:
            await table.leave(BEN)
        assert refused.value.reason is Reason.NOT_SEATED
    [event] = ledger.pages[key].entries[-1].events
    assert isinstance(event, StoodIn)
    assert table.roster.users == {ANN, CHI}
    again = await registry_over(ledger).find(key)
    assert again is not None
    assert again.halt is None, "a restart tries again"
    assert again.roster == table.roster
    await again.do(be_back, BEN)
    assert again.roster.users == {ANN, BEN, CHI}


async def test_the_last_one_who_leaves_closes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger()
    table = await game_of(registry_over(ledger), ANN, BEN, CHI)
    await stop(table, monkeypatch)
    for user in (ANN, BEN, CHI):
        assert table.roster.status is Status.PLAYING
        await table.leave(user)
    assert table.roster.status is Status.CLOSED
    assert ledger.standings == []
    assert await ledger.open_tables() == []


async def test_its_host_ends_it_and_nothing_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger()
    registry = registry_over(ledger)
    table = await game_of(registry, ANN, BEN, CHI)
    with pytest.raises(Stale):
        await table.do_stopped(end, ANN)
    await stop(table, monkeypatch)
    with pytest.raises(IllegalMove) as refused:
        await table.do_stopped(end, BEN)
    assert refused.value.reason is Reason.NOT_HOST
    await table.do_stopped(end, ANN)
    assert table.roster.closed_because is CloseReason.FAULT
    assert ledger.standings == []
    assert registry.stopped_of(ANN) == registry.in_channel(20) == []
    with pytest.raises(IllegalMove) as refused:
        await table.do_stopped(end, ANN)
    assert refused.value.reason is Reason.TABLE_CLOSED


async def test_once_the_host_is_gone_anybody_who_sits_there_ends_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = await game_of(registry_over(Ledger()), ANN, BEN, CHI)
    await stop(table, monkeypatch)
    await table.leave(ANN)
    with pytest.raises(IllegalMove):
        await table.do_stopped(end, ANN)
    await table.do_stopped(end, CHI)
    assert table.roster.status is Status.CLOSED


async def test_managers_close_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = await game_of(registry_over(Ledger()), ANN, BEN, CHI)
    await stop(table, monkeypatch)
    await table.close(CloseReason.MANAGER, "enough")
    assert table.roster.closing_words == "enough"


async def test_a_lobby_that_cannot_begin_can_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    table = await lobby(registry_over(Ledger()), ANN, BEN, CHI)
    monkeypatch.setattr("engine.table.play.open_deal", broken)
    with pytest.raises(Frozen):
        await table.do(begin, ANN)
    why = table.halt
    assert why is not None
    assert (why.doing, why.wanted) == ("begin", {"user": ANN, "without_asked": False})
    await table.leave(ANN)
    assert (table.roster.host, table.roster.users) == (BEN, {BEN, CHI})
    await table.do_stopped(end, BEN)
    assert table.roster.closed_because is CloseReason.FAULT


async def test_a_step_that_is_stored_and_cannot_be_told_stops_the_table_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ledger = Ledger()
    table = await game_of(registry_over(ledger), ANN, BEN, CHI)
    key, before = table.header.table_id, table.version
    with monkeypatch.context() as patched:
        patched.setattr("engine.table.table_state.evolve", broken)
        with pytest.raises(Frozen):
            await table.play(on_turn(table), Draw())
        assert ledger.pages[key].version == before + 1
        await table.leave(BEN)
    assert ledger.pages[key].version == before + 2
    again = await registry_over(ledger).find(key)
    assert again is not None
    assert (again.halt, again.version) == (None, before + 2)


async def test_a_journal_that_cannot_be_told_says_so_at_every_restart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ledger, heard = Ledger(), []
    table = await game_of(registry_over(ledger), ANN, BEN, CHI)
    monkeypatch.setattr("engine.table.table_state.evolve", broken)
    references = set()
    for _ in range(2):
        registry = registry_over(ledger)
        registry.watchers.append(lambda told: heard.append(told.halt))
        [stopped] = await registry.restore(nothing_is_lost)
        assert stopped.halt is not None
        assert heard[-1] is stopped.halt
        assert (stopped.halt.doing, stopped.version) == ("load", table.version)
        references.add(stopped.halt.reference)
        assert stopped.roster.users == {ANN, BEN, CHI}
        with pytest.raises(Frozen):
            await stopped.play(ANN, Draw())
        assert registry.of_user(ANN) == []
        assert registry.stopped_of(ANN) == [table.header.table_id]
    assert len(references) == 2
    await stopped.leave(BEN)
    await stopped.do_stopped(end, ANN)
    assert await ledger.open_tables() == []


class Torn(Ledger):
    """A ledger whose steps after the first cannot be read."""

    async def load(self, table_id: str) -> StoredTable | None:
        raise UnreadableJournal(f"version 2 of table {table_id} cannot be read")

    async def salvage(self, table_id: str) -> StoredTable | None:
        page = self.pages[table_id]
        return replace(page, entries=page.entries[:2], last=page.entries[-1].version)


async def test_a_journal_that_cannot_be_read_is_left_and_ended_behind_its_last_step() -> None:
    ledger = Torn()
    table = await game_of(registry_over(ledger), ANN, BEN, CHI)
    [stopped] = await registry_over(ledger).restore(nothing_is_lost)
    assert stopped.halt is not None
    assert stopped.version == table.version > 2
    assert stopped.roster.users == {ANN, BEN}, "as far as it can be read"
    await stopped.do_stopped(end, ANN)
    assert ledger.pages[table.header.table_id].version == table.version + 1


@each("change", [{"game": "whist"}, {"options": {"jokers": "nine"}}])
async def test_rules_that_cannot_be_read_are_no_trap_either(change: dict[str, object]) -> None:
    ledger = Ledger()
    table = await game_of(registry_over(ledger), ANN, BEN, CHI)
    page = ledger.pages[table.header.table_id]
    ledger.pages[table.header.table_id] = replace(page, header=replace(page.header, **change))
    [stopped] = await registry_over(ledger).restore(nothing_is_lost)
    assert stopped.halt is not None
    await stopped.do_stopped(end, ANN)
    assert stopped.roster.status is Status.CLOSED


async def test_time_that_cannot_be_told_stops_a_table_as_it_comes_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ledger = Ledger()
    await game_of(registry_over(ledger), ANN, BEN, CHI)
    monkeypatch.setattr("engine.live.table.next_deadline", broken)
    [stopped] = await registry_over(ledger).restore(nothing_is_lost)
    assert stopped.halt is not None
    assert stopped.deadline is None


async def test_nobody_can_have_it_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    now, ledger = Watch(), Ledger()
    registry = registry_over(ledger, now)
    table = await game_of(registry, ANN, BEN, CHI)
    await stop(table, monkeypatch)
    now.wait(days=6)
    await registry.sweep(nothing_is_lost)
    assert await registry.find(table.header.table_id) is table
    now.wait(days=2)
    await registry.sweep(nothing_is_lost)
    assert table.roster.closed_because is CloseReason.FAULT
    assert timedelta(days=7) < now() - Watch().time


async def test_where_another_process_went_on_the_table_does_so_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ledger = Ledger()
    table = await game_of(registry_over(ledger), ANN, BEN, CHI)
    other = await registry_over(ledger).find(table.header.table_id)
    assert other is not None
    with monkeypatch.context() as patched:
        await stop(table, patched)
    await other.play(on_turn(other), Draw())
    with pytest.raises(Stale):
        await table.leave(BEN)
    assert table.halt is None
    assert table.version == other.version
    assert name(BEN) in [sitter.name for sitter in table.roster.sitters]
