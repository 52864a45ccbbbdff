"""The vectors of the repository, and that a vector can fail."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.listing import Listing
from engine.notation.vectors import check
from engine.options import allowed, types, write_options
from tests import complete_games

FOLDER = Path(__file__).parents[2] / "vectors"
LINES = {
    json.loads(line)["id"]: line
    for file in sorted(FOLDER.glob("*.jsonl"))
    for line in file.read_text(encoding="utf-8").split("\n")
    if line
}


def test_every_vector_holds() -> None:
    said = {called: check(line) for called, line in LINES.items()}
    assert {called: one for called, one in said.items() if one != (called, [])} == {}


def test_every_vector_has_an_id_of_its_own_and_says_why() -> None:
    lines = [json.loads(line) for line in LINES.values()]
    count = sum(
        len(file.read_text(encoding="utf-8").splitlines()) for file in FOLDER.glob("*.jsonl")
    )
    assert len(lines) == count
    assert all(line["why"] for line in lines)


@pytest.mark.parametrize("listing", complete_games.GAMES)
def test_every_value_of_every_option_appears(listing: Listing) -> None:
    standard = listing.presets[listing.default]
    wanted = {
        (
            option,
            json.dumps(write_options(replace(standard, **{option: value}))[option], sort_keys=True),
        )
        for option, hint in types(listing).items()
        for value in allowed(hint)
    }
    seen = set()
    for line in map(json.loads, LINES.values()):
        of = line.get("game") or line.get("position", {}).get("game", "contract")
        options = line.get("options") or line.get("position", {}).get("options") or {}
        if of == listing.name:
            seen |= {
                (option, json.dumps(value, sort_keys=True)) for option, value in options.items()
            }
    assert wanted - seen == set()


def test_every_kind_of_vector_appears() -> None:
    kinds = {json.loads(line)["kind"] for line in LINES.values()}
    assert kinds == {"meld", "slot", "contract", "points", "count", "deal", "replay"}


def wrong(value: Any) -> list[Any]:
    """The same value with one thing in it changed, in every way that matters."""
    match value:
        case bool():
            return [not value]
        case int():
            return [value + 1, str(value)]
        case str():
            return [value + "x", None]
        case None:
            return ["x", 0]
        case dict():
            return [
                value | {key: other} for key, part in value.items() for other in wrong(part)
            ] + [value | {"no_such_key": 1}]
        case list() if not value:
            return [["x"]]
        case list():
            return [value[:-1], [*value, value[-1]], *([*value[:-1], o] for o in wrong(value[-1]))]
    raise AssertionError(value)


@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.long)])
def test_a_vector_with_a_wrong_expectation_fails(every: int) -> None:
    vectors = {called: json.loads(line) for called, line in list(LINES.items())[::every]}
    held = [
        (called, expect)
        for called, vector in vectors.items()
        for expect in wrong(vector["expect"])
        if not check(json.dumps(vector | {"expect": expect}))[1]
    ]
    assert held == []
