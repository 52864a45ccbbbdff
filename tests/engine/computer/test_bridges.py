"""Wild cards that bridge a gap between a run of the table and a card of the hand."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from engine.cards import JOKER, Card, bare, name, wild_as
from engine.colour_melds import HIGHEST
from engine.computer.nearest import nearest
from engine.computer.plain.ideas import ideas_of
from engine.computer.players import plain, think
from engine.computer.reasons import advise
from engine.computer.strength import Strength
from engine.deck import Deck
from engine.evolve import evolve
from engine.games.registry import game
from engine.melds import MeldKind
from engine.moves import Discard, Draw, LayDown, LayOff, Move, Swap
from engine.notation.position import read_position
from engine.observation import BLANK, Observation, noted
from engine.options import read_options
from engine.phase import Phase
from engine.play import advance, choices, decide, is_legal, offers
from engine.state import State
from engine.view import masked
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
    at = position({"A": hand, "B": "1G 1G 6Y 7B"}, players="AB", table=table, **(given | keys))
    return at


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
        "JK 3H 3D 9S", "B run JS QS KS", "A set 3S 3C JK", options={"doubles_in_set": True, "packs": 2}
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
        if strength is None:
            move = plain(seen, seed).move
        else:
            move = think(seen, strength, seed).move
        for event in decide(given.game, state, 0, move):
            notes, state = noted(notes, state, event), evolve(state, event)
    return state


def goes_out(at: Json, strength: Strength | None, seed: int = 0) -> bool:
    return turn_of(at, strength, seed).phase is Phase.OVER


@each("strength", PLAYERS)
@pytest.mark.parametrize("called", TURNS)
def test_who_can_go_out_by_a_bridge_does(called: str, strength: Strength | None) -> None:
    assert goes_out(TURNS[called], strength)
