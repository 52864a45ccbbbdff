"""Ledgers: chance and choice of a deal add up to its result, and each is told fairly."""

import json
import re
from collections import Counter
from functools import cache
from itertools import pairwise
from random import Random
from statistics import fmean
from typing import Any

import pytest

from engine.__main__ import main
from engine.analysis.ledger import (
    Ledger,
    Line,
    LineKind,
    Samples,
    Total,
    compared,
    ledger_of,
    worth_after,
)
from engine.analysis.moments import Act, Moment, acting
from engine.analysis.players import think
from engine.computer.plain.remarks import RemarkKind
from engine.computer.strength import Strength
from engine.events import Recycled
from engine.evolve import evolve
from engine.game import Chance, Game
from engine.games.gin.melds import split
from engine.games.gin.player import AVERAGES
from engine.games.registry import REGISTRY, game
from engine.lanes import Lanes
from engine.moves import Discard, Draw, Rearrange, TakeRow
from engine.notation.ledger_story import average_worth, ledger
from engine.notation.move import write_move
from engine.notation.position import Position, read_position, write_position
from engine.notation.reading import NotationError
from engine.observation import Notes, Observation
from engine.options import lasting_options, read_options
from engine.phase import Phase
from engine.play import decide, offers, start
from engine.shuffle import new_stock, open_deal
from engine.state import State, changed, with_hand
from tests.commands import typed
from tests.each import each
from tests.engine.test_lanes import SEED, standard

Json = dict[str, Any]
OFTEN = 0.4
LAST = 10
"""So many moves of a deal are told: what comes before them is played in no time."""
TWO = Samples.of(2)


def deal(
    rules: Game, seats: int, slips: Random | None, seed: bytes = SEED
) -> list[tuple[Moment, Act]]:
    """A whole deal of medium players: each move, and when it was made; some ``slips``."""
    state = start(rules, seats)
    moment, told = Moment.dealt(evolve(state, open_deal(rules, state, seed))), []
    while moment.state.phase is not Phase.OVER:
        seat = acting(rules, moment.state)
        move = moment.medium(rules, seat)
        if slips is not None and slips.random() < OFTEN:
            move = slips.choice([*offers(rules, moment.state, seat, looks=200)])
        told.append((moment, Act(seat, move, _chance(rules, moment))))
        moment = moment.after(rules, told[-1][1])
    return told


def _chance(rules: Game, moment: Moment) -> Chance:
    return new_stock(rules, moment.state, SEED, moment.recycled + 1)


def end_of(rules: Game, seats: int, slips: Random | None) -> tuple[State, list[Act]]:
    """The last moves of such a deal."""
    last = deal(rules, seats, slips)[-LAST:]
    return last[0][0].state, [act for _, act in last]


@cache
def of_gin() -> tuple[State, tuple[Act, ...], Ledger]:
    """The end of a deal of Gin with slips, and its ledger for the second seat."""
    dealt, acts = end_of(standard("gin"), 2, Random(1))
    return dealt, tuple(acts), ledger_of(standard("gin"), dealt, acts, 1, TWO)


def at(name: str, hands: dict[str, str], **keys: object) -> tuple[Game, Moment]:
    position: Json = {"game": name, "players": list(hands), **keys}
    position["hands"] = {player: cards.split() for player, cards in hands.items()}
    read = read_position(position)
    return read.game, Moment.dealt(read.state)


BEFORE_A_THROW = {
    "hands": {
        "A": "4S 5S 6S 9H 9D 9C QH QD 2C 3D KS",
        "B": "AH 2H 7C 8D 10S JC KD 6H 5D 3C",
    },
    "turn": "A",
    "phase": "play",
    "turn_no": 3,
    "stock": ["7S", "8S", "AC", "AD", "4C", "4D", "5C", "5H", "6D", "7H", "8C", "10D"],
    "discard": ["KC", "JS"],
}


