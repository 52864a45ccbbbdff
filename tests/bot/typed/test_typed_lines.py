"""What people type and what it means (UX: `/play move:` plays any move typed in one line)."""

import re
from pathlib import Path
from typing import Any

import pytest

from bot.typed.parser import (
    NEXT,
    CardsPart,
    ContractPart,
    KnockPart,
    LayOffPart,
    RowPart,
    SwapPart,
    WordPart,
    read_line,
)
from bot.typed.typed_words import UnreadableLine, UnreadableReason, Word
from engine.cards import JOKER, cards, parse
from engine.deck import CARDS, Deck
from engine.errors import IllegalMove, Reason
from engine.games.phases.rules import DECK as PHASES
from engine.games.tiles.rules import DECK as TILES
from engine.moves import (
    Discard,
    Draw,
    Knock,
    LayDown,
    LayOff,
    MakeContract,
    MayI,
    Pass,
    Swap,
    Take,
    TakeRow,
)
from engine.observation import Observation
from engine.play import decide
from engine.steps.skips import SKIP
from tests.bot.typed.tables import contract, dummy, meant, mine
from tests.each import each

RUN = "B run 5S 6S JK=7S 8S"


SEVENS, CLUBS = cards("7H 7S 7D"), cards("8C 9C 10C JC")


@each(
    ("line", "part"),
    [
        ("draw", WordPart(Word.DRAW)),
        ("  DRAW. ", WordPart(Word.DRAW)),
        ("take", WordPart(Word.TAKE)),
        ("May I?", WordPart(Word.ASK)),
        ("ask", WordPart(Word.ASK)),
        ("pass", WordPart(Word.LET_GO)),
        ("next", NEXT),
        ("2c", CardsPart(cards("2C"))),
        ("7h 8h 9h", CardsPart(cards("7H 8H 9H"))),
        ("7H,8H , 9h", CardsPart(cards("7H 8H 9H"))),
        ("7h8h9h", CardsPart(cards("7H 8H 9H"))),
        ("7♥ 8♥︎ 9♡", CardsPart(cards("7H 8H 9H"))),
        ("ts 10s ac", CardsPart(cards("10S 10S AC"))),
        ("5h 5s jk", CardsPart(cards("5H 5S JK"))),
        ("5h 5s joker", CardsPart(cards("5H 5S JK"))),
        ("🃏 7s jk=8s *9s 🃏10♠︎", CardsPart((JOKER, *cards("7S JK=8S JK=9S JK=10S")))),
        ("4s > 2", LayOffPart(cards("4S"), 1)),
        ("4s>2", LayOffPart(cards("4S"), 1)),
        ("4s on #2", LayOffPart(cards("4S"), 1)),
        ("4s 5s on", LayOffPart(cards("4S 5S"), None)),
        ("swap 5h 2", SwapPart(parse("5H"), 1)),
        ("swap 5h on 2", SwapPart(parse("5H"), 1)),
        ("swap 10h", SwapPart(parse("10H"), None)),
        ("row 7h: 7h 8h 9h", RowPart(parse("7H"), cards("7H 8H 9H"))),
        ("row 7h 7h 8h 9h", RowPart(parse("7H"), cards("7H 8H 9H"))),
        ("row 7h 8h 9h", RowPart(None, cards("7H 8H 9H"))),
        ("take 7h: 7h 8h 9h", RowPart(parse("7H"), cards("7H 8H 9H"))),
        ("row 7h", RowPart(parse("7H"), ())),
        ("row", RowPart(None, ())),
        ("contract 7h 7s 7d / 8c 9c 10c jc", ContractPart((SEVENS, CLUBS))),
        ("7h 7s 7d / 8c 9c 10c jc", ContractPart((SEVENS, CLUBS))),
        ("contract: 7h7s7d/8c9ctcjc", ContractPart((SEVENS, CLUBS))),
        ("contract", ContractPart(())),
        ("knock 2c", KnockPart(parse("2C"), (), ())),
        ("knock", KnockPart(None, (), ())),
        (
            "knock 2c: 7h 7s 7d / 4s > 2 / 9h",
            KnockPart(
                parse("2C"), (SEVENS,), (LayOffPart(cards("4S"), 1), LayOffPart(cards("9H"), None))
            ),
        ),
        ("draw — draw from the stock", WordPart(Word.DRAW)),
    ],
)
def test_a_part_of_a_line(line: str, part: object) -> None:
    assert read_line(line, "en") == (part,)


def test_several_moves_in_one_line() -> None:
    assert read_line("take ;; 7h 7s 7d;2c; next;", "en") == (
        WordPart(Word.TAKE),
        CardsPart(SEVENS),
        CardsPart(cards("2C")),
        NEXT,
    )


