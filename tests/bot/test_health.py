"""How the bot is, told from outside by its heartbeat; and what systemd hears of it."""

import socket
from pathlib import Path

import pytest

from bot.health import report
from bot.start.stopping import notify, watchdog_seconds
from tests.each import each
from tests.processes import PYTHON, ROOT, ran

HEAVY = ("discord", "pydantic", "sqlalchemy", "aiosqlite", "structlog", "bot.settings")


@each(
    ("url", "says"),
    [
        ("sqlite+aiosqlite:////no/such/a.db", "/no/such/a.db cannot be read"),
        ("postgresql+asyncpg://upcard:hush@127.0.0.1:9/upcard", "127.0.0.1 cannot be asked"),
    ],
)
def test_a_database_that_cannot_be_read_is_one_sentence(url: str, says: str) -> None:
    said = report(url)
    assert not said.is_well
    assert says in said.words
    assert "hush" not in said.words


def test_the_command_loads_next_to_nothing_and_reads_what_the_bot_reads(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DATABASE_URL=sqlite+aiosqlite:///{tmp_path}/of_env.db\n")
    code = (
        "import sys; from bot.__main__ import main; status = main(['health']);"
        f"print([name for name in {HEAVY!r} if name in sys.modules]); sys.exit(status)"
    )
    done = ran(PYTHON, "-c", code, folder=tmp_path, environment={"PYTHONPATH": str(ROOT)})
    assert done.returncode == 1
    said, loaded = done.stdout.splitlines()
    assert f"{tmp_path}/of_env.db cannot be read" in said
    assert loaded == "[]"


def test_systemd_is_told_where_it_listens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        notify("READY=1", "STATUS=Playing.")
        assert systemd.recv(100) == b"READY=1\nSTATUS=Playing."
    notify("WATCHDOG=1")
    monkeypatch.setenv("NOTIFY_SOCKET", f"@{tmp_path}/abstract")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(f"\0{tmp_path}/abstract")
        notify("WATCHDOG=1")
        assert systemd.recv(100) == b"WATCHDOG=1"
    assert watchdog_seconds() is None
    monkeypatch.setenv("WATCHDOG_USEC", "30000000")
    assert watchdog_seconds() == 30
