"""The check of a new table, against rules written down once more and plainly."""

from collections import Counter
from itertools import islice
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Card, bare, face, is_joker
from engine.errors import IllegalMove, Reason
from engine.melds import Meld, MeldKind, Reading, read
from engine.rearranging.new_table import checked_table
from tests.engine.rearranging.every_table import all_of
from tests.engine.rearranging.tables import Case, cases
from tests.examples import examples


def refusal(case: Case, table: list[tuple[Card, ...]]) -> Reason | None:
    assert case.game.common is not None
    try:
        checked_table(
            table, case.melds, case.hand, case.game.melds, case.game.common, opened=case.opened
        )
    except IllegalMove as refused:
        return refused.reason
    return None


def tried(case: Case, chance: Random) -> list[tuple[Card, ...]]:
    """Some table out of these cards, which may be good or not."""
    lie = [meld.cards for meld in case.melds]
    if chance.random() < 1 / 3:
        table = [*lie, *chance.choice(list(islice(all_of(case.game, (), case.hand), 100)))]
    else:
        table = chance.choice([lie, *islice(all_of(case.game, case.melds, case.hand), 100)])
    if chance.random() < 1 / 8:
        table = [*table, tuple(case.hand[:3])]
    if table and chance.random() < 1 / 8:
        table = [*table[1:], table[0][1:]]
    return table


def roles(melds: tuple[Meld, ...] | list[Reading]) -> Counter[tuple[str, int]]:
    """What jokers stand for: a card, or a rank."""
    found: Counter[tuple[str, int]] = Counter()
    for meld in melds:
        ranks = {card % 13 for card in meld.cards if not is_joker(card)}
        for card in filter(is_joker, meld.cards):
            run = meld.kind is MeldKind.RUN
            found["card" if run else "rank", face(card) if run else min(ranks)] += 1
    return found


def worth(meld: Reading) -> int:
    ranks = [card % 13 for card in meld.cards if not is_joker(card)]
    if meld.kind is MeldKind.SET:
        return len(meld.cards) * min(ranks[0] + 1, 10)
    return sum(min(face(card) % 13 + 1, 10) for card in meld.cards)


def told(case: Case, table: list[tuple[Card, ...]]) -> Reason | None:
    """MANIPULATION 5.1-5.5, sentence by sentence."""
    old = Counter(bare(card) for meld in case.melds for card in meld.cards)
    new = Counter(bare(card) for group in table for card in group)
    if old - new:
        return Reason.CARD_MISSING
    added = new - old
    if not added:
        return Reason.NOTHING_ADDED
    if added - Counter(case.hand):
        return Reason.NOT_IN_HAND
    laid = [read(group, case.game.melds) for group in table]
    melds = [meld for meld in laid if meld is not None]
    if len(melds) < len(laid):
        return Reason.NOT_A_MELD
    assert case.game.common is not None
    moves, least = case.game.common[:2]
    if moves != "free" and jokers_gone(case, melds, added, replaced=moves == "replaced"):
        return Reason.JOKER_MOVED
    if least and not case.opened and not opens(case, melds, least):
        return Reason.INITIAL_MELD
    return None


def jokers_gone(case: Case, melds: list[Reading], added: Counter[Card], *, replaced: bool) -> bool:
    """Whether jokers have ceased to stand for something that nothing has replaced (5.4)."""
    gone = roles(case.melds) - roles(melds)
    if not replaced:
        return bool(gone)
    ranks: Counter[int] = Counter()
    for (kind, what), times in gone.items():
        if kind == "card" and added[what] < times:
            return True
        ranks[what % 13] += times
    return any(
        sum(added[card] for card in range(rank, 52, 13)) < times for rank, times in ranks.items()
    )


def opens(case: Case, melds: list[Reading], least: int) -> bool:
    """Whether the table lies as before and the other melds are worth enough (5.5)."""
    rest = [(meld.kind, sorted(meld.cards)) for meld in melds]
    own = list(melds)
    for meld in case.melds:
        lies = meld.kind, sorted(meld.cards)
        if lies not in rest:
            return False
        del own[rest.index(lies)]
        rest.remove(lies)
    return sum(map(worth, own)) >= least


@examples(120)
@given(case=cases(10), number=st.integers(0, 2**32 - 1))
def test_a_table_is_refused_for_what_the_rules_say_and_for_nothing_else(
    case: Case, number: int
) -> None:
    table = tried(case, Random(number))
    assert refusal(case, table) == told(case, table)
