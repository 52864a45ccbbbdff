"""A minute in which nearly everything goes wrong, and no promise is broken.

`make soak` takes as long as it is told to, with chance of its own; this is its first minute with a
seed that stays. It is the longest of all tests, so tests/conftest.py lets it begin first.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.soak.process import ROOT

SECONDS = 55
ENOUGH = 300
"""Seconds that only a run that hangs takes."""


@pytest.mark.long
def test_no_promise_is_broken_in_a_minute(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.soak", "--seconds", str(SECONDS), "--seed", "3"]
    run = subprocess.run(
        [*command, "--keep", str(tmp_path / "soak")],
        cwd=ROOT,
        timeout=ENOUGH,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.splitlines()[-1].startswith("soak: 0 promises broken, ")
