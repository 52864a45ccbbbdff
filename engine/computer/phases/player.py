"""Three strengths of Ten Phases, and the plain player whose ideas all of them have.

All lay their phase as soon as they can, and then whatever fits. Easy sees that cards go together
and little else; medium knows how many cards are missing, and remembers what the next player
collects; strong tries what may come with each card that it could throw, and weighs how long the
deal may last.
"""

from collections.abc import Callable, Iterator, Sequence

from engine.cards import JOKER, Card, face
from engine.colour_melds import RUNS
from engine.computer.laying.bridges import bridges, way_out
from engine.computer.phases.features import PhasesFeatures
from engine.computer.phases.outlook import Outlook
from engine.decision import Decision, Option, Rng, rng
from engine.moves import Announce, Discard, Draw, LayOff, MakeContract, Move, Swap, Take
from engine.observation import Observation
from engine.phase import Phase
from engine.steps.skips import SKIP

_DANGER = 10.0
"""Points that it costs to give the next player what they can use."""


def moves_of(features: PhasesFeatures) -> Iterator[Move]:
    """Plain ideas, the best first."""
    if features.state.phase is Phase.DRAW:
        yield from _draws(features)
    elif features.state.phase is Phase.ANNOUNCE:
        yield from announces(features)
    else:
        yield from lays(features)
        yield from throws_of(features)


def throws_of(features: PhasesFeatures) -> Iterator[Discard]:
    """Plain discards, the best first."""
    spare = set(features.spare())
    yield from sorted(throws(features), key=lambda one: _dear(features, one, spare))


def _dear(features: PhasesFeatures, move: Discard, spare: set[Card]) -> tuple[object, ...]:
    card = move.card
    if card == SKIP:
        return 0, skip_order(features, move)
    gift = bool(features.facts.down - {features.seat}) and features.fits(card)
    return 1, card == JOKER, card not in spare, gift, -features.game.points(card), card


def medium(observation: Observation, seed: int) -> Decision:
    """Plain ideas; but what the next player is known to collect is thrown last."""
    features = PhasesFeatures(observation)
    move = next(moves_of(features))
    if not isinstance(move, Discard) or move.card == SKIP:
        return Decision(move)
    following, spare = features.others[0], set(features.spare())

    def order(one: Discard) -> tuple[object, ...]:
        given = features.collects(following, one.card)
        return one.card not in spare, given, *_dear(features, one, spare)

    return Decision(min(throws(features), key=order))


def strong(observation: Observation, seed: int) -> Decision:
    """What does best with the cards that may come, while the deal lasts."""
    features = PhasesFeatures(observation)
    laying = next(lays(features), None)
    if laying is not None:
        return Decision(laying)
    chance = rng(observation, seed)
    if features.state.phase is Phase.ANNOUNCE:
        return _ranked(_announced(features, chance))
    if features.has_laid:
        drawing = features.state.phase is Phase.DRAW
        return Decision(next(_draws(features))) if drawing else _ranked(_rests(features))
    if features.state.phase is Phase.DRAW:
        return _drawn(features, chance)
    return _ranked(_tried(features, chance))


def _ranked(options: Sequence[Option]) -> Decision:
    found = tuple(sorted(options, key=lambda one: -one.worth))
    return Decision(found[0].move, found)


# What is laid, and how turns begin.


def lays(features: PhasesFeatures) -> Iterator[Move]:
    """What is laid next, the best first: the phase, wild cards out of melds, cards that fit."""
    observation, state = features.observation, features.state
    if state.phase is not Phase.PLAY or state.turn != features.seat:
        return
    if not features.has_laid:
        if features.may_be_laid(features.hand):
            yield from sorted(observation.offers(MakeContract), key=_floats(features))
        return
    out = way_out(observation)
    if out is not None:
        yield out
    yield from observation.offers(Swap)
    if len(features.hand) == 1 and _goes_out(features, Discard(features.hand[0])):
        return
    hits = [move for move in observation.offers(LayOff) if isinstance(move, LayOff)]
    yield from (move for move in hits if move.cards[0] < JOKER)
    yield from bridges(observation)
    yield from (move for move in hits if move.cards[0] >= JOKER)


