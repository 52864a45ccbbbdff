"""bench/RESULTS.md and what the README quotes of it."""

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bench.result_tables import TABLES
from bench.results import PAGE, README, found_in, quoted, section, with_quotes, with_section

DAY = datetime(2026, 1, 2, tzinfo=UTC)
ENGINE = {
    "bench": "engine",
    "machine": "2 × some",
    "moves_per_s": {"basic": {"min": 51_000, "median": 52_345, "most": 53_000}},
}
LIVELY = {
    "bench": "lively",
    "machine": "2 × some",
    "load_average": 0.3,
    "limit": 10.0,
    "factor": 5.0,
    "true_s": 3.0,
    "carried": {"with tokens": 120, "without tokens": 45, "on one core": 90},
    "steps": {},
}


def test_the_readme_quotes_what_the_page_says() -> None:
    readme, page = README.read_text("utf-8"), PAGE.read_text("utf-8")
    assert with_quotes(readme, page) == readme, "run `python -m bench results` with the figures"
    assert "<!-- figures -->" in readme


def test_the_page_has_the_sections_that_there_are_in_their_order() -> None:
    sections = re.findall(r"(?m)^## (.*)$", PAGE.read_text("utf-8"))
    assert sections == [one for one in TABLES if one in sections]


def test_a_section_takes_the_place_of_the_older_one_and_leaves_the_others() -> None:
    page = with_section("# Measured\n", section(ENGINE, DAY))
    page = with_section(page, section(LIVELY, DAY))
    page = with_section(page, section(ENGINE | {"moves_per_s": {}}, DAY))
    assert re.findall(r"(?m)^## (.*)$", page) == ["lively", "engine"]
    assert page.startswith("# Measured\n\n## lively\n")
    assert "52,345" not in page
    assert "`python -m bench engine`, 2 × some, 2026-01-02." in page
    assert "`python -m bench lively`, 2 × some, load average 0.3 before it, 2026-01-02." in page


def test_the_readme_has_the_sentences_and_nothing_else_changes() -> None:
    page = with_section("# Measured\n", section(LIVELY, DAY))
    said = quoted(page)
    assert said.startswith("One core and 512 MB carry about 90 tables together, with 270 people")
    readme = "Before. <!-- figures -->old<!-- /figures --> After.\n"
    told = f"Before. <!-- figures -->{said}<!-- /figures --> After.\n"
    assert with_quotes(readme, page) == told
    assert with_quotes(told, page) == told


def test_figures_are_the_last_line_that_a_bench_has_printed(tmp_path: Path) -> None:
    file = tmp_path / "engine.txt"
    file.write_text('basic  52,345 moves/s\n{"bench": "engine"}\n', encoding="utf-8")
    assert found_in(file) == {"bench": "engine"}
    file.write_text("Traceback: it has failed\n", encoding="utf-8")
    with pytest.raises(ValueError, match="ends with no figures"):
        found_in(file)
