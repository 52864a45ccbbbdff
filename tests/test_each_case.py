"""The loop over cases tries all of them and names those that fail."""

import pytest

from tests.each_case import each


@each(("number", "word"), [(1, "one"), (2, "two"), (3, "three")])
def odd(number: int, word: str, tmp_path: str = "") -> None:
    assert number % 2, word


@each("outer", ["a", "b"])
@each("inner", [1, 2], ids=["first", "second"])
async def never(inner: int, outer: str) -> None:
    raise ValueError(outer)


def test_every_case_is_tried_and_what_fails_is_named() -> None:
    with pytest.raises(ExceptionGroup, match="1 of 3 cases of odd fail") as failed:
        odd()
    [error] = failed.value.exceptions
    assert error.__notes__ == ["in the case {'number': 2, 'word': 'two'}"]


async def test_loops_stand_in_loops_and_are_awaited() -> None:
    with pytest.raises(ExceptionGroup, match="2 of 2 cases of never fail") as failed:
        await never()
    assert [str(one.__notes__) for one in failed.value.exceptions] == [
        "[\"in the case {'outer': 'a'}\"]",
        "[\"in the case {'outer': 'b'}\"]",
    ]
    inner = failed.value.exceptions[0]
    assert isinstance(inner, ExceptionGroup)
    assert [one.__notes__ for one in inner.exceptions] == [
        ["in the case first"],
        ["in the case second"],
    ]


@each("case", [1, 2])
def test_fixtures_are_given_all_the_same(case: int, request: pytest.FixtureRequest) -> None:
    assert request.node.name == "test_fixtures_are_given_all_the_same"
    assert case in (1, 2)
