"""Standing orders by themselves: what they say to an upcard (UX May I?)."""

from typing import Any

from engine.cards import JOKER, parse
from engine.moves import MayI, Move, Pass
from engine.notation.position import read_position
from engine.observation import Observation
from engine.table.standing_orders import NO_ORDERS, Orders, Rest, helps, next_turn
from tests.each import each
from tests.engine.tables import position

SEVENS = Orders(ranks=frozenset({6}))
HELPS = Orders(helps=True)
TWO_SETS, SET_AND_RUN, TWO_RUNS, ALL_CARDS = 1, 2, 3, 7


def asked(hand: str, upcard: str, deal_no: int = 3, **keys: Any) -> Observation:
    """What Ben knows in turn 4 of a deal: he may have this upcard, which Ann has left."""
    now = {"deal_no": deal_no, "turn_no": 4, "phase": "may_i"} | keys
    told = read_position(position({"B": hand}, discard=upcard, stock="2C 3C 4C 5C", **now))
    return Observation.at(told.game, told.state, 1)


@each(
    ("orders", "upcard", "never", "said"),
    [
        (NO_ORDERS, "7H", False, None),
        (NO_ORDERS, "7H", True, Pass()),
        (SEVENS, "7H", False, MayI()),
        (SEVENS, "7C", True, MayI()),
        (SEVENS, "8H", False, None),
        (SEVENS, "8H", True, Pass()),
        (SEVENS, "JK", False, None),
        (Orders(cards=frozenset({JOKER})), "JK", False, MayI()),
        (Orders(cards=frozenset({parse("7H")})), "7H", False, MayI()),
        (Orders(cards=frozenset({parse("7H")})), "7D", False, None),
        (Orders(ranks=frozenset({0, 12})), "AS", False, MayI()),
        (Orders(ranks=frozenset({0, 12})), "KD", False, MayI()),
        (Orders(never_this_deal=3), "7H", False, Pass()),
        (Orders(never_this_deal=3, ranks=frozenset({6})), "7H", False, MayI()),
        (Orders(never_this_deal=2), "7H", False, None),
        (Orders(never_this_deal=2), "7H", True, Pass()),
        (Orders(each_time=True), "7H", True, None),
        (Orders(each_time=True, never_this_deal=3), "7H", False, Pass()),
        (Orders(until=(3, 5)), "7H", False, Pass()),
        (Orders(until=(3, 5), ranks=frozenset({6})), "7H", False, MayI()),
        (Orders(until=(3, 4)), "7H", False, None),
        (Orders(until=(2, 5)), "7H", False, None),
        (HELPS, "9H", False, MayI()),
        (HELPS, "KH", False, Pass()),
        (HELPS, "KH", True, Pass()),
        (Orders(helps=True, until=(3, 5)), "9H", False, Pass()),
        (Orders(helps=True, until=(3, 4)), "9H", False, MayI()),
        (Orders(helps=True, never_this_deal=3), "9H", False, Pass()),
    ],
)
def test_ux_may_i_what_an_order_says_in_turn_4_of_deal_3(
    orders: Orders, upcard: str, never: bool, said: Move | None
) -> None:
    mine = asked("6H 7H 8H 2S 3D QC", upcard)
    assert orders.answer(mine, never=never) == said
    told = orders.answers(parse(upcard), 3, 4, never=never)
    assert told is (said is not None), "what a panel says beforehand"


def test_ux_may_i_what_somebody_has_discarded_does_not_help_them() -> None:
    mine = asked("6H 7H 8H 2S 3D QC", "9H")
    assert HELPS.answer(mine, never=False, own=True) == Pass()
    wanted = Orders(helps=True, cards=frozenset({parse("9H")}))
    assert wanted.answer(mine, never=False, own=True) == MayI()


def test_ux_may_i_what_is_ordered_for_a_time_gives_way_to_what_was_before() -> None:
    helps_first = NO_ORDERS.for_the_rest(Rest.HELPS, 1, 5)
    waits = helps_first.for_the_rest(Rest.MY_TURN, 1, 5)
    assert [waits.rest(1, turn, never=False) for turn in (4, 5)] == [Rest.MY_TURN, Rest.HELPS]
    never = waits.for_the_rest(Rest.THIS_DEAL, 1, 5)
    assert [never.rest(deal, 6, never=False) for deal in (1, 2)] == [Rest.THIS_DEAL, Rest.HELPS]
    assert never.for_the_rest(Rest.HELPS, 1, 5).rest(1, 1, never=True) is Rest.HELPS
    assert never.for_the_rest(Rest.EACH_TIME, 1, 5).rest(1, 1, never=True) is Rest.EACH_TIME


