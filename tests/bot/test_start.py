"""What the bot loads when it starts, and where it plays."""

import os
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from bot.__main__ import main
from tests.each import each
from tests.processes import PYTHON, ROOT, bare_environment, ran

pytestmark = pytest.mark.timing

LATER = ("PIL", "alembic", "asyncpg", "isal", "prometheus_client", "simcord")
"""Loaded by whoever draws, migrates, keeps tables in PostgreSQL, counts, or plays locally."""
ELSEWHERE = ("asyncio", "discord", "pydantic", "sqlalchemy")
"""Loaded by the bot itself, and by none of its workers."""


def python(*command: str, folder: Path = ROOT, **settings: str) -> CompletedProcess[str]:
    """Python with these arguments, with no other settings."""
    return ran(PYTHON, *command, folder=folder, environment=bare_environment(**settings))


def test_what_is_not_needed_yet_is_not_loaded() -> None:
    code = f"import bot.start, sys; print([name for name in {LATER!r} if name in sys.modules])"
    assert python("-c", code).stdout == "[]\n"


@each("jobs", ["painter_jobs", "thinker_jobs"])
def test_a_worker_loads_no_more_than_its_jobs_need(jobs: str) -> None:
    work = f"import bot.workers.__main__, sys; from bot.workers import {jobs}; {jobs}.ready()"
    code = f"{work}; print([name for name in {ELSEWHERE!r} if name in sys.modules])"
    assert python("-c", code).stdout == "[]\n"


def test_it_says_where_it_would_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """So `make run` knows what to install, before anything of it is there; at once."""
    code = "from bot.__main__ import main; main(['--where'])"
    code += "; import sys; print([name for name in ('discord', 'aiohttp') if name in sys.modules])"
    assert python("-c", code, folder=tmp_path).stdout == "local\n[]\n"

    def where(*arguments: str) -> tuple[int, str]:
        return main(["--where", *arguments]), capsys.readouterr().out

    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("DISCORD_TOKEN=abc\n", encoding="utf-8")
    assert where() == (0, "discord\n")
    (tmp_path / ".env").write_text("LOG_LEVEL=LOUD\n", encoding="utf-8")
    assert where() == (1, "")
    (tmp_path / ".env").unlink()
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    assert where() == (0, "discord\n")
    assert where("--local") == (0, "local\n")


def test_local_play_that_is_not_installed_is_one_sentence(tmp_path: Path) -> None:
    code = "import sys; sys.modules['simcord'] = None; from bot.__main__ import main; main([])"
    told = python("-c", code, folder=tmp_path)
    assert told.stderr == (
        "What local play needs is not installed: run 'make local' first, or set DISCORD_TOKEN to"
        " play on Discord.\n"
    )


def test_a_start_that_is_told_to_end_before_it_listens_ends_well(tmp_path: Path) -> None:
    """As the first process of a container, and in the middle of whatever it is loading."""
    (tmp_path / "sitecustomize.py").write_text(
        "import os, signal, sys\n"
        "class Told:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name == 'bot.settings':\n"
        "            exec('os.kill(os.getpid(), signal.SIGTERM)')\n"
        "sys.meta_path.insert(0, Told())\n",
        encoding="utf-8",
    )
    told = python("-m", "bot", folder=tmp_path, PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}")
    assert (told.returncode, told.stderr) == (0, "")
