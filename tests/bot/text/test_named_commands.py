"""A sentence names a command as its readers see it in Discord (UX Languages and eyes)."""

import re
from collections.abc import Iterable

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, Message, MessageReference, Placeable, TextElement
from fluent.syntax.visitor import Visitor

from bot.text import LANGUAGES, Text
from bot.text.text import CommandMentions
from engine.games.registry import REGISTRY
from tests.each import each
from tests.fluent_files import files_of, messages_of

NAMES = sorted(
    {say(name) for say in map(Text, LANGUAGES) for name in say.ids("name-")}, key=len, reverse=True
)
LITERAL = re.compile(rf"(?<!\w)/(?:<[\w-]+> )*(?:{'|'.join(map(re.escape, NAMES))})(?!\w)")
"""A slash and the name of a command, maybe after names that are put in: ``/<name-rummy> new``."""


class Written(Visitor):
    """The text of a file; messages that are put in stand in angle brackets."""

    def __init__(self) -> None:
        self.text = ""

    def visit_Message(self, node: Message) -> None:  # noqa: N802
        self.text += "\n"
        self.generic_visit(node)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.text += node.value

    def visit_Placeable(self, node: Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, MessageReference):
            self.text += f"<{node.expression.id.name}>"
        else:
            self.generic_visit(node)


def literals(entries: Iterable[EntryType]) -> list[str]:
    """The commands that stand in messages by their own name."""
    written = Written()
    for entry in entries:
        written.visit(entry)
    return LITERAL.findall(written.text)


@each("language", LANGUAGES)
def test_ux_languages_no_text_names_a_command_itself(language: str) -> None:
    """It names it by its English words: ``{ COMMAND("rummy new contract") }``."""
    found = {
        path.name: named
        for path in files_of(language)
        if (named := literals(messages_of(path).values()))
    }
    assert found == {}


@each(
    ("ftl", "found"),
    [
        ("a = Open one with /rummy new.", ["/rummy"]),
        ("a = Mở bàn bằng `/{ name-rummy } mở`.", ["/<name-rummy> mở"]),
        ("a =\n    { $n ->\n       *[other] `/leaderboard`\n    }", ["/leaderboard"]),
        ("a = `/{ name-rummy } { name-new }` opens a table/room", []),
    ],
)
def test_a_command_by_its_own_name_would_be_found(ftl: str, found: list[str]) -> None:
    assert literals(FluentParser().parse(ftl).body) == found


@each(
    ("language", "opening", "leaving"),
    [
        ("en", "`/rummy new contract`", "`/rummy leave`"),
        ("vi", "`/rummy mở hợp-đồng`", "`/rummy rời-bàn`"),
        ("th", "`/รัมมี่ เปิดโต๊ะ ดัมมี่`", "`/รัมมี่ ออกจากโต๊ะ`"),
    ],
)
def test_ux_languages_a_sentence_says_the_name_of_its_language(
    language: str, opening: str, leaving: str
) -> None:
    say = Text(language)
    assert opening in say("no-table-here")
    assert leaving in say("privacy-playing", count=2)


@each("language", LANGUAGES)
@pytest.mark.parametrize("game", REGISTRY)
def test_the_command_of_a_game_is_named_whole(language: str, game: str) -> None:
    say = Text(language)
    whole = " ".join(say(f"name-{part}") for part in ("rummy", "new", game))
    assert f"`/{whole}`" in say("practice-real", game=game)


@each("language", LANGUAGES)
def test_a_command_that_discord_knows_can_be_pressed(language: str) -> None:
    """Its mention has the English words and the id of the first; each reader sees their own."""
    say = Text(language, mentions=CommandMentions({"rummy": 42}))
    assert "</rummy leave:42>" in say("privacy-playing", count=2)
    assert "</rummy new dummy:42>" in say("practice-real", game="dummy")
    assert "</" not in say("history-none-mine").replace("</rummy new ", "")
    assert f"`/{say('name-privacy')} " in say("privacy-question"), "one that it does not know"
    assert "</" not in say.lettered("practice-real", game="dummy")
