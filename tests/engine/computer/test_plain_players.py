"""A plain player plays every game with sense, also a game without ideas of its own."""

import dataclasses
from statistics import mean

import pytest

from bench.duel.deal import Played, Shuffle, play
from bench.duel.opponents import opponent
from engine.events import Discarded, ThrewToKnock
from engine.game import Game
from engine.games.gin.turn import knock_within
from engine.games.registry import KNOWN, game
from engine.phase import Phase
from engine.scoring import LeastInHand
from engine.steps.discard import discard, end_by_knock, pass_the_turn
from engine.steps.draw import draw_from_stock
from engine.steps.take import TakenCard, not_the_card_taken, take

DEALS, OF_LONG_THOUGHT, OF_CONTRACTS = 6, 1, 2
"""Each is played from every seat against players who make any move."""
SEVERAL = 2
"""Turns of each player that a deal lasts at least, on average."""


def knock_at_any_time() -> Game:
    """Gin with a knock that may leave any cards. The least in hand gets the difference."""
    rules = game("gin", KNOWN["gin"].presets["standard"])
    return dataclasses.replace(
        rules,
        name="knock_at_any_time",
        seats=range(2, 6),
        hand_size=lambda seats, deal_no: 10 if seats == 2 else 7,
        start=dataclasses.replace(rules.start, opening=None),
        turn={
            Phase.DRAW: (draw_from_stock, take),
            Phase.PLAY: (knock_within(lambda state: 100), discard.needing(not_the_card_taken)),
        },
        after={Discarded: (pass_the_turn,), ThrewToKnock: (end_by_knock,)},
        memory=(TakenCard,),
        score=LeastInHand("difference", lambda deal_no, totals: False, undercut_bonus=10),
        end=dataclasses.replace(rules.end, pays=None),
        facts=(),
    )


RULES = [*(game(name, one.presets[one.default]) for name, one in KNOWN.items())]
EVERY_GAME = pytest.mark.parametrize(
    "rules", [*RULES, knock_at_any_time()], ids=lambda rules: rules.name
)


def deals(rules: Game) -> range:
    """The numbers of the deals. A search for a contract or a table takes its time."""
    if rules.common is not None:
        return range(OF_LONG_THOUGHT)
    return range(DEALS if rules.goals.of_deal.get(0) is None else OF_CONTRACTS)


def played(rules: Game, number: int, plain_seats: range) -> Played:
    """A deal between the fewest players, with plain ones in these seats."""
    roster = [
        opponent("plain" if seat in plain_seats else "random", 1) for seat in range(rules.seats[0])
    ]
    return play(rules, Shuffle(1, number), roster)


@EVERY_GAME
def test_a_plain_player_beats_players_who_make_any_move(rules: Game) -> None:
    gains = []
    for number in deals(rules):
        for seat in range(rules.seats[0]):
            points = [*played(rules, number, range(seat, seat + 1)).points]
            gains.append(points.pop(seat) - mean(points))
    assert mean(gains) > 0, f"{rules.name}: a plain player does no better than chance"


@EVERY_GAME
def test_a_deal_between_plain_players_lasts_several_turns(rules: Game) -> None:
    turns = mean(played(rules, number, range(rules.seats[0])).turns for number in deals(rules))
    assert turns >= SEVERAL, f"{rules.name}: plain players end a deal after {turns:.1f} turns each"
