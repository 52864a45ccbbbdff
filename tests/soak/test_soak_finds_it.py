"""A bot that breaks its promises is found out: no check of the soak is blind."""

from pathlib import Path

import pytest

from tests.soak.run import soak

pytestmark = [pytest.mark.timing, pytest.mark.long, pytest.mark.first]

BROKEN = "break loses words pictures edits late log"
FOUND = {
    "every click is answered",
    "every message true",
    "logs tell no secret",
    "no fault of ours",
    "secrets are hidden",
    "what was seen is stored",
}


async def test_a_bot_that_loses_leaks_lies_and_is_late_is_found_out(tmp_path: Path) -> None:
    report = await soak(tmp_path, seconds=9, seed=4, twist=BROKEN)
    found = {one.promise for one in report.broken}
    assert found >= FOUND, "\n".join(report.lines())
    words = " ".join(one.what for one in report.broken)
    assert "cards on a picture" in words
    assert "cards in an answer" in words
