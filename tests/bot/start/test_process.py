"""What the bot loads when it starts, and where it plays."""

import os
import signal
import subprocess
from collections.abc import Mapping
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from bot.__main__ import main
from tests.each import each
from tests.processes import PYTHON, ROOT, bare_environment, free_port, ran, show

pytestmark = pytest.mark.timing

LATER = (
    *("PIL", "alembic", "asyncpg", "isal", "prometheus_client", "simcord"),
    "sqlalchemy.dialects.postgresql",
)
"""Loaded by whoever draws, migrates, keeps tables in PostgreSQL, counts, or plays locally."""
ELSEWHERE = ("asyncio", "discord", "fluent", "pydantic", "sqlalchemy")
"""Loaded by the bot itself, and by none of its workers before somebody types a move."""


def python(*command: str, folder: Path = ROOT, **settings: str) -> CompletedProcess[str]:
    """Python with these arguments, with no other settings."""
    return ran(PYTHON, *command, folder=folder, environment=bare_environment(**settings))


@pytest.mark.long
def test_what_is_not_needed_yet_is_not_loaded() -> None:
    code = (
        f"import bot.start.process, sys; print([name for name in {LATER!r} if name in sys.modules])"
    )
    assert python("-c", code).stdout == "[]\n"


@each("jobs", ["painter_jobs.ready(1 << 20)", "thinker_jobs.ready()"])
def test_a_worker_loads_no_more_than_its_jobs_need(jobs: str) -> None:
    module = jobs.partition(".")[0]
    work = f"import bot.workers.__main__, sys; from bot.workers import {module}; {jobs}"
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


@pytest.mark.long
def test_local_play_that_is_not_installed_is_one_sentence(tmp_path: Path) -> None:
    code = "import sys; sys.modules['simcord'] = None; from bot.__main__ import main; main([])"
    told = python("-c", code, folder=tmp_path)
    assert told.stderr == (
        "What local play needs is not installed: run 'make local', or install"
        " requirements/local.lock, or set DISCORD_TOKEN to play on Discord.\n"
    )


def terminal_of_local_play(
    *command: str, folder: Path, environment: Mapping[str, str]
) -> tuple[list[str], str]:
    """What a start says until somebody ends it by Ctrl-C, and its log."""
    with (
        (folder / "log.txt").open("w+", encoding="utf-8") as log,
        subprocess.Popen(
            [*command, "--port", str(free_port())],
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        ) as bot,
    ):
        try:
            assert bot.stdout is not None
            address = bot.stdout.readline()
            bot.send_signal(signal.SIGINT)
            said = [address, *bot.stdout]
            status = bot.wait()
        finally:
            bot.kill()
        log.seek(0)
        told = log.read()
    show(" ".join(command), "".join(said), told)
    assert status == 0
    return said, told


def says_address_and_three_lines(said: list[str], folder: Path) -> bool:
    address, *others = said
    place = f"Tables and results are kept in {folder / 'upcard.db'}.\n"
    return address.startswith("Open http://127.0.0.1:") and len(others) == 3 and place in others


@pytest.mark.long
def test_local_play_says_its_address_and_three_lines(tmp_path: Path) -> None:
    """What operators want to know of a start is no news to who plays at home."""
    said, log = terminal_of_local_play(
        *(PYTHON, "-m", "bot"), folder=tmp_path, environment=bare_environment()
    )
    assert says_address_and_three_lines(said, tmp_path)
    assert log == ""


@pytest.mark.first
@pytest.mark.long
def test_the_readmes_way_without_make_is_two_commands(tmp_path: Path) -> None:
    """It is walked as it stands there, in a folder with the same code."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    _, _, section = readme.partition("\n## Without make, and on Windows\n")
    first, second = section.partition("```sh\n")[2].partition("```")[0].splitlines()
    for folder in ROOT.iterdir():
        if folder.is_dir() and not folder.name.startswith("."):
            (tmp_path / folder.name).symlink_to(folder)
    kept = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    # To compile all of it takes longer than the rest; what is loaded is compiled then.
    environment = {**bare_environment(), **kept, "PIP_COMPILE": "0"}
    del environment["PYTHONPATH"]
    assert first.startswith("python3 -m venv .venv && ")
    made = first.replace("python3", f'"{PYTHON}"', 1)
    done = ran("sh", "-c", made, folder=tmp_path, environment=environment)
    assert done.returncode == 0
    said, log = terminal_of_local_play(*second.split(), folder=tmp_path, environment=environment)
    assert says_address_and_three_lines(said, tmp_path)
    assert log == ""


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
