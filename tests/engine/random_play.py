"""Tables reached by random play, for every game whose rules stand.

Hypothesis chooses what makes cases different in kind: options, seats, deal, how long is played.
What has many small choices of one kind follows from one number that it chooses: that takes a tenth
of the time, and cases that fail are still made small.
"""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st

from engine.cards import HIDDEN, JOKER, Card, bare, joker_as
from engine.events import Event, Recycled
from engine.evolve import evolve
from engine.game import Chance, Game
from engine.games.registry import KNOWN, game
from engine.games.tiles.rules import LastRound
from engine.lanes import cut
from engine.moves import (
    Announce,
    BigGin,
    Declare,
    Discard,
    Draw,
    Drop,
    Knock,
    KnockOnTable,
    LayDown,
    LayOff,
    MakeContract,
    MayI,
    Move,
    Pass,
    Rearrange,
    Show,
    Swap,
    Take,
    TakeRow,
)
from engine.notation.position import read_position
from engine.options import allowed, types, write_options
from engine.phase import Phase
from engine.play import decide, offers, start
from engine.shuffle import open_deal, order
from engine.state import State, remembering

NAMES = ("A", "B", "C", "D", "E", "F", "G", "H")


@dataclass(frozen=True)
class Match:
    """A game with its options, the seed of its deals, and the table just dealt."""

    game: Game
    options: dict[str, Any]
    seed: bytes
    state: State


@cache
def _values(name: str) -> dict[str, st.SearchStrategy[Any]]:
    """What may be chosen for each option of a game."""
    hints = types(KNOWN[name])
    return {option: st.sampled_from(allowed(hint)) for option, hint in hints.items()}


@st.composite
def matches(draw: st.DrawFn, name: str) -> Match:
    """Any game of this name: options, seats, deal and seed as they come."""
    listing = KNOWN[name]
    chosen = {option: draw(value) for option, value in _values(name).items() if draw(st.booleans())}
    while listing.clash(listing.options(**chosen)) is not None:
        chosen.popitem()
    rules = game(name, listing.options(**chosen))
    given = {key: value for key, value in write_options(rules.options).items() if key in chosen}
    seats = draw(st.sampled_from(list(rules.seats)))
    deal_no = draw(st.integers(1, rules.end.deals or 3))
    seed = draw(st.binary(min_size=32, max_size=32))
    table = start(rules, seats)._replace(deal_no=deal_no - 1)
    return Match(rules, given, seed, evolve(table, open_deal(rules, table, seed)))


def shuffled(seed: bytes, state: State) -> Chance:
    """A chance that depends on nothing but the seed and the moment."""

    def chance(cards: tuple[Card, ...]) -> Recycled:
        stock = order(seed, f"recycle/{state.turn_no}", cards)
        return Recycled(stock, cut(stock, state.seats, 0, 1))

    return chance


def apply(state: State, events: tuple[Event, ...]) -> State:
    """The state after these events."""
    for event in events:
        state = evolve(state, event)
    return state


def some_offers(match: Match, state: State, most: int) -> list[tuple[int, Move]]:
    """Offered moves with their seats, no more than so many a seat."""
    found = []
    for seat in range(state.seats):
        for count, move in enumerate(offers(match.game, state, seat)):
            if count >= most:
                break
            found.append((seat, move))
    return found


NUMBERS = st.integers(0, 2**32 - 1)
"""What the many small choices of a case follow from."""


def wander(draw: st.DrawFn, match: Match, steps: int, most: int = 40) -> State:
    """Play on from the match's table with moves drawn from the offers."""
    state, chance = match.state, Random(draw(NUMBERS))
    for _ in range(steps):
        if state.phase is Phase.OVER:
            break
        found = some_offers(match, state, most)
        seat, move = chance.choice(found)
        state = apply(state, decide(match.game, state, seat, move, shuffled(match.seed, state)))
    return state


@st.composite
def tables(draw: st.DrawFn, name: str, steps: int = 30) -> tuple[Match, State]:
    """A match and a table that it may come to: dealt and played, or arranged to be rich."""
    match = draw(matches(name))
    rich = draw(st.booleans())
    if rich:
        match = Match(match.game, match.options, match.seed, arranged(draw, match))
    return match, wander(draw, match, draw(st.integers(0, steps)))


def arranged(draw: st.DrawFn, match: Match) -> State:
    """The same pack with melds on the table and jokers in hands, as late in a deal."""
    state = match.state
    if match.game.common is not None:
        return _in_common(draw, match)
    if match.game.name == "phases":
        return _with_phases(draw, match)
    if match.game.name != "contract" or state.deal_no == 7:
        return state
    players = NAMES[: state.seats]
    run_suit, set_rank = draw(st.sampled_from("SHDC")), draw(st.sampled_from("2345"))
    cards = [f"6{run_suit}", f"7{run_suit}", f"JK=8{run_suit}", f"9{run_suit}"]
    given = {
        "game": "contract",
        "options": match.options,
        "players": list(players),
        "deal_no": state.deal_no,
        "down": list(players),
        "phase": "draw",
        "table": [
            {"owner": players[0], "kind": "run", "cards": cards},
            {"owner": players[1], "kind": "set", "cards": [f"{set_rank}{s}" for s in "SHD"]},
        ],
    }
    if match.game.melds.min_naturals > 3:
        return state
    return _around(draw, match, read_position(given).state)


