"""What is looked for on the event loop: how long each search takes, of ordinary and of evil hands.

Evil are many jokers, one suit, neighbouring ranks and every other rank, and thirty cards of them.
"""

import gc
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple, cast

from bench.measure import anchor, times
from bot.blocks.shown_hand import ordered
from bot.people.settings import Sort
from engine.cards import JOKER, Card, joker_as
from engine.computer.plain.suggestions import progress, suggestions
from engine.deal import open_deal
from engine.evolve import evolve
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.melds import Meld, MeldKind
from engine.moves import Discard, LayDown, LayOff, Swap
from engine.observation import Observation
from engine.phase import Phase
from engine.play import start
from engine.steps.contract import Contracts

TIMES = 6
"""Hands of each kind and size, for each deal of a table below."""
TABLES: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("contract", "a", {}),
    ("contract", "b", {}),
    ("contract", "a", {"min_naturals": 0}),
    ("contract", "a", {"min_naturals": 2, "must_discard_to_go_out": True}),
    ("shanghai", "standard", {}),
    ("shanghai", "standard", {"deuces_wild": True, "wild_limit": None}),
    ("dummy", "none", {}),
    ("basic", "standard", {}),
    ("gin", "standard", {}),
)
"""Game, preset, and what is different from it."""
_ORDINARY, _LARGE = (7, 13), (20, 30)
_MOST = {"gin": 11, "basic": 14}


class _Order(NamedTuple):
    name: str
    jokers: float
    first: Callable[[Card, int], object]


_EVIL = (
    _Order("jokers", 1 / 3, lambda card, of: 0),
    _Order("one suit", 1 / 7, lambda card, of: ((card // 13 - of) % 4, card)),
    _Order("neighbours", 1 / 7, lambda card, of: (card % 13 - of) % 13),
    _Order("every other", 1 / 6, lambda card, of: (card % 2, card // 13)),
)


def _evil(pack: list[Card], size: int, order: _Order, chance: Random) -> tuple[Card, ...]:
    naturals = [card for card in pack if card != JOKER]
    of = chance.randrange(13)
    naturals.sort(key=lambda card: (order.first(card, of), chance.random()))
    jokers = min(len(pack) - len(naturals), round(size * order.jokers))
    return (*naturals[: size - jokers], *[JOKER] * jokers)


def _at(rules: Game, hand: tuple[Card, ...], chance: Random, *, down: bool) -> Observation:
    """Somebody's turn with this hand, in a game of contracts with melds of others on the table."""
    seats = rules.seats[-1]
    table = start(rules, seats)._replace(deal_no=chance.randrange(rules.deals or 2))
    state = evolve(table, open_deal(rules, table, chance.randbytes(32)))
    me = state.turn
    hands = tuple(hand if at == me else held for at, held in enumerate(state.hands))
    state = state._replace(hands=hands, phase=Phase.PLAY)
    if Contracts in state.memory:
        melds = []
        for owner in range(seats):
            low, suit = chance.randint(1, 8), chance.randrange(4) * 13
            run = (suit + low, joker_as(suit + low + 1), suit + low + 2, suit + low + 3)
            melds.append(Meld(owner, MeldKind.RUN, run, (owner,) * 4))
            melds.append(Meld(owner, MeldKind.SET, (low, low + 13, JOKER), (owner,) * 3))
        made = tuple(seat for seat in range(seats) if down or seat != me)
        memory = {**state.memory, Contracts: Contracts(made)}
        state = state._replace(memory=memory, melds=tuple(melds))
    return Observation.at(rules, state, me)


def _moments(large: bool) -> Iterator[tuple[Observation, tuple[Card, ...]]]:
    chance = Random("looks")
    for name, preset, different in TABLES:
        options = REGISTRY[name].presets[preset]
        rules = game(name, replace(cast("Any", options), **different))
        pack = list(rules.pack(rules.seats[-1]))
        for size in _LARGE if large else _ORDINARY:
            held = min(size, _MOST.get(name, size))
            for down in (False, True) if rules.lowest_wins else (False,):
                for number in range(TIMES):
                    order = _EVIL[number % len(_EVIL)]
                    hand = tuple(chance.sample(pack, held))
                    if large:
                        hand = _evil(pack, held, order, chance)
                    some = tuple(chance.sample(hand, chance.choice((1, 3, 6))))
                    yield _at(rules, hand, chance, down=down), some


Search = Callable[[Observation, tuple[Card, ...]], object]
SEARCHES: dict[str, Search] = {
    "what could be laid": lambda mine, some: suggestions(mine),
    "how near the goal": lambda mine, some: progress(mine.game, mine.view),
    "order by melds": lambda mine, some: ordered(mine.hand, Sort.MELDS, mine.game),
    "what chosen cards mean": lambda mine, some: list(mine.choices(some)),
    "whether a meld can be laid": lambda mine, some: next(mine.offers(LayDown), None),
    "lay-offs": lambda mine, some: list(mine.offers(LayOff)),
    "swaps": lambda mine, some: list(mine.offers(Swap)),
    "discards": lambda mine, some: list(mine.offers(Discard)),
}
"""What a panel asks for, in its order: what was found for one is not looked for again."""


def report() -> Iterator[str]:
    """A line for each search: the least, the median, the 99th percentile and the most."""
    unit = anchor()
    yield f"looks: processor time on the event loop (beside a loop of 10,000: {unit * 1e3:.3f} ms)"
    for name, large in (("as dealt", False), ("evil, 20 and 30 cards", True)):
        moments = list(_moments(large))
        for searched, search in SEARCHES.items():
            gc.disable()  # sweeping memory is no part of a search
            seconds = sorted(times(search, moments))
            gc.enable()
            picked = [seconds[len(seconds) * part // 100] for part in (0, 50, 99)]
            told = "/".join(f"{one * 1e3:.3f}" for one in (*picked, seconds[-1]))
            yield f"  {f'{name}: {searched}':50} min/p50/p99/max {told} ms"
