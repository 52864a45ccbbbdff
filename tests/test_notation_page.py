"""What docs/notation.md says is so, of every game."""

import json
import re
from typing import Any

import pytest

from engine.analysis.ledger import LineKind
from engine.errors import Reason
from engine.games.registry import REGISTRY
from engine.listing import Listing
from engine.notation.move import MODELS, read_move
from engine.notation.position import read_position, write_position
from engine.notation.reading import NotationError
from engine.notation.replay import replay
from engine.notation.same import same
from engine.notation.vectors import check
from engine.phase import Phase
from engine.result import Ending
from tests.complete_games import GAMES as GAMES_THAT_HAVE_ALL
from tests.doc_pages import ROOT, blocks, blocks_of, names_of_list, table_names, text
from tests.write_lists import (
    COMMAND,
    KEYS_OF_POSITION,
    KEYS_OF_RESULT,
    NOTATION,
    own_keys,
)

GAMES = "## What each game adds\n"


def examples() -> list[Any]:
    """Those before the parts on the games."""
    general = text(NOTATION).partition(GAMES)[0]
    return [json.loads(block) for block in blocks_of(general, "json")]


def part_on(listed: Listing) -> str:
    """What the page tells of a game."""
    games = text(NOTATION).partition(GAMES)[2]
    part = re.search(rf"^### {listed.title}\n(.*?)(?=^### |\Z)", games, re.DOTALL | re.MULTILINE)
    assert part is not None, f"{NOTATION} has no part '### {listed.title}': run {COMMAND}"
    return part[1]


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
    assert sorted(explained) == sorted([*answer["position"], "lanes"])
    assert table_names(NOTATION, "A meld of the table has these keys:") == [
        "owner",
        "kind",
        "cards",
        "laid_by",
    ]
    assert sorted(table_names(NOTATION, "A result has these keys.")) == sorted(answer["result"])
    assert sorted(table_names(NOTATION, "The answer has four keys.")) == sorted(answer)


def test_the_notation_explains_what_same_cards_are_asked() -> None:
    with pytest.raises(NotationError) as told:
        same({"do": "bid"})
    known = re.findall(r"[a-z]+", str(told.value).partition("'do' is ")[2].partition(", not")[0])
    assert table_names(NOTATION, "## Same cards") == known
    example, _ = blocks(NOTATION, "text")
    asked, answer = map(json.loads, example.splitlines())
    assert same(asked) == answer


def test_the_notation_explains_every_part_of_a_ledger() -> None:
    assert sorted(table_names(NOTATION, "## Chance and choice")) == sorted(LineKind)
    _, example = blocks(NOTATION, "text")
    *parts, last = map(json.loads, example.splitlines())
    assert {one["kind"] for one in parts} <= {*LineKind}
    assert last["sum"] == pytest.approx(sum(one["points"] for one in parts))
    assert last["from"] + last["sum"] == pytest.approx(last["result"])


def test_the_notation_explains_every_move() -> None:
    with pytest.raises(NotationError) as told:
        read_move({"by": "A", "move": "fold"}, ("A",))
    known = re.findall(r"[a-z_]+", str(told.value).partition("there is ")[2])
    assert sorted(table_names(NOTATION, "## Moves")) == sorted(known)


def test_the_notation_explains_the_keys_of_every_move() -> None:
    part = text(NOTATION).partition("## Moves\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \|", part, re.MULTILINE)
    said = {move: {*re.findall(r"`(\w+)`", keys)} for move, keys in rows}
    models = {name: {*kind.model_fields} - {"by", "move"} for name, kind in MODELS.items()}
    known = {*models}.union(*models.values())
    assert {move: keys - said[move] for move, keys in models.items() if keys - said[move]} == {}
    assert {move: keys - known for move, keys in said.items() if keys - known} == {}


def test_the_notation_explains_every_reason() -> None:
    """Every one that rules refuse with, and none besides."""
    rules = [
        path.read_text(encoding="utf-8")
        for path in (ROOT / "engine").rglob("*.py")
        if not {"table", "live"} & {*path.relative_to(ROOT / "engine").parts}
        and path.name != "errors.py"
    ]
    used = {name for code in rules for name in re.findall(r"\bReason\.([A-Z_]+)", code)}
    told = table_names(NOTATION, "## Reasons")
    assert len(told) == len({*told})
    assert {*told} == {Reason[name].value for name in used}


def test_the_notation_explains_every_ending_and_phase() -> None:
    for key, values in (("ended_by", Ending), ("phase", Phase)):
        [said] = re.findall(rf"^- `{key}`: (.*(?:\n  .*)*)", text(NOTATION), re.MULTILINE)
        assert {*re.findall(r"`(\w+)`", said)} == {one.value for one in values}, key


@pytest.mark.parametrize("listed", REGISTRY.values(), ids=list(REGISTRY))
def test_the_notation_explains_the_keys_of_every_game(listed: Listing) -> None:
    """The keys that its positions and results have besides those of all games."""
    explained = names_of_list(part_on(listed))
    keys = {key for keys in own_keys(listed) for key in keys}
    missing = sorted(keys - {*explained})
    assert not missing, (
        f"{NOTATION} does not explain {missing}: add a list '{KEYS_OF_POSITION}' or "
        f"'{KEYS_OF_RESULT}' to '### {listed.title}'"
    )
    assert {*explained} <= keys, f"'### {listed.title}' explains keys that do not exist"


@pytest.mark.parametrize("listed", GAMES_THAT_HAVE_ALL)
def test_the_example_of_every_game_has_the_result_that_is_shown(listed: Listing) -> None:
    example = json.loads(text(f"docs/examples/{listed.name}.json"))
    assert example["replay"]["position"]["game"] == listed.name
    answer = replay(example["replay"])
    assert answer["illegal_at"] is None
    assert answer["result"] == example["result"]


def test_the_vectors_of_the_notation_pass() -> None:
    lines = text("docs/examples/vectors.jsonl")
    kinds = [json.loads(line)["kind"] for line in lines.splitlines()]
    assert kinds == table_names(NOTATION, "## Vectors")
    for line in lines.splitlines():
        assert check(line)[1] == [], line
