"""The end by signals: once asks, twice ends at once, and the clock ends what nothing else does."""

import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.each import each
from tests.processes import PYTHON, ROOT, show

pytestmark = pytest.mark.timing

LIVES = """
import asyncio, time
from bot.start.stopping import run_until_signal

async def live(told):
    print("lives", flush=True)
    await told.wait()
    print("told", flush=True)
    {then}

raise SystemExit(asyncio.run(run_until_signal(live, limit={limit})))
"""


@contextmanager
def living(then: str, limit: float) -> Iterator[subprocess.Popen[str]]:
    """A process that does this, in Python, when it is told to end."""
    process = subprocess.Popen(
        [PYTHON, "-c", LIVES.format(then=then, limit=limit)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        until(process, "lives")
        yield process
    finally:
        process.kill()
        show("process", *process.communicate())


def until(process: subprocess.Popen[str], word: str) -> None:
    """Read what it says, to the line with this word."""
    assert process.stdout is not None
    for line in process.stdout:
        if word in line:
            return
    raise AssertionError(f"it never said {word!r}")


@each("number", [signal.SIGINT, signal.SIGTERM])
def test_the_first_signal_asks_and_the_second_ends_it_at_once(number: signal.Signals) -> None:
    with living("await asyncio.Event().wait()", limit=60) as process:
        process.send_signal(number)
        until(process, "told")
        process.send_signal(number)
        assert process.wait() == 128 + number


def test_an_end_that_takes_too_long_says_what_it_waits_for() -> None:
    with living("await asyncio.Event().wait()", limit=1.1) as process:
        process.send_signal(signal.SIGTERM)
        said, _ = process.communicate()
    assert process.returncode == 1
    assert "stopping_takes_too_long" in said
    assert "Event.wait" in said, "the line at which it waits"


def test_an_event_loop_that_stands_still_is_ended_and_says_where() -> None:
    with living("time.sleep(60)", limit=1.1) as process:
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate()
    assert process.returncode == 1
    assert "in live" in said
    assert "Traceback" not in said