def _floats(features: PhasesFeatures) -> Callable[[Move], bool]:
    """Whether a phase leaves no card where one has to be thrown."""
    held = len(features.hand)

    def key(move: Move) -> bool:
        assert isinstance(move, MakeContract)
        return sum(map(len, move.melds)) == held and not _goes_out(features, move)

    return key


def _goes_out(features: PhasesFeatures, move: Move) -> bool:
    """Whether a move ends the deal."""
    return features.observation.after(move).seen.phase is Phase.OVER


def _draws(features: PhasesFeatures) -> Iterator[Move]:
    takes = is_wanted(features) or way_out(features.observation) is not None
    wanted = (Take(), Draw()) if takes else (Draw(), Take())
    yield from filter(features.observation.may, wanted)


def is_wanted(features: PhasesFeatures) -> bool:
    """Whether the upcard is wild, can be laid off, or brings the phase nearer."""
    upcard = features.upcard
    if upcard is None:
        return False
    if features.has_laid:
        return features.fits(upcard)
    return upcard == JOKER or features.missing((*features.hand, upcard)) < features.missing(
        features.hand
    )


def announces(features: PhasesFeatures) -> list[Announce]:
    """The phases that may be announced, the nearest first."""
    moves = [move for move in features.observation.offers() if isinstance(move, Announce)]

    def missing(move: Announce) -> int:
        phase = features.phase(move.number)
        return phase.missing(phase.held(features.hand))

    return sorted(moves, key=missing)


def throws(features: PhasesFeatures) -> list[Discard]:
    """The cards that may be thrown, a skip card for each player whom it may skip."""
    return [move for move in features.observation.offers(Discard) if isinstance(move, Discard)]


def skip_order(features: PhasesFeatures, move: Discard) -> tuple[object, ...]:
    """Whom to skip, the first first: who is down and holds least, then who is ahead in phases."""
    whom = move.skip
    if whom is None:
        return (False, 0, 0)
    made = features.facts.made[whom] if features.facts.made else ()
    return whom not in features.facts.down, len(features.state.hands[whom]), -len(made)


# What is thrown once the phase lies.

_SOON = 0.25
"""How likely a card that lies one beyond the end of a run fits later."""


def _skips(features: PhasesFeatures, move: Discard) -> float:
    """What it is worth that this player loses a turn: of two one plays again at once, of more it is
    best against who is down with few cards."""
    whom = move.skip
    if len(features.others) == 1:
        return 6.0
    if whom is None or whom not in features.facts.down:
        return -8.0
    return 12.0 - len(features.state.hands[whom])


def _rests(features: PhasesFeatures) -> list[Option]:
    """What counts most, and neither fits soon nor helps the next player."""
    following, found = features.others[0], []
    for move in throws(features):
        card = move.card
        parts = {
            "points": (0.6 if features.somebody_is_close else 0.4) * features.game.points(card)
        }
        if card == SKIP:
            parts["skip"] = 20.0 + _skips(features, move)
        else:
            parts["hits"] = -6.0 * (1.0 if features.fits(card) else _fits_later(features, card))
        parts["danger"] = -_DANGER * features.wants(following, card)
        found.append(Option(move, sum(parts.values()), parts))
    return found


def _fits_later(features: PhasesFeatures, card: Card) -> float:
    number = card % 13
    for meld in features.state.melds:
        if meld.kind in RUNS:
            low = face(meld.cards[0]) % 13
            if number in (low - 2, low + len(meld.cards) + 1):
                return _SOON
    return 0.0


# Strong: what the cards to come make of it.


def _drawn(features: PhasesFeatures, chance: Rng) -> Decision:
    """The upcard or the stock."""
    upcard, observation = features.upcard, features.observation
    if upcard is None or not observation.may(Take()):
        return Decision(next(_draws(features)))
    if not observation.may(Draw()) or upcard == JOKER:
        return Decision(Take())
    outlook = Outlook(features, chance)
    lasting = outlook.lasting()
    taken = outlook.worth((*features.hand, upcard), lasting).chances
    drawn = outlook.drawn(features.hand, lasting)
    return _ranked(
        [
            Option(Draw(), drawn, {"chances": drawn}),
            Option(Take(), taken, {"chances": taken}),
        ]
    )


