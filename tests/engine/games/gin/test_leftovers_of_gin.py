"""The tables of leftovers and the playouts, held against the rules."""

from random import Random

import pytest

from engine.cards import Card
from engine.events import Dealt
from engine.evolve import evolve
from engine.game import Game
from engine.games.gin.features import tables
from engine.games.gin.melds import split
from engine.games.gin.rollouts import WIN, Playouts, Showdowns
from engine.games.gin.rules import RULEBOOKS, GinOptions, gin_rummy
from engine.hands.masks import cards_of, mask_of
from engine.lanes import NO_LANES
from engine.moves import Discard, Draw, Knock, Move, Take
from engine.phase import Phase
from engine.play import decide, offers, start
from engine.state import State, remembering
from tests.each import each

RULES = pytest.mark.parametrize(
    "options",
    [
        GinOptions(first_upcard="free"),
        GinOptions(first_upcard="free", knock_limit=4, undercut_on_tie=False, gin_bonus=20),
        GinOptions(first_upcard="free", round_the_corner=True, layoff_on_gin=True),
    ],
    ids=["standard", "four", "corner"],
)


@each("name", ["standard", "round_the_corner"])
def test_leftovers_are_those_of_the_best_melds(name: str) -> None:
    game, chance = gin_rummy(RULEBOOKS[name]), Random(name)
    table = tables(game)
    for number in range(400):
        first = chance.randrange(30)
        pack = range(52) if number % 2 else range(first, first + 22)
        hand = chance.sample(pack, 11)
        ten, eleven = mask_of(hand[:10]), mask_of(hand)
        assert table.deadwood(ten) == split(hand[:10], game.melds, game.points).points
        assert table.count(table.outside_melds(ten)) == table.deadwood(ten)
        least, outside = table.best_throw(eleven)
        assert least == min(table.deadwood(eleven & ~(1 << card)) for card in hand)
        if outside:
            assert table.deadwood(eleven & ~table.highest_card(outside)) == least


@RULES
def test_a_playout_is_what_the_rules_make_of_it(options: GinOptions) -> None:
    """The same cards and the same simple thoughts, move for move by the rules."""
    game, chance = gin_rummy(options), Random(repr(options))
    playouts = Playouts(Showdowns(game), options.knock_limit)
    seen = set()
    for _ in range(40):
        pack = chance.sample(range(52), 52)
        hands = tuple(pack[:10]), tuple(pack[10:20])
        dealt = Dealt(1, 1, 0, hands, tuple(pack[21:]), (pack[20],), game.start.opening)
        state = remembering(evolve(start(game, 2, 1), dealt), NO_LANES)
        state = _played(game, state, options.knock_limit)
        assert state.result is not None
        first, second = state.result.scores
        winner = state.result.winner
        expected = first - second + (0 if winner is None else WIN * (1 - 2 * winner))
        assert playouts.play(mask_of(hands[0]), mask_of(hands[1]), pack[20], pack[21:]) == expected
        seen.add((winner, state.result.ended_by))
    assert len(seen) > 2, "hands end in several ways"


def _played(game: Game, state: State, limit: int) -> State:
    while state.phase is not Phase.OVER:
        for event in decide(game, state, state.turn, _simple(game, state, limit)):
            state = evolve(state, event)
    return state


def _simple(game: Game, state: State, limit: int) -> Move:
    """What the players of a playout do, by the rules' own searches."""
    hand = state.hands[state.turn]

    def left(cards: list[Card]) -> int:
        return split(cards, game.melds, game.points).points

    if state.phase is Phase.DRAW:
        upcard = state.discard[-1]
        throws = {
            card: left([*(other for other in hand if other != card), upcard]) for card in hand
        }
        best = tables(game).best_throw(mask_of([*hand, upcard]))[1]
        takes = (
            not best >> upcard & 1
            or min(points for card, points in throws.items() if best >> card & 1) <= limit
        )
        return Take() if takes else Draw()
    best = tables(game).best_throw(mask_of(hand))[1]
    thrown = tables(game).highest_card(best)
    knocks = [one for one in offers(game, state, state.turn) if isinstance(one, Knock)]
    if knocks:
        wanted = [one for one in knocks if 1 << one.card == thrown]
        return (wanted or knocks)[0]
    return Discard(cards_of(thrown)[0])
