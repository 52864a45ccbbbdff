"""A minute in which nearly everything goes wrong, and no promise is broken: to one process, and to
three with a stand-by on PostgreSQL.

`make soak` takes as long as it is told to, with chance of its own; this is its first minute with a
seed that stays. It is the longest of all tests.
"""

from pathlib import Path

import pytest

from tests.absent import absent
from tests.processes import PYTHON, ran

pytestmark = [pytest.mark.timing, pytest.mark.first]

SECONDS = 55


@pytest.mark.long
@pytest.mark.parametrize("on", [[], ["--postgres"]], ids=["one-process", "fleet"])
def test_no_promise_is_broken_in_a_minute(on: list[str], tmp_path: Path) -> None:
    command = [PYTHON, "-m", "tests.soak", "--seconds", str(SECONDS), "--seed", "3", *on]
    run = ran(*command, "--keep", str(tmp_path / "soak"))
    if "PostgreSQL is not installed" in run.stderr:
        absent("PostgreSQL is not installed")
    lines = run.stdout.splitlines()
    assert [line for line in lines if line.startswith("BROKEN ")] == []
    assert run.returncode == 0
    assert lines[-1].startswith("soak: 0 promises broken, ")
