"""The environment of all tests, with the same Hypothesis examples in every run."""

import gc
import os
import shutil
from collections.abc import Generator
from pathlib import Path

import pytest

# Imported and collected objects aren't garbage, and searching them takes a while.
gc.disable()


_ALIKE = ("tests/bot/screens/", "tests/screens/")
"""These tests show the same games. A process that runs both plays them once."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Start the longest tests first, and keep the tests of screens together.

    Otherwise everyone could wait for a long test at the end. The tests of screens go to one of the
    processes, one after the other. Each process gets the same number of tests, as one part of the
    list after another. The longest tests are distributed over the starts of these parts.
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
    """Exclude collected tests from garbage collections, which then run less often.

    Collected tests stay to the end. The garbage of tests takes less than a collection does.
    """
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(100_000, 50, 100)
        gc.enable()


_IN_MEMORY = Path("/dev/shm")
_ENOUGH = 2**31
"""More bytes than the files of all workers need together. Passed tests remove theirs."""


def pytest_configure(config: pytest.Config) -> None:
    """Keep the databases of tests in memory if there is room. Commits would wait for a disk."""
    if not _hands_out(config):
        _prepare()
    usable = _IN_MEMORY.is_dir() and os.access(_IN_MEMORY, os.W_OK)
    if usable and shutil.disk_usage(_IN_MEMORY).free > _ENOUGH and not config.option.basetemp:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_IN_MEMORY))


def _hands_out(config: pytest.Config) -> bool:
    """Whether this process only hands out tests to others, which also come here."""
    return bool(config.getoption("tx", None)) and not hasattr(config, "workerinput")


def _prepare() -> None:
    """Prepare the process for tests.

    The environment may have a token, which no test may ever see.
    """
    from hypothesis import HealthCheck, settings
    from hypothesis.internal.conjecture import providers

    from bot.settings import Settings
    from tests.compiled_once import share_compiled_statements
    from tests.processes import NO_ROOT

    # Deterministic and without a clock, because a busy machine must not fail a test.
    settings.register_profile(
        "few",
        derandomize=True,
        deadline=None,
        database=None,
        max_examples=8,
        suppress_health_check=[HealthCheck.too_slow],
    )
    # `make test-long` tries the same properties with many more examples.
    settings.register_profile("many", settings.get_profile("few"), max_examples=100)
    profile = os.environ.get("HYPOTHESIS_PROFILE", "few")
    settings.load_profile(profile)
    if profile == "few":
        # Examples must not depend on the loaded modules. Their numbers and words also take a while
        # to search for, so only the profile with many examples uses them.
        providers._get_local_constants = lambda: providers._local_constants
    share_compiled_statements()
    # Tests must not use the database of an installed service either.
    os.environ["UPCARD_ROOT"] = NO_ROOT
    names = {name.upper() for name in Settings.model_fields}
    for name in [name for name in os.environ if name.upper() in names]:
        del os.environ[name]
