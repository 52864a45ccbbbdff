"""Cases of one test that are tried in a loop: a test for each would take longer than its check."""

import functools
import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import Any

__all__ = ["each"]

Test = Callable[..., Any]


def each(
    names: str | Sequence[str],
    cases: Iterable[Any],
    *,
    ids: Sequence[str] | Callable[[Any], str] | None = None,
) -> Callable[[Test], Test]:
    """Like ``pytest.mark.parametrize``, as one test that names every case that failed.

    For tests whose fixtures stay as they were, because all cases share them.
    """
    named = [names] if isinstance(names, str) and "," not in names else list(_split(names))
    given = [
        dict(zip(named, (case,) if len(named) == 1 else case, strict=True)) for case in list(cases)
    ]

    def looped(test: Test) -> Test:
        def trouble(errors: dict[int, Exception]) -> None:
            for number, error in errors.items():
                error.add_note(f"in the case {_told(given[number], number, ids)}")
            if errors:
                said = f"{len(errors)} of {len(given)} cases of {test.__name__} fail"
                raise ExceptionGroup(said, list(errors.values()))

        @functools.wraps(test)
        async def try_each_awaited(*fixtures: Any, **more: Any) -> None:
            errors = {}
            for number, case in enumerate(given):
                try:
                    await test(*fixtures, **more, **case)
                except Exception as error:  # noqa: BLE001  each is told in the end
                    errors[number] = error
            trouble(errors)

        @functools.wraps(test)
        def try_each(*fixtures: Any, **more: Any) -> None:
            errors = {}
            for number, case in enumerate(given):
                try:
                    test(*fixtures, **more, **case)
                except Exception as error:  # noqa: BLE001  each is told in the end
                    errors[number] = error
            trouble(errors)

        whole = try_each_awaited if inspect.iscoroutinefunction(test) else try_each
        asked = inspect.signature(test)
        left = [one for one in asked.parameters.values() if one.name not in named]
        whole.__signature__ = asked.replace(parameters=left)  # type: ignore[attr-defined]
        return whole

    return looped


def _split(names: str | Sequence[str]) -> Sequence[str]:
    return [one.strip() for one in names.split(",")] if isinstance(names, str) else names


def _told(
    case: dict[str, Any], number: int, ids: Sequence[str] | Callable[[Any], str] | None
) -> str:
    if ids is None:
        return repr(case)[:300]
    return ids[number] if not callable(ids) else str(ids(next(iter(case.values()))))
