"""The rest of a turn: the knock, what is laid, the card that is thrown."""

from engine.cards import Card
from engine.computer.dummy.laying import Outlay, best_outlay
from engine.computer.dummy.lookout import Lookout
from engine.computer.dummy.throws import throws
from engine.decision import Option
from engine.events import DealEnded
from engine.moves import Knock, LayDown, LayOff, Move
from engine.observation import Observation
from engine.play import decide, is_legal, offers


def knocks(observation: Observation) -> list[Option]:
    """Every knock by what it brings oneself, the best first."""
    game, state, seat, _ = observation
    found = []
    for move in offers(game, state, seat, Knock):
        for event in decide(game, state, seat, move):
            if isinstance(event, DealEnded):
                brings = float(event.result.scores[seat])
                found.append(Option(move, brings, {"knock": brings}))
    return sorted(found, key=lambda one: -one.worth)


def plays(eye: Lookout) -> list[Option]:
    """One thing to lay where one is born and something fits; else every throw, the best first."""
    if eye.born:
        outlay = best_outlay(eye.hand, eye.ends, eye.worth, eye.shapes)
        laid = _first_of(eye, outlay)
        if laid is not None:
            return [Option(laid, outlay.points, {"meld": outlay.points})]
    return throws(eye)


def _first_of(eye: Lookout, outlay: Outlay) -> Move | None:
    """The first part of an outlay that is legal by itself."""
    game, state, seat, _ = eye.observation
    for meld in outlay.melds:
        for cards in (_lengthened(eye, meld, outlay.lay_offs), meld):
            if is_legal(game, state, seat, LayDown(cards)):
                return LayDown(cards)
    for move in offers(game, state, seat, LayOff):
        if isinstance(move, LayOff) and move.cards[0] in outlay.lay_offs:
            return move
    return None


def _lengthened(eye: Lookout, meld: tuple[Card, ...], others: tuple[Card, ...]) -> tuple[Card, ...]:
    """The meld with all that grows on it out of these cards."""
    if meld[0] % 13 == meld[1] % 13:
        return (*meld, *(card for card in others if card % 13 == meld[0] % 13))
    above, below = eye.shapes.above, eye.shapes.below
    run = [meld[0]]
    for way in (above, below):
        card = way[run[-1]] if way is above else way[run[0]]
        while card is not None and (card in meld or card in others):
            run.insert(len(run) if way is above else 0, card)
            card = way[card]
    return tuple(run)
