"""`make install` upgrades what is installed: with PostgreSQL's driver if that is there."""

import os
import shutil
from pathlib import Path

import pytest

from tests.processes import ROOT, ran


@pytest.mark.parametrize("target", ["install", "run"])
@pytest.mark.parametrize("has_driver", [True, False])
def test_a_newer_version_installs_the_lock_file_of_what_was_there(
    tmp_path: Path, target: str, has_driver: bool
) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    (tmp_path / ".venv").mkdir()
    stamps = [".made", ".runtime", *([".postgres"] if has_driver else [])]
    for stamp in stamps:
        (tmp_path / ".venv" / stamp).touch()
        # As old as what the version before has installed.
        os.utime(tmp_path / ".venv" / stamp, (1, 1 if stamp != ".made" else 0))
    for lock in (tmp_path / "requirements").iterdir():
        os.utime(lock, (2, 2))

    # What `make run` does after it is not looked at: it asks the bot, which is not there.
    said = ran("make", "--dry-run", target, folder=tmp_path).stdout

    assert ("requirements/postgres.lock" in said) is has_driver
    assert ("requirements/runtime.lock" in said) is not has_driver
