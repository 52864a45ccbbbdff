"""What a computer would do in a seat, why, and what it saw.

The reason of a strong one is the part of its own count that sets the move apart from what a plain
player would do, or else from the next best one. Where it weighed nothing, it is what a plain player
would say of that move, if it is true.
"""

from collections.abc import Callable, Collection, Iterator, Mapping

from engine.analysis.players import choose, ideas_of, think
from engine.cards import Card
from engine.computer.plain.advice import Advice, Why
from engine.computer.plain.bridges import way_out
from engine.computer.plain.draw import Doubt, doubt
from engine.computer.plain.features import PlainFeatures
from engine.computer.plain.ideas import Ideas
from engine.computer.plain.lay import searched_rearrangement
from engine.computer.plain.remarks import (
    Remark,
    against,
    alone,
    beside,
    hopeless,
    makes,
    melded,
    near,
    retaken,
    some,
    soon_over,
    staying,
    taken,
)
from engine.computer.plain.suggestions import cards_laid
from engine.computer.strength import Strength
from engine.decision import Decision, Option
from engine.moves import (
    Declare,
    Discard,
    Draw,
    Knock,
    KnockOnTable,
    MayI,
    Move,
    Pass,
    Rearrange,
    Take,
    TakeRow,
)
from engine.observation import Observation
from engine.phase import Phase
from engine.play import offers
from engine.steps.birth import is_unborn

_PARTS: Mapping[str, Why] = {
    "danger": Why.SAFER,
    "feeds": Why.SAFER,
    "outs": Why.MORE_CHANCES,
    "chances": Why.MORE_CHANCES,
    "longer": Why.MORE_CHANCES,
    "finish": Why.MORE_ENDINGS,
    "dead end": Why.MORE_ENDINGS,
    "deadwood": Why.FEWER_POINTS,
    "points": Why.FEWER_POINTS,
    "hand": Why.BETTER_HAND,
    "kept": Why.BETTER_HAND,
    "fine": Why.NO_FINE,
    "hits": Why.RID_SOONER,
}
"""What the parts of a count are about; of others it is told that all in all they are worth more."""
_OUT = "finish"
"""The part of a move that begins to lay all cards, where nothing else was weighed."""
_KNOCK = "knock"
"""The part of a take that lets one knock."""
_TRIED = "tried"
"""The part that playing a move out adds."""
_SAME = 1e-9
"""Options that lie no farther apart are worth the same."""


def advise(observation: Observation) -> Advice:
    """What a plain computer would do in a seat, which must be one of those who may act, and why.

    Raises ValueError if the seat has nothing to do.
    """
    own, move = ideas_of(observation.game), choose(observation)
    points = own.counted(observation, move.card) if isinstance(move, Discard) else 0
    ends = isinstance(move, Take) and way_out(observation) == move
    return Advice(move, Why.TAKE_OUT if ends else own.reason(observation, move), points)


def explained(observation: Observation, seed: int = 0) -> Advice:
    """What a strong computer would do for this seat, which may act, and why.

    Raises ValueError if the seat has nothing to do.
    """
    return reason_for(observation, think(observation, Strength.STRONG, seed))


def reason_for(observation: Observation, decision: Decision, beside: Move | None = None) -> Advice:
    """Why a computer of any strength decided so, also ``beside`` another discard."""
    move = decision.move
    if isinstance(move, Discard):
        advice = _of_discard(observation, decision, move, beside)
        if not isinstance(beside, Discard) or advice.instead == beside.card:
            return advice
        # It never thought of that one: what is wrong with it can be seen.
        wrong = melded(observation, beside.card, move.card), against(observation, beside.card)
        return advice._replace(remarks=some(*wrong, iter(advice.remarks)))
    features = PlainFeatures(observation)
    why = _why(features, decision, move)
    return Advice(move, why, remarks=some(*_beheld(observation, move, why)))


def _why(features: PlainFeatures, decision: Decision, move: Move) -> Why:
    """The plain player's words where they are true of a strong one as well."""
    parts = next((one.parts for one in decision.options if one.move == move), {})
    # Of a draw, or beside other moves, it is the chance of going out later.
    sure = _OUT in parts and len(decision.options) == 1 and not isinstance(move, Draw)
    if sure or _goes_out(features, move):
        return Why.TAKE_OUT if isinstance(move, Take) else Why.GOES_OUT
    if isinstance(move, TakeRow):
        unborn = is_unborn(features.state, features.seat)
        if _KNOCK in parts or unborn:
            return Why.ROW_KNOCK if _KNOCK in parts else Why.BORN
        # Where no other card comes along there is nothing that the meld has to make up for.
        return Why.ROW_WORTH if len(move.swept(features.state.discard)) > 1 else Why.LAY
    if isinstance(move, MayI):
        return _MAY_I.get(doubt(features), Why.MAY_I_WORTH)
    if isinstance(move, Pass) and features.state.phase is Phase.MAY_I and doubt(features) is None:
        return Why.DECLINE_NOT_WORTH
    if Rearrange in features.game.moves:
        return _of_common(features, move)
    return ideas_of(features.game).reason(features.observation, move)


