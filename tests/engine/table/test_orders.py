"""Standing orders by themselves: what they say to an upcard (UX May I?)."""

from engine.cards import JOKER, parse
from engine.moves import MayI, Move, Pass
from engine.table.standing_orders import NO_ORDERS, Orders
from tests.each import each

SEVENS = Orders(ranks=frozenset({6}))


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
    ],
)
def test_ux_may_i_what_an_order_says_in_deal_3(
    orders: Orders, upcard: str, never: bool, said: Move | None
) -> None:
    assert orders.answer(parse(upcard), 3, never=never) == said
