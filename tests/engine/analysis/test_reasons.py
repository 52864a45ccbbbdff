"""What strong would do comes with the part that decided it, and with facts alone."""

from collections.abc import Mapping
from itertools import chain, combinations
from random import Random
from typing import Any

import pytest

from engine.analysis import players, reasons
from engine.analysis.players import choose
from engine.analysis.reasons import advise, explained
from engine.cards import HIDDEN, bare, parse, without
from engine.computer.plain.advice import Advice, Why
from engine.computer.plain.remarks import Remark, RemarkKind, go_together
from engine.computer.strength import Strength
from engine.decision import Decision, Option
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.melds import MeldKind, MeldRules, read
from engine.moves import Discard, Draw, LayDown, Move, Take
from engine.notation.position import read_position
from engine.observation import Did, Note, Notes, Observation
from engine.phase import Phase
from engine.play import is_legal
from engine.state import State
from tests.each import each
from tests.engine.analysis.positions.position import asked, lines
from tests.engine.analysis.test_hidden_cards import moments, whole_deal
from tests.engine.tables import Json, position

ASKED = 3
"""Questions of each game: a strong thought takes its time."""
MANY = {"gin": 3, "dummy": 3}
"""The same where only the move is looked at; in most games strong thinks quickly."""
SEVEN, KING, EIGHT = parse("7S"), parse("KD"), parse("8S")


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.long] * (name == "gin")) for name in REGISTRY]
)
def test_only_legal_moves_are_named_and_only_what_is_so(name: str) -> None:
    rules, deal = whole_deal(name)
    turns = [one for one in deal if one[0].phase in (Phase.PLAY, Phase.DRAW)]
    for state, seat, notes in Random(name).sample(turns, min(ASKED, len(turns))):
        observation = Observation.at(rules, state, seat, notes[seat])
        advice = explained(observation)
        assert is_legal(rules, state, seat, advice.move)
        assert advice == explained(observation), "asked again, the same is told"
        assert HIDDEN not in (advice.instead, *(one.card for one in advice.remarks))
        assert advice.instead is None or advice.instead in state.hands[seat]
        for one in advice.remarks:
            assert is_so(one, state, seat, notes[seat], rules), (one, state)


