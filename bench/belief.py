"""How well strong computers guess what others hold: ``python -m bench belief [--deals N] [--games
…]``.

Medium computers play; at the beginning of a turn the seat tells how likely the next player holds
each card that it has not seen and does not know to be in a hand. ``loss`` is the mean of -log of
what it gave to what was so, in nats a card; ``uniform`` that of who thinks all of them as likely;
``better`` what part of that is saved. At Basic only moments count at which the other holds two or
three cards, as strong asks what they may hold only then; at Dummy many sampled hands are the
belief.
"""

import argparse
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import log
from statistics import fmean

from bench.duel.deal import MOST_TURNS, Shuffle
from bench.measure import machine
from engine.analysis.players import think
from engine.cards import Card
from engine.computer.strength import Strength
from engine.deal import new_stock, open_deal
from engine.decision import rng
from engine.evolve import evolve
from engine.game import Game
from engine.games.basic.features import BasicFeatures
from engine.games.dummy.features import STRONG, features
from engine.games.dummy.playout import PLACES
from engine.games.dummy.rollouts import HiddenHands
from engine.games.gin.features import belief, gin_features
from engine.games.registry import REGISTRY, game
from engine.observation import BLANK, Observation, known_in, noted, unseen
from engine.phase import Phase
from engine.play import decide, may_act

_SAMPLES = 200
"""Hands that are sampled for a moment of Dummy."""
_LEAST = 0.005
"""Nothing is thought less likely, nor so near to certain."""
Chances = Mapping[Card, float]


def _gin(seen: Observation) -> Chances:
    return dict(enumerate(belief(gin_features(seen)).chances))


def _basic(seen: Observation) -> Chances:
    hands = BasicFeatures(seen).other_hands
    # Hands that meld with nothing are left out: they may be any.
    others = 1 - sum(hand.chance for hand in hands)
    found = {card: others * uniform(seen) for card in unseen(seen)} if hands else {}
    for hand in hands:
        for card in hand.cards:
            found[card] = found.get(card, 0.0) + hand.chance
    return found


def _dummy(seen: Observation) -> Chances:
    hidden, chance = HiddenHands(features(seen, STRONG)), rng(seen)
    other = seen.seen.after(seen.seat)
    hands = [hidden.sample(chance)[0][other] for _ in range(_SAMPLES)]
    return {card: fmean(bool(hand & PLACES[card]) for hand in hands) for card in range(52)}


BELIEFS: Mapping[str, Callable[[Observation], Chances]] = {
    "gin": _gin,
    "basic": _basic,
    "dummy": _dummy,
}
"""By game how likely the next player holds each card; empty where nothing is thought."""


def main(arguments: Sequence[str]) -> None:
    """Print a line for each game, and all figures as JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench belief", description=__doc__)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--games", nargs="*", default=list(BELIEFS), choices=list(BELIEFS))
    asked = parser.parse_args(arguments)
    rows = dict[str, dict[str, object]]()
    for name in asked.games:
        losses = [
            one for number in range(asked.deals) for one in measured(name, Shuffle(28, number))
        ]
        own, blind = (fmean(side) for side in zip(*losses, strict=True))
        rows[f"{name}, 2 seats"] = {
            "deals": asked.deals,
            "moments": len(losses),
            "loss": round(own, 4),
            "uniform": round(blind, 4),
            "better": f"{1 - own / blind:.1%}",
        }
        print(f"belief: {name}: {rows[f'{name}, 2 seats']}", flush=True)
    print(json.dumps({"bench": "belief", "machine": machine(), "rows": rows}))


def measured(name: str, shuffle: Shuffle) -> Iterator[tuple[float, float]]:
    """Of every moment of a deal for two at which something is thought: its loss, and the uniform
    one."""
    rules = game(name, REGISTRY[name].presets[REGISTRY[name].default])
    state = shuffle.table(rules, 2)
    dealt = open_deal(rules, state, shuffle.secret)
    notes, state, recycled = noted(BLANK, state, dealt), evolve(state, dealt), 0
    while state.phase is not Phase.OVER and state.turn_no <= MOST_TURNS * state.seats:
        seat = min(may_act(rules, state))
        seen = Observation.at(rules, state, seat, notes)
        if state.phase is Phase.DRAW:
            yield from _loss(rules, seen, state.hands[state.after(seat)])
        recycled += not state.stock
        move = think(seen, Strength.MEDIUM).move
        stock = new_stock(rules, state, shuffle.secret, recycled)
        for event in decide(rules, state, seat, move, stock):
            notes, state = noted(notes, state, event), evolve(state, event)


def _loss(rules: Game, seen: Observation, hand: Sequence[Card]) -> Iterator[tuple[float, float]]:
    cards, thought = sorted(unseen(seen)), BELIEFS[rules.name](seen)
    alike = uniform(seen)
    if thought and 0 < alike < 1:
        yield (
            fmean(_told(thought.get(card, 0.0), card in hand) for card in cards),
            fmean(_told(alike, card in hand) for card in cards),
        )


def uniform(seen: Observation) -> float:
    """How likely an unseen card is in the next player's hand, if all of them are alike."""
    other, cards = seen.seen.after(seen.seat), unseen(seen).total()
    hidden = len(seen.seen.hands[other]) - len(known_in(seen.seen, seen.notes, other))
    return hidden / cards if cards else 0.0


def _told(chance: float, held: bool) -> float:
    """What was given to what was so, as a loss."""
    sure = min(1 - _LEAST, max(_LEAST, chance))
    return -log(sure if held else 1 - sure)