def test_lay_offs_behind_a_knock_that_is_laid_out_belong_to_it() -> None:
    knock = KnockPart(parse("2C"), (SEVENS,), (LayOffPart(cards("4S"), 1),))
    assert read_line("knock 2c: 7h 7s 7d; 4s > 2; next", "en") == (knock, NEXT)


def test_a_picked_offer_can_be_typed_on() -> None:
    line = "take — take 7♥︎; 7h 7s 7d — lay 7♥︎ 7♠︎ 7♦︎; 2c"
    assert read_line(line, "en") == (WordPart(Word.TAKE), CardsPart(SEVENS), CardsPart(cards("2C")))


@each(
    ("line", "reason", "word"),
    [
        ("", UnreadableReason.EMPTY, ""),
        (" ; ;", UnreadableReason.EMPTY, ""),
        ("7x", UnreadableReason.NOT_A_CARD, "7x"),
        ("7h 11s", UnreadableReason.NOT_A_CARD, "11s"),
        ("1h", UnreadableReason.NOT_A_CARD, "1h"),
        ("7h; jk8h", UnreadableReason.NOT_A_CARD, "jk8h"),
        ("x", UnreadableReason.NOT_A_CARD, "x"),
        ("drwa", UnreadableReason.NEAR_A_WORD, "drwa"),
        ("hello", UnreadableReason.NOT_A_WORD, "hello"),
        ("draw 2c", UnreadableReason.STANDS_ALONE, "draw"),
        ("next 2c", UnreadableReason.STANDS_ALONE, "next"),
        ("4s > two", UnreadableReason.NOT_A_NUMBER, "two"),
        ("4s > 2 3", UnreadableReason.NOT_A_NUMBER, "2 3"),
        ("> 2", UnreadableReason.NO_CARDS, "> 2"),
        ("knock 2c: > 2", UnreadableReason.NO_CARDS, "> 2"),
        ("swap 2", UnreadableReason.NO_CARDS, "swap 2"),
        ("swap", UnreadableReason.NO_CARDS, "swap"),
        ("swap 5h 6h 2", UnreadableReason.ONE_CARD, "swap 5h 6h 2"),
        ("knock 2c 3c", UnreadableReason.ONE_CARD, "2c 3c"),
        ("row 7h 8h: 7h 8h 9h", UnreadableReason.ONE_CARD, "7h 8h: 7h 8h 9h"),
    ],
)
def test_a_line_that_is_not_understood(line: str, reason: UnreadableReason, word: str) -> None:
    with pytest.raises(UnreadableLine) as caught:
        read_line(line, "en")
    assert (caught.value.reason, caught.value.word) == (reason, word)


def test_words_mean_their_moves() -> None:
    now = contract("4S 2H")
    assert meant("draw", now) == Draw()
    assert meant("take", now) == Take()
    assert meant("may i", now) == MayI()
    assert meant("pass", now) == Pass()
    assert meant("4s", now) == Discard(parse("4S"))
    assert meant("jk=4s", now) == Discard(JOKER), "in a hand a joker is just a joker"


def test_a_joker_need_not_be_declared_where_one_reading_is_legal() -> None:
    now = contract("9D JD QD JK 5H 5S 2C", RUN)
    assert meant("9d jk jd qd", now) == LayDown(cards("9D JK=10D JD QD"))
    assert meant("5h jk 5s", now) == LayDown(cards("5H JK 5S"))
    assert meant("5h jk=5c 5s", now) == LayDown(cards("5H JK 5S"))


def question(line: str, now: Observation) -> tuple[str, ...]:
    with pytest.raises(UnreadableLine) as caught:
        meant(line, now)
    assert caught.value.reason is UnreadableReason.SEVERAL
    return caught.value.lines


def test_several_readings_of_a_joker_are_a_question() -> None:
    now = contract("9D 10D JD JK 2C", RUN)
    lines = question("9d 10d jd jk", now)
    assert lines == ("9d 10d jd jk=qd", "jk=8d 9d 10d jd")
    assert meant(lines[1], now) == LayDown(cards("JK=8D 9D 10D JD"))
    assert question("jk > 1", now) == ("jk=9s > 1", "jk=4s > 1")


def test_one_natural_with_three_jokers_may_be_a_set_or_a_run() -> None:
    now = contract("5D JK JK JK 2C", RUN, players=list("ABCD"), down=list("ABCD"))
    lines = question("5d jk jk jk", now)
    assert lines[0] == "5d jk=5c jk=5s jk=5h"
    assert "jk=3d jk=4d 5d jk=6d" in lines
    assert meant(lines[0], now) == LayDown(cards("5D JK JK JK"))


