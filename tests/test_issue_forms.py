"""The forms for issues ask for what is needed, and warn of what must not be pasted."""

from typing import Any

import yaml

from tests.doc_pages import ROOT
from tests.each import each

FOLDER = ROOT / ".github" / "ISSUE_TEMPLATE"
FORMS = sorted(path for path in FOLDER.glob("*.yml") if path.name != "config.yml")
KINDS = {"markdown", "textarea", "input", "dropdown", "checkboxes"}
"""What GitHub knows in such a form."""


def form(name: str) -> dict[str, Any]:
    told: dict[str, Any] = yaml.safe_load((FOLDER / name).read_text(encoding="utf-8"))
    return told


@each("name", [path.name for path in FORMS])
def test_a_form_is_one_that_github_takes(name: str) -> None:
    told = form(name)
    assert {"name", "description", "body"} <= told.keys()
    asked = [part for part in told["body"] if part["type"] != "markdown"]
    assert {part["type"] for part in told["body"]} <= KINDS
    assert all(part["attributes"]["label"] for part in asked)
    ids = [part["id"] for part in asked]
    assert len(ids) == len(set(ids))
    assert any(part.get("validations", {}).get("required") for part in asked)
    for part in asked:
        choices = part["attributes"].get("options", [])
        assert len(choices) == len(set(choices))
        assert all(isinstance(choice, str) for choice in choices)


def test_whoever_reports_a_fault_is_asked_for_version_game_and_reference() -> None:
    body = form("fault.yml")["body"]
    asked = {part["id"]: part for part in body if part["type"] != "markdown"}
    assert {"version", "game", "reference"} <= asked.keys()
    assert all(asked[name]["validations"]["required"] for name in ("version", "game"))
    [warning] = [part["attributes"]["value"] for part in body if part["type"] == "markdown"]
    assert all(word in warning for word in ("token", "database", "hands", "SECURITY.md"))
