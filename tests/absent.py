"""Skips for things that a machine may lack. In continuous integration, tests fail instead."""

import os
from typing import NoReturn

import pytest


def absent(reason: str) -> NoReturn:
    """End this test or fixture as skipped for this reason, or as failed if CI is set."""
    if os.environ.get("CI"):
        pytest.fail(f"continuous integration must not skip: {reason}")
    pytest.skip(reason)
