"""BASIC.md 3.2, BA-17: more new melds than the limit for a player who goes out in that turn."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import names
from engine.errors import IllegalMove
from engine.game import Game
from engine.melds import Meld
from engine.moves import Discard, LayDown
from engine.notation.position import read_position
from engine.phase import Phase
from engine.play import advance, decide, is_legal, offers
from engine.state import Hands, State
from tests.each import each
from tests.engine.games.basic.basic_tables import table
from tests.engine.tables import Json, after, ended, refused
from tests.examples import examples

DIAMONDS, NINES, JACKS = "A meld 5D 6D 7D", "A meld 9S 9H 9C", "A meld JH JS JD"
HEARTS = "B run 3H 4H 5H"


def free(hand: str | dict[str, str], **keys: Any) -> Json:
    """A's turn with one new meld a turn, more to go out."""
    keys = {"melds_per_turn": 1, "melds_free_when_out": True, "phase": "play"} | keys
    return table(hand, **keys)


def test_without_the_option_the_limit_holds_for_going_out_too() -> None:
    at = free("5D 6D 7D 9S 9H 9C KC", melds_free_when_out=False)
    assert refused(at, DIAMONDS, NINES) == "melds_spent"


@each(
    ("rest", "melds", "out"),
    [
        ("", (), True),
        ("KC", (), True),
        ("KC QS", (), False),
        ("KC QS", ("B set KH KS KD",), True),
        ("JC QC KC", (), True),
        ("JC QC KC 2S", (), True),
        ("JC QC KC 2S 4C", (), False),
        # The seven fits only behind the six.
        ("7H 6H KC", (HEARTS,), True),
        ("7H KC", (HEARTS,), False),
    ],
)
def test_going_out_has_to_be_possible(rest: str, melds: tuple[str, ...], out: bool) -> None:
    at = free(f"5D 6D 7D 9S 9H 9C {rest}", melds=melds)
    if out:
        assert after(at, DIAMONDS, NINES)["melds_now"] == 2
    else:
        assert refused(at, DIAMONDS, NINES) == "only_to_go_out"


def test_any_number_of_melds_and_lay_offs_may_follow() -> None:
    at = free("5D 6D 7D 9S 9H 9C JH JS JD QC KC", melds=["B set QH QS QD"])
    result = ended(at, DIAMONDS, NINES, "A lay_off QC on 0", JACKS, "A discard KC")
    assert (result["winner"], result["going_rummy"]) == ("A", True)


def test_once_begun_everything_has_to_lead_out() -> None:
    at = free("5D 6D 7D 9S 9H 9C JH JS JD JC QC", melds=["B set QH QS QD"])
    begun = (DIAMONDS, NINES)
    # Four jacks leave a queen for the set, three leave a jack to throw as well.
    assert ended(at, *begun, "A meld JH JS JD JC", "A lay_off QC on 0")["winner"] == "A"
    assert ended(at, *begun, JACKS, "A lay_off QC on 0", "A discard JC")["winner"] == "A"
    # With any discard now cards are left in the hand.
    for card in ("JC", "QC"):
        assert refused(at, *begun, f"A discard {card}") == "only_to_go_out"


def test_a_lay_off_that_spoils_it_is_refused() -> None:
    # The jack of hearts belongs to the other jacks: on the run it leaves two of them.
    at = free("5D 6D 7D 2S 2D 2C JH JS JD KC", melds=["B run 8H 9H 10H"])
    twos = "A meld 2S 2D 2C"
    assert refused(at, DIAMONDS, twos, "A lay_off JH on 0") == "only_to_go_out"
    assert after(at, DIAMONDS, "A lay_off JH on 0")["melds_now"] == 1
    assert ended(at, DIAMONDS, twos, JACKS, "A discard KC")["winner"] == "A"


def test_a_meld_that_spoils_it_is_refused() -> None:
    at = free("5D 6D 7D 9S 9H 9C 2C 3C 4C 4H 4S 4D")
    begun = (DIAMONDS, NINES)
    assert refused(at, *begun, "A meld 4C 4H 4S 4D") == "only_to_go_out"
    assert ended(at, *begun, "A meld 4H 4S 4D", "A meld 2C 3C 4C")["winner"] == "A"


def test_the_upcard_taken_is_not_the_card_to_throw() -> None:
    at = free("5D 6D 7D 9S 9H 9C", phase="draw", discard="KC")
    assert refused(at, "A take", DIAMONDS, NINES) == "taken_card_left"
    two = free("5D 6D 7D 9S 9H 9C QS", phase="draw", discard="KC")
    assert refused(two, "A take", DIAMONDS, NINES) == "only_to_go_out"
    fits = free("5D 6D 7D 9S 9H 9C QS", phase="draw", discard="KC", melds=["B set KH KS KD"])
    played = ("A take", DIAMONDS, NINES, "A lay_off KC on 0", "A discard QS")
    assert ended(fits, *played)["winner"] == "A"
    # Of the two the other is laid off, so the upcard would be left.
    other = free("5D 6D 7D 9S 9H 9C QS", phase="draw", discard="KC", melds=["B set QH QC QD"])
    assert refused(other, "A take", DIAMONDS, NINES) == "only_to_go_out"