@pytest.mark.parametrize(
    "name",
    ["gin", *(pytest.param(one, marks=pytest.mark.long) for one in REGISTRY if one != "gin")],
)
def test_all_parts_make_the_result(name: str) -> None:
    rules = standard(name)
    seats = rules.seats[0]
    dealt, acts = end_of(rules, seats, Random(1))
    found = ledger_of(rules, dealt, acts, 1, TWO, start=Total(3.25, 4))
    total = found.start + sum(line.points for line in found.lines)
    assert total == pytest.approx(found.result, abs=1e-9)
    assert len(found.curve) == 1 + len(acts)
    assert found.curve[-1] == pytest.approx(found.result, abs=1e-9)
    assert found.lines[0].error >= 4, "nobody knows better what such a deal is worth"
    in_kinds = found.start + sum(one.points for one in found.totals.values())
    assert in_kinds == pytest.approx(found.result, abs=1e-9)
    chosen = [one.step for one in found.lines if one.kind in (LineKind.CHOICE, LineKind.OTHERS)]
    assert chosen == list(range(len(acts)))
    assert any(one.instead is not None for one in found.lines), "they slipped"


def test_choices_of_medium_are_nothing_and_what_they_met_neither() -> None:
    rules = standard("gin")
    dealt, acts = end_of(rules, 2, None)
    found = ledger_of(rules, dealt, acts, 0, TWO)
    assert {
        line.points for line in found.lines if line.kind not in (LineKind.DEAL, LineKind.DRAW)
    } == {0.0}
    assert not any(line.named for line in found.lines)
    assert any(line.kind is LineKind.DRAW for line in found.lines)


def test_a_dear_choice_has_its_grounds_in_cards_of_its_own_and_what_strong_would_do() -> None:
    rules, moment = at("gin", **BEFORE_A_THROW)
    hand = moment.state.hands[0]
    king, nine = Discard(hand[-1]), Discard(hand[4])
    choice = compared(rules, moment, 0, (nine, king))
    choice.grow(12)
    grounds, other = choice.explanation()
    assert grounds.why is not None
    assert grounds.why.move == king, "why medium's is better"
    [seen, *_] = grounds.why.remarks
    assert (seen.saw, seen.card) == (RemarkKind.MELDED, nine.card), "beside what was thrown"
    assert grounds.strong.move == king
    assert other is None, "nothing more to weigh"
    # Of the better one, where it was the player's, it is strong who tells why.
    turned_round = compared(rules, moment, 0, (king, nine))
    turned_round.grow(12)
    grounds, other = turned_round.explanation()
    assert grounds.why == grounds.strong
    assert grounds.strong.move == king
    # Between two that strong would not make it says no more than that, and weighs its own.
    queen = Discard(hand[6])
    poor = compared(rules, moment, 0, (queen, nine))
    poor.grow(12)
    grounds, other = poor.explanation()
    assert poor.judged.points > 0
    assert grounds.why is None
    assert grounds.strong.move == king
    assert other is not None, "its own is yet to be weighed"


@pytest.mark.long
def test_as_many_dear_choices_as_asked_for_have_their_grounds() -> None:
    rules = standard("gin")
    dealt, acts = end_of(rules, 2, Random(50))
    both, one_alone = (
        ledger_of(rules, dealt, acts, 1, Samples(2, 12, 12, least=2, costliest=costliest)).lines
        for costliest in (2, 1)
    )
    dearest, other = sorted(
        (line for line in both if line.named and line.kind is LineKind.CHOICE),
        key=lambda line: -abs(line.points),
    )
    assert {line.step for line in both if line.explanation} == {dearest.step, other.step}
    assert [line for line in one_alone if line.explanation] == [dearest]
    assert not any(line.explanation for line in of_gin()[2].lines)


def test_the_same_deal_has_the_same_ledger() -> None:
    dealt, acts, found = of_gin()
    assert ledger_of(standard("gin"), dealt, acts, 1, TWO) == found


