"""Many cases in one test, because starting a test takes pytest longer than most tests run."""

import functools
import inspect
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

_FAILURES = (Exception, pytest.fail.Exception)


def each(
    names: str | Sequence[str],
    cases: Iterable[Any],
    ids: Callable[[Any], object] | Iterable[object] | None = None,
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Run the test for every case, like ``pytest.mark.parametrize``, and report all failures.

    It is for tests without fixtures, or with fixtures that one case leaves as the next needs
    them.
    """
    several = not isinstance(names, str) or "," in names
    words = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    found = list(cases)
    tables = [dict(zip(words, case if several else [case], strict=True)) for case in found]
    if callable(ids):
        called = [" ".join(str(ids(value)) for value in table.values()) for table in tables]
    else:
        called = [repr(case)[:200] for case in found] if ids is None else [str(one) for one in ids]
    assert tables, "a test of no cases cannot fail"
    named = list(zip(called, tables, strict=True))
    # tests/test_adding_a_game.py asks for one game. If this test has it, other games are left out.
    only = os.environ.get("UPCARD_ONLY_CASE", "")
    named = [one for one in named if only in one[0]] or named

    def together(test: Callable[..., Any]) -> Callable[..., Any]:
        failures: Callable[[], _Failures] = functools.partial(_Failures, len(named))
        if inspect.iscoroutinefunction(test):

            @functools.wraps(test)
            async def run(**fixtures: Any) -> None:
                with failures() as failed:
                    for name, case in named:
                        with failed.of(name):
                            await test(**fixtures, **case)

        else:

            @functools.wraps(test)
            def run(**fixtures: Any) -> None:
                with failures() as failed:
                    for name, case in named:
                        with failed.of(name):
                            test(**fixtures, **case)

        run.__signature__ = _without(inspect.signature(test), words)  # type: ignore[attr-defined]
        return run

    return together


class _Failures:
    """The failures with the names of their cases, raised together at the end."""

    def __init__(self, cases: int) -> None:
        self._cases = cases
        self._found: list[BaseException] = []

    def __enter__(self) -> "_Failures":
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if error is None and self._found:
            raise BaseExceptionGroup(f"{len(self._found)} of {self._cases} cases", self._found)

    @contextmanager
    def of(self, name: str) -> Iterator[None]:
        try:
            yield
        except _FAILURES as error:
            error.add_note(f"case: {name}")
            self._found.append(error)


def _without(signature: inspect.Signature, names: Sequence[str]) -> inspect.Signature:
    parameters: Mapping[str, inspect.Parameter] = signature.parameters
    missing = [name for name in names if name not in parameters]
    assert not missing, f"the test does not take {missing}"
    kept = [one for name, one in parameters.items() if name not in names]
    return signature.replace(parameters=kept)