@each(("seat", "turn"), [(0, 7), (1, 5), (2, 6)])
def test_the_next_turn_of_a_seat_is_not_the_one_of_now(seat: int, turn: int) -> None:
    mine = asked("6H", "9H")
    assert next_turn(mine.seen, seat) == turn


@each(
    ("deal_no", "hand", "upcard", "does"),
    [
        # Two sets of three: a third king, but no fourth, and no pair beside two pairs.
        (TWO_SETS, "KS KH 4S 4D 7H 9C", "KD", True),
        (TWO_SETS, "KS KH KC 4S 4D 7H", "KD", False),
        (TWO_SETS, "KS KH 4S 4D 7H 9C", "7D", False),
        # A pair is something where there is but one.
        (TWO_SETS, "KS KH 2S 4D 7H 9C", "7D", True),
        # A run is nothing that two sets ask for.
        (TWO_SETS, "KS KH 4S 4D 6H 7H 8H", "9H", False),
        # A joker stands for whatever is missing; a hand that is ready needs none.
        (TWO_SETS, "KS KH 4S 4D 7H 9C", "JK", True),
        (TWO_SETS, "KS KH KC 4S 4D 4H 7H", "JK", False),
        # The card itself frees the joker for the other set.
        (TWO_SETS, "KS KH JK 4S 4D 7H", "KD", True),
        (SET_AND_RUN, "KS KH KC 6H 7H 2C", "9H", True),
        (SET_AND_RUN, "KS KH KC 6H 7H 2C", "10H", False),
        (TWO_RUNS, "6H 7H 8H JS QS KS 2D", "AS", True),
        (TWO_RUNS, "6H 7H 8H JS QS KS 2D", "2H", False),
        # Where all cards must be laid, the penalty card must find its place as well.
        (ALL_CARDS, "2S 3S 4S 5S 7H 8H 9H 10H 2C 3C 5C KD", "4C", False),
    ],
)
def test_ux_may_i_until_the_contract_what_brings_it_nearer_helps(
    deal_no: int, hand: str, upcard: str, does: bool
) -> None:
    assert helps(asked(hand, upcard, deal_no)) is does


@each(
    ("hand", "upcard", "does"),
    [
        # It makes a meld of cards that lay nowhere; one that is larger with it is none the better.
        ("4S 4D JC", "4H", True),
        ("4S 4D 4C JC", "4H", False),
        ("4S 6D JC", "4H", False),
        ("4S JK JC", "4H", True),
        # It is laid off and nothing more, or a card of the hand follows it.
        ("4S 6D JC", "KD", False),
        ("4S 6D 10H", "9H", True),
        ("4S 6D 9H", "10H", False),
        ("4S 6D JH", "9H", False),
        ("4S 6D 9H", "8H", False),
    ],
)
def test_ux_may_i_after_the_contract_what_lets_more_cards_be_laid_helps(
    hand: str, upcard: str, does: bool
) -> None:
    table = ["B set KS KH KC", "A run 5H 6H 7H 8H"]
    assert helps(asked(hand, upcard, 1, table=table, down="B")) is does


def test_ux_may_i_where_no_further_melds_are_laid_a_meld_helps_nobody() -> None:
    table = ["B set KS KH KC", "A run 5H 6H 7H 8H"]
    keys = {"table": table, "down": "B", "options": {"further_melds": False}}
    assert not helps(asked("4S 4D JC", "4H", 1, **keys))
    assert helps(asked("4S 4D 10H", "9H", 1, **keys))


def test_ux_may_i_shanghai_buys_what_helps_too() -> None:
    assert helps(asked("KS KH 4S 4D 7H 9C", "KD", 1, game="shanghai"))
    assert not helps(asked("KS KH 4S 4D 7H 9C", "QD", 1, game="shanghai"))