def test_a_lay_off_without_a_number_goes_where_it_fits() -> None:
    now = contract("4S 9S 2C", RUN, "C set 9H 9D 9C", "C set 2H 2D 2S")
    assert meant("4s >", now) == LayOff(cards("4S"), 0)
    assert question("9s on", now) == ("9s > 1", "9s > 2")
    assert meant("9s on 2", now) == LayOff(cards("9S"), 1)


def test_a_swap_without_a_number_finds_its_joker() -> None:
    now = contract("7S 9D 9H 9C 2C", RUN, "C run 5S 6S JK=7S 8S")
    assert question("swap 7s", now) == ("swap 7s 1", "swap 7s 2")
    assert meant("swap 7s 2", now) == Swap(1, parse("7S"))
    assert meant("swap 7s", contract("7S 9D 9H 9C 2C", RUN)) == Swap(0, parse("7S"))


def test_the_contract_by_its_melds_or_by_its_name_alone() -> None:
    now = contract("7H 7S 7D 8C 8H 8S 8D KD KC 2C", down=[])
    both = MakeContract((cards("7S 7H 7D"), cards("8S 8H 8C")))
    assert meant("7s 7h 7d / 8s 8h 8c", now) == both
    assert meant("7h 7s 7d / 8c 8h 8s 8d", now) == MakeContract((SEVENS, cards("8C 8H 8S 8D")))
    few = contract("7H 7S 7D 8C 8H 8S KD 2C", down=[])
    assert isinstance(meant("contract", few), MakeContract)
    many = contract("7H 7S 7D 8C 8H 8S 9D 9H 9C KD KC 2C", down=[])
    assert question("contract", many)[0] == "contract 9h 9d 9c / 8s 8h 8c"


def test_a_joker_in_a_contract_is_asked_for_if_it_matters() -> None:
    now = contract("7H 7S 7D 8C 9C 10C JK 2C", down=[], deal_no=2)
    assert question("7h 7s 7d / 8c 9c 10c jk", now) == (
        "contract 7h 7s 7d / 8c 9c 10c jk=jc",
        "contract 7h 7s 7d / jk=7c 8c 9c 10c",
    )


def test_dummy_6_taking_from_the_row() -> None:
    now = dummy("8H 9H 10H 7S 7D 2C", discard="3C 7H KD", phase="draw", born=[])
    take = TakeRow(parse("7H"), cards("7H 8H 9H"))
    assert meant("row 7h: 7h 8h 9h", now) == take
    assert meant("row 9h 8h 7h", now) == take, "the meld tells where the row is taken from"
    assert set(question("row 7h", now)) == {
        "row 7h: 7h 8h 9h",
        "row 7h: 7h 8h 9h 10h",
        "row 7h: 7h 7s 7d",
    }
    assert question("take", now) == question("row", now), "there is no upcard in Dummy"


def test_dummy_8_a_knock_by_its_card_alone() -> None:
    now = dummy("7H 7S 7D 4S 2C", "B run 5S 6S 7S 8S")
    whole = Knock(parse("2C"), (cards("7S 7H 7D"),), (LayOff(cards("4S"), 0),))
    assert meant("knock 2c", now) == whole
    assert meant("knock", now) == whole
    assert meant("knock 2c: 7h 7s 7d", now) == whole
    assert meant("knock 2c: 4s", now) == whole
    typed = Knock(parse("2C"), (SEVENS,), (LayOff(cards("4S"), 0),))
    assert meant("knock 2c: 7h 7s 7d / 4s > 1", now) == typed


def test_dummy_8_one_run_or_two_is_no_question() -> None:
    now = dummy("3H 4H 5H 6H 7H 8H 2C", "B run 5S 6S 7S 8S")
    assert meant("knock 2c", now) == Knock(parse("2C"), (cards("3H 4H 5H 6H 7H 8H"),), ())


def test_dummy_12_a_knock_that_can_cost_points_is_a_question() -> None:
    """Where a speto goes decides whose card it lies on, which is a fine (fak_speto)."""
    now = dummy("QS 2D", "B run 9S 10S JS", "A set QH QD QC", options={"fak_speto": True})
    assert set(question("knock 2d", now)) == {"knock 2d: qs > 1", "knock 2d: qs > 2"}


