"""The file with everything that is kept of a person."""

import json

from bot.screens.settings_screen import export_lines
from tests.each import each

KEPT = {
    "user_id": 80351110224678912,
    "settings": [],
    "results": [{"name": "ก |\n“Ann”", "mu": None, "won": True}, {"name": "", "mu": 25.5}],
    "hosted": ["a1b2c3d4e5"],
    "journals": [{"events": [{"type": "sat", "sitter": {"user": 1, "name": "Ann"}}]}],
}


@each("kept", [KEPT, {"user_id": 1}, {"user_id": 1, "names": []}])
def test_the_file_says_all_that_is_kept(kept: dict) -> None:
    assert json.loads("".join(export_lines(kept))) == kept


def test_it_is_written_a_row_at_a_time() -> None:
    """However much it is, no piece of work is longer than a row."""
    rows = [{"number": number} for number in range(2_000)]
    assert max(map(len, export_lines({"results": rows}))) < 40
