"""What strong would do comes with the part that decided it, and with facts alone."""

from random import Random

import pytest

from engine.cards import HIDDEN, parse
from engine.computer import reasons
from engine.computer.advice import Advice, Why, advise
from engine.computer.notes import Did, Note, Notes
from engine.computer.question import Question
from engine.computer.reasons import explained
from engine.computer.remarks import Remark, Saw, go_together
from engine.computer.strength import Strength
from engine.computer.thought import Option, Thought
from engine.games.registry import REGISTRY, game
from engine.melds import MeldRules
from engine.moves import Discard, Draw, Move, Take
from engine.notation.position import read_position
from engine.phase import Phase
from engine.play import is_legal
from engine.state import State
from engine.table.knowledge import Knowledge
from engine.view import masked
from tests.engine.computer.test_hidden_cards import whole_deal
from tests.engine.tables import Json, position

ASKED = 5
"""Questions of each game: a strong thought takes its time."""
SEVEN, KING, EIGHT = parse("7S"), parse("KD"), parse("8S")


@pytest.mark.parametrize("name", REGISTRY)
def test_only_legal_moves_are_named_and_only_what_is_so(name: str) -> None:
    rules, deal = whole_deal(name)
    turns = [one for one in deal if one[0].phase in (Phase.PLAY, Phase.DRAW)]
    for state, seat, notes in Random(name).sample(turns, min(ASKED, len(turns))):
        question = Knowledge.at(rules, state, seat, notes[seat]).question
        advice = explained(question)
        assert is_legal(rules, state, seat, advice.move)
        assert advice == explained(question), "asked again, the same is told"
        assert HIDDEN not in (advice.instead, *(one.card for one in advice.remarks))
        assert advice.instead is None or advice.instead in state.hands[seat]
        for one in advice.remarks:
            assert is_so(one, state, seat, notes[seat], rules.melds), (one, state)


def is_so(one: Remark, state: State, seat: int, notes: Notes, rules: MeldRules) -> bool:
    """Whether a remark is true of the whole table, hidden cards included."""
    match one.saw:
        case Saw.HOLDS:
            held = one.other in state.hands[one.seat] and one.other in notes.known_of(one.seat)
            return held and one.seat != seat and go_together(one.card, one.other, rules)
        case Saw.FITS:
            return bool(state.melds)
        case Saw.THREW | Saw.LET_GO | Saw.TOOK:
            did = {Saw.THREW: Did.THREW, Saw.LET_GO: Did.LEFT, Saw.TOOK: Did.TOOK}[one.saw]
            return one.other in notes.of(one.seat, did) and one.seat != seat
        case Saw.GONE:
            return 0 < one.number <= one.of
        case Saw.OPEN:
            others = (*state.stock, *(card for hand in state.hands for card in hand))
            hidden = sum(go_together(card, one.other, rules) for card in others)
            mine = sum(go_together(card, one.other, rules) for card in state.hands[seat])
            return one.of < one.number <= hidden - mine
        case Saw.FEW_CARDS:
            return len(state.hands[one.seat]) == one.number


# -- by example, whatever strong would think itself ---------------------------------------------


def at_a_table(**at: str) -> Json:
    hands = {"A": "7S KD 2C 2H 9H", "B": "8S 3D 4C 10C"}
    found = position(hands, players="AB", **({"phase": "play"} | at)) | {"game": "basic"}
    del found["down"]
    return found


def told(
    monkeypatch: pytest.MonkeyPatch, *options: Option, notes: Notes | None = None, **at: str
) -> Advice:
    """The advice at a table of Basic Rummy if strong thinks so."""
    rules, _, _, state = read_position(at_a_table(**at))
    seen = notes or Notes(known=((), ()))

    def think(question: Question, strength: Strength, seed: int = 0) -> Thought:
        assert strength is Strength.STRONG
        return Thought(options[0].move, options)

    monkeypatch.setattr(reasons, "think", think)
    return explained(Question(rules, masked(state, 0), 0, seen))


def option(move: Move, **parts: float) -> Option:
    return Option(move, sum(parts.values()), parts)


def test_the_part_that_decides_is_told_and_not_the_largest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    best = option(Discard(KING), deadwood=-20.0, danger=-1.0)
    other = option(Discard(SEVEN), deadwood=-19.0, danger=-5.0)
    worse = option(Discard(parse("9H")), deadwood=-60.0, danger=0.0)
    advice = told(monkeypatch, best, worse, other)
    assert (advice.why, advice.instead) == (Why.SAFER, SEVEN)


def test_whoever_is_known_to_hold_what_goes_with_a_card_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thrown = Note(1, 1, Did.THREW, parse("KH"))
    notes = Notes((thrown,), known=((), (EIGHT,)))
    options = option(Discard(KING), danger=0.0), option(Discard(SEVEN), danger=-5.0)
    advice = told(monkeypatch, *options, notes=notes)
    assert advice.remarks == (
        Remark(Saw.HOLDS, SEVEN, 1, EIGHT),
        Remark(Saw.THREW, KING, 1, parse("KH")),
    )


def test_cards_that_have_shown_up_speak_against_waiting_for_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = option(Discard(KING), outs=2.0), option(Discard(SEVEN), outs=1.0)
    pile = "KS KH KC QD"
    advice = told(monkeypatch, *options, discard=pile)
    gone, opened = advice.remarks
    assert gone == Remark(Saw.GONE, KING, number=4, of=5)
    assert (opened.saw, opened.other, opened.of) == (Saw.OPEN, SEVEN, 1)


def test_an_upcard_that_helps_is_not_said_to_be_of_no_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = option(Draw(), outs=2.0), option(Take(), meld=1.0)
    at = {"phase": "draw", "discard": "2S"}
    assert told(monkeypatch, *options, **at).why is Why.STOCK_BETTER
    assert told(monkeypatch, *reversed(options), **at).why is Why.TAKE_MELDS


def test_where_nothing_was_weighed_the_plain_reason_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    advice = told(monkeypatch, Option(Discard(KING), 0.0))
    rules, _, _, state = read_position(at_a_table())
    assert advice == advise(rules, masked(state, 0), 0)


@pytest.mark.parametrize(
    ("name", "options", "one", "other", "together"),
    [
        ("basic", {}, "7S", "7H", True),
        ("basic", {}, "7S", "9S", True),
        ("basic", {}, "7S", "10S", False),
        ("basic", {}, "KS", "AH", False),
        ("contract", {}, "7S", "7S", True),
        ("contract", {}, "KS", "AS", True),
        ("gin", {}, "KS", "AS", False),
        ("gin", {"round_the_corner": True}, "KS", "AS", True),
        ("contract", {}, "7S", "JK", False),
    ],
)
def test_what_goes_together_depends_on_the_melds_of_the_game(
    name: str, options: dict[str, object], one: str, other: str, together: bool
) -> None:
    rules = game(name, REGISTRY[name].options(**options)).melds
    assert go_together(parse(one), parse(other), rules) is together
    assert go_together(parse(other), parse(one), rules) is together