def test_a_ledger_knows_nothing_of_how_the_stock_really_lies() -> None:
    """Before the first card is drawn no W may follow from what comes."""
    rules = standard("gin")
    dealt, _ = end_of(rules, 2, None)
    lanes = dealt.recall(Lanes)
    upside_down = dealt._replace(
        stock=dealt.stock[::-1],
        memory={**dealt.memory, Lanes: Lanes(lanes.lanes[::-1], lanes.way)},
    )
    one, two = (
        Moment.dealt(state).reshuffled(rules, bytes(32)).state for state in (dealt, upside_down)
    )
    assert one == two


def test_in_a_future_a_card_has_its_lane_whatever_else_is_left() -> None:
    rules = standard("basic")
    state = start(rules, 3)
    dealt = Moment.dealt(evolve(state, open_deal(rules, state, SEED)))
    whole = dealt.reshuffled(rules, SEED).state.recall(Lanes).lanes
    gone = dealt.state.stock[5]
    fewer = dealt.reshuffled(rules, SEED, tuple(c for c in dealt.state.stock if c != gone))
    lanes = fewer.state.recall(Lanes).lanes
    assert lanes == tuple(tuple(card for card in lane if card != gone) for lane in whole)
    assert Counter(fewer.state.stock) == Counter(card for lane in lanes for card in lane)


def test_a_world_keeps_what_its_player_knows() -> None:
    rules, moment = at("gin", **BEFORE_A_THROW)
    state = moment.state
    known = moment._replace(notes=Notes(known=((), state.hands[1][:2])))
    worlds = [known.as_known_to(rules, 0, bytes([number]) * 32).state for number in range(8)]
    for world in worlds:
        assert world.hands[0] == state.hands[0]
        assert world.hands[1][:2] == state.hands[1][:2]
        assert len(world.hands[1]) == len(state.hands[1])
        assert Counter((*world.hands[1], *world.stock)) == Counter((*state.hands[1], *state.stock))
    assert len({frozenset(world.hands[1]) for world in worlds}) == len(worlds)


def test_in_a_world_the_others_hold_hands_that_were_played() -> None:
    """Evenly dealt ones would have twice the deadwood, and choices beside them seem too cheap."""
    rules, really, thought = standard("gin"), list[int](), list[int]()
    for number in range(6):
        for moment, act in deal(rules, 2, None, bytes([number]) * 32):
            if moment.state.phase is Phase.PLAY and len(moment.last) == 2:
                world = moment.as_known_to(rules, act.seat, SEED)
                for found, state in ((really, moment.state), (thought, world.state)):
                    other = state.hands[1 - act.seat]
                    found.append(split(other, rules.melds, rules.points).points)
    assert fmean(thought) == pytest.approx(fmean(really), rel=0.2)


@each("name", ["manipulation", "tiles"])
def test_where_the_table_is_nobodys_the_others_hold_what_they_could_not_lay(name: str) -> None:
    """Who is dealt to evenly could lay at once, in seven of ten worlds of Manipulation Rummy."""
    rules, could = standard(name), list[bool]()
    for number in range(3):
        for moment, act in deal(rules, 2, None, bytes([number]) * 32)[2::2]:
            other = 1 - act.seat
            if other not in moment.last:
                continue
            before, notes, laid = moment.last[other]
            # A card that they drew since may fit.
            if not laid or len(moment.state.hands[other]) + len(laid) > len(before.hands[other]):
                continue
            hand = moment.as_known_to(rules, act.seat, SEED).state.hands[other]
            then = changed(before, {"hands": with_hand(before, other, (*hand, *laid))})
            move = think(Observation.at(rules, then, other, notes), Strength.MEDIUM).move
            added = sum(map(len, move.table)) if isinstance(move, Rearrange) else 0
            lay = sum(len(meld.cards) for meld in before.melds)
            could.append(added > lay + len(laid))
    assert fmean(could) < 0.02


