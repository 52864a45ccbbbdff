"""Knocking with little deadwood: one card is thrown, melds are laid from the others (GIN 6)."""

from collections.abc import Callable, Iterable, Sequence

from engine.cards import HIDDEN, Card, bare, without
from engine.errors import IllegalMove, Reason
from engine.events import Event, LaidDown, ThrewToKnock
from engine.hands import Arrangement, arrange
from engine.hands.split import coverings, split
from engine.melds import Reading
from engine.moves import Knock
from engine.state import State
from engine.step import Ask, Step, held
from engine.steps.chosen_melds import chosen_melds
from engine.steps.take import TakenCard, not_the_card_taken

Limit = Callable[[State], int]
"""How much deadwood a knock of this deal may leave at most."""


def knock_within(limit: Limit) -> Step[Knock]:
    """The knock under this limit; the card taken this turn is not thrown with it (GIN GA-4)."""

    def offers(ask: Ask) -> Iterable[Knock]:
        """One for each card that can be thrown, with the best melds of the others."""
        game, most = ask.game, limit(ask.state)
        hand = tuple(card for card in ask.hand if card != HIDDEN)
        dearest = max(map(game.points, hand), default=0)
        # To throw a card takes no more than its own points off the deadwood of the whole hand.
        if arrange(hand, game.melds, game.points).points - dearest > most:
            return
        taken = ask.state.recall(TakenCard).taken
        for card in dict.fromkeys(hand):
            if card != taken:
                best = _best(ask, card)
                if best.points <= most:
                    yield _with(card, best)

    def uses(ask: Ask, cards: Sequence[Card]) -> Iterable[Knock]:
        """Throwing just this card; laying just these cards, or those while throwing the other."""
        if len(cards) == 1:
            yield _with(cards[0], _best(ask, cards[0]))
            return
        rest = without(ask.hand, cards) or ()
        dearest_first = sorted(rest, key=ask.game.points, reverse=True)
        for melds in coverings(cards, ask.game.melds, ask.game.points):
            yield from (_laying(melds, card) for card in dearest_first)
        for card in cards:
            laid = [other for other in cards if other != card]
            for melds in coverings(laid, ask.game.melds, ask.game.points):
                yield _laying(melds, card)

    def rule(ask: Ask, move: Knock) -> Iterable[Event]:
        if move.lay_offs is not None:
            raise IllegalMove(Reason.NO_SUCH_MOVE)
        held(ask, (move.card,))
        if move.melds is None:
            best = _best(ask, move.card)
            melds, deadwood = best.melds, best.deadwood
        else:
            rest = without(ask.hand, (move.card,)) or ()
            melds, deadwood = chosen_melds(ask, move.melds, rest)
        left, most = sum(map(ask.game.points, deadwood)), limit(ask.state)
        if left > most:
            raise IllegalMove(Reason.TOO_MUCH_DEADWOOD, deadwood=left, most=most)
        laid = [LaidDown(ask.seat, meld) for meld in melds]
        return *laid, ThrewToKnock(ask.seat, bare(move.card))

    def can_be_undercut(ask: Ask, move: Knock) -> bool:
        """Return whether a knock leaves deadwood. The defender may hold as little (GIN 8.1)."""
        melds = [event.meld for event in rule(ask, move) if isinstance(event, LaidDown)]
        return sum(len(meld.cards) for meld in melds) < len(ask.hand) - 1

    made = Step(Knock, rule, offers, uses=uses, needs=(not_the_card_taken,), exact=True)
    return made.risking(can_be_undercut)


def _best(ask: Ask, thrown: Card) -> Arrangement:
    rest = without(ask.hand, (thrown,)) or ()
    return split(rest, ask.game.melds, ask.game.points, thrown)


def _with(card: Card, best: Arrangement) -> Knock:
    return _laying(best.melds, card)


def _laying(melds: Iterable[Reading], card: Card) -> Knock:
    return Knock(card, tuple(meld.cards for meld in melds))
