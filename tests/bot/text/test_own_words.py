"""What only one game says is in its file, and its own words come before those that all share."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import visitor
from fluent.syntax.ast import Identifier, Message, MessageReference, SelectExpression

from bot.text import LANGUAGES, Text
from bot.text.text import Bundle
from engine.games.registry import KNOWN, REGISTRY
from tests.each import each
from tests.fluent_files import files_of, messages_of

OF_ONE = ("game-{}", "name-{}", "pages-{}", "origin-{}")
BEGIN_OF_ONE = ("option-{}-", "rules-{}-", "silent-{}-", "practice-{}-", "played-{}-")
"""Ids of messages that name the game that has them."""

each_language = each("language", LANGUAGES)


def of_game(path: Path) -> str:
    """The game whose file it is, "" for a shared one."""
    return path.stem if path.parent.name == "games" else ""


@cache
def shared(language: str) -> dict[str, Message]:
    """The messages that every game has."""
    files = (messages_of(path) for path in files_of(language) if not of_game(path))
    return {name: message for file in files for name, message in file.items()}


def own(language: str) -> Iterator[tuple[str, str, Message]]:
    """A game, the id of a shared message, and what the game says instead."""
    for path in files_of(language):
        for name, message in messages_of(path).items():
            if of_game(path) and name in shared(language):
                yield of_game(path), name, message


class Found(visitor.Visitor):  # type: ignore[misc]  Fluent has no types for it
    """The cases of a message by name, and the messages within it."""

    def __init__(self, message: Message) -> None:
        self.cases: list[tuple[str, str]] = []
        self.messages: set[str] = set()
        self.visit(message)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.cases += [
            (node.selector.id.name, one.key.name)
            for one in node.variants
            if isinstance(one.key, Identifier)
        ]
        self.generic_visit(node)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@each_language
def test_every_game_has_a_file_and_every_file_a_game(language: str) -> None:
    games = {of_game(path) for path in files_of(language)} - {""}
    assert games <= set(KNOWN)
    if language == "en":
        assert games >= set(REGISTRY)


@each_language
def test_no_shared_message_has_a_case_or_an_attribute_for_a_game(language: str) -> None:
    assert len(shared(language)) > 900
    wrong = [
        (name, one)
        for name, message in shared(language).items()
        for one in (
            *(attribute.id.name for attribute in message.attributes),
            *(case for _, case in Found(message).cases),
        )
        if one in KNOWN
    ]
    assert wrong == [], "the file of the game has this message with its own words"


@each_language
def test_no_message_at_all_asks_which_game_it_is(language: str) -> None:
    asked = [
        name
        for path in files_of(language)
        for name, message in messages_of(path).items()
        for variable, _ in Found(message).cases
        if variable == "game"
    ]
    assert asked == []


@each_language
def test_what_names_its_game_is_in_the_file_of_the_game(language: str) -> None:
    for path in files_of(language):
        others = [game for game in KNOWN if game != of_game(path)]
        names = {one.format(game) for game in others for one in OF_ONE}
        begin = tuple(one.format(game) for game in others for one in BEGIN_OF_ONE)
        wrong = [name for name in messages_of(path) if name in names or name.startswith(begin)]
        assert wrong == [], path


def test_own_words_are_other_words() -> None:
    same = [
        (game, name)
        for game, name, message in own("en")
        # Within its own words it may be another one that is put in.
        if not Found(message).messages and message.equals(shared("en")[name], ["span", "comment"])
    ]
    assert len(list(own("en"))) > 150
    assert same == [], "without it the shared message is said"


@each_language
def test_own_words_have_what_the_shared_message_has(language: str) -> None:
    for game, name, message in own(language):
        ours = {one.id.name for one in message.attributes}
        assert ours == {one.id.name for one in shared(language)[name].attributes}, (game, name)
        assert message.value is not None, (game, name)


@each_language
def test_a_game_words_all_that_its_own_words_are_put_into(language: str) -> None:
    """A shared message says the shared ones within it; so the game needs its own words for both."""
    has = {(game, name) for game, name, _ in own(language)}
    wrong = [
        (game, outer)
        for outer, message in shared(language).items()
        for inner in Found(message).messages
        for game, name in has
        if name == inner and (game, outer) not in has
    ]
    assert wrong == []


@each_language
def test_what_a_text_of_a_game_says(language: str) -> None:
    say = Text(language)
    for game in REGISTRY:
        other = say.of(game)
        assert other.game == game
        assert other.of(game) == other
        assert other.lettered.game == other.rich.game == other.spoken.game == game
    assert say.of("gin")("hand-deadwood", points=7) != say("hand-deadwood", points=7)
    assert say.of("gin")("button-start") == say("button-start")
    assert (
        say.of("shanghai")("orders-helps-about").count(say.of("shanghai")("button-only-what-helps"))
        == 1
    )
    assert say("button-only-what-helps") in say("orders-helps-about")


def folders(tmp_path: Path, **files: str) -> dict[str, Bundle]:
    """English, Vietnamese and Thai with these files: ``en_gin``, or ``en_`` for a shared one."""
    made: dict[str, Bundle] = {}
    for language in ("en", "vi", "th"):
        (tmp_path / language / "games").mkdir(parents=True)
    for name, lines in files.items():
        language, _, game = name.partition("_")
        path = f"games/{game}.ftl" if game else "all.ftl"
        (tmp_path / language / path).write_text(lines, encoding="utf-8")
    made["en"] = Bundle("en", tmp_path / "en")
    for language in ("vi", "th"):
        made[language] = Bundle(language, tmp_path / language, lambda: made["en"])
    return made


def said(bundle: Bundle, message: str, game: str) -> str:
    return bundle.text(bundle.worded(message, game), {})


def test_a_game_says_its_own_words_and_others_the_shared_ones(tmp_path: Path) -> None:
    files = {"en_": "a = A\nb = B { a }\n", "en_gin": "a = gin’s A\n", "en_basic": "only = O\n"}
    english = folders(tmp_path, **files)["en"]
    assert [said(english, "a", game) for game in ("gin", "basic")] == ["gin’s A", "A"]
    assert english.text("a", {}) == "A"
    assert said(english, "b", "gin") == "B A"
    assert said(english, "only", "gin") == "O"
    assert list(english.ids) == ["a", "b", "only"]


def test_a_game_s_file_puts_its_own_words_in(tmp_path: Path) -> None:
    files = {"en_": "a = A\nb = B\n", "en_gin": "c = C { a } { b }\na = gin’s A\n"}
    english = folders(tmp_path, **files)["en"]
    assert said(english, "c", "gin") == "C gin’s A B"
    assert english.text("c", {}) == "C gin’s A B"


def test_where_a_language_lacks_a_game_s_file_english_is_said(tmp_path: Path) -> None:
    gin = "a = gin’s A\nb = gin’s B\nonly = O\n    .x = X\n"
    files = {"en_": "a = A\nb = B\n", "en_gin": gin}
    bundles = folders(tmp_path, **files, vi_="a = À\n", th_="a = Ā\n", th_gin="only = Ō\n")
    vi, th = bundles["vi"], bundles["th"]
    assert [said(one, "only", "gin") for one in (vi, th)] == ["O", "Ō"]
    assert [said(one, "only.x", "gin") for one in (vi, th)] == ["X", "X"]
    # What the language says itself comes before the game's English words.
    assert [said(one, "a", "gin") for one in (vi, th)] == ["À", "Ā"]
    assert [said(one, "b", "gin") for one in (vi, th)] == ["gin’s B", "gin’s B"]
    assert vi.with_prefix("o") == th.with_prefix("o") == ("only",)


def test_own_words_for_what_a_language_does_not_share_are_not_for_other_games(
    tmp_path: Path,
) -> None:
    bundles = folders(tmp_path, en_="a = A\n", en_gin="", vi_gin="a = À\n")
    assert said(bundles["vi"], "a", "gin") == "À"
    assert said(bundles["vi"], "a", "basic") == bundles["vi"].text("a", {}) == "A"


def test_the_texts_of_another_game_are_never_parsed(tmp_path: Path) -> None:
    files = {"en_": "a = A\n", "en_gin": "a = gin’s A\n", "en_basic": "a = { $open\n"}
    english = folders(tmp_path, **files)["en"]
    assert [said(english, "a", game) for game in ("gin", "tiles")] == ["gin’s A", "A"]
    with pytest.raises(ValueError, match="basic--a of en is not Fluent"):
        said(english, "a", "basic")