def test_dummy_5_what_others_let_lie_they_cannot_take_in_a_world() -> None:
    """Whoever could have taken from the row had done so: of hands that are dealt evenly and played
    twice as many could."""
    rules, could = standard("dummy"), list[bool]()
    for number in range(4):
        for moment, act in deal(rules, 2, None, bytes([number]) * 32):
            other = 1 - act.seat
            if moment.state.phase is Phase.DRAW and other in moment.last:
                world = moment.as_known_to(rules, act.seat, SEED)
                then = changed(world.state, {"turn": other})
                move = think(Observation.at(rules, then, other, world.notes), Strength.MEDIUM).move
                could.append(isinstance(move, TakeRow))
    assert fmean(could) < 0.22


def test_a_remade_stock_is_of_discards_in_every_world() -> None:
    rules, moment = at("gin", **BEFORE_A_THROW)
    buried = (*moment.state.stock, *moment.state.hands[1][:1])
    told = moment._replace(notes=Notes(known=((), ()), buried=buried))
    for number in range(8):
        world = told.as_known_to(rules, 0, bytes([number]) * 32).state
        assert set(world.stock) <= set(buried)
        assert set(moment.state.hands[1][1:]) <= set(world.hands[1])


def test_the_second_of_two_recycled_stocks_lies_otherwise() -> None:
    rules, moment = at(
        "basic",
        {"A": "AS", "B": "2S", "C": "3S"},
        turn="A",
        stock=[],
        discard=["4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS"],
    )
    stocks = []
    for recycled in (0, 1):
        after = moment._replace(recycled=recycled).after_move(rules, 0, Draw(), SEED)
        assert after.recycled == recycled + 1
        stocks.append(after.state.stock)
    assert stocks[0] != stocks[1]


def test_a_meld_that_was_broken_stands_out_and_mediums_own_throw_does_not() -> None:
    rules, moment = at("gin", **BEFORE_A_THROW)
    king, nine = (Discard(card) for card in (moment.state.hands[0][-1], moment.state.hands[0][4]))
    assert moment.medium(rules, 0) == king
    choice = compared(rules, moment, 0, (nine, king))
    choice.grow(12)
    points, error = choice.judged
    assert points < -2 * error < 0
    same = compared(rules, moment, 0, (king, king))
    same.grow(4)
    assert same.judged == (0, 0)
    same = compared(rules, moment, 0, (king, king))
    same.grow(4, apart=True)
    assert set(same.gains) != {0}, "worlds of their own"


def test_what_does_not_fit_into_the_time_is_left_out_alike_everywhere() -> None:
    dealt, acts, _ = of_gin()
    seconds = iter(range(0, 10_000, 10))

    def found(limit: float) -> Ledger:
        samples = Samples(3, 3, 3, least=1, seconds=limit, clock=lambda: float(next(seconds)))
        return ledger_of(standard("gin"), dealt, acts, 0, samples)

    assert found(1).futures == 1
    assert found(25).futures == 2
    assert found(10_000).futures == 3


def test_what_a_moment_is_worth_is_what_the_curve_says_of_it() -> None:
    rules = standard("gin")
    dealt, acts, found = of_gin()
    for step in (0, 4, LAST):
        assert worth_after(rules, dealt, acts[:step], 1, TWO).points == found.curve[step]
    seconds = iter(range(0, 10_000, 10))
    few = Samples(6, least=2, seconds=1, clock=lambda: float(next(seconds)))
    assert worth_after(rules, dealt, acts[:4], 1, few).points == found.curve[4], "as many as fit"


def test_choices_are_told_apart_where_their_sum_is_surer_than_results_are() -> None:
    line, totals = Line(LineKind.DEAL, 3.0, 2.0), dict.fromkeys(LineKind, Total(0.0, 0.0))

    def found(error: float, points: float = 3.0) -> Ledger:
        lines = (line._replace(points=points),)
        return Ledger(0.0, 3, 36, lines, {**totals, LineKind.CHOICE: Total(0.0, error)})

    assert [found(error).is_close for error in (3.9, 4.1)] == [False, True]
    assert found(1).starts_known
    assert not found(1, points=0.0).starts_known


# The command.


