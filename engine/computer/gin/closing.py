"""Ending a hand of Gin: at once, as soon as that can be done."""

from engine.cards import without
from engine.computer.gin.showdown import showdowns
from engine.decision import Option, Thought
from engine.moves import BigGin, Knock
from engine.observation import Observation
from engine.play import offers


def closing(observation: Observation) -> Thought | None:
    """The knock that leaves least, gin or big gin; None where the hand cannot be ended.

    To wait for less rarely pays: the other hand gets better too.
    """
    game, state, seat, _ = observation
    found = []
    for move in offers(game, state, seat, BigGin, Knock):
        if isinstance(move, Knock):
            laid = [card for meld in move.melds or () for card in meld]
            rest = without(observation.hand, (move.card, *laid)) or ()
            left = sum(map(game.points, rest))
            bonus = 0 if left else showdowns(game).gin_bonus
            parts = {"deadwood": -float(left)} if left else {"gin": float(bonus)}
        else:
            parts = {"gin": float(showdowns(game).big_gin_bonus)}
        found.append(Option(move, sum(parts.values()), parts))
    if not found:
        return None
    # Of equal knocks the first: it was offered first.
    options = tuple(sorted(found, key=lambda one: -one.worth))
    return Thought(options[0].move, options)