def test_with_must_discard_one_card_has_to_be_left() -> None:
    keys = {"must_discard_to_go_out": True}
    assert refused(free("5D 6D 7D 9S 9H 9C", **keys), DIAMONDS, NINES) == "would_empty_hand"
    assert ended(free("5D 6D 7D 9S 9H 9C KC", **keys), DIAMONDS, NINES, "A discard KC")
    # All of it fits: then one card of it is the one to throw.
    at = free("5D 6D 7D 9S 9H 9C KC", melds=["B set KH KS KD"], **keys)
    assert refused(at, DIAMONDS, NINES, "A lay_off KC on 0") == "would_empty_hand"
    assert ended(at, DIAMONDS, NINES, "A discard KC")["winner"] == "A"
    # Of three jacks none can be left: two would be as well.
    jacks = free("5D 6D 7D 9S 9H 9C JH JS JD", **keys)
    assert refused(jacks, DIAMONDS, NINES) == "only_to_go_out"
    lone = free("5D 6D 7D 9S 9H 9C 9D", **keys)
    assert refused(lone, DIAMONDS, "A meld 9S 9H 9C 9D") == "would_empty_hand"
    assert ended(lone, DIAMONDS, NINES, "A discard 9D")["winner"] == "A"


def test_aces_lie_where_the_table_lets_them() -> None:
    for high, out in ((False, False), (True, True)):
        at = free("5D 6D 7D QS KS AS", ace_high_low=high)
        moves = (DIAMONDS, "A meld QS KS AS")
        if out:
            assert ended(at, *moves)["winner"] == "A"
        else:
            assert refused(at, *moves) == "not_a_meld"
        on_king = free("5D 6D 7D 9S 9H 9C AS 2C", ace_high_low=high, melds=["B run JS QS KS"])
        if out:
            assert after(on_king, DIAMONDS, NINES)["melds_now"] == 2
        else:
            assert refused(on_king, DIAMONDS, NINES) == "only_to_go_out"


def test_more_than_one_may_be_the_limit() -> None:
    at = free("5D 6D 7D 9S 9H 9C JH JS JD KC QS", melds_per_turn=2)
    assert after(at, DIAMONDS, NINES)["melds_now"] == 2
    assert refused(at, DIAMONDS, NINES, JACKS) == "only_to_go_out"


def test_without_a_limit_the_option_says_nothing() -> None:
    at = free("5D 6D 7D 9S 9H 9C KC QS", melds_per_turn=None)
    assert after(at, DIAMONDS, NINES, "A discard KC")["turn"] == "B"


@each(("melds_now", "begun"), [(1, "no"), (2, "yes")])
def test_a_refusal_tells_whether_it_has_begun(melds_now: int, begun: str) -> None:
    at = read_position(free("7S 7D 7C KC QS", melds_now=melds_now, played_now=True))
    with pytest.raises(IllegalMove) as refusal:
        decide(at.game, at.state, 0, LayDown(at.state.hands[0][:3]))
    assert (refusal.value.rule, refusal.value.facts) == ("3.2", {"most": 1, "begun": begun})


def test_only_what_leads_out_is_offered() -> None:
    at = read_position(free("9S 9H 9C JH KC", melds_now=1, played_now=True))
    assert {type(move) for move in offers(at.game, at.state, 0)} == {Discard}
    begun = read_position(free("9S 9H 9C KC", melds_now=2, played_now=True))
    assert [type(move) for move in offers(begun.game, begun.state, 0)] == [LayDown]


def leads_out(game: Game, state: State, seen: set[tuple[Hands, tuple[Meld, ...]]]) -> bool:
    """Whether A can go out in this turn under rules without a limit: everything is tried."""
    if state.phase is Phase.OVER:
        return state.result is not None and state.result.winner == 0
    if (state.hands, state.melds) in seen:
        return False
    seen.add((state.hands, state.melds))
    for move in offers(game, state, 0):
        if isinstance(move, Discard):
            if len(state.hands[0]) == 1:
                return True
        elif leads_out(game, advance(game, state, 0, move)[1], seen):
            return True
    return False


@examples(80)
@given(st.data())
def test_what_is_legal_beyond_the_limit_is_what_leads_out(data: st.DataObject) -> None:
    low = data.draw(st.integers(0, 12))
    few = [suit * 13 + (low + step) % 13 for suit in range(4) for step in range(4)]
    laid = data.draw(st.sampled_from([[], few[0::4][:3], few[1:4] if low < 10 else []]))
    rest = data.draw(st.permutations([card for card in few if card not in laid]))
    hand = names(rest[: data.draw(st.integers(2, 8))])
    kind = "set" if few[0] in laid else "run"
    keys: Json = {
        "must_discard_to_go_out": data.draw(st.booleans()),
        "ace_high_low": data.draw(st.booleans()),
        "melds": [f"B {kind} {' '.join(names(laid))}"] if laid else [],
        "melds_now": (now := data.draw(st.integers(0, 2))),
        "played_now": True,
        "taken": data.draw(st.sampled_from([None, hand[0]])),
        "stock": "",
        "discard": "",
    }
    hands = {"A": " ".join(hand), "B": names([(low + 6) % 13])[0]}
    at = read_position(free(hands, **keys))
    without = read_position(free(hands, melds_per_turn=None, **keys))
    for move in offers(without.game, without.state, 0):
        if isinstance(move, Discard):
            legal = now <= 1 or len(hand) == 1
        else:
            after = advance(without.game, without.state, 0, move)[1]
            beyond = now + isinstance(move, LayDown) > 1
            legal = not beyond or leads_out(without.game, after, set())
        assert is_legal(at.game, at.state, 0, move) == legal
