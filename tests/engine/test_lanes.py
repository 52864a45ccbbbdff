"""Lanes: whoever takes or leaves a card, the next cards of the others stay theirs."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from engine.cards import HIDDEN, cards, names, pack, parse
from engine.events import Dealt, Drew, DrewPenalty, Event, Recycled
from engine.evolve import evolve
from engine.game import Game
from engine.games.registry import KNOWN, game
from engine.lanes import NO_LANES, Lanes, cut, next_card, take
from engine.moves import Drop
from engine.observation import masked
from engine.phase import Phase
from engine.play import decide, may_act, offers, start
from engine.shuffle import Opening, lay, new_stock, open_deal, remade
from engine.state import State
from tests.each import each
from tests.engine.random_play import apply

SEED = bytes(range(32))
LONGEST = 250


def lanes(*each_seat: str) -> tuple[tuple[int, ...], ...]:
    return tuple(map(cards, each_seat))


def standard(name: str) -> Game:
    return game(name, KNOWN[name].presets[KNOWN[name].default])


def played(rules: Game, seats: int, seed: bytes, chance: Random) -> list[tuple[State, Event]]:
    """A deal of careless players: each event with the state before it."""
    state = start(rules, seats)
    told, made = list[tuple[State, Event]](), 0
    events: tuple[Event, ...] = (open_deal(rules, state, seed),)
    for _ in range(LONGEST):
        for event in events:
            told.append((state, event))
            state = evolve(state, event)
            made += isinstance(event, Recycled)
        if state.phase is Phase.OVER:
            break
        found = [
            (seat, move)
            for seat in sorted(may_act(rules, state))
            for move in offers(rules, state, seat, looks=200)
            if not isinstance(move, Drop)  # soon nobody would be left
        ]
        seat, move = chance.choice(found)
        events = decide(rules, state, seat, move, new_stock(rules, state, seed, made + 1))
    return told


def drawn(told: list[tuple[State, Event]], seats: int) -> dict[tuple[int, int], list[int]]:
    """By stock and seat what was drawn, as long as no lane of that stock was empty."""
    found: dict[tuple[int, int], list[int]] = {}
    stock, whole = 0, True
    for before, event in told:
        if isinstance(event, Recycled):
            stock, whole = stock + 1, True
        if isinstance(event, Drew | DrewPenalty):
            whole = whole and bool(before.recall(Lanes).lanes[event.player])
            if whole:
                found.setdefault((stock, event.player), []).append(event.card)
    return found


@pytest.mark.parametrize("name", KNOWN)
def test_two_tables_that_part_give_every_seat_the_same_cards(name: str) -> None:
    rules, compared = standard(name), 0
    for seats, number in product((rules.seats[0], rules.seats[-1]), range(3)):
        chances = Random(2 * number + 1), Random(2 * number + 2)
        one, two = (drawn(played(rules, seats, SEED, chance), seats) for chance in chances)
        for at in one.keys() & two.keys():
            if at[0] == 0:  # a later stock is made of the discards, which differ
                both = [*zip(one[at], two[at], strict=False)]
                assert all(mine == other for mine, other in both), at
                compared += len(both)
    assert compared, f"no two deals of {name} drew a card in the same seat"


@pytest.mark.parametrize("name", KNOWN)
def test_the_lanes_hold_the_stock_and_give_what_is_drawn(name: str) -> None:
    rules = standard(name)
    for before, event in played(rules, rules.seats[-1], SEED, Random(3)):
        if isinstance(event, Drew | DrewPenalty):
            assert event.card == next_card(before, event.player)
        after = evolve(before, event)
        held = [card for lane in after.recall(Lanes).lanes for card in lane]
        assert Counter(held) == Counter(after.stock)


@pytest.mark.parametrize("name", KNOWN)
def test_the_same_moves_give_the_same_events(name: str) -> None:
    rules = standard(name)
    once, again = (played(rules, rules.seats[0], SEED, Random(4)) for _ in range(2))
    assert once == again


@each("way", [1, -1])
def test_everybody_drawing_once_a_turn_gets_the_pile_from_its_top(way: int) -> None:
    stock = pack(1, 0)
    left, seat, came = cut(stock, 3, 2, way), 2, []
    for _ in stock:
        card, left = take(left, seat, way)
        came.append(card)
        seat = (seat + way) % 3
    assert tuple(came) == stock
    assert take(left, 0, way) == (None, left)


@each(
    ("way", "left", "card"),
    [
        (1, ("", "2S 3S", "4S 5S 6S"), "6S"),
        (1, ("", "2S 3S", "4S 5S"), "3S"),
        (-1, ("", "2S 3S", "4S 5S"), "5S"),
        (-1, ("", "2S", ""), "2S"),
    ],
)
def test_from_an_empty_lane_comes_the_last_card_of_the_longest_other(
    way: int, left: tuple[str, ...], card: str
) -> None:
    found, rest = take(lanes(*left), 0, way)
    assert found == parse(card)
    assert Counter(sum(rest, ())) == Counter(sum(lanes(*left), ())) - Counter([found])


def test_the_direction_of_play_decides_between_lanes_of_a_table() -> None:
    """Dummy is the game that turns round."""
    rules = standard("dummy")
    before = start(rules, 3)
    for way, whose in ((1, 1), (-1, 2)):
        dealt = open_deal(rules, before, SEED, Opening(2, 0, 1, way))
        assert dealt.way == way
        state = evolve(before, dealt)
        memory = {**state.memory, Lanes: Lanes(lanes("", "2S 3S", "4S 5S"), way)}
        state = state._replace(stock=cards("2S 3S 4S 5S"), memory=memory)
        assert next_card(state, 0) == state.recall(Lanes).lanes[whose][-1]


def test_a_deal_is_the_same_whoever_begins() -> None:
    """Where the winner begins lanes and hands still go by the dealer."""
    pack_, size = pack(1, 0), 10
    laid = lay(SEED, pack_, 2, Opening(3, 1, 1), size, 1)
    assert laid == lay(SEED, pack_, 2, Opening(3, 1, 0), size, 1)
    rules = standard("gin")
    one, two = (
        evolve(start(rules, 2), open_deal(rules, start(rules, 2), SEED, Opening(3, 1, starter)))
        for starter in (0, 1)
    )
    assert one.recall(Lanes) == two.recall(Lanes)
    assert (one.hands, one.stock) == (two.hands, two.stock)


PILE = cards("5H 5H 2S KD JK 9C")


def test_a_new_stock_follows_from_which_cards_the_pile_holds() -> None:
    whole = pack(2, 2)
    made = remade(SEED, 1, 1, whole, PILE, 3)
    assert made == remade(SEED, 1, 1, whole, PILE[::-1], 3)
    assert Counter(made.stock) == Counter(PILE) == Counter(sum(made.lanes, ()))
    assert made != remade(SEED, 1, 2, whole, PILE, 3)


def test_where_a_card_comes_depends_on_no_other_card_of_the_pile() -> None:
    whole, one = pack(1, 0), remade(SEED, 2, 1, pack(1, 0), pack(1, 0), 4)
    chance = Random(5)
    for _ in range(20):
        pile = chance.sample(whole, chance.randint(1, 30))
        made = remade(SEED, 2, 1, whole, pile, 4)
        for lane, full in zip(made.lanes, one.lanes, strict=True):
            assert lane == tuple(card for card in full if card in pile)


@pytest.mark.long
def test_a_card_that_lies_there_twice_comes_first_as_often_as_it_should() -> None:
    """Of six cards two are the five of hearts: a third of the time it is the first."""
    first = Counter(
        remade(at.to_bytes(32, "big"), 1, 1, pack(2, 2), PILE, 2).stock[0] for at in range(4000)
    )
    assert abs(first[parse("5H")] / 4000 - 1 / 3) < 0.03


def test_nobody_sees_lanes() -> None:
    rules = standard("basic")
    before = start(rules, 2)
    state = evolve(before, open_deal(rules, before, SEED))
    assert masked(state, 0).recall(Lanes) == NO_LANES
    new = Recycled(state.stock, state.recall(Lanes).lanes)
    for seat in (None, 0):
        assert new.seen_by(seat) == Recycled((HIDDEN,) * len(state.stock))


def test_without_lanes_everybody_draws_from_the_top() -> None:
    rules = standard("basic")
    before = start(rules, 3)
    state = evolve(before, open_deal(rules, before, SEED))
    state = state._replace(memory={**state.memory, Lanes: NO_LANES})
    assert {next_card(state, seat) for seat in range(3)} == {state.stock[0]}
    after = apply(state, (Drew(0, state.stock[0]), Recycled(state.stock[:3])))
    assert after.recall(Lanes) == NO_LANES


def test_a_deal_tells_its_lanes_by_the_dealer_and_the_direction() -> None:
    stock = cards("2S 3S 4S 5S 6S")
    table = start(standard("dummy"), 3)
    state = evolve(table, Dealt(1, 0, 0, ((), (), ()), stock, cards("AH"), None, -1))
    told = [" ".join(names(lane)) for lane in state.recall(Lanes).lanes]
    assert told == ["4S", "3S 6S", "2S 5S"]
