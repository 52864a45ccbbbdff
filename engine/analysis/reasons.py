"""The move of a computer in a seat, its reason, and the facts that the computer saw.

A strong computer weighs parts. The reason is the part that sets its move apart from a plain
player's move, or from the next best one. If the computer weighed nothing, the reason is a plain
player's reason for that move, as far as it is true.
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
    soon_over,
    staying,
    strongest,
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
"""The reason for each part.

For a part that isn't in this table, the reason is that the move is worth more in total.
"""
_OUT = "finish"
"""The part of a move that starts laying all cards, if no other part was weighed."""
_KNOCK = "knock"
"""The part of a take that lets the player knock."""
_TRIED = "tried"
"""The part that comes from rollouts."""
_SAME = 1e-9
"""Options with a smaller difference than this are worth the same."""


def advise(observation: Observation) -> Advice:
    """Return a plain computer's move in a seat that may act, with its reason.

    Raises ValueError if the seat has nothing to do.
    """
    own, move = ideas_of(observation.game), choose(observation)
    points = own.counted(observation, move.card) if isinstance(move, Discard) else 0
    ends = isinstance(move, Take) and way_out(observation) == move
    return Advice(move, Why.TAKE_OUT if ends else own.reason(observation, move), points)


def explained(observation: Observation, seed: int = 0) -> Advice:
    """Return a strong computer's move in a seat that may act, with its reason.

    Raises ValueError if the seat has nothing to do.
    """
    return reason_for(observation, think(observation, Strength.STRONG, seed))


def reason_for(observation: Observation, decision: Decision, beside: Move | None = None) -> Advice:
    """Return the reason for a decision, compared with the discard ``beside`` if given."""
    move = decision.move
    if isinstance(move, Discard):
        advice = _of_discard(observation, decision, move, beside)
        if not isinstance(beside, Discard) or advice.instead == beside.card:
            return advice
        # The computer didn't consider that discard, but the table shows its faults.
        wrong = melded(observation, beside.card, move.card), against(observation, beside.card)
        return advice._replace(remarks=strongest(*wrong, iter(advice.remarks)))
    features = PlainFeatures(observation)
    why = _why(features, decision, move)
    return Advice(move, why, remarks=strongest(*_table_remarks(observation, move, why)))


def _why(features: PlainFeatures, decision: Decision, move: Move) -> Why:
    """Return a plain player's reason if it is also true for a strong player."""
    parts = next((option.parts for option in decision.options if option.move == move), {})
    # In a draw, or among several options, the part ``finish`` is only the chance of going out
    # later.
    sure = _OUT in parts and len(decision.options) == 1 and not isinstance(move, Draw)
    if sure or _goes_out(features, move):
        return Why.TAKE_OUT if isinstance(move, Take) else Why.GOES_OUT
    if isinstance(move, TakeRow):
        unborn = is_unborn(features.state, features.seat)
        if _KNOCK in parts or unborn:
            return Why.ROW_KNOCK if _KNOCK in parts else Why.BORN
        # If the take adds no other card, the meld doesn't have to make up for anything.
        return Why.ROW_WORTH if len(move.swept(features.state.discard)) > 1 else Why.LAY
    if isinstance(move, MayI):
        return _MAY_I.get(doubt(features), Why.MAY_I_WORTH)
    if isinstance(move, Pass) and features.state.phase is Phase.MAY_I and doubt(features) is None:
        return Why.DECLINE_NOT_WORTH
    if Rearrange in features.game.moves:
        return _of_common(features, move)
    return ideas_of(features.game).reason(features.observation, move)


def _goes_out(features: PlainFeatures, move: Move) -> bool:
    """Return whether a move lays all cards, or starts a turn that lays all cards."""
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
    """Return the reason for a move on a common table.

    The reason that nothing (or nothing more) can be laid must also be true if melds are taken
    apart.
    """
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
        return Why.LAY  # the player missed the way out, and doesn't keep cards back on purpose
    return Why.LAY_LITTLE if more else why


def _table_remarks(observation: Observation, move: Move, why: Why) -> Iterator[Iterator[Remark]]:
    """Yield the facts that speak for a move that discards nothing."""
    if why in _STAYING_REASONS:
        yield staying(observation, move)
    upcard = observation.seen.discard[-1] if observation.seen.discard else None
    # A player who has laid their phase lays no further melds, so remarks about the upcard don't
    # matter.
    contract_laid = observation.game.goals.of_seat is not None and _has_laid_contract(observation)
    if upcard is not None and not contract_laid:
        for upcard_remarks in _UPCARD_REMARKS.get(why, ()):
            yield upcard_remarks(observation, upcard)
    for opponent_remarks in _OPPONENT_REMARKS.get(why, ()):
        yield opponent_remarks(observation)


_UPCARD_REMARKS: Mapping[Why, tuple[Callable[[Observation, Card], Iterator[Remark]], ...]] = {
    **dict.fromkeys((*_NO_USE, Why.DECLINE_NO_NEARER), (alone, hopeless)),
    **dict.fromkeys((Why.TAKE_MELDS, Why.TAKE_KNOCK), (makes,)),
    **dict.fromkeys(
        (Why.TAKE_NEARER, Why.UPCARD_BETTER, *_MAY_I.values(), Why.MAY_I_WORTH), (beside,)
    ),
}
_STAYING_REASONS = frozenset({Why.MOST_CARDS, Why.LAY_LITTLE, Why.KEEPS_BACK})
_OPPONENT_REMARKS: Mapping[Why, tuple[Callable[[Observation], Iterator[Remark]], ...]] = {
    **dict.fromkeys(
        (Why.LAY, Why.LAY_LITTLE, Why.LAY_OFF, Why.CONTRACT, Why.DECLINE_CLOSE), (soon_over,)
    ),
    **dict.fromkeys((Why.KNOCK_SOON, Why.KNOCK_LOW), (soon_over, taken)),
    **dict.fromkeys((Why.DRAW_FIRST, Why.NOTHING_TO_LAY), (near, soon_over)),
}


