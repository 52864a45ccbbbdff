"""Names that Discord shows as they are written."""

import pytest

from bot.text.names import escaped


@pytest.mark.parametrize("name", ["*bold*", "`code`", "<@1>", "[a](b)", "# head", "a_b_c", "||x||"])
def test_markdown_in_a_name_is_escaped(name: str) -> None:
    shown_name = escaped(name)
    for at, character in enumerate(shown_name):
        if character in "*_~`|>#[]()<":
            assert shown_name[at - 1] == "\\", shown_name


def test_a_name_mentions_nobody() -> None:
    assert "@everyone" not in escaped("@everyone")
    assert "@here" not in escaped("@here")
