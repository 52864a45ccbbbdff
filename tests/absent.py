"""What a machine may lack: tests that need it skip there, and fail in continuous integration."""

import os
from typing import NoReturn

import pytest


def absent(reason: str) -> NoReturn:
    """End this test or its fixture: skipped for this reason, or failed where CI is set."""
    if os.environ.get("CI"):
        pytest.fail(f"continuous integration must not skip: {reason}")
    pytest.skip(reason)
