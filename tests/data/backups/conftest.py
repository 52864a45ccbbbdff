"""Where the copies go."""

from pathlib import Path

import pytest


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    (tmp_path / "copies").mkdir()
    return tmp_path / "copies" / "one.copy"
