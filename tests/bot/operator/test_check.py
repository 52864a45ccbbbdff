"""``upcard check``: settings, token, libraries, database and bot, and nothing is changed."""

import gzip
import re
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from bot.__main__ import main
from bot.operator import check
from data.database.database import open_database
from data.database.migrate import NEWEST
from data.database.shards import ALL
from data.journal.heartbeat import HeartbeatStore
from tests.bot.operator.test_installation import Machine, machine
from tests.commands import typed
from tests.data.test_operator_commands import FIRST, files
from tests.processes import bare_environment
from tests.ready import make_ready

__all__ = ["machine"]


def checked(folder: Path, **settings: str) -> CompletedProcess[str]:
    """A check that has changed nothing."""
    before = files(folder)
    done = typed("bot", "check", folder=folder, environment=bare_environment(**settings))
    assert files(folder) == before
    return done


def test_before_the_first_start_all_may_be_well(tmp_path: Path) -> None:
    done = checked(tmp_path)
    assert (done.returncode, done.stdout.splitlines()) == (
        0,
        [
            "The settings are valid. There is no token: the bot plays locally.",
            "The database is new or empty.",
        ],
    )
    (tmp_path / ".env").write_text("DISCORD_TOKEN=abc\n", encoding="utf-8")
    (tmp_path / ".env").chmod(0o600)
    assert f"DISCORD_TOKEN is in {tmp_path}/.env.\n" in checked(tmp_path).stdout
    (tmp_path / ".env").chmod(0o644)
    assert "run 'chmod 600' on it" in checked(tmp_path).stdout


def test_every_mistake_is_a_sentence(tmp_path: Path) -> None:
    wrong = {"MAY_I_SECONDS": "2", "CACHE_MB": "x", "DISCORD_TOKEN_FILE": "no.token"}
    done = checked(tmp_path, DATABASE_URL="postgres://a:Secret?b@h/c", **wrong)
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert {line.split()[0] for line in lines} == {"DATABASE_URL", *wrong}
    assert "Secret" not in done.stdout + done.stderr


def test_databases_of_other_versions_and_other_programs(tmp_path: Path) -> None:
    database = tmp_path / "upcard.db"
    database.write_bytes(gzip.decompress(FIRST.read_bytes()))
    done = checked(tmp_path)
    assert done.returncode == 0
    assert f"schema 0001 (this version brings it to {NEWEST} when it starts)." in done.stdout
    database.write_bytes(b"Not a database of anyone." * 100)
    done = checked(tmp_path)
    assert done.returncode == 1
    assert f"{database.name} cannot be read" in done.stdout
    done = checked(tmp_path, DATABASE_URL="sqlite:///no-folder/upcard.db")
    assert done.returncode == 1
    assert "The folder of the database no-folder/upcard.db does not exist" in done.stdout


async def test_a_bot_that_runs_is_seen(tmp_path: Path) -> None:
    make_ready(tmp_path / "upcard.db")
    assert "No bot was ever seen on this database.\n" in checked(tmp_path).stdout
    database = await open_database(f"sqlite:///{tmp_path}/upcard.db")
    beats = HeartbeatStore(database)
    beats.shards = ALL
    await beats.beat(())
    done = typed("bot", "check", folder=tmp_path)
    assert (done.returncode, "The bot is well.\n" in done.stdout) == (0, True)
    await database.dispose()


def test_the_service_is_checked_with_its_own_settings(machine: Machine) -> None:
    machine.install("MAY_I_SECONDS=20\n")
    token = machine.root / "etc/upcard.token"
    token.write_text("abc\n", encoding="utf-8")
    token.chmod(0o600)
    done = machine.types("check")
    assert done.returncode == 0
    assert "DISCORD_TOKEN_FILE is in the settings of the service.\n" in done.stdout
    assert f"schema {NEWEST}. No bot was ever seen" in done.stdout
    machine.env.write_text("MAY_I_SECONDS=2\n", encoding="utf-8")
    token.unlink()
    done = machine.types("check")
    assert done.returncode == 1
    assert "MAY_I_SECONDS must be a whole number from 3 to 120" in done.stdout
    assert "DISCORD_TOKEN_FILE names a file that the bot cannot read" in done.stdout


def test_a_service_that_has_never_run_has_no_database_yet(machine: Machine) -> None:
    machine.install("DISCORD_TOKEN=abc\n")
    (machine.root / "etc/upcard.token").write_text("", encoding="utf-8")
    machine.unit.write_text(
        re.sub("(?m)^LoadCredential.*$", "", machine.unit.read_text("utf-8")), encoding="utf-8"
    )
    machine.service.unlink()
    done = machine.types("check")
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "The database is new or empty.")
    assert not machine.service.exists()


@pytest.mark.parametrize(
    ("pins", "strange"),
    [
        (
            "pydantic==1.0.0 \\\n    --hash=sha256:0\nyarl==0.1 ; os_name == 'nt' \\\n",
            "pydantic, yarl",
        ),
        ("no-such-library==1.0 \\\n", "no-such-library"),
        ("no-such-library==1.0 ; sys_platform == 'win32' \\\n", None),
    ],
)
def test_libraries_are_those_of_the_lock_file(
    pins: str,
    strange: str | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements/runtime.lock").write_text(pins, encoding="utf-8")
    monkeypatch.setattr(check, "CODE", tmp_path)
    monkeypatch.chdir(tmp_path)
    status: Any = main(["check"])
    said = capsys.readouterr().out
    if strange is None:
        assert (status, said.split(".")[0]) == (0, "The settings are valid")
    else:
        assert status == 1
        assert said.startswith(f"The libraries {strange} are not those that Upcard was tried with")
