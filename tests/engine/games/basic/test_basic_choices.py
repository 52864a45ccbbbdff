"""What medium and strong do in Basic Rummy, in situations where memory and counting matter."""

import pytest

from engine.cards import cards, parse
from engine.games.basic.player import medium, strong
from engine.moves import Discard, Draw, LayDown, LayOff, Take
from engine.notation.position import read_position
from engine.observation import BLANK, Did, Note, Notes, Observation
from engine.play import advance
from tests.engine.games.basic.basic_tables import table

BOTH = pytest.mark.parametrize("player", [medium, strong])
LONELY = "2S 4S 6S 8S 10S QS 3H 5D 9D JD"
"""A hand of ten in which no two cards are part of a meld."""


def asked(at, notes=BLANK, seat=0):
    position = read_position(at)
    return Observation.at(position.game, position.state, seat, notes)


def thrown(player, observation):
    move = player(observation, 0).move
    assert isinstance(move, Discard), move
    return move.card


@BOTH
def test_pair_whose_other_cards_lie_on_the_pile_goes_before_one_that_may_come(player):
    hands = {"A": "7S 7H 9D 9C", "B": LONELY}
    alive = table(hands, discard="QC 2D 9S 9H", phase="play")
    assert thrown(player, asked(alive)) in cards("9D 9C")
    mirrored = table(hands, discard="QC 2D 7D 7C", phase="play")
    assert thrown(player, asked(mirrored)) in cards("7S 7H")


@BOTH
def test_pair_whose_other_cards_another_hand_has_kept_since_the_pile_was_recycled_goes(player):
    hands = {"A": "7S 7H 9D 9C", "B": LONELY}
    at = table(hands, stock="9S 9H 4C", discard="QC 2D", phase="play")
    buried = Notes(known=((), ()), buried=cards("9S 9H 4C KH 2H"))
    assert thrown(player, asked(at, buried)) in cards("7S 7H")


@BOTH
def test_late_in_a_deal_cards_of_the_pile_count_as_such_that_come_again(player):
    hands = {"A": "KS KH 7D 2C", "B": LONELY}
    for turn_no, kept in ((9, False), (201, True)):
        at = table(hands, discard="KD KC QC JD 9S", phase="play", turn_no=turn_no)
        assert (thrown(player, asked(at)) not in cards("KS KH")) == kept


@BOTH
def test_card_beside_what_the_next_player_took_is_kept(player):
    hands = {"A": "10S 2H 6C KD", "B": "QD KC AS AD 5S 8S 3D"}
    at = table(hands, discard="4S 8C", phase="play")
    taken = Notes(
        history=(Note(1, 1, Did.TOOK, parse("QD")), Note(1, 1, Did.TOOK, parse("KC"))),
        known=((), cards("QD KC")),
    )
    before, after = thrown(player, asked(at)), thrown(player, asked(at, taken))
    assert after != parse("KD")
    assert before != parse("10S")


@BOTH
def test_goes_out_by_a_meld_a_lay_off_and_the_discard(player):
    at = table("7S 7H 7D JH KC", melds=["B run 8H 9H 10H"], phase="play")
    observation = asked(at)
    done = []
    for _ in range(3):
        move = player(observation, 0).move
        done.append(type(move))
        _, state = advance(observation.game, observation.seen, 0, move)
        observation = observation._replace(seen=state)
    assert sorted(done, key=str) == sorted([LayDown, LayOff, Discard], key=str)
    assert observation.seen.result.winner == 0


@BOTH
def test_does_not_start_what_would_leave_the_card_taken(player):
    at = table("7S 7H 7D KC", discard="QC", melds=["B run 2H 3H 4H"], phase="play", taken="KC")
    observation = asked(at)
    move = player(observation, 0).move
    assert isinstance(move, Discard)
    assert move.card != parse("KC")


@BOTH
@pytest.mark.parametrize("upcard", ["JH", "7D"])
def test_takes_what_fits_or_melds(player, upcard):
    at = table("7S 7H 2C KD", discard=f"QC {upcard}", melds=["B run 8H 9H 10H"])
    assert player(asked(at), 0).move == Take()


