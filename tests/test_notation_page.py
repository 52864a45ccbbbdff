"""What docs/notation.md says is so, of every game."""

import json
import re
from typing import Any

import pytest

from engine.games.registry import REGISTRY, game
from engine.listing import Listing
from engine.moves import (
    Discard,
    Draw,
    Knock,
    KnockOnTable,
    LayDown,
    LayOff,
    MakeContract,
    MayI,
    Pass,
    Rearrange,
    Swap,
    Take,
    TakeRow,
)
from engine.notation.errors import NotationError
from engine.notation.move import read_move
from engine.notation.position import read_position, write_position
from engine.notation.replay import replay, write_result
from engine.notation.vectors import check
from engine.options import types
from engine.result import Ending
from tests.doc_pages import blocks, table_names, text

NOTATION = "docs/notation.md"
MOVES = {
    Draw: "draw",
    Take: "take",
    TakeRow: "take",
    MayI: "may_i",
    Pass: "pass",
    MakeContract: "contract",
    LayDown: "meld",
    LayOff: "lay_off",
    Swap: "swap",
    Discard: "discard",
    Knock: "knock",
    KnockOnTable: "knock",
    Rearrange: "rearrange",
}
"""What the notation calls each kind of move."""


def examples() -> list[Any]:
    return [json.loads(block) for block in blocks(NOTATION, "json")]


def test_positions_and_moves_of_the_notation_are_read() -> None:
    position, move, *_ = examples()
    read = read_position(position)
    written = write_position(read)
    assert all(written[key] == value for key, value in position.items() if key != "table")
    assert read_position(written) == read
    assert read_move(move, read.players).seat == 0


def test_the_replay_of_the_notation_has_the_answer_that_is_shown() -> None:
    *_, given, answer = examples()
    assert replay(given) == answer


def test_the_notation_explains_every_key() -> None:
    *_, answer = examples()
    explained = table_names(NOTATION, "## Position")
    explained += table_names(NOTATION, "### Contract Rummy")
    assert sorted(explained) == sorted(answer["position"])
    assert table_names(NOTATION, "A meld of the table has these keys:") == [
        "owner",
        "kind",
        "cards",
        "laid_by",
    ]
    assert sorted(table_names(NOTATION, "A result has these keys.")) == sorted(answer["result"])
    assert sorted(table_names(NOTATION, "The answer has four keys.")) == sorted(answer)


def test_the_notation_explains_every_move() -> None:
    with pytest.raises(NotationError) as told:
        read_move({"by": "A", "move": "fold"}, ("A",))
    known = re.findall(r"[a-z_]+", str(told.value).partition("there is ")[2])
    assert sorted(table_names(NOTATION, "## Moves")) == sorted(known) == sorted({*MOVES.values()})


@pytest.mark.parametrize("listed", REGISTRY.values(), ids=list(REGISTRY))
def test_the_notation_tells_of_every_game(listed: Listing) -> None:
    """Its name, moves and options, and the keys that its positions and results have besides."""
    games = text(NOTATION).partition("## What each game adds\n")[2]
    part = re.search(rf"^### {listed.title}\n(.*?)(?=^### |\Z)", games, re.DOTALL | re.MULTILINE)
    assert part is not None, f"{NOTATION} has no part '### {listed.title}'"
    said = dict(re.findall(r"^- (\w+): (.*(?:\n  .*)*)", part[1], re.MULTILINE))
    words = {name: re.findall(r"`(\w+)`", line) for name, line in said.items()}
    rules = game(listed.name, listed.presets[listed.default])
    assert words["Game"] == [listed.name]
    assert set(words["Moves"]) == {MOVES[kind] for kind in rules.moves}
    assert words["Options"] == [listed.preset_key, *types(listed)]
    assert f"(rules/{listed.name}.md#house-rules)" in said["Options"]
    keys = re.findall(r"^\| (`.*?) \|", part[1], re.MULTILINE)
    players = ("A", "B", "C")
    position = read_position({"game": listed.name, "players": list(players)})
    result = rules.score(rules, position.state, Ending.EXHAUSTED, None)
    besides = {*write_position(position)} - {*table_names(NOTATION, "## Position")}
    besides |= {*write_result(result, players)} - {
        *table_names(NOTATION, "A result has these keys.")
    }
    assert {name for line in keys for name in re.findall(r"`(\w+)`", line)} == besides


def test_the_vectors_of_the_notation_pass() -> None:
    [lines] = blocks(NOTATION, "jsonl")
    assert lines == text("docs/examples/vectors.jsonl")
    kinds = [json.loads(line)["kind"] for line in lines.splitlines()]
    assert kinds == table_names(NOTATION, "## Vectors")
    for line in lines.splitlines():
        assert check(line)[1] == [], line
