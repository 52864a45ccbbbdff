"""Copies of the database: made while others play, checked, and put back."""

import asyncio
import os
import re
import shutil
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.health import TROUBLES, report
from data.database import migrate, sqlite_files
from data.database.database import open_database
from data.database.migrate import NEWEST
from data.database.shards import STOPPED
from data.database.trouble import DatabaseError
from data.journal.heartbeat import HeartbeatStore
from data.leases.process_lock import only_one
from tests.data.backups.copying import (
    TABLE,
    backed_up,
    left_in,
    mode,
    playing,
    read,
    refusal,
    restored,
    take,
    versions,
    write,
)


async def test_a_copy_is_made_while_tables_play_and_is_one_moment_of_them(
    empty_url: str, copy: Path
) -> None:
    url = empty_url
    async with playing(url) as store:
        for number in range(2):
            said = await backed_up(url, copy, overwrite=number > 0)
            page = await store.load(TABLE)
        assert page is not None
        last = page.entries[-1].version
    found = re.fullmatch(
        r".* was copied to (\S+) \(\d+\.\d MB\): tables 2, of them open 1, finished games 1,"
        rf" last move \d\d\d\d-\d\d-\d\d \d\d:\d\d UTC, schema {NEWEST}\.",
        said,
    )
    assert found is not None
    assert found[1] == str(copy)
    assert left_in(copy.parent) == [copy.name]
    assert mode(copy) == 0o600

    after = await versions(url)
    said = await restored(url, copy)
    assert f"{copy} is " in said
    assert "What it replaces is now" in said
    then = await versions(url)
    assert then == list(range(1, len(then) + 1))
    assert len(then) <= last <= len(after)

    kept = Path(re.search(r"What it replaces is now (?:in )?(\S+)\.$", said)[1])
    assert mode(kept) == 0o600
    await restored(url, kept)
    assert await versions(url) == after


async def test_a_copy_of_a_bot_that_played_is_of_one_that_is_stopped(
    empty_url: str, copy: Path
) -> None:
    database = await open_database(empty_url)
    await HeartbeatStore(database).beat([])
    await database.dispose()
    await backed_up(empty_url, copy)
    assert (await asyncio.to_thread(report, empty_url)).is_well
    await restored(empty_url, copy)
    assert (await asyncio.to_thread(report, empty_url)).words == TROUBLES[STOPPED]


async def test_a_file_that_is_there_stays(empty_url: str, copy: Path) -> None:
    write(copy, b"notes")
    with pytest.raises(DatabaseError, match=r"is there already: .* add --overwrite"):
        await backed_up(empty_url, copy)
    assert read(copy) == b"notes"


async def test_a_copy_of_a_newer_version_is_refused(
    empty_url: str, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(empty_url):
        pass
    before = await versions(empty_url)
    await backed_up(empty_url, copy)
    with monkeypatch.context() as patch:
        patch.setattr(migrate, "KNOWN", {"0001"})
        assert await refusal(empty_url, copy) == (
            f"{copy} was used by a newer version of Upcard (schema {NEWEST}): install that"
            " version, or name another database."
        )
    assert await versions(empty_url) == before


async def test_while_a_bot_has_it_open_nothing_is_put_back(empty_url: str, copy: Path) -> None:
    async with only_one(empty_url), playing(empty_url):
        await backed_up(empty_url, copy)
        assert "Another Upcard runs on the database" in await refusal(empty_url, copy)
    await restored(empty_url, copy)


async def test_what_is_no_copy_is_refused_and_nothing_changes(empty_url: str, copy: Path) -> None:
    async with playing(empty_url):
        pass
    before = await versions(empty_url)
    assert "There is no copy" in await refusal(empty_url, copy)
    write(copy, b"notes" * 1000)
    assert "nothing was changed" in await refusal(empty_url, copy)
    assert await versions(empty_url) == before


# SQLite alone


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "upcard.db"


@pytest.fixture
async def played(file: Path) -> str:
    url = f"sqlite:///{file}"
    async with playing(url):
        pass
    return url


async def test_while_another_program_has_it_open_nothing_is_put_back(
    played: str, file: Path, copy: Path
) -> None:
    await backed_up(played, copy)
    database = await open_database(played)
    with pytest.raises(DatabaseError, match=r"is in use \(.*\): stop the bot first"):
        await restored(played, copy)
    await database.dispose()
    await restored(played, copy)


async def test_a_damaged_copy_is_refused(played: str, file: Path, copy: Path) -> None:
    before = await versions(played)
    await backed_up(played, copy)
    content = bytearray(read(copy))
    content[4096 * 3 : 4096 * 4] = os.urandom(4096)
    write(copy, content)
    assert "nothing was changed" in await refusal(played, copy)
    assert await versions(played) == before
    assert not any("replaced" in name for name in left_in(file.parent))


async def test_a_copy_in_the_place_of_a_file_that_is_gone_or_damaged(
    played: str, file: Path, copy: Path
) -> None:
    before = await versions(played)
    await backed_up(played, copy)
    take(file)
    assert "What it replaces" not in await restored(played, copy)
    assert await versions(played) == before
    for _ in range(2):
        await restored(played, copy)
    assert len([one for one in left_in(file.parent) if "replaced" in one]) == 2
    write(file, os.urandom(9000))
    assert "What it replaces" in await restored(played, copy)
    assert await versions(played) == before


async def test_a_rescue_is_put_back_and_asks_for_nothing_more(file: Path) -> None:
    url = f"sqlite:///{file}"
    async with playing(url) as store:
        database = store._database
        await database.keep_open()
        take(file, "", "-wal", "-shm")
        before = await store.load(TABLE)
        assert before is not None
        while await store.load(TABLE) == before:  # noqa: ASYNC110  another process plays
            await asyncio.sleep(0.01)
    with pytest.raises(DatabaseError) as told:
        await open_database(url)
    # As the sentence says it.
    rescue = Path(re.search(r"upcard restore (\S+)'", str(told.value))[1])
    assert left_in(file.parent) == [rescue.name]
    await restored(url, rescue)
    assert len(await versions(url)) > len(before.entries)
    assert not any("rescue" in name for name in left_in(file.parent))


async def test_without_room_nothing_is_copied(
    played: str, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil._ntuple_diskusage(10**9, 10**9 - 1000, 1000)
    monkeypatch.setattr(sqlite_files.shutil, "disk_usage", lambda _: usage)
    with pytest.raises(DatabaseError, match=r"There is no room for a copy .* 0.0 MB are free"):
        await backed_up(played, copy)
    assert left_in(copy.parent) == []


def test_by_the_command_line(
    tmp_path: Path, copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/upcard.db"
    assert main(["backup", str(copy), "--database-url", url]) == 1
    assert "There is no database" in capsys.readouterr().err

    async def make() -> None:
        async with playing(url):
            pass

    asyncio.run(make())
    assert main(["backup", str(copy), "--database-url", url]) == 0
    assert "was copied to" in capsys.readouterr().out
    assert main(["restore", str(copy), "--database-url", url]) == 0
    assert f"{copy} is the database {tmp_path}/upcard.db now" in capsys.readouterr().out
