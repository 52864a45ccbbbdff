"""Every promise to users has tests, and they exist."""

import ast
from functools import cache
from pathlib import Path

import pytest

from tests import promises as page
from tests.doc_pages import ROOT
from tests.promises import promises

SECTIONS = [
    "Nothing lost",
    "What the channel shows",
    "No one blocked",
    "Nothing leaked",
    "Starting and stopping",
    "Storage",
    "When something breaks",
    "Keeping and deleting",
]


LONG = "pytest.mark.long"


@cache
def found_in(file: Path) -> dict[str, bool]:
    """The tests that pytest would find in a file by their names, and whether only `make test-long`
    runs them."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    marks = [
        ast.unparse(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark"
    ]
    all_long = any(LONG in mark for mark in marks)
    return {
        node.name: all_long or LONG in map(ast.unparse, node.decorator_list)
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
    }


def test_every_part_of_the_promises_has_some() -> None:
    assert list(dict.fromkeys(promise.section for promise in promises())) == SECTIONS


def test_every_proof_of_a_promise_is_a_test_that_exists() -> None:
    missing = [
        f"{name}::{test} ({promise.said})"
        for promise in promises()
        for name, test, _ in promise.proofs
        if not (ROOT / name).is_file() or test not in found_in(ROOT / name)
    ]
    assert missing == []


def test_the_page_says_of_every_proof_whether_only_make_test_long_runs_it() -> None:
    told = {
        f"{name}::{test}": said
        for promise in promises()
        for name, test, said in promise.proofs
        if found_in(ROOT / name)[test] is not said
    }
    assert told == {}, "what is marked long in the code stands with (long) on the page"


def test_every_promise_is_one_sentence_and_is_made_once() -> None:
    said = [promise.said for promise in promises()]
    assert len(said) == len(set(said))
    assert [one for one in said if not one.endswith(".") or ". " in one] == []
    assert [one for one in promises() if not one.otherwise.endswith(".")] == []


PROMISE = "# P\n\n## Nothing lost\n\n- **All is stored.** Else you are told.\n  Proof: {}\n"


@pytest.mark.parametrize(
    "written",
    [
        PROMISE.format(""),
        PROMISE.format("`tests/test_docs.py`"),
        PROMISE.format("`tests/test_docs.py::test_a`, by hand"),
        PROMISE.replace("Else you are told.", "").format("`tests/test_docs.py::test_a`"),
        PROMISE.replace("- **", "**").format("`tests/test_docs.py::test_a`"),
    ],
    ids=["no-proof", "no-test", "one-proof-is-none", "nothing-otherwise", "no-line-of-its-own"],
)
def test_a_promise_without_proof_would_be_noticed(
    written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "text", lambda _: written)
    with pytest.raises(ValueError, match="Nothing lost"):
        promises()
