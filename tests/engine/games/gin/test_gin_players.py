"""What the medium and the strong player of Gin do in chosen situations, and in whole hands."""

import pytest

from engine.analysis.players import player
from engine.cards import names, parse
from engine.computer.strength import Strength
from engine.decision import Decision, Player
from engine.evolve import evolve
from engine.games.gin.player import medium, strong
from engine.games.gin.rules import RULEBOOKS, GinOptions, gin_rummy
from engine.moves import BigGin, Discard, Draw, Knock, Pass, Take
from engine.notation.position import read_position
from engine.observation import BLANK, Did, Note, Notes, Observation, noted
from engine.phase import Phase
from engine.play import decide, is_legal, start
from engine.shuffle import open_deal

BOTH = pytest.mark.parametrize("thinks", [medium, strong])
MELDS = "4S 5S 6S 9H 9D 9C"


def decision(
    thinks: Player, hand: str, pile: str, notes: Notes = BLANK, **keys: object
) -> Decision:
    """What A does with these cards; B holds some of the others."""
    shown = {*map(parse, f"{hand} {pile}".split())}
    rest = names(card for card in range(51, -1, -1) if card not in shown)
    given = read_position(
        {
            "game": "gin",
            "players": ["A", "B"],
            "turn": "A",
            "phase": "play",
            "hands": {"A": hand.split(), "B": rest[:10]},
            "stock": rest[10:],
            "discard": pile.split(),
        }
        | keys
    )
    return thinks(Observation.at(given.game, given.state, 0, notes), 1)


def test_both_are_registered() -> None:
    assert player("gin", Strength.MEDIUM) is medium
    assert player("gin", Strength.STRONG) is strong


@pytest.mark.parametrize(
    ("options", "thinks"),
    [
        *(
            pytest.param(options, medium, marks=[pytest.mark.long] * (name != "standard"))
            for name, options in RULEBOOKS.items()
        ),
        pytest.param(RULEBOOKS["round_the_corner"], strong, marks=pytest.mark.long),
        (GinOptions(last_discard="knock", knock_limit=0, big_gin=31), medium),
        pytest.param(
            GinOptions(last_discard="knock", showdown="own", oklahoma=True),
            strong,
            marks=pytest.mark.long,
        ),
        (GinOptions(first_upcard="free", big_gin=0, layoff_on_gin=True), medium),
    ],
)
def test_every_move_of_whole_hands_is_legal(options: GinOptions, thinks: Player) -> None:
    game, state = gin_rummy(options), start(gin_rummy(options), 2)
    notes = BLANK
    for number in range(2 if thinks is medium else 1):
        dealt = open_deal(game, state, bytes([number]) * 32)
        notes, state = noted(notes, state, dealt), evolve(state, dealt)
        while state.phase is not Phase.OVER:
            assert state.turn_no < 80, "a hand ends with its stock"
            seat = state.turn
            observation = Observation.at(game, state, seat, notes)
            decision = thinks(observation, 1)
            if thinks is medium or state.turn_no % 4 == 1:
                assert thinks(observation, 1) == decision
            for option in decision.options:
                assert is_legal(game, state, seat, option.move)
                assert option.worth == pytest.approx(sum(option.parts.values()))
            for event in decide(game, state, seat, decision.move):
                notes, state = noted(notes, state, event), evolve(state, event)


@BOTH
def test_knocks_at_once(thinks: Player) -> None:
    found = decision(thinks, f"{MELDS} AS 2H 3D KC QD", "JS", taken=None)
    assert isinstance(found.move, Discard), "nineteen points are too many"
    found = decision(thinks, f"{MELDS} AS 2H 3D 4C KC", "JS")
    assert isinstance(found.move, Knock)
    assert found.move.card == parse("KC")
    assert found.options[0].parts == {"deadwood": -10.0}


def test_strong_knocks_into_no_undercut_that_is_certain() -> None:
    """All ten cards of B are known: with four points left B undercuts a knock with ten."""
    held = "10H JH QH KH 7C 7D 7H 2S AD AC"
    known = Notes(known=((), tuple(map(parse, held.split()))))
    hand = f"{MELDS} AS 2H 3D 4C KC"
    shown = {*map(parse, f"{hand} {held} JS".split())}
    stock = [one for one in names(range(52)) if parse(one) not in shown]
    table = {"hands": {"A": hand.split(), "B": held.split()}, "stock": stock}
    found = decision(strong, hand, "JS", known, **table)
    assert isinstance(found.move, Discard)
    assert all(one.worth == pytest.approx(sum(one.parts.values())) for one in found.options)
    assert isinstance(decision(strong, hand, "JS", **table).move, Knock), "B may hold anything"
    assert isinstance(decision(medium, hand, "JS", known, **table).move, Knock)
    beaten = hand.replace("2H 3D 4C", "2H 3H AH")
    shown |= {*map(parse, beaten.split())}
    stock = [one for one in names(range(52)) if parse(one) not in shown]
    table = {"hands": {"A": beaten.split(), "B": held.split()}, "stock": stock}
    assert isinstance(decision(strong, beaten, "JS", known, **table).move, Knock)


@BOTH
def test_big_gin_where_it_brings_more(thinks: Player) -> None:
    hand = f"{MELDS} 7S KS KH KD KC"
    assert isinstance(decision(thinks, hand, "JS", options={"big_gin": 31}).move, BigGin)
    less = decision(thinks, hand, "JS", options={"big_gin": 10})
    assert isinstance(less.move, Knock)


@BOTH
def test_takes_what_melds_and_leaves_what_does_not(thinks: Player) -> None:
    hand = f"{MELDS} 2S KH KD QS"
    taken = decision(thinks, hand, "JS KC", phase="draw")
    assert taken.move == Take()
    assert taken.options[0].parts.keys() <= {"meld", "knock"}
    left = decision(thinks, hand, "JS 7D", phase="draw")
    assert left.move == Draw()
    assert left.options[0].parts["outs"] > 0
    assert decision(thinks, hand, "7D", phase="offer").move == Pass()


@BOTH
def test_keeps_from_the_other_what_they_wait_for(thinks: Player) -> None:
    """B took the jack and the queen of hearts: the king would make their run longer."""
    hand, pile = f"{MELDS} 2S AD 3C KH KS", "10S 8C"
    blank = decision(thinks, hand, pile)
    risks = {one.move: one.parts["danger"] for one in blank.options}
    king = Discard(parse("KH"))
    held = (parse("JH"), parse("QH"))
    history = tuple(Note(turn, 1, Did.TOOK, card) for turn, card in enumerate(held, 1))
    noticed = decision(thinks, hand, pile, Notes(history, ((), held)))
    assert noticed.move == Discard(parse("KS"))
    after = {one.move: one.parts["danger"] for one in noticed.options}
    assert after[king] < risks[king] - 1


@BOTH
def test_counts_no_chance_that_is_gone(thinks: Player) -> None:
    """The other tens lie on the pile, of the kings none does."""
    found = decision(thinks, f"{MELDS} 2S 10D 10C KH KS", "10S 10H QC JD")
    assert found.move in (Discard(parse("10C")), Discard(parse("10D")))


def test_strong_tries_out_what_is_close() -> None:
    hand, pile = "4S 5S 6S 9H 9D 2C 2H KS QC 7D JH", "3C"
    quick, slow = (decision(thinks, hand, pile) for thinks in (medium, strong))
    assert not any("tried" in one.parts for one in quick.options)
    assert sum("tried" in one.parts for one in slow.options) >= 2
    worths = [one.worth for one in quick.options]
    assert worths == sorted(worths, reverse=True)
