"""Signs of print: curved quotes, a real minus, decimals as the language has them, spaces."""

import re
from pathlib import Path

from fluent.syntax import visitor
from fluent.syntax.ast import TextElement

from bot.screens.event_lines import event_in_words
from bot.text import LANGUAGES, Text
from bot.text.name_words import Who
from bot.text.text import signed
from engine.cards import parse
from engine.events import Discarded
from tests.each import each
from tests.fluent_files import FOLDER, files_of, messages_of
from tests.screens.longest_language import long_emojis

FILES = [path for language in LANGUAGES for path in files_of(language)]

each_file = each("path", FILES, ids=lambda path: path.relative_to(FOLDER).as_posix())


class _Shown(visitor.Visitor):  # type: ignore[misc]  Fluent has no types for it
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  Fluent's name
        self.texts.append(node.value)


def shown(path: Path) -> list[str]:
    """What stands in a file besides its placeables and comments."""
    found = _Shown()
    for message in messages_of(path).values():
        found.visit(message)
    return found.texts


@each_file
def test_quotes_and_apostrophes_are_curved(path: Path) -> None:
    straight = [text for text in shown(path) if re.search("['\"]", text)]
    assert straight == []


@each_file
def test_a_minus_is_no_hyphen(path: Path) -> None:
    assert [text for text in shown(path) if re.search(r"(?<!\w)-\d", text)] == []


def test_a_player_is_they() -> None:
    for path in files_of("en"):
        said = " ".join(shown(path))
        found = re.findall(r"\b(?:he|him|his|himself|she|her|hers|herself)\b", said, re.I)
        assert found == [], path.name


@each(
    ("language", "decimal", "grouped"),
    [("en", "1.4", "1,043"), ("th", "1.4", "1,043"), ("vi", "1,4", "1.043")],
)
def test_decimals_are_those_of_the_language(language: str, decimal: str, grouped: str) -> None:
    say = Text(language)
    assert say("number", number=1.4) == decimal
    assert say("number", number=-1.38) == f"−{decimal}"
    assert say("number", number=1043) == grouped
    assert decimal in say("stats-games", games="5", wins="3", rate="60", place=1.4)


@each("language", LANGUAGES)
def test_numbers_below_zero_have_a_minus(language: str) -> None:
    assert "−50" in Text(language)("more-score", name="A-1", points=-50)
    assert "A-1" in Text(language)("more-score", name="A-1", points=-50)
    assert [signed(number) for number in (85, -50, 0)] == ["+85", "−50", "+0"]


def test_you_in_thai_has_no_space_behind_it() -> None:
    say, event = Text("th"), Discarded(0, parse("3D"))
    assert event_in_words(event, Who((say("you"),), (1,)), say) == "คุณทิ้ง 3♦︎"
    assert event_in_words(event, Who(("แอน",), (1,)), say) == "แอน ทิ้ง 3♦︎"


@each("message", ["event-took", "table-draw-or-take"])
def test_no_line_begins_with_the_full_stop_behind_an_emoji(message: str) -> None:
    """A word joiner holds it; letters need none. Nor does a card stand in bold, which not every
    client reads around an emoji."""
    for language in ("en", "vi"):
        say = Text(language, drawn=long_emojis()).rich
        card = say.card(parse("8D"))
        assert say(message, who="Ann", name="Ann", card=card).endswith(f"{card}\u2060.")
        assert "\u2060" not in Text(language)(message, who="Ann", name="Ann", card="8♦︎")
