"""What every test shares: the same Hypothesis examples in every run, and a clean environment."""

import gc
import os
import shutil
from collections.abc import Generator
from pathlib import Path

import pytest

# Nothing of what is imported and collected is garbage: to search for some takes a while.
gc.disable()


_ALIKE = ("tests/bot/screens/", "tests/screens/")
"""They show the same games, which are played once by whoever runs both."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let the longest tests start first: no one waits for one of them at the end. Those of screens
    follow one another, and go together to one of the processes that run tests.

    Each process gets as many tests as the others, one part of the list after another. The longest
    are dealt out to the beginnings of the parts.
    """
    longest = [item for item in items if item.get_closest_marker("first")]
    others = [item for item in items if not item.get_closest_marker("first")]
    others.sort(key=lambda item: not item.nodeid.startswith(_ALIKE))
    processes, left = getattr(config, "workerinput", {}).get("workercount", 1), len(items)
    items.clear()
    for number in range(processes):
        size = left // (processes - number)
        mine = longest[number::processes]
        more = max(0, size - len(mine))
        items += mine + others[:more]
        del others[:more]
        left -= size
    items += others


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What was collected stays to the end: it is not searched again and again for garbage. What
    tests leave behind is searched seldom: it is less than what a search takes."""
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(100_000, 50, 100)
        gc.enable()


_IN_MEMORY = Path("/dev/shm")
_ENOUGH = 2**31
"""Bytes that the files of all workers never need at once: those of passed tests are removed."""


def pytest_configure(config: pytest.Config) -> None:
    """Let databases of tests lie in memory, where there is room: each commit waits for a disk."""
    if not _hands_out(config):
        _prepare()
    usable = _IN_MEMORY.is_dir() and os.access(_IN_MEMORY, os.W_OK)
    if usable and shutil.disk_usage(_IN_MEMORY).free > _ENOUGH and not config.option.basetemp:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_IN_MEMORY))


def _hands_out(config: pytest.Config) -> bool:
    """Whether others, who come here too, run the tests of this process."""
    return bool(config.getoption("tx", None)) and not hasattr(config, "workerinput")


def _prepare() -> None:
    """Make all ready for tests.

    Whoever runs the tests may have a token in the environment; no test may ever see it.
    """
    from hypothesis import HealthCheck, settings
    from hypothesis.internal.conjecture import providers

    from bot.settings import Settings
    from tests.compiled_once import share_compiled_statements
    from tests.processes import NO_ROOT

    # Deterministic, and without a clock: a busy machine must not fail a test.
    settings.register_profile(
        "few",
        derandomize=True,
        deadline=None,
        database=None,
        max_examples=8,
        suppress_health_check=[HealthCheck.too_slow],
    )
    # What `make test-long` tries: the same properties, of many more examples.
    settings.register_profile("many", settings.get_profile("few"), max_examples=100)
    profile = os.environ.get("HYPOTHESIS_PROFILE", "few")
    settings.load_profile(profile)
    if profile == "few":
        # Examples are the same whatever else was loaded: numbers and words of our modules, which
        # take a while to search for, stand in no example but those of many.
        providers._get_local_constants = lambda: providers._local_constants
    share_compiled_statements()
    # Nor may it use the database of a service that they have installed.
    os.environ["UPCARD_ROOT"] = NO_ROOT
    names = {name.upper() for name in Settings.model_fields}
    for name in [name for name in os.environ if name.upper() in names]:
        del os.environ[name]
