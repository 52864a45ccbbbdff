"""What the medium and the strong player of Dummy do in chosen situations, and in whole games."""

import pytest

from engine.analysis.players import player
from engine.cards import names, parse
from engine.computer.strength import Strength
from engine.decision import Decision, Player
from engine.evolve import evolve
from engine.games.dummy import rollouts
from engine.games.dummy.player import medium, strong
from engine.games.dummy.rules import EXTRAS, DummyOptions, thai_dummy
from engine.moves import Discard, Draw, Knock, LayDown, LayOff, Move, Pass, TakeRow
from engine.notation.position import read_position
from engine.observation import BLANK, Notes, Observation, noted
from engine.phase import Phase
from engine.play import decide, is_legal, start
from engine.shuffle import open_deal
from tests.engine.games.dummy.dummy_tables import Json, dummy

BOTH = pytest.mark.parametrize("thinks", [medium, strong])


def decision(thinks: Player, at: Json, notes: Notes = BLANK) -> Decision:
    given = read_position(at)
    seat = given.state.turn
    return thinks(Observation.at(given.game, given.state, seat, notes), 1)


def dealt(hands: dict[str, str], row: str) -> Json:
    """A and B after the draw of A, all other cards in the stock."""
    shown = {*map(parse, " ".join((*hands.values(), row)).split())}
    rest = names(card for card in range(52) if card not in shown)
    return dummy(hands, phase="play", players="AB", row=row, stock=" ".join(rest))


def chosen(thinks: Player, at: Json, notes: Notes = BLANK) -> Move:
    return decision(thinks, at, notes).move


def test_both_are_registered() -> None:
    assert player("dummy", Strength.MEDIUM) is medium
    assert player("dummy", Strength.STRONG) is strong


