"""Cards, lists, goals and score lines in words."""

from bot.blocks.deal_score import line_in_words
from bot.text import Text
from bot.text.rules_in_words import goal_in_words
from engine.cards import HIDDEN, JOKER, cards, joker_as, parse
from engine.games.contract.rules import ContractOptions, goal
from engine.games.dummy.scoring import DummyItem
from engine.goal import Goal
from engine.melds import MeldKind, Slot
from engine.result import CommonItem, ScoreLine
from engine.steps.fines import FineItem
from tests.each import each

TEXT = Text()


@each(
    ("card", "written"),
    [
        (parse("7H"), "7♥︎"),
        (parse("10C"), "10♣︎"),
        (parse("AS"), "A♠︎"),
        (parse("KD"), "K♦︎"),
        (JOKER, "🃏"),
        (parse("JK=7H"), "🃏7♥︎"),
        (HIDDEN, "🂠"),
    ],
)
def test_a_card(card: int, written: str):
    assert TEXT.card(card) == written


def test_every_card_has_a_face_of_its_own():
    every = [*range(52), JOKER, HIDDEN, *(joker_as(card) for card in range(52))]
    assert len({TEXT.card(card) for card in every}) == len(every)


def test_several_cards():
    assert TEXT.cards(cards("7H 10C JK")) == "7♥︎ 10♣︎ 🃏"
    assert TEXT.cards(()) == ""


@each(
    ("items", "written"),
    [
        ([], ""),
        (["Ann"], "Ann"),
        (["Ann", "Ben"], "Ann and Ben"),
        (["Ann", "Ben", "Cara", "Dan"], "Ann, Ben, Cara and Dan"),
    ],
)
def test_a_list_in_words(items: list[str], written: str):
    assert TEXT.joined(items) == written


@each(
    ("options", "deal_no", "written"),
    [
        (ContractOptions(), 1, "2 sets of 3"),
        (ContractOptions(), 2, "1 set of 3 and 1 run of 4"),
        (ContractOptions(round2="set3_set4"), 2, "1 set of 3 and 1 set of 4"),
        (ContractOptions(), 5, "2 sets of 3 and 1 run of 4"),
        (ContractOptions(contract_exact_sizes=True), 3, "2 runs of exactly 4"),
        (ContractOptions(), 7, "3 runs of 4 or more, with your whole hand"),
        (ContractOptions(hand7="twelve_float"), 7, "3 runs of exactly 4"),
    ],
)
def test_a_goal(options: ContractOptions, deal_no: int, written: str):
    assert goal_in_words(goal(options, deal_no), TEXT) == written


def test_the_goal_before_the_draw():
    twelve = Goal((Slot(MeldKind.RUN, 4, 4),) * 3, whole_hand=True, ends_deal=True)
    assert goal_in_words(twelve, TEXT) == "3 runs of exactly 4, with your whole hand"


@each(
    ("line", "written"),
    [
        (
            ScoreLine(1, CommonItem.IN_HAND, cards("KD QS 3C"), 23),
            "Ben: K♦︎ Q♠︎ 3♣︎ left in hand, 23 points",
        ),
        (ScoreLine(1, CommonItem.IN_HAND, cards("AS"), 1), "Ben: A♠︎ left in hand, 1 point"),
        (ScoreLine(1, CommonItem.IN_HAND, (), 0), "Ben: nothing left in hand, 0 points"),
        (ScoreLine(0, CommonItem.WENT_OUT, (), 0), "Ann: went out, 0 points"),
        (ScoreLine(0, CommonItem.LAID, cards("8S 9S 10S"), 20), "Ann: laid 8♠︎ 9♠︎ 10♠︎, +20 points"),
        (ScoreLine(0, DummyItem.KNOCK_CARD, cards("2C"), 50), "Ann: knocked with 2♣︎, +50 points"),
        (ScoreLine(0, DummyItem.DARK, (), 70), "Ann: dark knock, doubled, +70 points"),
        (ScoreLine(0, FineItem.TING_NGO, (), -50), "Ann: ting ngo (ทิ้งโง่), −50 points"),
        (
            ScoreLine(0, FineItem.PEE_HUA, cards("8H"), -50),
            "Ann: pi hua (ปี้หัว) with 8♥︎, −50 points",
        ),
    ],
)
def test_a_line_of_the_score_sheet(line: ScoreLine, written: str):
    assert line_in_words(line, ("Ann", "Ben").__getitem__, TEXT) == written


@each(
    ("line", "written"),
    [
        (
            ScoreLine(1, CommonItem.IN_HAND, cards("KD QS 3C"), 23),
            "3 cards left in hand, 23 points",
        ),
        (ScoreLine(1, CommonItem.IN_HAND, cards("AS"), 1), "1 card left in hand, 1 point"),
        (ScoreLine(1, CommonItem.IN_HAND, (), 0), "nothing left in hand, 0 points"),
        (ScoreLine(0, CommonItem.LAID, cards("8S 9S 10S"), 20), "laid 3 cards, +20 points"),
        (ScoreLine(0, FineItem.PEE_HUA, cards("8H"), -50), "pi hua (ปี้หัว) with 8♥︎, −50 points"),
        (ScoreLine(0, DummyItem.KNOCK_CARD, cards("2C"), 50), "knocked with 2♣︎, +50 points"),
    ],
)
def test_beside_the_picture_cards_are_counted_but_for_those_that_it_does_not_tell_apart(
    line: ScoreLine, written: str
):
    assert line_in_words(line, None, TEXT, pictured=True) == written


def test_a_whole_number_and_a_decimal_are_not_mixed_up() -> None:
    assert "**1** (± 1)" in TEXT("ledger-drawn", points=1, error=1)
    assert "**1.0** (± 1.0)" in TEXT("ledger-drawn", points=1.0, error=1.0)
