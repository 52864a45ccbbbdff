"""Wild cards that bridge a gap between a run of the table and a card of the hand."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from engine.analysis.nearest import nearest
from engine.analysis.players import ideas_of, plain, think
from engine.analysis.reasons import advise
from engine.cards import JOKER, Card, cards, name, wild_as
from engine.colour_melds import HIGHEST
from engine.computer.plain.advice import Why
from engine.computer.plain.bridges import bridges
from engine.computer.strength import Strength
from engine.evolve import evolve
from engine.moves import Discard, Draw, LayDown, LayOff, Move, Swap
from engine.notation.position import read_position
from engine.observation import BLANK, Observation, masked, noted
from engine.phase import Phase
from engine.play import advance, choices, decide, offers
from engine.state import State
from tests.each import each
from tests.engine.tables import Json, position

SET, ELEVENS = "A set QH QC QD", "A set 11B 11G 11Y"
PLAYERS = (*Strength, None)
"""Every strength, and the plain player whose moves *Do it* makes."""


def at_rummy500(hand: str, *table: str, **keys: Any) -> Json:
    given: Json = {"game": "rummy500", "phase": "play", "stock": "9C 4C", "discard": "7D"}
    options = {"jokers": 2} | keys.pop("options", {})
    hands = {"A": hand, "B": "3C 5C 6D"}
    at = position(hands, players="AB", table=table, options=options, **(given | keys))
    del at["down"]
    return at


def at_contract(hand: str, *table: str, **keys: Any) -> Json:
    given = {"down": "ABC", "phase": "play", "discard": "KH 3D", "stock": "4C 9H", "deal_no": 2}
    return position({"A": hand, "B": "4H 9D", "C": "9D 9D KS"}, table=table, **(given | keys))


def at_shanghai(hand: str, *table: str, **keys: Any) -> Json:
    return at_contract(hand, *table, game="shanghai", **keys)


def at_phases(hand: str, *table: str, **keys: Any) -> Json:
    given = {
        "game": "phases",
        "phase": "play",
        "down": "AB",
        "stock": "12R 3G",
        "discard": "8G",
    }
    return position({"A": hand, "B": "1G 1G 6Y 7B"}, players="AB", table=table, **(given | keys))


TURNS: dict[str, Json] = {
    "a joker below a run": at_rummy500("JK 9S 2D", "B run JS QS KS"),
    "a joker above a run": at_rummy500("JK 9S 2D", "B run 5S 6S 7S"),
    "an ace above": at_rummy500("JK AS 2D", "B run 10S JS QS"),
    "an ace below": at_rummy500("JK AS 9D", "B run 3S 4S 5S"),
    "two jokers for one gap": at_rummy500("JK JK 8S 2D", "B run JS QS KS"),
    "two jokers for two gaps": at_rummy500("JK JK 9S 8H 2D", "B run JS QS KS", "A run 4H 5H 6H"),
    "a card of the hand inside": at_rummy500("10S JK 8S 2D", "B run JS QS KS"),
    "a card of the hand beyond": at_rummy500("7S JK 9S 8S 2D", "B run JS QS KS"),
    "a card that a set takes, too": at_rummy500(
        "10H 10S JK 9S 2D", "A set 10D 10C JK", "B run JS QS KS"
    ),
    "a meld with the card that would lie inside": at_rummy500(
        "JK 10S 10H 10D 9S 2C", "B run JS QS KS"
    ),
    "a joker that a meld could have": at_rummy500(
        "JK 3H 3D 9S",
        "B run JS QS KS",
        "A set 3S 3C JK",
        options={"doubles_in_set": True, "packs": 2},
    ),
    "a swap that frees the joker": at_rummy500(
        "4H 9S 2D", "B run JS QS KS", "A run 3H JK=4H 5H", options={"swap": "runs"}
    ),
    "no card left": at_rummy500("JK 9S", "B run JS QS KS"),
    "a card kept to throw": at_rummy500(
        "JK 9S 2D", "B run JS QS KS", options={"must_discard_to_go_out": True}
    ),
    "Contract Rummy": at_contract("JK 10S 2D", "B run 5S 6S 7S 8S", SET),
    "Contract Rummy, below": at_contract("JK 3S 2D", "B run 5S 6S 7S 8S", SET),
    "Contract Rummy, both ends": at_contract("JK JK 10S 3S 2D", "B run 5S 6S 7S 8S", SET),
    "Contract Rummy, a swap first": at_contract(
        "6H 10S 2D",
        "B run 5S 6S 7S 8S",
        "A run 4H 5H JK=6H 7H",
        SET,
        options={"swapped_joker_use": "any"},
    ),
    "Contract Rummy, no new melds": at_contract(
        "JK 10S 2D", "B run 5S 6S 7S 8S", SET, options={"further_melds": False}
    ),
    "Contract Rummy, in the turn of the contract": at_contract(
        "JK 10S 2D",
        "B run 5S 6S 7S 8S",
        SET,
        down="B",
        fresh="A",
        options={"layoff_on_contract_turn": True},
    ),
    "Shanghai": at_shanghai("JK 10S 2D", "B run 5S 6S 7S 8S", SET),
    "Shanghai, a wild deuce": at_shanghai(
        "2H 10S 4D", "B run 5S 6S 7S 8S", SET, options={"deuces_wild": True}
    ),
    "Shanghai, a run with as many wild cards as it may have": at_shanghai(
        "JK 10S 4D", "B run 5S JK=6S JK=7S 8S", SET
    ),
    "Shanghai, wild cards that the cards beyond them allow": at_shanghai(
        "JK JK JS QS 4D", "B run 5S JK=6S JK=7S 8S", "A set KH JK JK KD"
    ),
    "Shanghai, a set that takes a wild card after another": at_shanghai(
        "JK 5H 4D", "B set 5S JK JK 5D", "A run 8C JK=9C JK=10C JC"
    ),
    "Ten Phases": at_phases("W 9R 12Y", ELEVENS, "B run 4R 5B 6G 7Y"),
    "Ten Phases, below": at_phases("W 2R 12Y", ELEVENS, "B run 4R 5B 6G 7Y"),
    "Ten Phases, two wild cards": at_phases("W W 10R 12Y", ELEVENS, "B run 4R 5B 6G 7Y"),
    "Ten Phases, both ends": at_phases("W W 10R 2B 12Y", ELEVENS, "B run 4R 5B 6G 7Y 8Y"),
    "Ten Phases, over the corner": at_phases(
        "W 2R 5Y", ELEVENS, "B run 9R 10B 11G 12Y", options={"wrap": True}
    ),
    "Ten Phases, a run of one colour": at_phases("W 9R 12Y", ELEVENS, "B colour_run 5R 6R 7R"),
    "Ten Phases, no card left": at_phases(
        "W W 10R", ELEVENS, "B run 4R 5B 6G 7Y", options={"going_out": "hit"}
    ),
    "Ten Phases, a swap first": at_phases(
        "6R 9R 12Y", ELEVENS, "B run 4R 5B W=6 7Y", options={"wild_swap": True}
    ),
}
"""Turns in which a bridge lets the player to move go out."""


def table(at: Json) -> tuple[Observation, State]:
    given = read_position(at)
    return Observation.at(given.game, given.state, 0), given.state


def turn_of(at: Json, strength: Strength | None, seed: int = 0) -> State:
    """The table after the turn of A."""
    given = read_position(at)
    state, notes = given.state, BLANK
    while state.turn == 0 and state.phase is not Phase.OVER:
        seen = Observation(given.game, masked(state, 0), 0, notes)
        move = plain(seen, seed).move if strength is None else think(seen, strength, seed).move
        for event in decide(given.game, state, 0, move):
            notes, state = noted(notes, state, event), evolve(state, event)
    return state


def goes_out(at: Json, strength: Strength | None, seed: int = 0) -> bool:
    return turn_of(at, strength, seed).phase is Phase.OVER


@each("strength", PLAYERS)
@pytest.mark.parametrize("called", TURNS)
def test_a_player_who_can_go_out_by_a_bridge_does(called: str, strength: Strength | None) -> None:
    assert goes_out(TURNS[called], strength)


DRAWS: dict[str, Json] = {
    "Contract Rummy": at_contract("JK 2D", "B run 5S 6S 7S 8S", SET, phase="draw", discard="10S"),
    "Contract Rummy, a wild upcard": at_contract(
        "10S 2D", "B run 5S 6S 7S 8S", SET, phase="draw", discard="JK"
    ),
    "Shanghai": at_shanghai("JK 2D", "B run 5S 6S 7S 8S", SET, phase="draw", discard="10S"),
    "Ten Phases": at_phases("W 12Y", ELEVENS, "B run 4R 5B 6G 7Y", phase="draw", discard="9R"),
    "Ten Phases, a wild upcard": at_phases(
        "9R 12Y", ELEVENS, "B run 4R 5B 6G 7Y", phase="draw", discard="W"
    ),
}
"""Turns in which the upcard makes the bridge."""


@each("strength", PLAYERS)
@pytest.mark.parametrize("called", DRAWS)
def test_an_upcard_that_a_bridge_lays_is_taken_to_go_out(
    called: str, strength: Strength | None
) -> None:
    assert goes_out(DRAWS[called], strength)


def test_the_reason_for_such_an_upcard_is_going_out() -> None:
    for at in DRAWS.values():
        assert advise(table(at)[0]).why in (Why.TAKE_OUT, Why.TAKE_JOKER)


def cards_laid(at: Json, strength: Strength | None) -> set[str]:
    """The cards that A lays in their turn."""
    gone = Counter(at["hands"]["A"]) - Counter(map(name, turn_of(at, strength).hands[0]))
    return set(gone)


@each("strength", [Strength.MEDIUM, Strength.STRONG, None])
def test_a_bridge_saves_points_when_no_one_goes_out(strength: Strength | None) -> None:
    at = at_rummy500("JK 9S 2D 4H 7C KD", "B run JS QS KS")
    assert {"JK", "9S"} <= cards_laid(at, strength)
    at = at_contract("JK 10S 2D 4H 7C KD", "B run 5S 6S 7S 8S", SET)
    assert {"JK", "10S"} <= cards_laid(at, strength)


@each("strength", [Strength.MEDIUM, Strength.STRONG, None])
def test_of_two_bridges_the_one_that_lays_more_points_is_laid(strength: Strength | None) -> None:
    at = at_rummy500("JK 3H 9S 2D 7C KD", "A run 5H 6H 7H", "B run JS QS KS")
    assert {"JK", "9S"} <= cards_laid(at, strength)
    assert "3H" not in cards_laid(at, strength)


def suggested(at: Json) -> list[tuple[str, ...]]:
    """The lay-offs of *Suggest*."""
    seen = table(at)[0]
    found = ideas_of(seen.game).suggested(seen)
    return [seen.game.deck.names(move.cards) for move in found if isinstance(move, LayOff)]


def test_suggest_shows_a_bridge_before_single_cards() -> None:
    assert suggested(TURNS["a joker below a run"])[0] == ["9S", "JK=10S"]
    assert suggested(TURNS["Contract Rummy"])[0] == ["JK=9S", "10S"]
    assert suggested(TURNS["Ten Phases, two wild cards"])[0] == ["W=8", "W=9", "10R"]


def near(at: Json, move: Move) -> list[Move]:
    seen = table(at)[0]
    assert not seen.may(move)
    return list(nearest(seen, move))


def test_a_lay_off_that_leaves_a_gap_is_answered_with_the_bridge() -> None:
    at = TURNS["a joker below a run"]
    bridge = LayOff(cards("9S JK=10S"), 0)
    assert near(at, LayOff(cards("9S"), 0))[0] == bridge
    assert near(at, LayOff(cards("9S 2D"), 0))[0] == bridge
    assert bridge in near(at, LayDown(cards("9S 2D")))
    assert bridge in near(at, LayDown(cards("9S JK 2D")))
    assert near(at, Draw())[0] == bridge


def test_no_one_is_shown_a_bridge_that_the_rules_refuse() -> None:
    before_the_contract = at_contract("JK 10S 2D", "B run 5S 6S 7S 8S", down="B")
    too_many = at_shanghai("JK JK JS 4D", "B run 5S JK=6S JK=7S 8S")
    own_all = at_rummy500("JK 9S", "B run JS QS KS", options={"must_discard_to_go_out": True})
    for at in (before_the_contract, too_many, own_all):
        assert bridges(table(at)[0]) == []


# Tables by chance, held against a search that tries every set of cards.


def any_way_out(at: Observation, seen: set[object] | None = None) -> bool:
    """Whether the player to move can end the deal in this turn, by all that is legal."""
    game, state, seat, _ = at
    seen = set() if seen is None else seen
    hand = state.hands[seat]
    key = tuple(sorted(hand)), tuple(meld.cards for meld in state.melds)
    if key in seen:
        return False
    seen.add(key)
    tried = list(offers(game, state, seat, Discard)) if len(hand) == 1 else []
    for size in range(1, len(hand) + 1):
        for some in set(combinations(sorted(hand), size)):
            tried += choices(game, state, seat, some, LayOff, LayDown, Swap)
    for move in tried:
        after = at._replace(seen=advance(game, state, seat, move)[1])
        if after.seen.phase is Phase.OVER:
            return True
        if not isinstance(move, Discard) and any_way_out(after, seen):
            return True
    return False


def run(chance: Random, wild: int) -> tuple[str, int, int, int]:
    """A run with jokers inside, its suit and its ends."""
    size, suit = chance.choice((4, 4, 5)), chance.randrange(4)
    low = chance.randint(1, 14 - size)
    held = [suit * 13 + (place - 1) % 13 for place in range(low, low + size)]
    for place in chance.sample(range(size), wild):
        held[place] = wild_as(JOKER, held[place])
    return " ".join(map(name, held)), suit, low, low + size - 1


OPTIONS: dict[str, tuple[Json, ...]] = {
    "rummy500": (
        {},
        {"swap": "runs"},
        {"must_discard_to_go_out": True},
        {"ace": "low", "min_naturals": 2},
        {"packs": 2, "doubles_in_set": True},
    ),
    "contract": (
        {},
        {"rulebook": "b"},
        {"swap_in_sets": True, "swapped_joker_use": "any"},
        {"must_discard_to_go_out": True, "min_naturals": 2},
        {"run_max": 14},
    ),
    "shanghai": (
        {},
        {"deuces_wild": True},
        {"wild_limit": "fewer"},
        {"wild_limit": None, "swap": "any"},
        {"deuces_wild": True, "further_melds": False, "swap": "none"},
        {"must_discard_to_go_out": True},
    ),
}
"""Games of sets and runs with wild cards, and their options that matter here."""


def chosen(chance: Random) -> Json:
    """A table of sets and runs with a card of the hand near the end of a run."""
    called = chance.choice(sorted(OPTIONS))
    options = chance.choice(OPTIONS[called])
    melds, near = [], list[Card]()
    for _ in range(chance.randint(1, 3)):
        written, suit, low, high = run(chance, chance.choice((0, 0, 1)))
        melds.append(f"B run {written}")
        beyond = [*range(high + 1, high + 5), *range(low - 4, low)]
        near += [suit * 13 + (place - 1) % 13 for place in beyond if 1 <= place <= 14]
    rank = chance.randrange(2, 13)
    melds.append("A set " + " ".join(map(name, (rank, 13 + rank, 26 + rank))))
    wild = chance.choice((1, 1, 2, 2, 3))
    hand = [JOKER] * wild + [chance.choice(near) for _ in range(chance.randint(1, 3))]
    hand += chance.sample(range(52), chance.randint(0, 2))
    if options.get("deuces_wild"):
        hand[0] = chance.choice((1, 14, 27, 40))
    if called == "rummy500" and options.get("packs") != 2:
        hand = list(dict.fromkeys(hand))
    at = {"rummy500": at_rummy500, "contract": at_contract, "shanghai": at_shanghai}[called]
    return at(" ".join(map(name, hand)), *melds, options=options)


def chosen_phases(chance: Random) -> Json:
    """The same of Ten Phases."""
    options = chance.choice(
        ({}, {"wrap": True}, {"wild_swap": True}, {"going_out": "hit"}, {"min_naturals": 2})
    )
    melds, hand = [], ["W"] * chance.choice((1, 2, 2, 3))
    for _ in range(chance.randint(1, 2)):
        size, kind = chance.choice((4, 5, 7)), chance.choice(("run", "run", "colour_run"))
        low, colour = chance.randint(1, 13 - size), chance.choice("RBGY")
        colours = [colour if kind == "colour_run" else chance.choice("RBGY") for _ in range(size)]
        cards = [f"{low + at}{one}" for at, one in enumerate(colours)]
        if chance.random() < 0.3:
            cards[1] = f"W={low + 1}"
        melds.append(f"B {kind} {' '.join(cards)}")
        beyond = [*range(low + size, low + size + 4), *range(low - 4, low)]
        near = [number for number in beyond if 1 <= number <= HIGHEST] or [1]
        hand += [f"{chance.choice(near)}{chance.choice(colours)}" for _ in range(2)]
    melds.insert(
        0,
        f"A set {chance.randint(1, 12)}R W W"
        if options.get("min_naturals") != 2
        else "A set 4R 4B W",
    )
    hand = [*hand[: chance.randint(3, 6)], f"{chance.randint(1, 12)}{chance.choice('RBGY')}"]
    return at_phases(" ".join(hand), *melds, options=options)


def check(at: Json) -> None:
    """Every player takes a way out, if there is one."""
    if any_way_out(table(at)[0]):
        for strength in PLAYERS:
            assert goes_out(at, strength), (strength, at)


@each("seed", range(15))
def test_a_player_who_can_go_out_at_a_table_by_chance_does(seed: int) -> None:
    chance = Random(seed)
    for _ in range(4):
        check(chosen(chance))
    check(chosen_phases(chance))


def laid_with(seen: Observation, card: Card, others: list[Card]) -> bool:
    """Whether this card can be laid off on its own or with some of these, as many as two."""
    sets = (some for size in range(3) for some in combinations(others, size))
    moves = (move for some in sets for move in seen.choices([card, *some]))
    return any(isinstance(move, LayOff) for move in moves)


def carried(seen: Observation) -> set[Card]:
    """The natural cards of the hand that lie on a meld only together with wild ones."""
    is_wild = seen.game.melds.is_wild
    wild = [card for card in seen.hand if is_wild(card)]
    naturals = set(seen.hand) - set(wild)
    return {
        card
        for card in naturals
        if laid_with(seen, card, wild) and not laid_with(seen, card, [*naturals - {card}])
    }


@each("seed", range(60))
def test_every_card_that_wild_ones_carry_is_offered(seed: int) -> None:
    chance = Random(seed)
    for at in (chosen(chance), chosen_phases(chance)):
        seen = table(at)[0]
        lay_offs = [move for move in ideas_of(seen.game).suggested(seen) if type(move) is LayOff]
        for card in carried(seen):
            assert any(card in move.cards for move in lay_offs), (seen.game.deck.name(card), at)
            refused = LayOff((card,), 0)
            assert not seen.may(refused)
            first = nearest(seen, refused)[0]
            assert isinstance(first, LayOff), (first, at)
            assert card in first.cards, (first, at)
