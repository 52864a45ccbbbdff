"""Tables for tests of typed moves: written down, and met in random games."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from bot.typed.meaning import move_meant
from bot.typed.parser import read_line
from bot.typed.writer import as_meant
from engine.analysis.players import choose
from engine.evolve import evolve
from engine.games.registry import REGISTRY, game
from engine.moves import Move, Rearrange
from engine.notation.position import read_position
from engine.observation import Observation
from engine.phase import Phase
from engine.play import advance, may_act, start
from engine.shuffle import open_deal


def mine(**position: Any) -> Observation:
    """The first player's moment in a position of docs/notation.md; cards may be one string."""
    given = {"phase": "play", "players": ["A", "B"], **position}
    given["hands"] = {name: cards.split() for name, cards in given["hands"].items()}
    for pile in ("stock", "discard"):
        given[pile] = given.get(pile, "").split()
    melds = (line.split() for line in given.get("table", ()))
    given["table"] = [
        {"owner": owner, "kind": kind, "cards": cards} for owner, kind, *cards in melds
    ]
    found = read_position(given)
    return Observation.at(found.game, found.state, 0)


def contract(hand: str, *table: str, **more: Any) -> Observation:
    """Somebody who is down, with melds such as ``B run 5S 6S 7S 8S`` on the table."""
    position = {"players": list("ABC"), "down": list("ABC"), "discard": "KD", "stock": "2C 2D"}
    return mine(game="contract", hands={"A": hand}, table=table, **(position | more))


def dummy(hand: str, *table: str, **more: Any) -> Observation:
    """Somebody who is born."""
    position = {"born": ["A", "B"], "discard": "KD", "stock": "2C 2D"}
    return mine(game="dummy", hands={"A": hand}, table=table, **(position | more))


NAMES = ("Ann", "Ben", "Chi", "Dao", "Eve", "Fah")


def meant(line: str, at: Observation, language: str = "en", names: Sequence[str] = NAMES) -> Move:
    """The move of a line with one part."""
    [part] = read_line(line, language, at.game.deck)
    return move_meant(part, at, names)


def frames(name: str, seed: int, *, games: int, turns: int = 150) -> Iterator[Observation]:
    """Moments of games that are played mostly well, and sometimes anyhow, under any options."""
    chance = random.Random(seed)
    listing = REGISTRY[name]
    for number in range(games):
        preset = chance.choice(list(listing.presets))
        rules = game(name, listing.presets[preset])
        table = start(rules, chance.choice(list(rules.seats)))
        table = table._replace(deal_no=chance.randrange(rules.end.deals or 1))
        state = evolve(table, open_deal(rules, table, bytes([seed, number]) * 16))
        for _ in range(turns):
            if state.phase is Phase.OVER:
                break
            seat = chance.choice(sorted(may_act(rules, state)))
            now = Observation.at(rules, state, seat)
            yield now
            anyhow = chance.random() < 0.2
            move = (
                chance.choice(list(now.offers()))
                if anyhow
                else choose(Observation.at(rules, state, seat))
            )
            state = advance(rules, state, seat, move)[1]


def same(move: Move) -> object:
    """A move; of a new table the melds whatever their order, which means nothing, and whether a
    joker says what it can only be."""
    if isinstance(move, Rearrange):
        return tuple(sorted(tuple(sorted(as_meant(cards))) for cards in move.table))
    return move
