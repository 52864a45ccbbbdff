"""The words of /play in every language: names of moves, and why a line is not understood."""

import re
from pathlib import Path

import pytest

import bot.text
from bot.text import LANGUAGES, Text
from bot.typed.parser import read_line
from bot.typed.parts import NextPart, RowPart, UndoPart, WordPart
from bot.typed.wording import move_in_words, unreadable_in_words
from bot.typed.words import UnreadableLine, UnreadableReason, Word, cleaned, words
from engine.moves import Pass
from tests.bot.typed.tables import contract, dummy, mine
from tests.each import each

IN_EACH = each("language", LANGUAGES)


@IN_EACH
def test_a_name_means_one_word_alone_and_is_never_a_card(language: str) -> None:
    names = [cleaned(name) for word in Word for name in Text(language)(word).split(",")]
    assert len(set(names)) == len(names)
    assert all(names)
    known = words(language)
    english = {cleaned(name): word for word in Word for name in Text("en")(word).split(",")}
    assert {name: known[name] for name in english} == english, "English is always understood"
    for name in names:
        assert not re.fullmatch(r"(?:10|[2-9tjqka])[shdc]|jk", name)


@IN_EACH
def test_every_name_is_read(language: str) -> None:
    for name, word in words(language).items():
        if word in (Word.DRAW, Word.ASK, Word.LET_GO):
            assert read_line(name.upper(), language) == (WordPart(word),)
        elif word is Word.NEXT:
            assert read_line(name, language) == (NextPart(),)
        elif word is Word.UNDO:
            assert read_line(name, language) == (UndoPart(),)
        elif word is Word.ROW:
            assert read_line(name, language) == (RowPart(None, ()),)
        elif word is Word.ON:
            assert read_line(f"4s {name} 2", language) == read_line("4s > 2", "en")
        else:
            assert read_line(f"{name} 2c", language) == read_line(f"{_canonical(word)} 2c", "en")


def _canonical(word: Word) -> str:
    return Text("en")(word).partition(",")[0]


@IN_EACH
@each("reason", list(UnreadableReason))
def test_every_reason_has_a_sentence(reason: UnreadableReason, language: str) -> None:
    unread = UnreadableLine(reason, word="7x", near="draw", lines=("jk=4s > 1", "jk=9s > 1"))
    told = unreadable_in_words(unread, Text(language))
    assert len(told) > 20
    assert reason in (UnreadableReason.EMPTY, UnreadableReason.SEVERAL) or "7x" in told


def test_what_somebody_typed_is_shown_short_and_without_formatting() -> None:
    told = unreadable_in_words(
        UnreadableLine(UnreadableReason.NOT_A_CARD, word="**@everyone**" + "9" * 500), Text()
    )
    assert "**" not in told
    assert "@everyone" not in told
    assert len(told) < 300


def test_the_sentence_about_a_card() -> None:
    with pytest.raises(UnreadableLine) as caught:
        read_line("7x 8h", "en")
    assert unreadable_in_words(caught.value, Text()) == (
        "“7x” is not a card: write rank and suit, such as 7h or 10s, and jk for a joker."
    )


def test_several_readings_are_lines_to_type() -> None:
    several = UnreadableLine(
        UnreadableReason.SEVERAL, lines=tuple(f"4s > {n}" for n in range(1, 11))
    )
    told = unreadable_in_words(several, Text())
    assert "`4s > 1` · `4s > 2`" in told
    assert told.endswith("`4s > 8` …")


def test_passing_is_told_by_what_it_does() -> None:
    window = contract("7S 9D", phase="may_i", turn="B")
    assert move_in_words(Pass(), window, "ABC", Text()).replace("\ufe0e", "") == "let K♦ go"
    last = mine(game="dummy", hands={"A": "7S 9D"}, discard="KD", phase="draw")
    assert move_in_words(Pass(), last, "AB", Text()) == "pass, and the deal ends"
    assert dummy("7S 9D").hand


@IN_EACH
def test_the_file_has_the_same_messages_in_every_language(language: str) -> None:
    folder = Path(bot.text.__path__[0])
    ids = [
        re.findall(r"(?m)^([a-z][a-z-]*) =", (folder / one / "play.ftl").read_text("utf-8"))
        for one in ("en", language)
    ]
    assert ids[0] == ids[1]
