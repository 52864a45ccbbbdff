"""Custom ids: short, readable again, and never a card in them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.blocks.control import (
    Click,
    is_ours,
    read_click,
    read_number,
    read_positions,
    write_positions,
)
from tests.each import each

POSITIONS = st.lists(st.integers(0, 253), max_size=40, unique=True)


@given(st.integers(0, 10**9), st.sampled_from(["draw", "do-contract", "pick1"]), POSITIONS)
def test_a_click_reads_as_it_was_written(version: int, verb: str, positions: list[int]) -> None:
    click = Click("a1b2c3d4e5", version, verb, write_positions(positions))
    assert read_click(click.write()) == click
    assert read_positions(click.rest) == tuple(positions)
    assert len(click.write()) <= 100


@given(st.integers(0, 2**31), st.integers(0, 2**31))
def test_menus_of_one_click_are_told_apart_and_mean_the_same(one: int, more: int) -> None:
    click = Click("a1b2c3d4e5", 0xABC, "bench-hand0", "m1")
    other = one + 1 + more % 17_575
    assert click.write(one) != click.write(other)
    assert read_click(click.write(one)) == read_click(click.write(other)) == click


HUGE = f"{10**30:x}"


@each(
    "custom_id",
    [
        *("u1", "u1|", "u1|a|1|draw", "u2|a|1|draw|", "u12|", "u1|a||draw|", "u1|a|x|draw|"),
        *("u1|a|zz|draw|", "u1|a|-1|draw|", "u1|a|+1|draw|", "u1|a| 1|draw|", "u1|a|1_0|draw|"),
        *("u1|a|0x1|draw|", "u1|a|\u0663|draw|", f"u1|a|{HUGE}|draw|", "u1|a|FF|draw|"),
        *("u1||1|draw|", "u1|../x|1|draw|", "u1|a b|1|draw|", "u1|\ud800|1|draw|", "u1|a|1||"),
        *("u1|a|1|DRAW|", "u1|a|1|dr\u0430w|", f"u1|{'a' * 41}|1|draw|", "u1|a\n|1|draw|"),
    ],
)
def test_what_this_version_does_not_write_is_ours_and_means_nothing(custom_id: str) -> None:
    assert is_ours(custom_id)
    assert read_click(custom_id) is None


@each("custom_id", ["", "other", "u", "ux|a|1|draw|", "U1|a|1|draw|", "u1a|", " u1|"])
def test_custom_ids_of_others_are_left_alone(custom_id: str) -> None:
    assert not is_ours(custom_id)
    assert read_click(custom_id) is None


@each(
    ("text", "number"),
    [
        *(("0", 0), ("007", 7), ("\u0663", 3), (str(2**63 - 1), 2**63 - 1)),
        *((str(2**63), None), ("9" * 5000, None), ("-1", None), ("", None), ("\u00b2", None)),
    ],
)
def test_numbers_are_those_that_can_be_stored(text: str, number: int | None) -> None:
    assert read_number(text) == number


def test_what_stands_after_the_fourth_bar_is_the_rest() -> None:
    assert read_click("u1|a|1f|pick|0|1") == Click("a", 31, "pick", "0|1")


def test_one_that_is_too_long_is_not_sent() -> None:
    with pytest.raises(ValueError, match=r"of 1\d\d characters"):
        Click("a1b2c3d4e5", 1, "pick", "0" * 100).write()


def test_foreign_characters_are_no_positions() -> None:
    assert read_positions("0-|9zZ ♠") == (0, 9, 35, 61)
