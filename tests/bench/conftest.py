"""Programs that are gone when a test is over."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bench.programs import ENOUGH, Asked, command


@pytest.fixture
def asked(tmp_path: Path) -> Iterator[type]:
    opened: list[Asked] = []

    def make(body: str, *limits: float) -> Asked:
        opened.append(Asked(command(tmp_path, body), *(limits or (ENOUGH, ENOUGH))))
        return opened[-1]

    yield make
    for one in opened:
        one.outside.close()
