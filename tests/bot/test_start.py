"""What the bot loads when it starts: nothing that it may never need."""

import subprocess
import sys

LATER = ("PIL", "alembic", "asyncpg", "simcord")
"""Loaded by whoever draws, migrates, keeps tables in PostgreSQL, or plays locally."""


def test_what_is_not_needed_yet_is_not_loaded() -> None:
    code = f"import bot.start, sys; print([name for name in {LATER!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "[]"
