"""The words of /play in every language: names of moves, and why a line is not understood."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import bot.text
from bot.screens.panel_controls import name_of_move
from bot.text import LANGUAGES, Text
from bot.typed.parser import NEXT, UNDO, RowPart, SkipPart, WordPart, read_line
from bot.typed.typed_words import UnreadableLine, UnreadableReason, Word, cleaned, words
from bot.typed.writer import move_in_words, unreadable_in_words
from engine.cards import parse
from engine.games.phases.rules import DECK as PHASES
from engine.games.registry import REGISTRY
from engine.moves import (
    Declare,
    Discard,
    Draw,
    Knock,
    LayDown,
    LayOff,
    MakeContract,
    Move,
    Pass,
    Swap,
    Take,
    TakeRow,
)
from engine.observation import Observation
from tests.bot.typed.tables import NAMES, contract, dummy, frames, meant, mine, same
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
        if word in (Word.DRAW, Word.ASK, Word.LET_GO, Word.DROP):
            assert read_line(name.upper(), language) == (WordPart(word),)
        elif word is Word.ANNOUNCE:
            assert read_line(f"{name} 2", language) == read_line("announce 2", "en")
        elif word is Word.NEXT:
            assert read_line(name, language) == (NEXT,)
        elif word is Word.UNDO:
            assert read_line(name, language) == (UNDO,)
        elif word is Word.ROW:
            assert read_line(name, language) == (RowPart(None, ()),)
        elif word is Word.SKIP:
            assert read_line(f"{name} ben", language, PHASES) == (SkipPart("ben"),)
        elif word is Word.ON:
            assert read_line(f"4s {name} 2", language) == read_line("4s > 2", "en")
        else:
            assert read_line(f"{name} 2c", language) == read_line(f"{_canonical(word)} 2c", "en")


def _canonical(word: Word) -> str:
    return Text("en")(word).partition(",")[0]


def test_what_stands_on_the_button_of_a_move_means_that_move() -> None:
    """Where a button says less than a line has to, its move is among those that are asked about."""
    kinds = set()
    for now in (now for game in REGISTRY for now in frames(game, 12, games=1)):
        table_view: Any = SimpleNamespace(
            game=now.game,
            seen=now.seen,
            seat=now.seat,
            facts=now.facts,
            upcard=now.seen.upcard,
            name=NAMES.__getitem__,
        )
        discard = next(now.offers(Discard), Draw())
        for move in (discard, *(one for one in now.offers() if not isinstance(one, Discard))):
            for language in LANGUAGES:
                label = name_of_move(move, table_view, Text(language).of(now.game.name))
                if label is not None:
                    kinds.add(type(move))
                    assert same(move) in [same(one) for one in could_mean(label, now, language)]
    assert kinds == {MakeContract, LayDown, LayOff, Swap, TakeRow, Knock, Declare, Discard}


def could_mean(line: str, now: Observation, language: str) -> list[Move]:
    try:
        return [meant(line, now, language)]
    except UnreadableLine as several:
        return [meant(line, now, language) for line in several.lines]


@each(
    ("line", "language", "move"),
    [
        ("take upcard", "en", Take()),
        ("take k♦", "en", Take()),
        ("Ăn K♦", "vi", Take()),
        ("No, thanks", "en", Pass()),
        ("Thôi", "vi", Pass()),
        ("discard 2c", "en", Discard(parse("2C"))),
        ("throw 2c", "en", Discard(parse("2C"))),
        ("đánh 2c", "vi", Discard(parse("2C"))),
        ("danh 2c", "vi", Discard(parse("2C"))),
        ("ทิ้ง2c", "th", Discard(parse("2C"))),
        ("lay 7s 9d 9h", "en", LayDown((parse("7S"), parse("9D"), parse("9H")))),
        ("ha phom 7s 9d 9h", "vi", LayDown((parse("7S"), parse("9D"), parse("9H")))),
        ("lay off 4s", "en", LayOff((parse("4S"),), 0)),
        ("meld 4s", "en", LayOff((parse("4S"),), 0)),
        ("lay off 4s > 1", "en", LayOff((parse("4S"),), 0)),
        ("gửi 4s", "vi", LayOff((parse("4S"),), 0)),
        ("ฝาก 4s", "th", LayOff((parse("4S"),), 0)),
        ("Swap joker 7s", "en", Swap(0, parse("7S"))),
        ("Swap 7♠ for the joker", "vi", Swap(0, parse("7S"))),
        ("เอา 7♠ แลกโจ๊กเกอร์", "th", Swap(0, parse("7S"))),
    ],
)
def test_the_words_of_buttons_in_each_language(line: str, language: str, move: Move) -> None:
    now = contract("7S 9D 9H 2C 4S", "B run 5S 6S JK=7S 8S")
    assert meant(line, now, language) == move


@each(
    ("line", "reason"),
    [
        ("discard", UnreadableReason.NO_CARDS),
        ("lay off", UnreadableReason.NO_CARDS),
        ("meld 2", UnreadableReason.NO_CARDS),
        ("throw 2c 3c", UnreadableReason.ONE_CARD),
        ("discard x", UnreadableReason.NOT_A_CARD),
    ],
)
def test_what_the_words_of_buttons_lack(line: str, reason: UnreadableReason) -> None:
    with pytest.raises(UnreadableLine) as caught:
        read_line(line, "en")
    assert caught.value.reason is reason


def test_gin_a_knock_in_vietnamese() -> None:
    hand = {"A": "2S 2H 2D 5S 6S 7S 9H 10H JH AD KC"}
    now = mine(game="gin", hands=hand, discard="4D", stock="2C 3C 4C", phase="play")
    for line in ("gõ kc", "Gõ bàn KC", "go kc", "knock kc", "knock with kc"):
        assert meant(line, now, "vi") == meant("knock kc", now), line


@IN_EACH
@each("reason", list(UnreadableReason))
def test_every_reason_has_a_sentence(reason: UnreadableReason, language: str) -> None:
    unread = UnreadableLine(reason, word="7x", near="draw", lines=("jk=4s > 1", "jk=9s > 1"))
    told = unreadable_in_words(unread, Text(language))
    assert len(told) > 20
    of_lines = (UnreadableReason.SEVERAL, UnreadableReason.NO_DECLARATION)
    assert reason in (UnreadableReason.EMPTY, *of_lines) or "7x" in told


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
        "“7x” isn’t a card. Write rank and suit, such as 7h or 10s, and jk for a joker."
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