def exported(name: str = "gin", slips: int = 1) -> Json:
    rules = standard(name)
    last = deal(rules, rules.seats[0], Random(slips))[-LAST:]
    players = tuple("ABCDEF"[: rules.seats[0]])
    position = Position(rules, lasting_options(rules.options), players, last[0][0].state)
    moves = [written(rules, moment, act, players) for moment, act in last]
    return {"position": write_position(position), "moves": moves}


def written(rules: Game, moment: Moment, act: Act, players: tuple[str, ...]) -> Json:
    told = write_move(act.move, players[act.seat], rules.deck, players)
    for event in decide(rules, moment.state, *act):
        if isinstance(event, Recycled):
            told["new_stock"] = rules.deck.names(event.stock)
            told["new_lanes"] = {
                player: rules.deck.names(lane)
                for player, lane in zip(players, event.lanes, strict=True)
            }
    return told


def test_where_cards_have_names_of_their_own_moves_of_medium_are_told_with_them() -> None:
    *parts, _ = ledger(exported("phases", 2), 0, Samples.of(1))
    told = [one["instead"] for one in parts if "instead" in one]
    thrown = [one["card"] for one in told if isinstance(one, dict) and "card" in one]
    assert thrown
    assert all(re.fullmatch(r"1?[0-9][RBYG]|W|SK", card) for card in thrown)


def test_every_step_has_its_lines_and_the_last_adds_up() -> None:
    lines = ledger(exported(), 0, TWO)
    *parts, last = lines
    assert list(last) == ["from", "result", "sum"]
    assert last["sum"] == pytest.approx(sum(one["points"] for one in parts), abs=1e-9)
    assert last["from"] + last["sum"] == pytest.approx(last["result"], abs=1e-9)
    assert parts[0]["kind"] == "deal"
    assert {one["kind"] for one in parts} <= {kind.value for kind in LineKind}
    assert all(isinstance(one["points"] + one["error"], float) for one in parts)
    steps = [one["step"] for one in parts[1:]]
    assert sorted(set(steps)) == list(range(LAST))
    assert all(one <= two for one, two in pairwise(steps))


def test_the_command_tells_each_deal_and_what_it_cannot_tell() -> None:
    given = exported()
    on = {**given, "moves": given["moves"][:-1]}
    refused = {**given, "moves": [given["moves"][0], *given["moves"]]}
    text = "\n".join(json.dumps(one) for one in (given, on, refused, {"position": {}}))
    done = typed("engine", "ledger", "--seat", "1", "--futures", "2", given=text)
    assert (done.returncode, done.stderr) == (0, "")
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert told[:-3] == ledger(given, 1, TWO)
    errors = [one["error"] for one in told[-3:]]
    assert errors[0] == "no ledger: the deal is not over"
    assert errors[1].startswith("a move of the replay is refused: ")
    assert errors[2] == "replay needs the key 'moves'"
    with pytest.raises(NotationError, match="the seat is 0 to 1, not 2"):
        ledger(given, 2, TWO)


@each(
    "options",
    [("--futures", "2"), ("--seat", "x"), ("--seat", "0", "--futures", "0")],
)
def test_the_command_says_what_it_needs(
    options: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["ledger", *options])
    assert ended.value.code == 2
    assert re.search(r"error: .*(--seat|'0' is not a number from 1)", capsys.readouterr().err)


def test_what_a_deal_is_worth_on_average_is_known_by_place_under_the_standard_rules() -> None:
    rules, listing = standard("gin"), REGISTRY["gin"]
    _, moment = at("gin", {"A": "AS", "B": "2S"}, dealer="A", turn="B", stock=["3S"])
    first = AVERAGES[2, 1].worths
    known = [average_worth(rules, moment.state, seat) for seat in (1, 0)]
    assert [one.points for one in known if one is not None] == list(first)
    assert sum(first) == pytest.approx(0, abs=0.01)
    other = game("gin", read_options(listing, {"gin_bonus": 50}))
    assert average_worth(other, moment.state, 0) is None
