"""A file with all random events of a game, and the check of such a file.

It is for people who want to verify a game.

See docs/fair-shuffle.md. docs/verify_game.py also checks such a file, without code of this project.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from engine.board_scores import leads_to, luck_of_day
from engine.cards import Card, pack
from engine.deck import CARDS, Deck
from engine.events import Dealt, Drew, DrewPenalty, Recycled
from engine.evolve import evolve
from engine.games.registry import REGISTRY
from engine.lanes import cut, take
from engine.notation.export import Json, unique_names
from engine.shuffle import RECIPE, Opening, commitment, first_dealer, lay, remade, salted
from engine.table.replay import Frame, Replay


class Check(NamedTuple):
    """One recomputed part of the file."""

    what: str
    """One of ``seal``, ``dealer``, ``day``, ``deal``, ``draws`` or ``new_stock``.

    ``draws`` are the draws from the first stock, and ``new_stock`` the draws from a later stock.
    """
    passed: bool
    """True if this part of the file is right."""
    deal: int = 0
    """The deal's number, or 0 if the part belongs to no deal."""
    number: int = 0
    """The number of the new stock in the deal, from 1. If the part has no new stock, this is 0."""


def shuffles(replay: Replay) -> Json:
    """Return the file of a finished game, with its seed, its salts and all dealt cards."""
    return head(replay) | {"deals": list(deals(replay))}


def head(replay: Replay) -> Json:
    """Return the file without its deals."""
    seed, first, game = replay.header.seed, replay.frames[0], replay.game
    own = game.deck is not CARDS
    return {
        "table": replay.header.table_id,
        "game": game.name,
        **({"pack": game.deck.names(game.pack(first.state.seats))} if own else {}),
        "recipe": RECIPE,
        "seal": commitment(seed),
        "seed": seed.hex(),
        "salts": [salt for _, salt in first.roster.salts],
        "seats": list(unique_names(first.roster.sitters)),
        "dealer": first.state.dealer,
    }


def deals(replay: Replay) -> Iterator[Json]:
    """Yield each deal with all its draws."""
    deck = replay.game.deck
    for begin, end in pairwise((*replay.deals, len(replay.frames))):
        dealt = next(event for event in replay.frames[begin].events if isinstance(event, Dealt))
        yield {
            "deal": dealt.deal_no,
            "dealer": dealt.dealer,
            "direction": dealt.way,
            "hands": [deck.names(hand) for hand in dealt.hands],
            **({} if dealt.wild is None else {"wild": deck.name(dealt.wild)}),
            "upcard": deck.name(dealt.discard[0]) if dealt.discard else None,
            "stock": deck.names(dealt.stock),
            "draws": list(_draws(replay.frames[begin:end], deck)),
        }


_DEALS = ', "deals": ['


def written(file: Mapping[str, Any]) -> Iterator[str]:
    """Yield the file as JSON, with a line for each key and each deal."""
    for number, (key, value) in enumerate(file.items()):
        if key != "deals":
            yield f'{"," if number else "{"} "{key}": {json.dumps(value, ensure_ascii=False)}'
    for number, deal in enumerate(file["deals"]):
        yield f"{',' if number else _DEALS} {json.dumps(deal)}"
    yield "]}"


def _draws(frames: Sequence[Frame], deck: Deck) -> Iterator[Json]:
    """Yield each draw in a deal. Before the draws from a new stock, yield its pile."""
    for before, now in pairwise(frames):
        state = before.state
        for event in now.events:
            match event:
                case Drew(seat, card) | DrewPenalty(seat, card):
                    yield {"seat": seat, "card": deck.name(card)}
                case Recycled():
                    yield {"pile": deck.names(state.discard[:-1])}
            if any(isinstance(other, Recycled) for other in now.events):
                state = evolve(state, event)


def checks(file: Mapping[str, Any]) -> Iterator[Check]:
    """Compute everything again from the seed and the salts, one check at a time."""
    seed, seats = bytes.fromhex(file["seed"]), len(file["seats"])
    yield Check("seal", commitment(seed) == file["seal"])
    luck = salted(seed, file["salts"])
    yield Check("dealer", first_dealer(luck, seats) == file["dealer"])
    if (daily := file.get("daily")) is not None:
        secret = bytes.fromhex(daily["secret"])
        passed = leads_to(bytes.fromhex(daily["anchor"]), daily["day"], secret)
        yield Check("day", passed and luck_of_day(file["game"], secret) == seed)
    deck = REGISTRY[file["game"]].deck
    own = tuple(map(deck.parse, file["pack"])) if "pack" in file else ()
    for deal in file["deals"]:
        yield from _checks_of_deal(luck, deal, seats, deck, own)


def _checks_of_deal(
    luck: bytes, deal: Mapping[str, Any], seats: int, deck: Deck, own: tuple[Card, ...]
) -> Iterator[Check]:
    parse = deck.parse
    number, way, draws = deal["deal"], deal["direction"], deal["draws"]
    size = min(len(hand) for hand in deal["hands"] if hand)
    out = [seat for seat, hand in enumerate(deal["hands"]) if not hand]
    wild = parse(deal["wild"]) if "wild" in deal else None
    hands = tuple(tuple(map(parse, hand)) for hand in deal["hands"])
    upcard = () if deal["upcard"] is None else (parse(deal["upcard"]),)
    stock = tuple(map(parse, deal["stock"]))
    dealt = size * (seats - len(out)) + (wild is not None) + len(upcard)
    cards = own or pack(*divmod(dealt + len(stock), 52))
    opening = Opening(number, deal["dealer"], deal["dealer"], way)
    laid = lay(luck, cards, seats, opening, size, len(upcard), cut="wild" in deal, out=out)
    yield Check("deal", laid == (hands, upcard, stock, wild), number)
    lanes = cut(laid.stock, seats, (deal["dealer"] + way) % seats, way)
    piles = [index for index, draw in enumerate(draws) if "pile" in draw]
    for count, (begin, end) in enumerate(pairwise((-1, *piles, len(draws)))):
        if count:
            pile = [parse(card) for card in draws[begin]["pile"]]
            lanes = remade(luck, number, count, cards, pile, seats).lanes
        passed = True
        for draw in draws[begin + 1 : end]:
            drawn, lanes = take(lanes, draw["seat"], way)
            passed &= drawn == parse(draw["card"])
        yield Check("new_stock" if count else "draws", passed, number, count)