def _goes_out(features: PlainFeatures, move: Move) -> bool:
    """Whether this lays all cards, or begins a turn in which they all go."""
    moves = features.game.moves
    if isinstance(move, KnockOnTable):
        return cards_laid(features.state, move) == len(features.hand)
    if moves & {Knock, Declare} or (Rearrange in moves and not isinstance(move, Rearrange)):
        return False
    return ideas_of(features.game).ends_deal(features.observation, move)


_MAY_I: Mapping[Doubt | None, Why] = {
    None: Why.MAY_I_NEARER,
    Doubt.NO_NEARER: Why.MAY_I_GROWS,
}
_NO_USE = frozenset({Why.UPCARD_NO_NEARER, Why.UPCARD_NO_MELD, Why.UPCARD_NO_USE})


def _of_common(features: PlainFeatures, move: Move) -> Why:
    """Where the melds belong to nobody: that nothing can be laid, or not more, has to be so, with
    melds taken apart as well."""
    why = ideas_of(features.game).reason(features.observation, move)
    if why not in (Why.NOTHING_TO_LAY, Why.MOST_CARDS):
        return why
    state = features.state
    most = searched_rearrangement(features.observation).move
    if why is Why.NOTHING_TO_LAY:
        simple = next(offers(features.game, state, features.seat, Rearrange), None)
        return why if most is None and simple is None else Why.KEEPS_BACK
    more = most is not None and cards_laid(state, most) > cards_laid(state, move)
    if most is not None and cards_laid(state, most) == len(features.hand) and more:
        return Why.LAY  # they did not see the end: no plan keeps the rest back
    return Why.LAY_LITTLE if more else why


def _beheld(observation: Observation, move: Move, why: Why) -> Iterator[Iterator[Remark]]:
    """What speaks for a move that discards nothing."""
    if why in _OF_WHAT_STAYS:
        yield staying(observation, move)
    upcard = observation.seen.discard[-1] if observation.seen.discard else None
    # Who has laid a phase lays no more melds: what goes with the upcard says nothing to them.
    lies = observation.game.goals.of_seat is not None and _contract_lies(observation)
    if upcard is not None and not lies:
        for tell in _OF_THE_UPCARD.get(why, ()):
            yield tell(observation, upcard)
    for look in _OF_THE_OTHERS.get(why, ()):
        yield look(observation)


_OF_THE_UPCARD: Mapping[Why, tuple[Callable[[Observation, Card], Iterator[Remark]], ...]] = {
    **dict.fromkeys((*_NO_USE, Why.DECLINE_NO_NEARER), (alone, hopeless)),
    **dict.fromkeys((Why.TAKE_MELDS, Why.TAKE_KNOCK), (makes,)),
    **dict.fromkeys(
        (Why.TAKE_NEARER, Why.UPCARD_BETTER, *_MAY_I.values(), Why.MAY_I_WORTH), (beside,)
    ),
}
_OF_WHAT_STAYS = frozenset({Why.MOST_CARDS, Why.LAY_LITTLE, Why.KEEPS_BACK})
_OF_THE_OTHERS: Mapping[Why, tuple[Callable[[Observation], Iterator[Remark]], ...]] = {
    **dict.fromkeys(
        (Why.LAY, Why.LAY_LITTLE, Why.LAY_OFF, Why.CONTRACT, Why.DECLINE_CLOSE), (soon_over,)
    ),
    **dict.fromkeys((Why.KNOCK_SOON, Why.KNOCK_LOW), (soon_over, taken)),
    **dict.fromkeys((Why.DRAW_FIRST, Why.NOTHING_TO_LAY), (near, soon_over)),
}


