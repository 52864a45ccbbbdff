"""The one command of operators, and the older ways to write it."""

from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from bot.__main__ import main
from bot.settings import VERSION
from tests.commands import typed
from tests.processes import PYTHON, bare_environment, ran
from tests.ready import make_ready

COMMANDS = (
    *("run", "health", "version", "backup", "restore", "move", "person", "server", "position"),
    *("rebuild", "check", "probe", "privacy"),
)


def types(folder: Path, *words: str) -> CompletedProcess[str]:
    return typed(*words, folder=folder)


def test_its_help_lists_every_command(tmp_path: Path) -> None:
    listed = types(tmp_path, "bot", "--help").stdout
    for name in COMMANDS:
        assert f"\n    {name} " in listed
    assert types(tmp_path, "bot", "no-such-command").returncode == 2


def test_older_ways_to_write_them_do_the_same(tmp_path: Path) -> None:
    make_ready(tmp_path / "upcard.db")
    unseen = "No bot was ever seen on this database.\n"
    for words in (
        ("health",),
        ("--database", "upcard.db", "health"),
        ("health", "--database-url", "sqlite+aiosqlite:///upcard.db"),
    ):
        assert types(tmp_path, "bot", *words).stdout == unseen
    for words in (("version",), ("--version",)):
        assert types(tmp_path, "bot", *words).stdout == f"Upcard {VERSION}\n"
    for words in (("--where",), ("run", "--where"), ("--local", "--where")):
        assert types(tmp_path, "bot", *words).stdout == "local\n"
    for number, words in enumerate((("bot",), ("data",))):
        copy = f"{number}.copy"
        assert types(tmp_path, *words, "backup", copy).returncode == 0
        again = types(tmp_path, *words, "backup", copy)
        assert f"{copy} is there already" in again.stderr
        assert types(tmp_path, *words, "backup", copy, "--overwrite").returncode == 0
        assert types(tmp_path, *words, "restore", copy).returncode == 0
        assert types(tmp_path, *words, "rebuild").returncode == 0
        unknown = types(tmp_path, *words, "position", "k7q2", "--output", "fault.json")
        assert unknown.returncode == 1
        assert unknown.stderr.endswith("No table and no fault is called k7q2.\n")
        assert types(tmp_path, *words, "privacy").stdout.startswith("# Privacy\n")


def test_a_move_names_both_databases_without_a_password(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The move itself: tests/data/test_move.py."""
    moved: list[str] = []

    def move(source: str, target: str, say: Callable[[str], None]) -> str:
        moved.extend((source, target))
        say("tables: 3 rows")
        return "It was moved."

    monkeypatch.setattr("data.database_move.move", move)
    old, new = "/a/b.db", "postgres://ann:one@Secret@db.example/upcard"
    assert main(["move", "--from", old, "--to", new]) == 0
    assert moved == [old, new]
    said = capsys.readouterr()
    assert said.out == "tables: 3 rows\nIt was moved.\n"
    assert said.err == (
        "The databases are /a/b.db and PostgreSQL at db.example, database upcard (from the command"
        " line).\n"
    )


@pytest.mark.timing
def test_a_command_that_is_told_to_end_has_not_done_its_work(tmp_path: Path) -> None:
    """A bot that starts ends well: tests/bot/start/test_process.py."""
    (tmp_path / "sitecustomize.py").write_text(
        "import os, signal, sys\n"
        "class Told:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name == 'data.backups.copies':\n"
        "            os.kill(os.getpid(), signal.SIGINT)\n"
        "sys.meta_path.insert(0, Told())\n",
        encoding="utf-8",
    )
    make_ready(tmp_path / "upcard.db")
    environment = bare_environment()
    environment["PYTHONPATH"] = f"{tmp_path}:{environment['PYTHONPATH']}"
    done = ran(*(PYTHON, "-m", "bot", "backup", "a.copy"), folder=tmp_path, environment=environment)
    assert (done.returncode, done.stdout) == (130, "")
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "a.copy").exists()
