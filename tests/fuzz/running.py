"""Many inputs, one after the other, and what was wrong with any of them."""

import asyncio
import re
import tempfile
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tests.fuzz.house import House, open_house
from tests.fuzz.parsers import PARSERS
from tests.fuzz.routes import ROUTES
from tests.ready import ready_database

_AT_ONCE = 10
"""Inputs of one example: most of what Hypothesis does is done once for an example."""
_HOUSE = 5_000
"""Inputs for one house: after that its tables are over and its people have left."""
_TIMEOUT = 30.0
"""Seconds for one answer."""


class Findings:
    """What was wrong, one of a kind: the same fault is met a thousand times."""

    def __init__(self) -> None:
        self.inputs = 0
        self.found: dict[str, tuple[str, str]] = {}

    def note(self, problem: str, given: object) -> None:
        """Something is wrong with how this was answered."""
        kind = re.sub(r"[0-9a-f]{8,}|\d+", "#", problem)[:120]
        self.found.setdefault(kind, (problem, repr(given)))

    def told(self) -> str:
        """All of it, for whoever mends it."""
        return "\n\n".join(f"{problem}\n    {given}" for problem, given in self.found.values())


def fuzz_part(name: str, inputs: int, number: int) -> Findings:
    """So many inputs of one kind; ``number`` says which."""
    findings = Findings()
    if name in ROUTES:
        fuzz_route(name, inputs, number, findings)
    else:
        strategy, parse = PARSERS[name]
        fuzz_parser(name, strategy, parse, inputs, number, findings)
    return findings


def fuzz_route(name: str, inputs: int, number: int, findings: Findings) -> None:
    """Lead inputs through the whole bot; ``number`` says which."""
    for part in range(0, inputs, _HOUSE):
        with _house() as (house, run):
            count = min(_HOUSE, inputs - part) // _AT_ONCE

            def every(given: Sequence[Any], house: House = house) -> None:
                run(_send(name, given, house, findings))

            _generate(ROUTES[name][0], count, number + part, every)


def give_to_house(name: str, inputs: Sequence[Any], findings: Findings) -> None:
    """Lead just these inputs through a bot."""
    with _house() as (house, run):
        run(_send(name, inputs, house, findings))


async def _send(name: str, given: Sequence[Any], house: House, findings: Findings) -> None:
    for one in given:
        findings.inputs += 1
        try:
            async with asyncio.timeout(_TIMEOUT):
                wrong = await ROUTES[name][1](house, one)
        except Exception as error:  # noqa: BLE001  whatever it is, it is a finding
            wrong = ["raised " + "".join(traceback.format_exception(error)[-4:])]
        for problem in wrong:
            findings.note(f"{name}: {problem}", one)


def fuzz_parser(
    name: str,
    strategy: st.SearchStrategy[Any],
    parse: Callable[[Any], object],
    inputs: int,
    number: int,
    findings: Findings,
) -> None:
    """Give inputs to a parser, which raises AssertionError itself where it has read them wrong."""

    def every(given: list[Any]) -> None:
        for one in given:
            findings.inputs += 1
            try:
                parse(one)
            except Exception as error:  # noqa: BLE001  whatever it is, it is a finding
                told = "".join(traceback.format_exception(error)[-4:])
                findings.note(f"{name}: raised {told}", one)

    for part in range(0, inputs, _HOUSE):
        count = min(_HOUSE, inputs - part) // _AT_ONCE
        _generate(strategy, count, number + part, every)


def _generate(
    strategy: st.SearchStrategy[Any], count: int, number: int, take: Callable[[list[Any]], None]
) -> None:
    @seed(number)
    @settings(
        max_examples=max(1, count),
        database=None,
        deadline=None,
        derandomize=False,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(strategy, min_size=_AT_ONCE, max_size=_AT_ONCE))
    def every(given: list[Any]) -> None:
        take(given)

    every()


@contextmanager
def _house() -> Iterator[tuple[House, Callable[[Any], Any]]]:
    """A house, and what runs something in its event loop."""
    memory = Path("/dev/shm")
    where = memory if memory.is_dir() else None
    with tempfile.TemporaryDirectory(dir=where) as folder, asyncio.Runner() as runner:
        opened = open_house(ready_database(Path(folder)))
        house = runner.run(opened.__aenter__())
        try:
            yield house, runner.run
        finally:
            runner.run(opened.__aexit__(None, None, None))