def _of_discard(
    observation: Observation, decision: Decision, move: Discard, beside: Move | None
) -> Advice:
    """A discard beside this other one, or else what a plain player would throw, or the best one
    that is worse."""
    own, card = ideas_of(observation.game), move.card
    points = own.counted(observation, card)
    if len(observation.hand) == 1:
        return Advice(move, Why.GOES_OUT, points)
    back = some(retaken(observation, card))
    if back:
        return Advice(move, Why.BORN_BY_IT, points, remarks=back)
    mine = next((one for one in decision.options if one.move == move), None)
    throwable = own.spare(observation, card)
    if mine is None or not mine.parts:
        return _unweighed(own, observation, move, throwable)
    weighed_too = (one for one in decision.options if one.move == beside and one.parts)
    asked = next(weighed_too, None) if isinstance(beside, Discard) and beside != move else None
    other, why = asked or _other(observation, decision, mine, throwable), Why.AS_GOOD
    if other is None:
        return _unweighed(own, observation, move, throwable)
    assert isinstance(other.move, Discard)
    instead = other.move.card
    less = own.counted(observation, instead)
    if other.worth < mine.worth - _SAME:
        why = _decisive(mine, other)
        if why is Why.FEWER_POINTS and less >= points:
            why = Why.LESS_LEFT
        if why is Why.MORE_CHANCES and _contract_lies(observation):
            why = Why.RID_SOONER
    if move.skip is not None:
        why = own.reason(observation, move)
    remarks = _seen(own, observation, why, move, instead)
    return Advice(move, why, points, instead, less, remarks)


def _contract_lies(observation: Observation) -> bool:
    """Whether the game asks for contracts and the player has made theirs."""
    asked = observation.game.goals.for_seat(observation.seen, observation.seat)
    return asked is not None and PlainFeatures(observation).goal is None


def _unweighed(
    own: Ideas, observation: Observation, move: Discard, throwable: Collection[Card]
) -> Advice:
    """A discard that was weighed against no other: what a plain player says who would make it
    too."""
    plain, card = advise(observation), move.card
    why = plain.why if plain.move == move else _of_a_slip(own, observation, move)
    if throwable == {card}:
        why = Why.ONLY_SPARE
    remarks = _seen(own, observation, why, move, None)
    return Advice(move, why, own.counted(observation, card), remarks=remarks)


def _seen(
    own: Ideas, observation: Observation, why: Why, move: Discard, instead: Card | None
) -> tuple[Remark, ...]:
    """What was seen that speaks for a discard; of whoever loses a turn by it, only of them."""
    remarks = own.remarks(observation, why, move.card, instead)
    return tuple(one for one in remarks if move.skip is None or one.seat == move.skip)


def _of_a_slip(own: Ideas, observation: Observation, move: Discard) -> Why:
    """What is true of a discard that a plain player would not make: not that it is the best."""
    why = own.reason(observation, move)
    if why is Why.LEAST_LEFT:
        melds = PlainFeatures(observation).arranged(observation.hand).melds
        return Why.WORTH_MORE if any(move.card in meld.cards for meld in melds) else Why.SPARED
    if why is Why.MISSED_LEAST:
        return Why.WORTH_MORE
    return Why.SPARED if why in _OF_THE_BEST else why


_OF_THE_BEST = frozenset({Why.FEW_NEIGHBOURS, Why.DEAR, Why.DEAR_AND_SAFE, Why.HELD_LONGEST})
"""Why one card goes of all that can be spared."""


def _other(
    observation: Observation, decision: Decision, mine: Option, throwable: Collection[Card]
) -> Option | None:
    """Of the discards that one would make and that are surely worse what a plain player would
    throw, or else the best one; any other where none is worse."""
    others = [
        one
        for one in decision.options
        if isinstance(one.move, Discard) and one.move != mine.move and one.parts
        if one.move.card in throwable
    ]
    worse = [one for one in others if one.worth < mine.worth - _SAME]
    plain = choose(observation)
    for one in worse:
        if one.move == plain:
            return one
    return max(worse or others, key=lambda one: one.worth, default=None)


def _decisive(mine: Option, other: Option) -> Why:
    """The part that sets the one farthest above the other; trying them out only where without it
    the other would have been thought better."""
    names = [*mine.parts, *(name for name in other.parts if name not in mine.parts)]
    gains = {name: mine.parts.get(name, 0.0) - other.parts.get(name, 0.0) for name in names}
    if sum(gains.values()) > gains.get(_TRIED, 0.0):
        gains.pop(_TRIED, None)
    elif _TRIED in gains:
        return Why.PLAYED_OUT
    most = max(gains, key=lambda name: gains[name])
    return _PARTS.get(most, Why.WORTH_MORE)
