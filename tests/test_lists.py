"""The lists of games in documents and forms are as ``python -m tests.write_lists`` writes them."""

import pytest

from engine.games.registry import REGISTRY
from tests.doc_pages import ROOT, text
from tests.write_lists import (
    COMMAND,
    TURNS,
    in_order,
    list_of,
    quick_pages,
    turns,
    with_list,
)


def test_every_list_is_as_the_command_writes_it() -> None:
    """All but the diagrams, of which each takes seconds."""
    late = [
        name
        for name, page in quick_pages()
        if (text(name) if (ROOT / name).exists() else None) != page
    ]
    assert not late, f"run {COMMAND}: it changes {', '.join(late)}"
    drawn = {f"<!-- list: turn of {name} -->" for name in REGISTRY}
    late = sorted(turn for turn in drawn if turn not in text(TURNS))
    assert not late, f"run {COMMAND}: {TURNS} has no {', '.join(late)}"


@pytest.mark.long
@pytest.mark.parametrize("name", REGISTRY)
def test_the_diagram_of_a_turn_is_as_the_command_draws_it(name: str) -> None:
    page = text(TURNS)
    assert turns(page, [name]) == page, f"run {COMMAND}: it changes {TURNS}"


def test_only_the_list_of_a_page_is_written() -> None:
    end = "<!-- end of list -->"
    page = f"a\n<!-- list: x -->\n\nold\n\n{end}\nb <!-- list: y -->1{end}"
    assert (list_of(page, "x"), list_of(page, "y")) == ("old", "1")
    assert with_list(page, "x", "new") == page.replace("old", "new")
    form = "  # list: z\n  options: [a]\n  # end of list\n"
    assert with_list(form, "z", "  options: [b]\n") == form.replace("[a]", "[b]")
    with pytest.raises(LookupError, match="list: other"):
        list_of(page, "other")


def test_names_keep_their_order_and_new_ones_come_last() -> None:
    assert in_order(["a", "b", "c", "a"], "`c` and `a`") == ["c", "a", "b"]
    assert in_order(["d", "b"], ["b", "x"]) == ["b", "d"]
