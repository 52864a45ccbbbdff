"""Every promise to users has tests, and they exist."""

import ast
from functools import cache
from pathlib import Path

import pytest

from tests import promises as page
from tests.doc_pages import ROOT
from tests.promises import PAGE, promises

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


@cache
def found_in(file: Path) -> set[str]:
    """The names of the tests that pytest would find in a file."""
    return {
        node.name
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
    }


def test_every_part_of_the_promises_has_some() -> None:
    assert list(dict.fromkeys(promise.section for promise in promises())) == SECTIONS


def test_every_proof_of_a_promise_is_a_test_that_exists() -> None:
    missing = [
        f"{name}::{test} ({promise.said})"
        for promise in promises()
        for name, test in promise.proofs
        if not (ROOT / name).is_file() or test not in found_in(ROOT / name)
    ]
    assert missing == []


def test_every_promise_is_one_sentence_and_is_made_once() -> None:
    said = [promise.said for promise in promises()]
    assert len(said) == len(set(said))
    assert [one for one in said if not one.endswith(".") or ". " in one] == []
    assert [one for one in promises() if not one.otherwise.endswith(".")] == []


PROMISE = "# P\n\n## Nothing lost\n\n- **All is stored.** If not, you read it.\n"
PROOFS = '"All is stored." = [{}]\n'


@pytest.mark.parametrize(
    ("written", "proofs"),
    [
        (PROMISE, ""),
        (PROMISE, PROOFS.format("")),
        (PROMISE, PROOFS.format('"tests/test_docs.py"')),
        (PROMISE, PROOFS.format('"tests/test_docs.py::test_a", "by hand"')),
        (PROMISE.replace(" If not, you read it.", ""), PROOFS.format('"tests/a.py::test_a"')),
        (PROMISE.replace("- **", "**"), PROOFS.format('"tests/a.py::test_a"')),
    ],
    ids=["no-proof", "none", "no-test", "one-proof-is-none", "nothing-otherwise", "no-line"],
)
def test_a_promise_without_proof_would_be_noticed(
    written: str, proofs: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "text", lambda name: written if name == PAGE else proofs)
    with pytest.raises(ValueError, match="Nothing lost"):
        promises()


def test_a_proof_without_promise_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    proofs = PROOFS.format('"tests/a.py::test_a"') + '"Another." = ["tests/a.py::test_a"]\n'
    monkeypatch.setattr(page, "text", lambda name: PROMISE if name == PAGE else proofs)
    with pytest.raises(ValueError, match="Another"):
        promises()
