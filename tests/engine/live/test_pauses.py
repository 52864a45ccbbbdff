"""Pauses of computers: longer where something is decided, and nothing of a hand in them."""

from engine.cards import HIDDEN
from engine.evolve import evolve
from engine.games.dummy.rules import DummyOptions, thai_dummy
from engine.live.computers import pause_before
from engine.moves import Discard, Draw, Knock, LayDown, LayOff, TakeRow
from engine.observation import Observation
from engine.play import start
from engine.shuffle import open_deal

RULES = thai_dummy(DummyOptions())


def dealt(seed: int = 0) -> Observation:
    """What the player to move knows at the beginning of a deal."""
    table = start(RULES, 3)
    state = evolve(table, open_deal(RULES, table, bytes([seed] * 32)))
    return Observation.at(RULES, state, state.turn)


def test_what_decides_something_takes_longer_than_a_draw() -> None:
    mine = dealt()
    card, *_ = mine.hand
    usual = pause_before(mine, LayDown(mine.hand[:3]))
    for decision in (Knock(card), TakeRow(card, (card,))):
        assert pause_before(mine, Draw()) < usual < pause_before(mine, decision)


def test_the_last_card_is_no_choice() -> None:
    mine = dealt()
    one = mine._replace(seen=mine.seen._replace(hands=((mine.hand[0],),) * 3))
    assert pause_before(one, Discard(mine.hand[0])) < 0.75


def test_pauses_vary_from_turn_to_turn() -> None:
    mine = dealt()
    found = {
        pause_before(mine._replace(seen=mine.seen._replace(turn_no=turn)), Draw())
        for turn in range(20)
    }
    assert len(found) > 4
    assert 1.5 * min(found) < max(found) < 2.5 * min(found)


def test_what_is_laid_after_other_cards_was_decision_of_with_them() -> None:
    mine = dealt()
    lay, other = LayDown(mine.hand[:3]), LayOff(0, mine.hand[3:4])
    for last in (lay, TakeRow(mine.hand[0], mine.hand[:3])):
        assert pause_before(mine, other, last) < 0.6 * pause_before(mine, other)
    thrown = Discard(mine.hand[0])
    assert pause_before(mine, thrown, lay) == pause_before(mine, thrown), "a choice of its own"
    assert pause_before(mine, other, Draw()) == pause_before(mine, other)


def test_a_pause_tells_nothing_of_the_hand() -> None:
    mine, other = dealt(), dealt(1)
    move = Discard(mine.hand[0])
    hidden = mine.seen._replace(hands=tuple((HIDDEN,) * len(hand) for hand in mine.seen.hands))
    assert pause_before(mine, move) == pause_before(mine._replace(seen=hidden), move)
    assert pause_before(mine, move) == pause_before(other, Discard(other.hand[0]))
