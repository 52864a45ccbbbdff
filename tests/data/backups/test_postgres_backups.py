"""Copies of PostgreSQL by its own programs, which may be missing, old, or fail midway."""

from pathlib import Path

import pytest

from data.backups import postgres_backups
from data.database.trouble import DatabaseError
from tests.data.backups.copying import backed_up, left_in, playing, refusal, versions

pytestmark = pytest.mark.own_way


async def test_without_its_programs_or_with_old_ones_postgresql_is_not_copied(
    postgres_url: str, copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(postgres_url):
        pass
    monkeypatch.setattr(postgres_backups, "_PROGRAMS", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(DatabaseError, match="The program pg_dump is missing: install"):
        await backed_up(postgres_url, copy)
    old = tmp_path / "pg_dump"
    old.write_text("#!/bin/sh\necho 'pg_dump (PostgreSQL) 9.6.24'\n")
    old.chmod(0o755)
    with pytest.raises(DatabaseError, match=r"pg_dump is of PostgreSQL 9 and the server of \d\d:"):
        await backed_up(postgres_url, copy)
    assert left_in(copy.parent) == []


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
