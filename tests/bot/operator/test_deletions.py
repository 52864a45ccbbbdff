"""``upcard person`` and ``upcard server``: what they ask, delete, refuse and leave in the log."""

import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from bot.__main__ import main
from bot.screens.settings_screen import export_lines
from data.choices.settings import SettingsStore
from data.database.database import open_database
from data.database.schema import metadata
from data.leases.process_lock import only_one
from data.privacy import Privacy
from engine.table.roster import Sitter
from engine.table.table_events import Sat
from tests.commands import typed
from tests.data.evenings import HERE, THERE, Evening
from tests.data.played_games import Club
from tests.data.samples import header
from tests.processes import bare_environment
from tests.ready import ready_database

ANN, BEN = 80351110224678912, 175928847299117063


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """A game of Ann and Ben in each of two servers."""
    database = await open_database(ready_database(tmp_path))
    evening = Evening(database)
    for guild_id, ids in ((HERE, "here"), (THERE, "there")):
        await Club(database, evening.now, guild_id, ids=ids).played(ANN, BEN)
    yield evening
    await database.dispose()


def types(folder: Path, *words: str) -> CompletedProcess[str]:
    environment = bare_environment(LOG_FORMAT="json")
    return typed("bot", *words, folder=folder, environment=environment)


def logged(done: CompletedProcess[str]) -> dict[str, object]:
    """The one line of the log, after the line that says which database it is."""
    meant, line = done.stderr.splitlines()
    assert meant.startswith("The database is ")
    found: dict[str, object] = json.loads(line)
    assert found.pop("timestamp")
    assert "player" not in line, "no name is in it"
    return {name: found[name] for name in found if name not in ("level", "logger")}


async def everything(evening: Evening) -> str:
    """All that is stored, as text."""
    return str({table.name: await evening.all_of(table) for table in metadata.sorted_tables})


async def test_a_person_is_exported_as_privacy_export_does_it(
    evening: Evening, tmp_path: Path
) -> None:
    kept = "".join(export_lines(await Privacy(evening.database).export(ANN)))
    async with only_one(f"sqlite:///{tmp_path}/upcard.db"):
        # While the bot runs.
        assert types(tmp_path, "person", "export", str(ANN)).stdout == kept
        assert types(tmp_path, "person", "export", str(ANN), "ann.json").returncode == 0
    file = tmp_path / "ann.json"
    assert file.read_text("utf-8") == kept
    assert file.stat().st_mode & 0o777 == 0o600
    again = types(tmp_path, "person", "export", str(ANN), "ann.json")
    assert again.returncode == 1
    assert "ann.json cannot be written (File exists): name a new file." in again.stderr


async def test_a_person_is_deleted(evening: Evening, tmp_path: Path) -> None:
    command = ("person", "delete", str(ANN), "--yes")
    async with only_one(f"sqlite:///{tmp_path}/upcard.db"):
        done = types(tmp_path, *command)
        assert (done.returncode, done.stdout) == (1, "")
        assert "Another Upcard runs on the database" in done.stderr
    assert str(ANN) in await everything(evening)
    done = types(tmp_path, *command)
    assert (done.returncode, done.stdout) == (0, f"Nothing that names person {ANN} is kept.\n")
    assert logged(done) == {"event": "person_deleted", "person": ANN}
    assert str(ANN) not in await everything(evening)
    assert str(BEN) in await everything(evening)
    done = types(tmp_path, *command)
    assert done.returncode == 1
    assert f"Nothing is kept of person {ANN}: check the number." in done.stderr


async def test_who_sits_at_an_open_table_is_not_deleted(evening: Evening, tmp_path: Path) -> None:
    await evening.store.create(header("open", host=ANN), (Sat(Sitter(ANN, "Ann")),))
    before = await everything(evening)
    done = types(tmp_path, "person", "delete", str(ANN), "--yes")
    assert done.returncode == 1
    assert (
        f"Person {ANN} is named at open tables (open), which have to end first. Nothing was"
        " deleted." in done.stderr
    )
    assert await everything(evening) == before


async def test_a_server_is_deleted_though_the_bot_is_still_in_it(
    evening: Evening, tmp_path: Path
) -> None:
    await evening.store.create(header("open", host=ANN, guild_id=HERE), (Sat(Sitter(ANN, "Ann")),))
    await SettingsStore(evening.database).keep_server(HERE, {"barred": [ANN]})
    command = ("server", "delete", str(HERE), "--yes")
    async with only_one(f"sqlite:///{tmp_path}/upcard.db"):
        done = types(tmp_path, *command)
        assert "Another Upcard runs on the database" in done.stderr
    assert str(HERE) in await everything(evening)
    done = types(tmp_path, *command)
    assert (done.returncode, done.stdout) == (
        0,
        f"Nothing of server {HERE} is kept. Its tables were 2.\n",
    )
    told = {"event": "server_deleted", "guild": HERE, "tables": 2, "games": 1, "people": 0}
    assert logged(done) == told
    left = await everything(evening)
    assert str(HERE) not in left
    assert "open" not in {
        row["table_id"] for row in await evening.all_of(metadata.tables["tables"])
    }
    assert str(THERE) in left, "the other server keeps its own"


@pytest.mark.parametrize("answer", ["no", "", "y"])
def test_without_a_yes_nothing_is_deleted(
    answer: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    url = ready_database(tmp_path)
    before = (tmp_path / "upcard.db").read_bytes()
    asked: list[str] = []
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda words: (asked.append(words), answer)[1])
    assert main(["server", "delete", "7", "--database", url]) == 1
    [question] = asked
    assert question == (
        "Delete all that is kept of server 7, open tables included? There is no way back. Type"
        " yes: "
    )
    assert capsys.readouterr().err.splitlines()[-1] == "Nothing was deleted."
    # No one can answer where there is no terminal.
    done = types(tmp_path, "server", "delete", "7")
    assert (done.returncode, done.stdout) == (1, "")
    assert "add --yes" in done.stderr
    assert (tmp_path / "upcard.db").read_bytes() == before


def test_an_id_is_a_number(tmp_path: Path) -> None:
    for words in ("Ann", "0", "-1", "1.5"):
        done = types(tmp_path, "person", "delete", words, "--yes")
        assert (done.returncode, done.stdout) == (2, "")
