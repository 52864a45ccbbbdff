"""What docs/player-protocol.md says is so, and its example plays whole deals of every game."""

import ast
import json
import re
import shlex
import sys
from contextlib import closing
from typing import Any

import pytest

from bench.duel import outside, program, told
from bench.duel.deal import Shuffle, play
from bench.duel.opponents import opponent
from bench.duel.outside import Outside
from engine.computer.strength import Strength
from engine.games.registry import REGISTRY, game
from engine.notation import protocol
from engine.notation.move import read_move
from engine.notation.protocol import Session, event_keys
from tests.doc_pages import ROOT, blocks, text

PAGE = "docs/player-protocol.md"
EXAMPLE = ROOT / "docs/examples/player.py"
ENOUGH = 60.0
"""Seconds in which a program answers on any machine."""


def keys_by_name(heading: str) -> dict[str, frozenset[str]]:
    """The names of the first list after these words, each with its keys."""
    lines = re.search(r"(?:^- `.*\n(?:  .*\n)*)+", text(PAGE).partition(heading)[2], re.MULTILINE)
    assert lines is not None
    listed = re.findall(r"^- `(\w+)`(?:\swith\s([^:]+))?:", lines[0], re.MULTILINE)
    return {name: frozenset(re.findall(r"`(\w+)`", keys)) for name, keys in listed}


def conversation() -> list[tuple[str, dict[str, Any]]]:
    """Who says what, line by line."""
    lines = next(block for block in blocks(PAGE, "") if block.startswith("< "))
    return [(line[0], json.loads(line[2:])) for line in lines.splitlines()]


def test_every_kind_of_line_is_told_with_its_keys() -> None:
    assert keys_by_name("Each line has a `kind`") == {
        name: kind.keys for name, kind in protocol._KINDS.items()
    }


def test_every_event_is_told_with_its_keys() -> None:
    assert keys_by_name("**Events**") == {name: {*keys} for name, keys in event_keys().items()}


def test_the_version_and_the_limits_are_those_of_the_code() -> None:
    words = " ".join(text(PAGE).split())
    assert f"in version {protocol.PROTOCOL} of this protocol" in words
    assert f"The first {told.MOST_OFFERS} of each kind are listed" in words
    assert protocol.LONGEST_LINE == 1 << 20
    for what, most in (
        ("time for a decision", f"{outside.LIMIT_S:g} seconds, `--limit`"),
        ("in all of its seats", f"{outside.CLOCK_S:g} seconds, `--clock`"),
        ("process, with all that it starts", f"{program.MEMORY} MB, `--memory`"),
        ("processes", str(program.PROCESSES)),
    ):
        assert f"{what} | {most} | it is" in words or f"{what} | {most} | the safe move" in words


def test_the_conversation_is_one_that_a_player_understands() -> None:
    player, ask = Session("basic", Strength.EASY), None
    for who, line in conversation():
        if who == "<":
            ask = player.answer(json.dumps(line).encode())
            assert (ask is not None) == (line["kind"] == "ask"), ask
            asked = line
        else:
            assert line["no"] == asked["no"]
            assert line["move"] in asked["offers"]
            read_move(line["move"], ("Ann", "Ben"))


def test_the_example_of_the_page_is_short() -> None:
    example = EXAMPLE.read_text(encoding="utf-8")
    assert f"({EXAMPLE.relative_to(ROOT / 'docs')})" in text(PAGE)
    assert len(example.splitlines()) <= 60
    imports = [node for node in ast.walk(ast.parse(example)) if isinstance(node, ast.Import)]
    assert {alias.name for node in imports for alias in node.names} <= sys.stdlib_module_names


@pytest.mark.parametrize(
    "name",
    ["gin", *(pytest.param(one, marks=pytest.mark.long) for one in sorted({*REGISTRY} - {"gin"}))],
)
def test_the_example_plays_whole_deals_of_every_game(name: str) -> None:
    rules = game(name, REGISTRY[name].presets[REGISTRY[name].default])
    seats = rules.seats[min(1, len(rules.seats) - 1)]
    command = shlex.join([sys.executable, "-I", "-S", str(EXAMPLE)])
    with closing(Outside(command, ENOUGH, ENOUGH)) as example:
        others = opponent("plain", 1)
        for number in range(2):
            roster = [example, *[others] * (seats - 1)]
            assert not play(rules, Shuffle(1, number), roster).given_up
        assert example.account.losses() == {}
        assert len(example.account.seconds) > 3
