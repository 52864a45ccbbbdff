"""Names that Discord shows as they are written."""

from bot.text import Text
from bot.text.name_words import escaped, name_or_former
from tests.each import each


@each("name", ["*bold*", "`code`", "<@1>", "[a](b)", "# head", "a_b_c", "||x||"])
def test_markdown_in_a_name_is_escaped(name: str) -> None:
    shown_name = escaped(name)
    for at, character in enumerate(shown_name):
        if character in "*_~`|>#[]()<":
            assert shown_name[at - 1] == "\\", shown_name


def test_a_name_mentions_nobody() -> None:
    assert "@everyone" not in escaped("@everyone")
    assert "@here" not in escaped("@here")


@each(
    "name",
    [
        "http://evil.example",
        "see HTTPS://evil.example/x",
        "steam://run/1",
        "discord.gg/abc",
        "Discord.GG/abc",
        "discord.com/invite/abc",
        "discordapp.com/invite/abc",
        "[free](https://evil.example)",
        "<#1400000000000000001>",
        "<@&1400000000000000001>",
        "<a:party:1400000000000000001>",
        "</play:1400000000000000001>",
        "<t:0:R>",
        "<id:customize>",
    ],
)
def test_a_name_leads_nowhere(name: str) -> None:
    shown = escaped(name)
    assert "://" not in shown
    assert ".gg/" not in shown.lower()
    assert ".com/" not in shown.lower()
    assert "](" not in shown.replace("\\]", "").replace("\\(", "")
    assert "<" not in shown.replace("\\<", "")


def test_a_name_neither_turns_nor_breaks_the_line() -> None:
    assert escaped("\u202eAnn\n# Ben") == "Ann \\# Ben"


def test_a_stored_name_that_shows_nothing_is_made_of_the_number() -> None:
    assert name_or_former(1234567, escaped("\u200b"), Text()) == "Player 4567"
    assert name_or_former(-1, "", Text()) == Text()("former-player")