def _of_discard(
    observation: Observation, decision: Decision, move: Discard, beside: Move | None
) -> Advice:
    """Return the advice for a discard, compared with ``beside`` if possible.

    Otherwise the discard is compared with a plain player's discard, or with the best of the worse
    discards.
    """
    own, card = ideas_of(observation.game), move.card
    points = own.counted(observation, card)
    if len(observation.hand) == 1:
        return Advice(move, Why.GOES_OUT, points)
    back = strongest(retaken(observation, card))
    if back:
        return Advice(move, Why.BORN_BY_IT, points, remarks=back)
    chosen = next((option for option in decision.options if option.move == move), None)
    throwable = own.spare(observation, card)
    if chosen is None or not chosen.parts:
        return _unweighed(own, observation, move, throwable)
    weighed_too = (option for option in decision.options if option.move == beside and option.parts)
    asked = next(weighed_too, None) if isinstance(beside, Discard) and beside != move else None
    other, why = asked or _other(observation, decision, chosen, throwable), Why.AS_GOOD
    if other is None:
        return _unweighed(own, observation, move, throwable)
    assert isinstance(other.move, Discard)
    instead = other.move.card
    less = own.counted(observation, instead)
    if other.worth < chosen.worth - _SAME:
        why = _decisive(chosen, other)
        if why is Why.FEWER_POINTS and less >= points:
            why = Why.LESS_LEFT
        if why is Why.MORE_CHANCES and _has_laid_contract(observation):
            why = Why.RID_SOONER
    if move.skip is not None:
        why = own.reason(observation, move)
    remarks = _seen(own, observation, why, move, instead)
    return Advice(move, why, points, instead, less, remarks)


def _has_laid_contract(observation: Observation) -> bool:
    """Return whether the game asks for contracts and the player has made one."""
    asked = observation.game.goals.for_seat(observation.seen, observation.seat)
    return asked is not None and PlainFeatures(observation).goal is None


def _unweighed(
    own: Ideas, observation: Observation, move: Discard, throwable: Collection[Card]
) -> Advice:
    """Return the advice for a discard that was compared with no other.

    The reason is a plain player's reason, if it is true.
    """
    plain, card = advise(observation), move.card
    why = plain.why if plain.move == move else _reason_for_slip(own, observation, move)
    if throwable == {card}:
        why = Why.ONLY_SPARE
    remarks = _seen(own, observation, why, move, None)
    return Advice(move, why, own.counted(observation, card), remarks=remarks)


def _seen(
    own: Ideas, observation: Observation, why: Why, move: Discard, instead: Card | None
) -> tuple[Remark, ...]:
    """Return the facts that speak for a discard.

    If the discard skips a player, return only facts about that player.
    """
    remarks = own.remarks(observation, why, move.card, instead)
    return tuple(remark for remark in remarks if move.skip is None or remark.seat == move.skip)


def _reason_for_slip(own: Ideas, observation: Observation, move: Discard) -> Why:
    """Return a true reason for a discard that a plain player would not prefer."""
    why = own.reason(observation, move)
    if why is Why.LEAST_LEFT:
        melds = PlainFeatures(observation).arranged(observation.hand).melds
        return Why.WORTH_MORE if any(move.card in meld.cards for meld in melds) else Why.SPARED
    if why is Why.MISSED_LEAST:
        return Why.WORTH_MORE
    return Why.SPARED if why in _BEST_SPARE_REASONS else why


_BEST_SPARE_REASONS = frozenset({Why.FEW_NEIGHBOURS, Why.DEAR, Why.DEAR_AND_SAFE, Why.HELD_LONGEST})
"""Reasons for the best choice among the cards that can be spared."""


def _other(
    observation: Observation, decision: Decision, chosen: Option, throwable: Collection[Card]
) -> Option | None:
    """Return the discard to compare with, among those that a player would make.

    It is a plain player's discard if that is worse than ``chosen``. Otherwise it is the best of the
    worse discards. If no discard is worse, it is the best of all others.
    """
    others = [
        option
        for option in decision.options
        if isinstance(option.move, Discard) and option.move != chosen.move and option.parts
        if option.move.card in throwable
    ]
    worse = [option for option in others if option.worth < chosen.worth - _SAME]
    plain = choose(observation)
    for option in worse:
        if option.move == plain:
            return option
    return max(worse or others, key=lambda option: option.worth, default=None)


def _decisive(chosen: Option, other: Option) -> Why:
    """Return the reason for the part in which ``chosen`` gains most over ``other``.

    Rollouts decide only if ``other`` would have been better without them.
    """
    names = [*chosen.parts, *(name for name in other.parts if name not in chosen.parts)]
    gains = {name: chosen.parts.get(name, 0.0) - other.parts.get(name, 0.0) for name in names}
    if sum(gains.values()) > gains.get(_TRIED, 0.0):
        gains.pop(_TRIED, None)
    elif _TRIED in gains:
        return Why.PLAYED_OUT
    most = max(gains, key=lambda name: gains[name])
    return _PARTS.get(most, Why.WORTH_MORE)