@pytest.mark.parametrize(
    ("seats", "strength"),
    [(2, strong), (3, medium), pytest.param(4, strong, marks=pytest.mark.long)],
)
@pytest.mark.parametrize(
    "options",
    [
        pytest.param(EXTRAS["none"], marks=pytest.mark.long),
        EXTRAS["all"],
        DummyOptions(
            mult_net=True, ace_run_10=True, pee_speto=True, pee_speto_needs="speto_or_both"
        ),
    ],
    ids=["none", "all", "others"],
)
def test_every_move_of_whole_deals_is_legal(
    seats: int, strength: Player, options: DummyOptions, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With few playouts, which make no other moves possible."""
    monkeypatch.setattr(rollouts, "PLAYOUTS", 10)
    monkeypatch.setattr(rollouts, "ROUND", 2)
    game, notes = thai_dummy(options), BLANK
    state = start(game, seats)
    dealt = open_deal(game, state, bytes([seats]) * 32)
    notes, state = noted(notes, state, dealt), evolve(state, dealt)
    while state.phase is not Phase.OVER:
        assert state.turn_no < 60, "a deal ends with its stock"
        seat = state.turn
        options_of = strength(Observation.at(game, state, seat, notes), 1).options
        assert options_of
        for option in options_of:
            assert is_legal(game, state, seat, option.move)
            assert option.worth == pytest.approx(sum(option.parts.values()))
        for event in decide(game, state, seat, options_of[0].move):
            notes, state = noted(notes, state, event), evolve(state, event)


@BOTH
def test_is_born_with_what_lies_on_top(thinks: Player) -> None:
    """DUMMY 6: who is not born at the end pays double."""
    move = chosen(thinks, dummy({"A": "6H 6D KD 9C 2S"}))
    assert isinstance(move, TakeRow)
    assert move.start == parse("6S")


@BOTH
def test_knocks_when_it_can(thinks: Player) -> None:
    move = chosen(thinks, dummy({"A": "7D 7H 7C 8S 9S 10S JS"}, phase="play"))
    assert isinstance(move, Knock)


@BOTH
def test_takes_what_makes_a_knock(thinks: Player) -> None:
    at = dummy({"A": "9S 9C KD 4S 5S 6S", "B": "2H 3D 8S"}, row="2D 9D", players="AB")
    move = chosen(thinks, at)
    assert isinstance(move, TakeRow)
    assert set(move.meld) == set(map(parse, ["9S", "9C", "9D"]))


@BOTH
def test_with_one_suit_the_knock_that_keeps_it_is_chosen(thinks: Player) -> None:
    """DUMMY 8.3: all laid cards of one suit double the points; here 9S or 9H can be left."""
    at = dummy(
        {"A": "9S 9H"},
        phase="play",
        born="A",
        table=("A run 6S 7S 8S", "B run 6H 7H 8H"),
    )
    move = chosen(thinks, at)
    assert isinstance(move, Knock)
    assert move.card == parse("9H")


@BOTH
def test_who_is_not_born_draws_or_takes_and_lets_the_last_turn_pass(thinks: Player) -> None:
    assert chosen(thinks, dummy({"A": "6H 7D KD 9C 2S"})) == Draw()
    assert chosen(thinks, dummy({"A": "9S 9C KD 3H"}, stock="", row="2D 9D")) == Pass()
    assert isinstance(chosen(thinks, dummy({"A": "9S 9C KD"}, stock="", row="2D 9D")), TakeRow)


@BOTH
def test_who_is_born_lays_melds_whole_and_lays_off(thinks: Player) -> None:
    at = dummy({"A": "4H 5H 6H 7H KD 2S"}, phase="play", born="A")
    assert chosen(thinks, at) == LayDown(tuple(map(parse, ["4H", "5H", "6H", "7H"])))
    at = dummy({"A": "8H KD 2S 4C"}, phase="play", born="A", table=("B run 5H 6H 7H",))
    assert chosen(thinks, at) == LayOff((parse("8H"),), 0)


@BOTH
def test_a_speto_is_not_thrown_to_those_who_may_take_it(thinks: Player) -> None:
    """The dear cards are those that others are glad of: nobody has shown 3C and 4C."""
    at = dealt({"A": "2C 9D 9H KD 5S 8H", "B": "3D 4H 6C 7C 8D 10S JC"}, row="KS 10C")
    move = chosen(thinks, at)
    assert isinstance(move, Discard)
    assert move.card != parse("2C")


@BOTH
def test_known_cards_of_others_make_a_throw_dangerous(thinks: Player) -> None:
    """7D is a meld for somebody who is known to hold 7S and 7C."""
    at = dealt({"A": "7D 8H KC QD 2S", "B": "7S 7C 3D 4H 9D"}, row="2D")
    seen = Notes(known=((), tuple(map(parse, ["7S", "7C"]))))
    seven = Discard(parse("7D"))
    danger = {one.move: one.parts["danger"] for one in decision(thinks, at, seen).options}
    before = {one.move: one.parts["danger"] for one in decision(thinks, at).options}
    assert danger[seven] == min(danger.values())
    assert danger[seven] < 2 * before[seven] < 0
    assert chosen(thinks, at, seen) != seven


@BOTH
def test_the_head_card_counts_what_the_house_says(thinks: Player) -> None:
    """DUMMY 12.5: with bai hua 5H, the first of the row, counts 50 and not 5."""
    hands, row = {"A": "5S 5D 8H JH", "B": "AS 10S KS"}, "5H KD"
    meld = {
        options: next(
            one.parts["meld"]
            for one in decision(
                thinks, dummy(hands, players="AB", row=row, options=options)
            ).options
            if isinstance(one.move, TakeRow)
        )
        for options in ((), ("bai_hua",))
    }
    assert meld == {(): 15, ("bai_hua",): 60}


@BOTH
def test_a_fined_throw_counts_its_fine(thinks: Player) -> None:
    """DUMMY 12.3: throwing what could be laid off costs 50."""
    at = dummy({"A": "8H KD 2S 4C"}, phase="play", table=("B run 5H 6H 7H",), options=("ting_mee",))
    found = decision(thinks, at)
    fines = {one.move: one.parts.get("fine", 0) for one in found.options}
    assert fines[Discard(parse("8H"))] == -50
    assert sum(fines.values()) == -50
    assert found.move != Discard(parse("8H"))