@each(
    ("line", "reason"),
    [
        ("7h 8h", Reason.NOT_IN_HAND),
        ("5s 2h", Reason.NOT_A_MELD),
        ("2h > 1", Reason.DOES_NOT_FIT),
        ("2h > 9", Reason.NO_SUCH_MELD),
        ("2h > 0", Reason.NO_SUCH_MELD),
        ("swap 2h 1", Reason.NO_JOKER_FOR_IT),
        ("contract", Reason.CONTRACT_MADE),
        ("9s 9d 9h / 5s 5d 5h", Reason.CONTRACT_MADE),
        ("knock 2h", Reason.NO_SUCH_MOVE),
        ("row 2h", Reason.NO_SUCH_MOVE),
        ("draw", Reason.WRONG_PHASE),
        ("kd", Reason.NOT_IN_HAND),
    ],
)
def test_what_is_not_legal_is_refused_by_the_rules_themselves(line: str, reason: Reason) -> None:
    now = contract("5S 2H 3C", RUN)
    with pytest.raises(IllegalMove) as caught:
        decide(now.game, now.seen, now.seat, meant(line, now))
    assert caught.value.reason is reason


def test_moves_of_basic() -> None:
    hands, table = {"A": "4S 5S 6S 9D 2C"}, ["B set 9H 9S 9C"]
    now = mine(game="basic", hands=hands, discard="KD", stock="3C", table=table)
    assert meant("6s 4s 5s", now) == LayDown(cards("4S 5S 6S"))
    assert meant("9d >", now) == LayOff(cards("9D"), 0)


def test_the_page_about_typed_moves_shows_lines_that_are_read() -> None:
    page = Path(__file__).parents[3] / "docs" / "typed-moves.md"
    told = re.findall(r"(?m)^\| (`[^|]+`) \|", page.read_text(encoding="utf-8"))
    lines = re.findall(r"`([^`]+)`", "".join(told))
    assert len(lines) > 10
    lines += ["swap 5h for the joker", "take 3, lay 7h 8h 9h", "knock with kd"]
    for line in lines:
        of_phases = re.search(r"\b(\d+[rbyg]|w\d|sk|skip)\b", line)
        deck = PHASES if of_phases else CARDS
        assert len(read_line(line, "en", deck)) == 1
    assert len(read_line("draw; 7h 8h 9h; 2c", "en")) == 3


@each(
    ("line", "language", "quoted"),
    [
        ("draw; Discard 3♠ 4♠", "en", "Discard 3♠ 4♠"),
        ("Đánh 3♠  4♠", "vi", "Đánh 3♠ 4♠"),
        ("Knock with 2♣ 3♣ — Ann knocks", "en", "Knock with 2♣ 3♣"),
        ("3H 3C 3X", "en", "3X"),
    ],
)
def test_nothing_is_quoted_but_what_was_typed(line: str, language: str, quoted: str) -> None:
    with pytest.raises(UnreadableLine) as unread:
        read_line(line, language)
    assert unread.value.word == quoted


@each(
    ("line", "told"),
    [
        ("7r 8r 9r", "7R 8R 9R"),
        ("7r8r9r", "7R 8R 9R"),
        ("🔴10 🟦1 🔶13 🔳2", "10R 1B 13Y 2K"),
        ("🔴10 🟦1 ▲13 ◆2", "10R 1B 13Y 2K"),
        ("*7r 8r 9r", "JK=7R 8R 9R"),
        ("jk=7r joker 13k", "JK=7R JK 13K"),
    ],
)
def test_tiles_1_3_tiles_are_typed_by_number_and_colour_or_as_they_are_shown(
    line: str, told: str
) -> None:
    [part] = read_line(line, "en", TILES)
    assert part == CardsPart(tuple(map(TILES.parse, told.split())))


@each("line", ["ar", "14r", "7s", "10h", "7g"])
def test_tiles_1_3_no_playing_card_is_a_tile(line: str) -> None:
    with pytest.raises(UnreadableLine):
        read_line(line, "en", TILES)


@each(
    "line",
    ["12r 12b 12y 12g", "🔴12 🟦12 🔶12 🍀12", "🔴12🟦12▲12◆12"],
)
def test_phases_1_cards_are_typed_by_number_and_colour_or_as_they_are_shown(line: str) -> None:
    [part] = read_line(line, "en", PHASES)
    assert part == CardsPart(tuple(map(PHASES.parse, ("12R", "12B", "12Y", "12G"))))


@each(("line", "deck"), [("🍀7", TILES), ("🔳7", PHASES)])
def test_a_colour_of_another_deck_is_no_card(line: str, deck: Deck) -> None:
    with pytest.raises(UnreadableLine):
        read_line(line, "en", deck)


def of_phases(*names: str, hand: str = "SK 3R 4R", **more: Any) -> Observation:
    """The first player's moment in Ten Phases, with a skip card."""
    hands = {"A": hand, **dict.fromkeys("BCD"[: len(names) - 1], "1B 2B")}
    return mine(game="phases", players=list("ABCD")[: len(names)], hands=hands, **more)


