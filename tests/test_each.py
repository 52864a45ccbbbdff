"""A test of many cases tells of all that fail, each by its name."""

import pytest

from tests.each import each


def told(test) -> list[str]:
    with pytest.raises(BaseExceptionGroup) as failed:
        test()
    return [f"{one} {one.__notes__}" for one in failed.value.exceptions]


def test_every_failure_is_told_with_its_case() -> None:
    @each("number", [1, 2, 3, 4])
    def odd(number: int) -> None:
        if number % 2 == 0:
            raise ValueError(number)

    assert told(odd) == ["2 ['case: 2']", "4 ['case: 4']"]


def test_cases_have_names_and_fail_as_pytest_does() -> None:
    @each(("one", "other"), [(1, "a"), (2, "b")], ids=["first", "second"])
    def refuses(one: int, other: str) -> None:
        with pytest.raises(ValueError, match="b"):
            str(other) if one == 1 else float(other)

    assert len(told(refuses)) == 1
    assert "first" in told(refuses)[0]


async def test_what_waits_is_waited_for() -> None:
    @each("number", [1, 2])
    async def fails(number: int) -> None:
        raise ValueError(number)

    with pytest.raises(BaseExceptionGroup, match="2 of 2 cases"):
        await fails()


@each("high", [2, 3])
@each("low", [0, 1])
def test_loops_may_be_nested(low: int, high: int) -> None:
    assert low < high


def test_no_case_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="cannot fail"):
        each("nothing", [])


@each(("only", "tried"), [("", [1, 2, 3]), ("2", [2]), ("of another test", [1, 2, 3])])
def test_one_case_can_be_asked_for(only: str, tried: list[int]) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("UPCARD_ONLY_CASE", only)

        @each("number", [1, 2, 3])
        def fails(number: int) -> None:
            raise ValueError(number)

    with pytest.raises(BaseExceptionGroup) as failed:
        fails()
    assert [one.args for one in failed.value.exceptions] == [(one,) for one in tried]