def _tried(features: PhasesFeatures, chance: Rng) -> list[Option]:
    """Every card that may be thrown, with what may come."""
    outlook, moves = Outlook(features, chance), throws(features)
    worths = outlook.worths(features.hand, list({move.card for move in moves}), outlook.lasting())
    following, found = features.others[0], []
    for move in moves:
        card = move.card
        worth = worths[card]
        parts = {"chances": worth.chances, "points": worth.points}
        if move.skip is not None:
            lasting = outlook.lasting(move.skip)
            parts["skip"] = outlook.worths(features.hand, [card], lasting)[card].whole - worth.whole
        parts["danger"] = -_DANGER * features.wants(following, card)
        found.append(Option(move, sum(parts.values()), parts))
    return found


def _announced(features: PhasesFeatures, chance: Rng) -> list[Option]:
    outlook = Outlook(features, chance)
    lasting, found = outlook.lasting(), []
    for move in announces(features):
        worth = outlook.worth(features.hand, lasting, [features.phase(move.number)])
        found.append(Option(move, worth.chances, {"chances": worth.chances}))
    return found


# Easy: what a beginner does instead.


def easy(observation: Observation, seed: int) -> Decision:
    """The plain move, unless a beginner would slip here; who can lay their phase lays it, and who
    can go out goes out."""
    features, chance = PhasesFeatures(observation), rng(observation, seed)
    move = next(moves_of(features))
    slip = next(filter(observation.may, _slips(features, move, chance)), move)
    return Decision(slip)


_SNATCHES, _FORGETS, _HOARDS, _BREAKS = 0.4, 0.6, 0.5, 0.3
"""How often a beginner takes a card that only looks well, overlooks where one fits, keeps a skip
card, throws what another card goes with (``python -m bench duel``)."""


def _slips(features: PhasesFeatures, move: Move, chance: Rng) -> Iterator[Move]:
    """They take a card because it goes with one of theirs, overlook what fits on melds of others,
    hold a skip card back or throw it at the next player, and throw high cards though they need
    them."""
    if isinstance(move, Draw):
        goes = features.upcard is not None and goes_with(features, features.upcard)
        if goes and not features.has_laid and chance.random() < _SNATCHES:
            yield Take()
    elif isinstance(move, LayOff):
        mine = features.state.melds[move.meld].owner == features.seat
        many = not mine and len(features.hand) > len(move.cards) + 1
        if many and chance.random() < _FORGETS and not _ends_deal(features, move):
            yield from _thrown_away(features, chance)
    elif isinstance(move, Discard) and len(features.hand) > 1:
        yield from _thrown_away(features, chance)


def _ends_deal(features: PhasesFeatures, move: Move) -> bool:
    """Whether this move, and the plain ones after it in this turn, leave no card."""
    observation = features.observation
    while not isinstance(move, Discard):
        observation = observation.after(move)
        if observation.seen.phase is Phase.OVER or observation.seen.turn != observation.seat:
            return observation.seen.phase is Phase.OVER
        move = next(moves_of(PhasesFeatures(observation)))
    return len(observation.hand) == 1


def _thrown_away(features: PhasesFeatures, chance: Rng) -> Iterator[Discard]:
    """The dearest of the cards with which no other goes, or of all that are not wild."""
    moves = throws(features)
    skips = [move for move in moves if move.card == SKIP]
    if skips and chance.random() < 1 - _HOARDS:
        yield skips[0]
    naturals = [move for move in moves if move.card not in (SKIP, JOKER)]
    lone = [move for move in naturals if not goes_with(features, move.card)]
    if chance.random() < _BREAKS or not lone:
        lone = naturals
    if lone:
        dearest = max(features.game.points(move.card) for move in lone)
        yield chance.choice([move for move in lone if features.game.points(move.card) == dearest])


def goes_with(features: PhasesFeatures, card: Card) -> bool:
    """Whether another card of the hand has its number, or lies beside it, or has its colour, as
    the phase asks for."""
    others = list(features.hand)
    if card in others:
        others.remove(card)
    numbers = [one % 13 for one in others if one not in (JOKER, SKIP)]
    for phase in features.phases:
        if phase.sets and card % 13 in numbers:
            return True
        if phase.runs and {card % 13 - 1, card % 13 + 1} & set(numbers):
            return True
        if phase.colours and sum(one // 13 == card // 13 for one in others if one < JOKER) > 2:
            return True
    return False
