"""Copies of PostgreSQL by its own programs, which may be missing, old, or fail midway."""

import base64
import gzip
import json
import re
from pathlib import Path

import pytest
from sqlalchemy import insert

from data.backups import postgres_backups, rows
from data.database.database import find_dialect, open_database
from data.database.migrate import NEWEST
from data.database.schema import metadata, people
from tests.data.backups.copying import (
    TABLE,
    backed_up,
    left_in,
    mode,
    playing,
    read,
    refusal,
    restored,
    versions,
    write,
)
from tests.data.evenings import HERE, Evening
from tests.data.moving import everything, moved, stored, unpack


@pytest.fixture(params=[pytest.param("missing", marks=pytest.mark.own_way), "old", "incomplete"])
def no_programs(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine without PostgreSQL's programs, or with those of an older version."""
    monkeypatch.setattr(postgres_backups, "_PROGRAMS", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    if request.param == "missing":
        return
    version = "9.6.24" if request.param == "old" else "99.1"
    for name in ("pg_dump", "pg_restore")[: 2 if request.param == "old" else 1]:
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho '{name} (PostgreSQL) {version}'\n")
        program.chmod(0o755)


@pytest.mark.usefixtures("no_programs")
async def test_without_its_programs_rows_are_copied(
    postgres_url: str, copy: Path, tmp_path: Path
) -> None:
    """One moment of a bot that plays on; put back, the tables go on from it."""
    await moved(await stored(tmp_path / "old.db"), postgres_url)
    async with playing(postgres_url) as store:
        said = await backed_up(postgres_url, copy)
        page = await store.load(TABLE)
    assert page is not None
    assert f"to {copy} (" in said
    assert "tables 35, of them open 15, finished games 18" in said
    assert mode(copy) == 0o600
    assert left_in(copy.parent) == [copy.name]
    after = await everything(postgres_url)
    said = await restored(postgres_url, copy)
    then = await everything(postgres_url)
    [kept] = re.findall(r"What it replaces is now in (\S+)\.$", said)
    played = {"journal", "heartbeat"}
    assert {name: rows for name, rows in then.items() if name not in played} == {
        name: rows for name, rows in after.items() if name not in played
    }
    assert set(then["journal"]) < set(after["journal"])
    steps = sorted(row[1] for row in then["journal"] if row[0] == TABLE)
    assert steps == list(range(1, len(steps) + 1))
    assert len(steps) <= page.entries[-1].version
    # Counting goes on.
    database = await open_database(postgres_url)
    evening = Evening(database, games=100)
    await evening.ranked(1, 2)
    assert len((await evening.league.history(HERE)).games) == 2
    await database.dispose()
    await restored(postgres_url, Path(kept))
    now = await everything(postgres_url)
    assert now | {"heartbeat": []} == after | {"heartbeat": []}


@pytest.mark.own_way
async def test_a_copy_by_its_programs_needs_them(
    postgres_url: str, copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(postgres_url):
        pass
    before = await versions(postgres_url)
    await backed_up(postgres_url, copy)
    with monkeypatch.context() as patch:
        patch.setattr(postgres_backups, "_PROGRAMS", tmp_path)
        patch.setenv("PATH", str(tmp_path))
        said = await refusal(postgres_url, copy)
    assert re.fullmatch(r"pg_restore of PostgreSQL \d+ is missing: install [^.]*\.", said)
    assert await versions(postgres_url) == before


@pytest.mark.usefixtures("no_programs")
@pytest.mark.parametrize("no_programs", ["missing"], indirect=True)
async def test_a_copy_of_an_older_version_is_put_back_as_it_was(
    postgres_url: str, copy: Path, tmp_path: Path
) -> None:
    """The next start upgrades it, as 0.1.0 had left it."""
    file = tmp_path / "first.db"
    unpack(file)
    url = f"sqlite:///{file}"
    dialect = find_dialect(url)[1]
    engine = dialect.make_engine(copies=True)
    async with engine.connect() as connection:
        await rows.write(connection, copy)
    await engine.dispose()
    said = await restored(postgres_url, copy)
    assert "schema 0001 (this version brings it to" in said
    said = await backed_up(postgres_url, tmp_path / "again.copy")
    assert "schema 0001" in said
    assert read(tmp_path / "again.copy")[10:] != b""
    assert lines(tmp_path / "again.copy") == lines(copy)
    now, first = await everything(postgres_url), await everything(url)
    assert now | {"heartbeat": []} == first | {"heartbeat": []}


def lines(file: Path) -> list[str]:
    """Rows of a key with text may come in another order. A copy that is put back is stopped."""
    text = gzip.decompress(file.read_bytes()).decode()
    text = re.sub(r'"heartbeat":"1 \w+"', "", text.replace(',"database"]', ',"stopped"]'))
    return sorted(text.splitlines())


@pytest.mark.usefixtures("no_programs")
@pytest.mark.parametrize("no_programs", ["missing"], indirect=True)
async def test_a_damaged_copy_of_rows_is_refused_and_nothing_changes(
    postgres_url: str, copy: Path
) -> None:
    async with playing(postgres_url):
        pass
    before = await everything(postgres_url)
    await backed_up(postgres_url, copy)
    whole = read(copy)
    text = gzip.decompress(whole)
    for content in (
        whole[: len(whole) // 2],
        whole[:-20] + bytes(20),
        gzip.compress(text.replace(b'["over",2', b'["over",3')),
        gzip.compress(b"\n".join(text.splitlines()[:-1])),
        gzip.compress(text[: len(text) // 2]),
    ):
        write(copy, content)
        said = await refusal(postgres_url, copy)
        assert said.startswith(f"{copy} is damaged (")
        assert said.endswith("nothing was changed.")
        assert await everything(postgres_url) == before
    for content in (gzip.compress(b"notes"), gzip.compress(b"7"), gzip.compress(b'{"form":2}')):
        write(copy, content)
        assert f"{copy} is " in await refusal(postgres_url, copy)
    write(copy, gzip.compress(text.replace(NEWEST.encode(), b"0999", 1)))
    assert "a newer version of Upcard (schema 0999)" in await refusal(postgres_url, copy)
    assert await everything(postgres_url) == before


async def test_numbers_and_bytes_are_written_with_all_they_have(copy: Path, tmp_path: Path) -> None:
    """Other programs can read it: a header, rows in its order, and an end."""
    url = await stored(tmp_path / "old.db")
    database = await open_database(url)
    settings = {"é": [2**70, 0.1, None]}
    async with database.write() as connection:
        await connection.execute(insert(people).values(user_id=2**62 + 1, settings=settings))
    async with database.read() as connection:
        await rows.write(connection, copy)
    await database.dispose()
    header, *told = map(json.loads, gzip.decompress(read(copy)).splitlines())
    assert header["schema"] == NEWEST
    assert {*header["tables"]} == {*metadata.tables} == {*told.pop()}
    found = iter(told)
    kept = {
        name: [dict(zip(one["columns"], next(found), strict=True)) for _ in range(one["rows"])]
        for name, one in header["tables"].items()
    }
    assert next(found, None) is None
    assert {"user_id": 2**62 + 1, "settings": settings} in kept["people"]
    [secret] = [row["secret"] for row in kept["daily_chain"]]
    [stored_one] = (await everything(url))["daily_chain"]
    assert base64.b64decode(secret) in stored_one


@pytest.mark.own_way
async def test_a_restore_that_fails_midway_leaves_postgresql_as_it_was(
    postgres_url: str, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(postgres_url):
        pass
    before = await versions(postgres_url)
    await backed_up(postgres_url, copy)
    run = postgres_backups.Server._run

    def broken(self: object, program: str, *arguments: str, say: str = "") -> str:
        return run(self, program, *arguments, say=f"{say}\nSELECT 1 / 0;" if say else "")

    monkeypatch.setattr(postgres_backups.Server, "_run", broken)
    assert "psql failed (" in await refusal(postgres_url, copy)
    assert await versions(postgres_url) == before