@pytest.mark.parametrize("times", [1, pytest.param(2, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", REGISTRY)
def test_the_move_that_is_named_is_always_that_of_strong(
    name: str, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = game(name, REGISTRY[name].presets[REGISTRY[name].default])
    # For two strong lays least at a common table, and plain the most.
    deal = list(moments(rules, rules.seats[0], f"named {name}".encode().ljust(32)))
    decisions = []

    def think(observation: Observation, strength: Strength, seed: int = 0) -> Decision:
        decisions.append(players.think(observation, strength, seed))
        return decisions[-1]

    monkeypatch.setattr(reasons, "think", think)
    for state, seat, notes in Random(name).sample(deal, min(times * MANY.get(name, 15), len(deal))):
        advice = explained(Observation.at(rules, state, seat, notes[seat]))
        assert advice.move == decisions[-1].move


def is_so(one: Remark, state: State, seat: int, notes: Notes, played: Game) -> bool:
    """Whether a remark is true of the whole table, hidden cards included."""
    rules, goal = played.melds, played.goals.for_seat(state, seat) if one.number else None
    match one.saw:
        case RemarkKind.HOLDS:
            held = one.other in state.hands[one.seat] and one.other in notes.known_of(one.seat)
            return held and one.seat != seat and go_together(one.card, one.other, rules)
        case RemarkKind.WAITS:
            held = {*one.cards} <= {*state.hands[one.seat]} & {*notes.known_of(one.seat)}
            return held and one.seat != seat and bool(read((one.card, *one.cards), rules))
        case RemarkKind.FITS:
            return bool(state.melds)
        case RemarkKind.THREW | RemarkKind.LET_GO | RemarkKind.TOOK:
            did = {
                RemarkKind.THREW: Did.THREW,
                RemarkKind.LET_GO: Did.LEFT,
                RemarkKind.TOOK: Did.TOOK,
            }[one.saw]
            return one.other in notes.of(one.seat, did) and one.seat != seat
        case RemarkKind.GONE:
            return 0 < one.number <= one.of
        case RemarkKind.OPEN:
            others = (*state.stock, *(card for hand in state.hands for card in hand))
            hidden = sum(go_together(card, one.other, rules) for card in others)
            mine = sum(go_together(card, one.other, rules) for card in state.hands[seat])
            return one.of < one.number <= hidden - mine
        case RemarkKind.FEW_CARDS:
            return len(state.hands[one.seat]) == one.number
        case RemarkKind.ALONE:
            rest = without(state.hands[seat], (one.card,)) or state.hands[seat]
            found = [read((one.card, *pair), rules) for pair in combinations(rest, 2)]
            kinds = {slot.kind for slot in goal.slots} if goal else {*MeldKind}
            return not any(meld and meld.kind in kinds for meld in found)
        case RemarkKind.BESIDE:
            rest = without(state.hands[seat], (one.card,)) or state.hands[seat]
            return {*one.cards} <= {*rest} and all(
                go_together(one.card, card, rules) for card in one.cards
            )
        case RemarkKind.MELDED | RemarkKind.MAKES:
            hand = {*state.hands[seat], *([one.card] if one.saw is RemarkKind.MAKES else [])}
            return one.card in one.cards and {*one.cards} <= hand and bool(read(one.cards, rules))
        case (
            RemarkKind.TWICE
            | RemarkKind.NEAR
            | RemarkKind.STUCK
            | RemarkKind.NO_ROOM
            | RemarkKind.KEPT
        ):
            return is_so_of_the_hand(one, state, seat, rules)


def is_so_of_the_hand(one: Remark, state: State, seat: int, rules: MeldRules) -> bool:
    hand = state.hands[seat]
    match one.saw:
        case RemarkKind.TWICE:
            return hand.count(one.card) > 1
        case RemarkKind.NEAR:
            others = (*state.stock, *chain(*state.hands[:seat], *state.hands[seat + 1 :]))
            would_do = sum(read((*one.cards, card), rules) is not None for card in others)
            return {*one.cards} <= {*hand} and 0 < one.number <= would_do
        case RemarkKind.STUCK | RemarkKind.NO_ROOM | RemarkKind.KEPT:
            there = (*hand, *chain(*(meld.cards for meld in state.melds)))
            stuck = one.saw is RemarkKind.STUCK
            return without(hand, one.cards) is not None and all(
                any(read((card, *map(bare, two)), rules) for two in combinations(there, 2)) != stuck
                for card in one.cards
            )
    raise AssertionError(one.saw)


# -- by example, whatever strong would think itself ---------------------------------------------


HANDS = {"A": "7S KD 2C 2H 9H", "B": "8S 3D 4C 10C"}


ENDS = [
    line
    for line in lines()
    if line["theme"] == "going out" and line["id"] != "contract-lays-a-new-meld"
]
"""Positions in which the deal can be ended, but one in which it could only be soon."""


def at_a_table(hands: Mapping[str, str] = HANDS, **at: str) -> Json:
    found = position(dict(hands), players="AB", **({"phase": "play"} | at)) | {"game": "basic"}
    del found["down"]
    return found


def told(
    monkeypatch: pytest.MonkeyPatch, *options: Option, notes: Notes | None = None, **at: Any
) -> Advice:
    """The advice at a table of Basic Rummy if strong thinks so."""
    rules, _, _, state = read_position(at_a_table(**at))
    seen = notes or Notes(known=((), ()))

    def think(observation: Observation, strength: Strength, seed: int = 0) -> Decision:
        assert strength is Strength.STRONG
        return Decision(options[0].move, options)

    monkeypatch.setattr(reasons, "think", think)
    return explained(Observation.at(rules, state, 0, seen))


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


def test_playing_out_is_told_where_it_changed_what_was_decision(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    king, seven = Discard(KING), Discard(SEVEN)
    as_decision = (
        option(king, hand=3.0, danger=-1.0, tried=9.0),
        option(seven, hand=2.0, danger=-3.0),
    )
    assert told(monkeypatch, *as_decision).why is Why.SAFER
    changed = option(king, hand=1.0, danger=-1.0, tried=9.0), option(seven, hand=2.0, danger=-1.0)
    assert told(monkeypatch, *changed).why is Why.PLAYED_OUT


def test_whoever_is_known_to_hold_what_goes_with_a_card_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thrown = Note(1, 1, Did.THREW, parse("KH"))
    notes = Notes((thrown,), known=((), (EIGHT,)))
    options = option(Discard(KING), danger=0.0), option(Discard(SEVEN), danger=-5.0)
    advice = told(monkeypatch, *options, notes=notes)
    assert advice.remarks[:2] == (
        Remark(RemarkKind.HOLDS, SEVEN, 1, EIGHT),
        Remark(RemarkKind.THREW, KING, 1, parse("KH")),
    )


def test_a_lone_card_that_another_waits_for_is_named_though_it_was_never_weighed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sixes = parse("6S"), parse("6D")
    options = option(Discard(KING), outs=2.0), option(Discard(SEVEN), outs=1.0)
    hands = {"A": "7S KD 2C 2H 6H", "B": "6S 6D 4C 10C"}
    advice = told(monkeypatch, *options, hands=hands, notes=Notes(known=((), sixes)))
    assert advice.remarks[0] == Remark(RemarkKind.WAITS, parse("6H"), 1, cards=sixes)
    one = told(monkeypatch, *options, hands=hands, notes=Notes(known=((), sixes[:1])))
    assert RemarkKind.WAITS not in {remark.saw for remark in one.remarks}


def test_the_card_that_a_plain_player_would_throw_is_the_one_to_compare_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    nine = option(Discard(parse("9H")), danger=0.0)
    seven, king = option(Discard(SEVEN), danger=-1.0), option(Discard(KING), danger=-9.0)
    advice = told(monkeypatch, nine, seven, king)
    rules, _, _, state = read_position(at_a_table())
    assert advice.instead == KING
    assert choose(Observation.at(rules, state, 0)) == Discard(KING)


def test_cards_that_have_shown_up_speak_against_waiting_for_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = option(Discard(KING), outs=2.0), option(Discard(SEVEN), outs=1.0)
    pile = "KS KH KC QD"
    advice = told(monkeypatch, *options, discard=pile)
    alone, gone, opened = advice.remarks
    assert alone == Remark(RemarkKind.ALONE, KING)
    assert gone == Remark(RemarkKind.GONE, KING, number=4, of=5)
    assert (opened.saw, opened.other, opened.of) == (RemarkKind.OPEN, SEVEN, 1)


def test_whoever_goes_out_is_told_that_and_not_a_weighing(monkeypatch: pytest.MonkeyPatch) -> None:
    sure = option(LayDown((parse("2C"), parse("2H"), parse("2D"))), finish=20.0)
    assert told(monkeypatch, sure).why is Why.GOES_OUT
    taken = option(Take(), finish=20.0)
    at = {"phase": "draw", "discard": "2S"}
    assert told(monkeypatch, taken, **at).why is Why.TAKE_OUT
    drawn = option(Draw(), finish=4.0), option(Take(), finish=0.0)
    assert told(monkeypatch, *drawn, **at).why is not Why.GOES_OUT, "only a chance of it"
    last = {"hands": {"A": "7S", "B": "8S 3D"}}
    assert told(monkeypatch, Option(Discard(SEVEN), 0.0), **last).why is Why.GOES_OUT


@each("line", ENDS, ids=lambda line: line["id"])
def test_whoever_can_go_out_is_told_so_from_the_first_move_of_the_turn_on(line: Json) -> None:
    one = asked(line)
    assert explained(one.observation(one.table)).why in (Why.GOES_OUT, Why.TAKE_OUT)


def test_a_card_that_would_do_as_well_is_not_said_to_be_worse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    best, twin = option(Discard(KING), outs=2.0), option(Discard(SEVEN), outs=2.0)
    advice = told(monkeypatch, best, twin)
    assert (advice.why, advice.instead) == (Why.AS_GOOD, SEVEN)
    worse = option(Discard(parse("9H")), outs=1.0)
    advice = told(monkeypatch, best, twin, worse)
    assert (advice.why, advice.instead) == (Why.MORE_CHANCES, parse("9H"))


def test_points_are_named_where_they_decide_and_melds_where_those_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    king, seven = option(Discard(KING), points=-5.0), option(Discard(SEVEN), points=-9.0)
    advice = told(monkeypatch, king, seven)
    assert (advice.why, advice.points, advice.less) == (Why.FEWER_POINTS, 10, 7)
    hands = {"A": "4S 5S 6S 7S KD KC KH", "B": "8S 3D 4C 10C"}
    seven, king = (option(Discard(card), deadwood=-at) for card, at in ((SEVEN, 0.0), (KING, 20.0)))
    advice = told(monkeypatch, seven, king, hands=hands)
    assert (advice.why, advice.instead) == (Why.LESS_LEFT, KING), "all cards are of use"


def test_who_has_made_the_contract_does_not_make_it_sooner(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = option(Discard(SEVEN), outs=2.0), option(Discard(KING), outs=1.0)
    monkeypatch.setattr(reasons, "think", lambda *_: Decision(options[0].move, options))
    hands = {"A": "7S KD 2C", "B": "8S 3D", "C": "2S 2D"}
    for down, why in (("", Why.MORE_CHANCES), ("A", Why.RID_SOONER)):
        rules, _, _, state = read_position(position(hands, phase="play", down=down))
        assert explained(Observation.at(rules, state, 0)).why is why


def test_a_card_is_compared_with_none_that_one_would_keep(monkeypatch: pytest.MonkeyPatch) -> None:
    seven, king = option(Discard(SEVEN), outs=3.0), option(Discard(KING), outs=2.0)
    nine = option(Discard(parse("9H")), outs=1.0)
    advice = told(monkeypatch, seven, king, nine, hands={"A": "7S KD KC KH 9H", "B": "8S"})
    assert (advice.why, advice.instead) == (Why.MORE_CHANCES, parse("9H")), "not with a meld"
    advice = told(monkeypatch, seven, king, hands={"A": "7S KD KC KH", "B": "8S"})
    assert (advice.why, advice.instead) == (Why.ONLY_SPARE, None)


def at_dummy(hand: str, **keys: Any) -> Observation:
    """A's turn in Thai Dummy, with nothing noted."""
    hands = {"A": hand.split(), "B": ["8S", "KD"]}
    at = {"game": "dummy", "players": [*hands], "turn": "A", "hands": hands, "phase": "play"}
    game, _, _, state = read_position(at | {"stock": ["JS", "JH"], "discard": ["3C"]} | keys)
    return Observation.at(game, state, 0)


def test_dummy_6_a_meld_is_broken_to_be_born_by_its_card(monkeypatch: pytest.MonkeyPatch) -> None:
    options = option(Discard(SEVEN), hand=3.0), option(Discard(KING), hand=2.0)
    monkeypatch.setattr(reasons, "think", lambda *_: Decision(options[0].move, options))
    advice = explained(at_dummy("7S KD 7H 2D 7C 4S"))
    assert advice.why is Why.BORN_BY_IT
    assert advice.remarks == (
        Remark(RemarkKind.MELDED, SEVEN, cards=(SEVEN, parse("7H"), parse("7C"))),
    )
    born = explained(at_dummy("7S KD 7H 2D 7C 4S", born=["A"]))
    assert born.why is Why.BETTER_HAND


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
    plain = advise(Observation.at(rules, state, 0))
    assert (advice.move, advice.why, advice.points) == plain[:3]
    other = told(monkeypatch, Option(Discard(SEVEN), 0.0))
    assert (other.move, other.why) == (Discard(SEVEN), Why.NO_NEIGHBOURS), "true of 7"
    friends = told(monkeypatch, Option(Discard(parse("2C")), 0.0))
    assert (friends.why, friends.points) == (Why.SPARED, 2), "a beginner's slip: not the best to go"
