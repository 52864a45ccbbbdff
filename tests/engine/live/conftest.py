"""What the tests of tables in play share."""

from itertools import count

import pytest


@pytest.fixture(autouse=True)
def _the_same_deals_in_every_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables get the seeds 1, 2, 3 …: one deal in fifty ends while a test still plays."""
    numbers = count(1)
    monkeypatch.setattr("engine.live.tables._new_seed", lambda: next(numbers).to_bytes(32, "big"))
