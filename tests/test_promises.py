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
    "Nobody blocked",
    "Nothing leaked",
    "Starting and stopping",
    "Storage",
    "When something breaks",
    "Keeping and deleting",
]


@cache
def names_in(file: Path) -> set[str]:
    """The tests that pytest would find in a file by their names."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {
        node.name
        for node in tree.body
        if isinstance(node, functions) and node.name.startswith("test_")
    }


def test_every_part_of_the_promises_has_some() -> None:
    assert list(dict.fromkeys(promise.section for promise in promises())) == SECTIONS


def test_every_proof_of_a_promise_is_a_test_that_exists() -> None:
    missing = [
        f"{name}::{test} ({promise.said})"
        for promise in promises()
        for name, test in promise.proofs
        if not (ROOT / name).is_file() or test not in names_in(ROOT / name)
    ]
    assert missing == []


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
