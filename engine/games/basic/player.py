"""The computer players of Basic Rummy in three strengths."""

from collections.abc import Iterable, Mapping

from engine.board_scores import Average, Averages
from engine.cards import without
from engine.computer.plain.easy import ErrorModel, beginner
from engine.computer.plain.features import FEW
from engine.computer.plain.ideas import USUAL
from engine.decision import Decision, Option, Thinks
from engine.events import Took
from engine.evolve import evolve
from engine.games.basic.features import BasicFeatures
from engine.games.basic.plans import (
    BasicWeights,
    HandLeft,
    Holding,
    TurnPlan,
    is_stuck,
    partial_plans,
    plan,
    way_out,
    worth,
)
from engine.hands import arrange
from engine.moves import Discard, Draw, Move, Take
from engine.observation import Observation
from engine.phase import Phase
from engine.play import is_legal

# Decisions about the upcard, melds and the discard.


def decision(observation: Observation, weights: BasicWeights, holding: Holding | None) -> Decision:
    """Return the decision of a player with these weights, and the weighed options."""
    chosen = (_draws if observation.seen.phase is Phase.DRAW else _plays)(
        observation, weights, holding
    )
    game, state, seat, _ = observation
    if chosen is not None and is_legal(game, state, seat, chosen.move):
        return chosen
    return Decision(USUAL.choose(observation))


def _draws(
    observation: Observation, weights: BasicWeights, holding: Holding | None
) -> Decision | None:
    """Take the upcard if the player can then go out or lay it, or if it is better than a draw."""
    game, state, seat, _ = observation
    if not is_legal(game, state, seat, Take()):
        return Decision(Draw())
    if not is_legal(game, state, seat, Draw()):
        return Decision(Take())
    hand, upcard = observation.hand, state.discard[-1]
    weights = weights._replace(danger=0)  # the discard is not known yet
    before = BasicFeatures(observation)
    taken = observation._replace(seen=evolve(state, Took(seat, upcard)))
    after = BasicFeatures(taken)
    points = game.points(upcard)
    if after.goes_out(after.state.hands[seat], state.melds, upcard):
        return _sure(Take(), "finish", points)
    if before.fits(state) >> upcard & 1:
        return _sure(Take(), "fits", points)
    lessened = _deadwood(before, hand) - _deadwood(before, (*hand, upcard))
    if lessened > 0:
        return _sure(Take(), "meld", lessened)
    # A player who discards the drawn card keeps the hand as it is. On average a draw is worth more.
    drawn = dict(worth(before, HandLeft(hand, state, upcard), weights)) | {"draw": weights.draw}
    options = [_option(Draw(), drawn)]
    throws = _throws(after, [plan(after, holding)], weights)
    if throws:
        options.append(_option(Take(), throws[0][0].parts))
    options.sort(key=lambda option: -option.worth)
    return Decision(options[0].move, tuple(options))


def _plays(
    observation: Observation, weights: BasicWeights, holding: Holding | None
) -> Decision | None:
    """Go out if possible. Otherwise lay by the plan, and discard the least useful card."""
    features = BasicFeatures(observation)
    out = way_out(features)
    if out is not None:
        return _sure(out, "finish", sum(map(observation.game.points, observation.hand)))
    usual = plan(features, holding)
    plans = partial_plans(features) if is_stuck(features, usual.table) else [usual]
    throws = _throws(features, plans, weights)
    if not throws:
        return None
    best, chosen = throws[0]
    if chosen.lays:
        return Decision(chosen.lays[0], tuple(option for option, of in throws if of is chosen))
    return Decision(best.move, tuple(option for option, _ in throws))