def _with_phases(draw: st.DrawFn, match: Match) -> State:
    """The same where the melds are of numbers in colours, and everybody has laid their own."""
    players = list(NAMES[: match.state.seats])
    number = draw(st.sampled_from("2345"))
    given = {
        "game": "phases",
        "options": match.options,
        "players": players,
        "down": players,
        "phase": "draw",
        "table": [
            {"owner": players[0], "kind": "run", "cards": ["5R", "6B", "W=7", "8Y"]},
            {"owner": players[0], "kind": "set", "cards": [f"{number}{one}" for one in "RBG"]},
            {"owner": players[1], "kind": "colour", "cards": ["1G", "W", "9G", "12G"]},
        ],
    }
    return _around(draw, match, read_position(given).state)


def _in_common(draw: st.DrawFn, match: Match) -> State:
    """The same where melds belong to nobody; players have laid before, or not."""
    state = match.state
    players = list(NAMES[: state.seats])
    suits = match.game.deck.suits
    suit, rank = draw(st.sampled_from(suits)), draw(st.sampled_from("2345"))
    wild = "JK=8" if match.game.melds.jokers else "8"
    given = {
        "game": match.game.name,
        "options": match.options,
        "players": players,
        "deal_no": state.deal_no,
        "opened": players if draw(st.booleans()) else [],
        "table": [
            {"cards": [f"6{suit}", f"7{suit}", f"{wild}{suit}", f"9{suit}"]},
            {"cards": [f"{rank}{one}" for one in suits[:3]]},
        ],
    }
    laid = _around(draw, match, read_position(given).state)
    if LastRound in laid.memory:
        laid = remembering(laid, LastRound().completed(laid, ()))
    begins = match.game.start.phase(laid.stock)
    return laid._replace(discard=(), phase=begins)


def _around(draw: st.DrawFn, match: Match, laid: State) -> State:
    """Hands and piles of what is left of the pack beside this table."""
    state = match.state
    left = Counter(match.game.pack(state.seats))
    left.subtract(bare(card) for meld in laid.melds for card in meld.cards)
    pack = list(order(match.seed, "arranged", tuple(left.elements())))
    # Jokers first: they are what makes hands interesting.
    pack.sort(key=lambda card: card != JOKER)
    size = draw(st.integers(1, 6))
    dealt, rest = pack[: size * state.seats], pack[size * state.seats :]
    hands = tuple(tuple(dealt[seat :: state.seats]) for seat in range(state.seats))
    stock = draw(st.integers(0, 6))
    pile = draw(st.integers(0, 6))
    # What is in none of these places is out of play: conservation is about what is.
    return laid._replace(
        hands=hands,
        stock=tuple(rest[:stock]),
        discard=tuple(rest[stock : stock + pile]),
    )


def everything(state: State) -> Counter[Card]:
    """Every card in play, wherever it is; jokers as jokers."""
    places = [*state.hands, state.stock, state.discard, *(meld.cards for meld in state.melds)]
    places += [record.apart for record in state.memory.values()]
    return Counter(bare(card) for place in places for card in place)


_NO_CARDS = (HIDDEN, -1, 105, 126, 128, 1000)


def nonsense(state: State, chance: Random) -> Move:
    """A move that is mostly illegal, many of them with cards that are really there."""
    here = sorted({card for hand in state.hands for card in hand} | set(state.discard[-3:]))

    def any_card() -> Card:
        kinds = [
            chance.randrange(52),
            JOKER,
            joker_as(chance.randrange(52)),
            chance.choice(_NO_CARDS),
        ]
        return chance.choice(kinds)

    def card() -> Card:
        return chance.choice(here) if here and chance.random() < 1 / 2 else any_card()

    def cards() -> tuple[Card, ...]:
        return tuple(card() for _ in range(chance.randint(0, 6)))

    def melds(most: int) -> tuple[tuple[Card, ...], ...]:
        return tuple(cards() for _ in range(chance.randint(0, most)))

    def lay_off() -> LayOff:
        return LayOff(cards(), meld())

    def meld() -> int:
        return chance.randint(-2, len(state.melds) + 1)

    def lay_offs() -> tuple[LayOff, ...]:
        return tuple(lay_off() for _ in range(chance.randint(0, 2)))

    def ending() -> Move:
        some = melds(3) if chance.random() < 1 / 2 else None
        on = lay_offs() if chance.random() < 1 / 2 else None
        return chance.choice([Knock(card(), some, on), BigGin(some), Show(some, on)])

    def take() -> Move:
        laid = chance.choice([(cards(), None), (None, lay_off()), (None, None)])
        return TakeRow(card(), *laid, count=chance.choice([None, chance.randint(-1, 9)]))

    def table() -> tuple[tuple[Card, ...], ...]:
        lie = tuple(one.cards for one in state.melds)
        return (*(lie if chance.random() < 3 / 4 else lie[1:]), *melds(2))

    kinds = (
        lambda: chance.choice([Draw(), Take(), MayI(), Pass()]),
        lambda: Discard(card()),
        lambda: chance.choice([Discard(card(), meld()), Announce(chance.randint(-1, 12))]),
        lambda: MakeContract(melds(2), chance.randint(-1, 12)),
        lambda: LayDown(cards()),
        lay_off,
        lambda: Swap(meld(), card()),
        take,
        lambda: Knock(card(), melds(3), lay_offs()),
        ending,
        lambda: MakeContract(melds(4)),
        lambda: Rearrange(table()),
        lambda: chance.choice([Drop(), Declare(card()), Declare(card(), melds(4))]),
        lambda: KnockOnTable(chance.choice([None, table()])),
    )
    return chance.choice(kinds)()
