"""Typed moves of Manipulation Rummy: additions, melds made anew, whole tables, knocks."""

import pytest

from bot.text import Text
from bot.typed.meaning import move_meant
from bot.typed.parser import read_line
from bot.typed.words import UnreadableLine, UnreadableReason
from bot.typed.writer import move_in_words
from engine.cards import names
from engine.moves import KnockOnTable, Move, Rearrange
from engine.notation.position import read_position
from engine.observation import Observation
from tests.each import each

TABLE = ("4S 5S 6S", "7H 7D 7C 7S", "JD QD KD")


def knows(hand: str, *table: str) -> Observation:
    told = {
        "game": "manipulation",
        "players": ["A", "B"],
        "turn": "A",
        "phase": "play",
        "drawn": 1,
        "hands": {"A": hand.split(), "B": ["KS"]},
        "stock": ["2C", "3C"],
        "table": [{"cards": cards.split()} for cards in table or TABLE],
    }
    found = read_position(told)
    return Observation.at(found.game, found.state, 0)


def meant(line: str, hand: str, language: str = "en") -> tuple[Move, Observation]:
    mine = knows(hand)
    [part] = read_line(line, language)
    return move_meant(part, mine), mine


def table(move: Move) -> list[str]:
    assert isinstance(move, Rearrange | KnockOnTable)
    return sorted(" ".join(names(cards)) for cards in move.table or ())


def rest(*without: int) -> list[str]:
    return [cards for at, cards in enumerate(TABLE) if at not in without]


@each(
    ("line", "hand", "after"),
    [
        ("3h", "3H 8S KC", [*TABLE, "3H"]),
        ("ks kh kc", "KS KH KC", [*TABLE, "KS KH KC"]),
        ("3s", "3S KC", [*rest(0), "3S 4S 5S 6S"]),
        ("10d > 3", "10D KC", [*rest(2), "10D JD QD KD"]),
        ("ad >", "AD KC", [*rest(2), "JD QD KD AD"]),
        ("2h 3h 4h / 3s > 1", "2H 3H 4H 3S", [*rest(0), "3S 4S 5S 6S", "2H 3H 4H"]),
        ("3s > / ad >", "3S AD", [*rest(0, 2), "3S 4S 5S 6S", "JD QD KD AD"]),
        ("ks kh kc / 8h 9h 10h", "KS KH KC 8H 9H 10H", [*TABLE, "KS KH KC", "8H 9H 10H"]),
        (
            "table 1 2: 4s 5s 6s 7s 8s / 7h 7d 7c",
            "8S KC",
            [TABLE[2], "4S 5S 6S 7S 8S", "7H 7D 7C"],
        ),
        (
            "table 4s 5s 6s 7s 8s / 7h 7d 7c / jd qd kd",
            "8S KC",
            [TABLE[2], "4S 5S 6S 7S 8S", "7H 7D 7C"],
        ),
        ("จัดโต๊ะ 1: 3s 4s 5s 6s", "3S KC", [*rest(0), "3S 4S 5S 6S"]),
    ],
)
def test_a_line_means_one_whole_table(line: str, hand: str, after: list[str]) -> None:
    move, mine = meant(line, hand, "th" if line[0] == "จ" else "en")
    assert table(move) == sorted(after)
    assert mine.may(move) is (line != "3h")


def test_a_card_that_fits_on_several_melds_is_asked_about() -> None:
    mine = knows("3S KC", "4S 5S 6S", "3H 3D 3C")
    [part] = read_line("3s", "en")
    with pytest.raises(UnreadableLine) as asked:
        move_meant(part, mine)
    assert asked.value.reason is UnreadableReason.SEVERAL
    assert asked.value.lines == ("3s > 1", "3s > 2")


@each(
    ("line", "laid"),
    [
        ("knock", None),
        ("knock: 3s > 1", "3S 4S 5S 6S"),
        ("knock: table 1: 3s 4s 5s 6s", "3S 4S 5S 6S"),
    ],
)
def test_manipulation_6_2_a_knock_may_lay_first(line: str, laid: str | None) -> None:
    move, mine = meant(line, "3S 2H")
    assert isinstance(move, KnockOnTable)
    assert (laid in table(move)) if laid else move.table is None
    assert mine.may(move)


def test_a_table_without_cards_is_not_understood() -> None:
    with pytest.raises(UnreadableLine) as unread:
        read_line("table", "en")
    assert unread.value.reason is UnreadableReason.NO_CARDS


def test_a_move_is_told_by_what_it_lays_and_makes() -> None:
    say = Text()
    told = {
        line: move_in_words(*meant(line, hand), ["Ann", "Ben"], say)
        for line, hand in (("ks kh kc", "KS KH KC"), ("3s > 1", "3S KC"), ("knock", "AS 2H"))
    }
    assert told == {
        "ks kh kc": "lay K♠︎ K♥︎ K♣︎",
        "3s > 1": "lay 3♠︎ (before: 4♠︎ 5♠︎ 6♠︎; after: 3♠︎ 4♠︎ 5♠︎ 6♠︎)",
        "knock": "knock",
    }
