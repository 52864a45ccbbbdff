"""Every language says the same: the same messages, with the same in them, counted as one counts."""

from collections.abc import Iterator
from functools import cache
from itertools import chain

from fluent.syntax import visitor
from fluent.syntax.ast import (
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    VariableReference,
)

from bot.text import LANGUAGES
from tests.complete_games import may_be_missing
from tests.each import each
from tests.fluent_files import FILES, FOLDER, files_of, messages_of

OTHERS = tuple(language for language in LANGUAGES if language != "en")

PLURALS = {"en": {"one", "other"}, "vi": {"other"}, "th": {"other"}}
"""The forms in which a language counts (Unicode CLDR, cardinal numbers)."""
FORMS = {"zero", "one", "two", "few", "many", "other"}

LONGEST = {
    # A label of 34 characters is shown whole beside an icon (FACTS).
    "button-": 34,
    "command-": 100,
    "option-": 100,
    "settings-cards-": 100,
    "settings-sort-": 100,
    "settings-may-i-": 100,
    "settings-call-": 100,
}
"""What messages of these beginnings may have in characters, their placeables not counted."""

each_language = each("language", LANGUAGES)
each_other = each("language", OTHERS)


Name = tuple[str, str]
"""The file of a message, and its id or ``id.attribute``."""


@cache
def patterns(language: str) -> dict[Name, Pattern]:
    """All that is said in a language."""
    found = {}
    for path in FILES:
        file = FOLDER / language / path
        if not file.exists() and may_be_missing(path):
            continue
        for name, message in messages_of(file).items():
            if message.value is not None:
                found[path, name] = message.value
            for one in message.attributes:
                found[path, f"{name}.{one.id.name}"] = one.value
    return found


def bare(name: Name) -> str:
    """The id of a message without its attribute."""
    return name[1].partition(".")[0]


def said_in_english_too(ours: dict[Name, Pattern]) -> Iterator[tuple[Name, Pattern]]:
    """What English says and the other language as well; a test above tells what is missing."""
    for name, pattern in patterns("en").items():
        if name in ours:
            yield name, pattern


class Read(visitor.Visitor):
    """What stands in a pattern: variables and messages that are put in, choices by a variable."""

    def __init__(self, pattern: Pattern) -> None:
        self.put_in: set[str] = set()
        self.messages: set[str] = set()
        self.choices: list[tuple[str, frozenset[str]]] = []
        self.visit(pattern)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, VariableReference), "a choice is made by a variable"
        keys = frozenset(
            key.value if isinstance(key, NumberLiteral) else key.name
            for key in (variant.key for variant in node.variants)
        )
        self.choices.append((node.selector.id.name, keys))
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.put_in.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def by_words(self) -> set[tuple[str, frozenset[str]]]:
        """The choices by name, such as yes or no, without numbers and the forms for them."""
        named = [(name, frozenset(filter(is_word, keys))) for name, keys in self.choices]
        return {(name, keys) for name, keys in named if keys}


def is_word(key: str) -> bool:
    """Whether a variant is chosen by a name, not by a number."""
    return key not in FORMS and not key.isdecimal()


def lines(pattern: Pattern) -> Iterator[str]:
    """The text of a pattern without what is put in, one for each choice that it has."""
    said = [""]
    for element in pattern.elements:
        if not isinstance(element, Placeable):
            said = [one + element.value for one in said]
        elif isinstance(element.expression, SelectExpression):
            variants = [lines(variant.value) for variant in element.expression.variants]
            said = [one + more for more in chain(*variants) for one in said]
    yield from said


@each_other
def test_every_language_has_the_same_files(language: str) -> None:
    ours = {path.relative_to(FOLDER / language).as_posix() for path in files_of(language)}
    assert sorted(ours - set(FILES)) == [], "English has none of these"
    assert [name for name in FILES if name not in ours and not may_be_missing(name)] == []


@each_other
def test_every_language_has_the_same_messages(language: str) -> None:
    ours, english = patterns(language), patterns("en")
    missing = [name for name in english if name not in ours]
    assert [name for name in missing if not any(map(may_be_missing, (name[0], bare(name))))] == []
    assert sorted(set(ours) - set(english)) == [], "English has none of these"


@each_other
def test_the_same_is_put_into_a_message_in_every_language(language: str) -> None:
    ours = patterns(language)
    wrong = {}
    for name, pattern in said_in_english_too(ours):
        english, here = Read(pattern), Read(ours[name])
        # Where nothing is counted apart, a number that only chose a form is not needed.
        known = english.put_in | {variable for variable, _ in english.choices}
        if not english.put_in <= here.put_in <= known or english.messages != here.messages:
            wrong[name] = (english.put_in | english.messages, here.put_in | here.messages)
    assert wrong == {}


@each_other
def test_the_same_choices_are_made_in_every_language(language: str) -> None:
    """A key that is missing falls silently to the default; one too many is never used. A language
    that needs no choice puts the word itself in."""
    ours = patterns(language)
    wrong = {}
    for name, pattern in said_in_english_too(ours):
        english, here = Read(pattern), Read(ours[name])
        differ = english.by_words() ^ here.by_words()
        if any(variable not in here.put_in for variable, _ in differ):
            wrong[name] = differ
    assert wrong == {}


@each_language
def test_counting_takes_the_forms_that_the_language_has(language: str) -> None:
    """A form that it has not is never said: Vietnamese and Thai do not know ``one``."""
    wrong = {}
    for name, pattern in patterns(language).items():
        for variable, keys in Read(pattern).choices:
            if not keys & FORMS <= PLURALS[language]:
                wrong[name] = (variable, sorted(keys))
    assert wrong == {}


@each_language
def test_nothing_is_longer_than_discord_shows(language: str) -> None:
    """What is put in is checked where it is known: tests/screens."""
    too_long = {
        name: line
        for name, pattern in patterns(language).items()
        for begun, most in LONGEST.items()
        if name[1].startswith(begun)
        for line in lines(pattern)
        if len(line) > most
    }
    assert too_long == {}


@each_language
def test_no_message_is_left_empty(language: str) -> None:
    empty = [
        name
        for name, pattern in patterns(language).items()
        if not any(isinstance(one, Placeable) or one.value.strip() for one in pattern.elements)
    ]
    assert empty == []


def test_every_language_is_known_to_these_tests() -> None:
    assert set(PLURALS) == set(LANGUAGES)