@each(
    ("line", "language", "seat"),
    [
        ("skip Ben", "en", 1),
        ("SKIP chi", "en", 2),
        ("skip b", "en", 1),
        ("skip 3", "en", 2),
        ("skip #2", "en", 1),
        ("skip on ben", "en", 1),
        ("sk > 3", "en", 2),
        ("sk > ben", "en", 1),
        ("🚫 > ben", "en", 1),
        ("discard sk > Ben", "en", 1),
        ("throw sk > 2", "en", 1),
        ("skip ann", "en", 0),
        ("Ben mất lượt", "vi", 1),
        ("ben mat luot", "vi", 1),
        ("mất lượt chi", "vi", 2),
        ("chặn lượt 2", "vi", 1),
        ("ข้ามตา Ben", "th", 1),
        ("ข้าม 3", "th", 2),
        ("skip Ben", "th", 1),
    ],
)
def test_a_skip_is_typed_by_name_or_number(line: str, language: str, seat: int) -> None:
    names = ("Ann", "Ben", "Chi")
    assert meant(line, of_phases(*names), language, names) == Discard(SKIP, seat)


@each(
    ("line", "names", "seat"),
    [
        ("skip dũng", ("Ann", "Dung", "Dũng"), 2),
        ("skip dung", ("Ann", "Dung", "Dũng"), 1),
        ("skip dung", ("Ann", "Bo", "Dũng"), 2),
        ("skip 2", ("Ann", "Bo", "2"), 2),
        ("sk > 2", ("Ann", "Bo", "2"), 1),
        ("skip a", ("Al", "Amy", "Bo"), 1),
        ("skip dr. no!", ("Ann", "Dr. No", "Bo"), 1),
        ("skip a, b", ("Ann", "A, B", "Bo"), 1),
    ],
)
def test_whose_name_is_meant(line: str, names: tuple[str, ...], seat: int) -> None:
    assert meant(line, of_phases(*names), names=names) == Discard(SKIP, seat)


@each(
    ("line", "names", "lines"),
    [
        ("sk", ("Ann", "Ben", "Chi"), ("skip Ben", "skip Chi")),
        ("skip", ("Ann", "Ben", "Chi"), ("skip Ben", "skip Chi")),
        ("discard skip", ("Ann", "Ben", "Chi"), ("skip Ben", "skip Chi")),
        ("skip be", ("Ann", "Bea", "Ben"), ("skip Bea", "skip Ben")),
        ("skip bob", ("Ann", "Ben", "Chi"), ("skip Ben", "skip Chi")),
        ("skip 7", ("Ann", "Ben", "Chi"), ("skip Ben", "skip Chi")),
        ("skip", ("Ann", "Bo", "Bo"), ("sk > 2", "sk > 3")),
        ("skip", ("Ann", "a;b", "`x`"), ("sk > 2", "sk > 3")),
    ],
)
def test_whom_is_asked_by_lines_to_type(
    line: str, names: tuple[str, ...], lines: tuple[str, ...]
) -> None:
    now = of_phases(*names)
    with pytest.raises(UnreadableLine) as asked:
        meant(line, now, names=names)
    assert asked.value.lines == lines
    assert [meant(one, now, names=names) for one in lines] == [Discard(SKIP, 1), Discard(SKIP, 2)]


def test_the_rules_say_what_is_wrong_with_a_skip() -> None:
    names = ("Ann", "Ben", "Chi")
    refused = {
        "skip ann": Reason.MAY_NOT_BE_SKIPPED,
        "skip chi": Reason.MAY_NOT_BE_SKIPPED,
    }
    for line, reason in refused.items():
        now = of_phases(*names, skips={"C": 1})
        with pytest.raises(IllegalMove) as caught:
            decide(now.game, now.seen, now.seat, meant(line, now, names=names))
        assert caught.value.reason is reason
    without = of_phases(*names, hand="3R 4R")
    for line in ("skip ben", "skip bob", "sk"):
        with pytest.raises(IllegalMove) as caught:
            decide(without.game, without.seen, without.seat, meant(line, without, names=names))
        assert caught.value.reason is Reason.NOT_IN_HAND
    assert meant("skip", of_phases("Ann", "Ben", hand="SK")) == Discard(SKIP), "it ends the deal"


def test_elsewhere_skip_is_no_move() -> None:
    with pytest.raises(UnreadableLine) as unread:
        read_line("skip ben", "en")
    assert unread.value.reason is UnreadableReason.NOT_A_WORD