@BOTH
def test_lonely_upcard_is_left(player):
    assert player(asked(table("7S 7H 2C 9D", discard="QC KD")), 0).move == Draw()


def test_between_two_strong_keeps_the_card_that_one_draw_would_meld_with_two_others():
    """2♣ melds A♣ 3♣ 4♣ at once; K♥ needs two cards, and costs more if the deal is lost. Played out
    from 57 such hands, throwing K♥ is worth 0.7 ± 0.2 points more than throwing A♣."""
    hands = {"A": "AC 3C 4C KH QS 10D 10S 6C", "B": "2S 4S 6S 8S 9S JD 3D"}
    at = table(hands, discard="2D 8D 9C 9H", phase="play", turn_no=7)
    assert thrown(strong, asked(at)) == parse("KH")
    gone = table(hands, discard="2D 8D 9C 2C", phase="play", turn_no=7)
    assert thrown(strong, asked(gone)) != parse("KH")


def test_strong_keeps_a_small_card_back_that_others_could_grow_on():
    hands = {"A": "3H 9S JD KC 9D", "B": "2S 6C 8D QS"}
    at = table(hands, melds=["B run 4H 5H 6H"], phase="play")
    assert isinstance(strong(asked(at), 0).move, Discard)
    assert medium(asked(at), 0).move == LayOff(cards("3H"), 0)


def danger(left, turn_no=11, others="AS KC"):
    """What throwing 9S counts for its danger where the other, with two cards, left this card."""
    at = table({"A": "9S 5D JC", "B": others}, discard="QH QD", phase="play", turn_no=12)
    notes = Notes(history=(Note(turn_no, 1, Did.LEFT, parse(left)),), known=((), ()))
    weighed = {one.move: one.parts for one in strong(asked(at, notes), 0).options}
    return -weighed[Discard(parse("9S"))]["danger"]


def test_strong_fears_the_throw_less_that_the_other_let_go_the_like_of():
    unlike = danger("KH")
    assert unlike > danger("9H") > 0
    assert unlike > danger("9H", turn_no=3) > danger("9H"), "they may have got the others since"


def test_strong_looks_for_no_danger_where_the_other_holds_many_cards():
    assert danger("KH", others="AS KC 7H 6H") == 0


@BOTH
def test_nobody_goes_down_to_a_single_card_that_could_never_be_got_rid_of(player):
    hands = {"A": "8H 3C 4C", "B": "5S 9C KS"}
    at = table(hands, discard="KH AH", melds=["B run 9H 10H JH"], phase="play")
    eight = LayOff(cards("8H"), 0)
    assert player(asked(at), 0).move == eight, "7H and QH may come, and would end it"
    never = Notes(known=((), ()), buried=cards("5C 2C KC"))
    assert isinstance(player(asked(at, never), 0).move, Discard)


@BOTH
def test_where_the_last_card_is_thrown_nobody_goes_down_to_two_that_make_no_meld_again(player):
    hands = {"A": "7S 7H 7D KC 2D 9H", "B": "5S 9C KS"}
    melds = ["B set 8S 8H 8D 8C"]
    usual = table(hands, melds=melds, phase="play")
    assert player(asked(usual), 0).move == LayDown(cards("7S 7H 7D"))
    thrown_last = table(hands, melds=melds, phase="play", must_discard_to_go_out=True)
    assert isinstance(player(asked(thrown_last), 0).move, Discard)


@BOTH
def test_what_was_weighed_sums_up_and_stands_in_order(player):
    decision = player(asked(table("7S 7H 9D 9C 2C", discard="QC 9S 9H", phase="play")), 0)
    assert decision.options[0].move == decision.move
    worths = [option.worth for option in decision.options]
    assert worths == sorted(worths, reverse=True)
    for option in decision.options:
        assert option.worth == pytest.approx(sum(option.parts.values()))
