"""``bin/upcard`` finds its own code and `.venv`, from any folder and by any link."""

import shutil
import sys
from pathlib import Path

from bot.settings import VERSION
from tests.processes import ROOT, bare_environment, ran
from tests.ready import make_ready


def checkout(folder: Path) -> Path:
    """A checkout in this folder; its script."""
    (folder / ".venv").mkdir(parents=True)
    for name in ("bin", "lib", "pyvenv.cfg"):
        (folder / ".venv" / name).symlink_to(Path(sys.prefix) / name)
    for name in ("bot", "cogs", "data", "engine", "internals"):
        (folder / name).symlink_to(ROOT / name)
    (folder / "bin").mkdir()
    shutil.copy(ROOT / "bin/upcard", folder / "bin/upcard")
    return folder / "bin/upcard"


def environment() -> dict[str, str]:
    found = bare_environment(PATH="/usr/bin:/bin")
    del found["PYTHONPATH"]
    return found


def test_it_runs_from_any_folder_and_leaves_file_names_there(tmp_path: Path) -> None:
    script = checkout(tmp_path / "a checkout")
    here, links = tmp_path / "here", tmp_path / "links"
    here.mkdir()
    links.mkdir()
    (links / "first").symlink_to(script)
    (links / "upcard").symlink_to("first")
    for command in (str(script), str(links / "upcard"), "../links/upcard"):
        done = ran(command, "version", folder=here, environment=environment())
        assert (done.returncode, done.stdout, done.stderr) == (0, f"Upcard {VERSION}\n", "")
    make_ready(here / "b.db")
    done = ran(
        *("../links/upcard", "backup", "b.copy", "--database", "b.db"),
        folder=here,
        environment=environment(),
    )
    assert done.returncode == 0
    assert (here / "b.copy").exists()


def test_its_status_is_that_of_the_command(tmp_path: Path) -> None:
    script = checkout(tmp_path / "upcard")
    done = ran(str(script), "health", folder=tmp_path, environment=environment())
    assert (done.returncode, done.stdout.count("cannot be read")) == (1, 1)


def test_without_its_libraries_it_says_what_to_do(tmp_path: Path) -> None:
    script = checkout(tmp_path / "upcard")
    shutil.rmtree(tmp_path / "upcard/.venv")
    done = ran(str(script), "version", folder=tmp_path, environment=environment())
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        f"There is no {tmp_path}/upcard/.venv/bin/python: run 'make install' in"
        f" {tmp_path}/upcard.\n"
    )
