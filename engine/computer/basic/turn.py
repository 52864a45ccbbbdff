"""A turn of Basic Rummy: whether to take the upcard, what to lay, what to throw."""

from collections.abc import Iterable, Mapping

from engine.cards import without
from engine.computer.basic.plans import Holding, TurnPlan, is_stuck, others, plan, way_out
from engine.computer.basic.sight import BasicSight
from engine.computer.basic.worth import BasicWeights, Left, worth
from engine.computer.plain.choice import choose
from engine.decision import Option, Thought
from engine.events import Took
from engine.evolve import evolve
from engine.hands import arrange
from engine.moves import Discard, Draw, Move, Take
from engine.observation import Observation
from engine.phase import Phase
from engine.play import is_legal


def thought(observation: Observation, weights: BasicWeights, holding: Holding | None) -> Thought:
    """What a player with these weights does, and what they weighed."""
    found = (_draws if observation.seen.phase is Phase.DRAW else _plays)(
        observation, weights, holding
    )
    game, state, seat, _ = observation
    if found is not None and is_legal(game, state, seat, found.move):
        return found
    return Thought(choose(observation))


def _draws(
    observation: Observation, weights: BasicWeights, holding: Holding | None
) -> Thought | None:
    """Take what lets one go out, lays something at once or betters the hand more than a draw."""
    game, state, seat, _ = observation
    if not is_legal(game, state, seat, Take()):
        return Thought(Draw())
    if not is_legal(game, state, seat, Draw()):
        return Thought(Take())
    hand, upcard = observation.hand, state.discard[-1]
    weights = weights._replace(danger=0)  # What will be thrown is not known yet.
    before = BasicSight(observation)
    taken = observation._replace(seen=evolve(state, Took(seat, upcard)))
    after = BasicSight(taken)
    points = game.points(upcard)
    if after.goes_out(after.state.hands[seat], state.melds, upcard):
        return _sure(Take(), "finish", points)
    if before.fits(state) >> upcard & 1:
        return _sure(Take(), "fits", points)
    lessened = _deadwood(before, hand) - _deadwood(before, (*hand, upcard))
    if lessened > 0:
        return _sure(Take(), "meld", lessened)
    # A draw that is thrown again leaves the hand as it is; on average it does more.
    drawn = dict(worth(before, Left(hand, state, upcard), weights)) | {"draw": weights.draw}
    options = [_option(Draw(), drawn)]
    throws = _throws(after, [plan(after, holding)], weights)
    if throws:
        options.append(_option(Take(), throws[0][0].parts))
    options.sort(key=lambda option: -option.worth)
    return Thought(options[0].move, tuple(options))


def _plays(
    observation: Observation, weights: BasicWeights, holding: Holding | None
) -> Thought | None:
    """Go out; else lay what the plan says, and throw what is missed least."""
    sight = BasicSight(observation)
    out = way_out(sight)
    if out is not None:
        return _sure(out, "finish", sum(map(observation.game.points, observation.hand)))
    usual = plan(sight, holding)
    plans = others(sight) if is_stuck(sight, usual.table) else [usual]
    throws = _throws(sight, plans, weights)
    if not throws:
        return None
    best, chosen = throws[0]
    if chosen.lays:
        return Thought(chosen.lays[0], tuple(option for option, of in throws if of is chosen))
    return Thought(best.move, tuple(option for option, _ in throws))


def _throws(
    sight: BasicSight, plans: Iterable[TurnPlan], weights: BasicWeights
) -> list[tuple[Option, TurnPlan]]:
    """Every discard after every plan, the best first."""
    found = []
    for one in plans:
        hand = one.table.hands[sight.seat]
        for card in dict.fromkeys(hand):
            rest = without(hand, (card,))
            if card != sight.taken and rest:
                parts = worth(sight, Left(rest, one.table, card), weights)
                found.append((_option(Discard(card), parts), one))
    return sorted(found, key=lambda pair: -pair[0].worth)


def _deadwood(sight: BasicSight, hand: tuple[int, ...]) -> int:
    return arrange(hand, sight.rules, sight.game.points).points


def _option(move: Move, parts: Mapping[str, float]) -> Option:
    return Option(move, sum(parts.values()), parts)


def _sure(move: Move, part: str, points: int) -> Thought:
    """A move that needs no weighing: what it gets rid of, in points."""
    return Thought(move, (_option(move, {part: float(points)}),))