def _throws(
    features: BasicFeatures, plans: Iterable[TurnPlan], weights: BasicWeights
) -> list[tuple[Option, TurnPlan]]:
    """Return every discard after every plan, the best first."""
    options = []
    for turn_plan in plans:
        hand = turn_plan.table.hands[features.seat]
        for card in dict.fromkeys(hand):
            rest = without(hand, (card,))
            if card != features.taken and rest:
                parts = worth(features, HandLeft(rest, turn_plan.table, card), weights)
                options.append((_option(Discard(card), parts), turn_plan))
    return sorted(options, key=lambda pair: -pair[0].worth)


def _deadwood(features: BasicFeatures, hand: tuple[int, ...]) -> int:
    return arrange(hand, features.rules, features.game.points).points


def _option(move: Move, parts: Mapping[str, float]) -> Option:
    return Option(move, sum(parts.values()), parts)


def _sure(move: Move, part: str, points: int) -> Decision:
    """Return a move that needs no weighing, with the points it saves as its worth."""
    return Decision(move, (_option(move, {part: float(points)}),))


# Medium plays the plain ideas and counts the cards that were seen.

WEIGHTS = BasicWeights(
    outs=1,
    chances=0.3,
    points=(0.5, 0.3, 0.12),
    finish=1,
    finish_cards=1,
    dead_end=20,
    feeds=2,
    known=2,
    draw=3,
)


def medium(observation: Observation, seed: int) -> Decision:
    """Return the move, with the discards or draws that were weighed."""
    return decision(observation, WEIGHTS, None)


# Easy plays like a beginner. With few cards in the hand, or in an endless deal, it plays like
# medium.

_beginner = beginner(
    USUAL, ErrorModel(snatches=0.5, forgets=0.9, misjudges=1.0, breaks=0.3, waits=0.8)
)


def easy(observation: Observation, seed: int) -> Decision:
    """Return a beginner's decision. With few cards or in an endless deal, return medium's."""
    # Otherwise two beginners could draw and discard forever, each with one card that fits nowhere.
    counts = len(observation.hand) <= FEW or _could_last(BasicFeatures(observation))
    return (medium if counts else _beginner)(observation, seed)


def _could_last(features: BasicFeatures) -> bool:
    """Return whether the deal is endless, or laying everything would leave hardly a way out."""
    laying = features.state.phase is Phase.PLAY
    return features.is_endless or (laying and is_stuck(features, plan(features, None).table))


# Strong plays like medium with more to weigh. Strong counts the cards that would let it go out in
# the next turn. It keeps small cards that fit on the table, because laid cards help others. With
# two players it also avoids discards that let an opponent with few cards go out. In addition it
# counts the held cards that a card to come would meld.

MORE_PLAYER_WEIGHTS = WEIGHTS._replace(finish=4, finish_cards=4)
TWO_PLAYER_WEIGHTS = MORE_PLAYER_WEIGHTS._replace(finish=2, known=4, danger=40, longer=0.5)
TWO_PLAYER_HOLDING, MORE_PLAYER_HOLDING = (
    Holding(points=5, nearest=4),
    Holding(points=10, nearest=1),
)
"""With two players, all lost points go to one opponent. So cards with many points are not kept, and
no card is kept once the opponent has few cards.
"""


def strong(observation: Observation, seed: int) -> Decision:
    """Return the move, with the discards or draws that were weighed."""
    if observation.seen.seats == 2:
        return decision(observation, TWO_PLAYER_WEIGHTS, TWO_PLAYER_HOLDING)
    return decision(observation, MORE_PLAYER_WEIGHTS, MORE_PLAYER_HOLDING)


THINKS = Thinks(easy, medium, strong)

AVERAGES: Averages = {
    (2, 1): Average(18135, 0.121, (1.036, -1.036)),
    (3, 1): Average(6699, 0.206, (1.222, 0.176, -1.398)),
    (4, 1): Average(4733, 0.375, (1.702, 0.381, -0.569, -1.514)),
    (5, 1): Average(614, 1.609, (1.322, 4.184, -1.366, -2.57, -1.57)),
    (6, 1): Average(491, 2.448, (1.248, 3.134, -0.257, 0.161, -2.774, -1.513)),
}
