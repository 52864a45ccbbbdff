"""What was being done when a fault stopped a table: kept, told to operators, and seen again."""

import asyncio
import json
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.halts import Halts
from data.database.database import Database, open_database
from data.faults import Faults, StoredFault, position
from data.journal.codec import read_entry, read_terms
from data.journal.store import Store
from engine.cards import parse
from engine.live.faults import Frozen
from engine.live.table import Table
from engine.live.tables import TableRegistry
from engine.live.timing import TableTiming, Timeouts
from engine.moves import Discard, Draw
from engine.notation.move import STORED_MOVE
from engine.table.record import Header, StoredTable
from tests.data.samples import OPENING, header
from tests.engine.live.ledger import ANN, BEN, CHI, Ledger, Watch, game_of, on_turn, registry_over


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/upcard.db"


def broken(*_: object) -> None:
    """A rule that stumbles, and says over which card."""
    raise LookupError("nothing is to be done with the JC")


async def stopped(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, Table, dict[str, Any]]:
    """A real table stops in the middle of a turn: its reference, and what is then told of it."""
    registry, faults = (
        TableRegistry(Store(database), Watch(), TableTiming(), Timeouts()),
        Faults(database),
    )
    halts = Halts(faults)
    registry.of_halted.append(halts.watch)
    table = await game_of(registry, ANN, BEN, CHI)
    await table.play(on_turn(table), Draw())
    with monkeypatch.context() as patched:
        patched.setattr("engine.table.play.decide", broken)
        with pytest.raises(Frozen) as frozen:
            await table.play(on_turn(table), Discard(parse("JC")), table.version)
    await halts.finish()
    told = await position(database, frozen.value.reference)
    assert told is not None
    return frozen.value.reference, table, told


async def test_the_position_of_a_fault_is_played_again_elsewhere(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await open_database(url)
    _, table, told = await stopped(database, monkeypatch)
    again = await registry_over(ledger_of(json.loads(json.dumps(told)))).find(table.header.table_id)
    assert again is not None
    assert again.version == table.version
    monkeypatch.setattr("engine.table.play.decide", broken)
    with pytest.raises(Frozen) as frozen:
        await tried(told["fault"], again)
    assert isinstance(frozen.value.__cause__, LookupError)
    await database.dispose()


def ledger_of(told: dict[str, Any]) -> Ledger:
    """What a developer makes of a position."""
    row = told["table"]
    names = ("table_id", "guild_id", "channel_id", "game", "options", "host", "host_name")
    head = Header(
        **{name: row[name] for name in names},
        seed=bytes.fromhex(row["seed"]),
        created_at=row["created_at"],
        terms=read_terms(row["table_id"], row["terms"]),
    )
    entries = tuple(
        read_entry(head.table_id, one["version"], json.dumps(one["events"]), one["stored_at"])
        for one in told["steps"]
    )
    return Ledger({head.table_id: StoredTable(head, entries, None, is_open=True)})


def tried(fault: dict[str, Any], table: Table) -> Awaitable[None]:
    """Do again what was being done."""
    wanted = fault["wanted"]
    user = table.roster.sitters[wanted["user"]["seat"]].user
    method: Callable[..., Awaitable[None]] = getattr(table, fault["doing"])
    return method(user, STORED_MOVE.read(wanted["move"]))


async def test_a_position_is_found_by_its_table_as_well_and_names_no_people(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await open_database(url)
    reference, table, told = await stopped(database, monkeypatch)
    assert await position(database, table.header.table_id) == told
    fault = told["fault"]
    assert fault["reference"] == reference
    assert (fault["version"], fault["doing"]) == (table.version, "play")
    assert fault["wanted"]["move"] == {"by": "", "move": "discard", "card": "JC"}
    assert "LookupError: nothing is to be done with the JC" in fault["error"]
    assert told["table"]["seed"] == table.header.seed.hex()
    assert [one["version"] for one in told["steps"]] == list(range(1, table.version + 1))
    await database.dispose()


async def test_the_log_has_the_reference_and_no_card(
    url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = await open_database(url)
    reference, table, _ = await stopped(database, monkeypatch)
    logged = "".join(capsys.readouterr())
    assert logged.count("table_stands_still") == 1
    for word in (reference, table.header.table_id, "LookupError", "engine/table/play.py"):
        assert word in logged
    assert "JC" not in logged
    assert table.header.seed.hex() not in logged
    await database.dispose()


async def test_a_table_without_a_fault_has_a_position_too_and_a_stranger_none(url: str) -> None:
    database = await open_database(url)
    await Store(database).create(header("k7q2"), OPENING)
    told = await position(database, "k7q2")
    assert told is not None
    assert told["fault"] is None
    assert await position(database, "nobody") is None
    await database.dispose()


async def test_old_faults_go(url: str) -> None:
    database, day = await open_database(url), 24 * 3600
    await Store(database).create(header("k7q2"), OPENING)
    now = [0]
    faults = Faults(database, lambda: now[0])
    for reference, at in (("first", 0), ("second", 30 * day), ("third", 100 * day)):
        now[0] = at
        await faults.note(StoredFault(reference, "k7q2", 1, "load", {}, "Traceback"))
    assert await position(database, "first") is None
    for reference in ("second", "third"):
        assert await position(database, reference) is not None
    await database.dispose()


def test_operators_get_it_as_a_file_that_nobody_else_can_read(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def prepare() -> str:
        database = await open_database(url)
        try:
            reference, *_ = await stopped(database, monkeypatch)
        finally:
            await database.dispose()
        return reference

    reference = asyncio.run(prepare())
    capsys.readouterr()
    file = tmp_path / "fault.json"

    def run(*words: str) -> int:
        return main(["position", *words, "--database-url", url])

    assert run(reference) == 0
    shown = json.loads(capsys.readouterr().out)
    assert run(reference, "--output", str(file)) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert json.loads(file.read_text(encoding="utf-8")) == shown
    assert run(reference, "--output", str(file)) == 1, "it is no new file"
    assert "cannot be written" in capsys.readouterr().err
    assert run("nobody") == 1
    assert capsys.readouterr().err.endswith("\nNo table and no fault is called nobody.\n")
