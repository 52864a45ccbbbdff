"""Everything that chance did in a game, as a file for whoever wants to check it, and the check
itself (docs/fair-shuffle.md). docs/verify_game.py does the same with nothing of ours."""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, pairwise, zip_longest
from typing import Any, NamedTuple

from engine.cards import names, pack
from engine.deal import commitment, first_dealer, order, salted
from engine.events import Dealt, Recycled
from engine.evolve import evolve
from engine.notation.export import Json, unique_names
from engine.table.replay import Frame, Replay


class Check(NamedTuple):
    """One thing recomputed: ``seal``, ``dealer``, ``deal`` or ``new_stock``, and whether it is so.

    ``deal`` and ``number`` (which new stock of the deal, from 1) are 0 where they mean nothing.
    """

    what: str
    is_so: bool
    deal: int = 0
    number: int = 0


def shuffles(replay: Replay) -> Json:
    """The file: the seed, what the players added, and what was dealt from it (the game is over)."""
    return head(replay) | {"deals": list(deals(replay))}


def head(replay: Replay) -> Json:
    """The file without its deals."""
    seed, first = replay.header.seed, replay.frames[0]
    return {
        "table": replay.header.table_id,
        "game": replay.game.name,
        "seal": commitment(seed),
        "seed": seed.hex(),
        "salts": [salt for _, salt in first.roster.salts],
        "seats": list(unique_names(first.roster.sitters)),
        "dealer": first.state.dealer,
    }


def deals(replay: Replay) -> Iterator[Json]:
    """Each deal with its new stocks."""
    for begin, end in pairwise((*replay.deals, len(replay.frames))):
        dealt = next(one for one in replay.frames[begin].events if isinstance(one, Dealt))
        result = replay.frames[begin - 1].state.result if begin else None
        yield {
            "deal": dealt.deal_no,
            "dealer": dealt.dealer,
            "direction": 1 if result is None else result.next_direction,
            "hands": [names(hand) for hand in dealt.hands],
            "upcard": names(dealt.discard)[0] if dealt.discard else None,
            "stock": names(dealt.stock),
            "new_stocks": list(_new_stocks(replay.frames[begin:end])),
        }


_DEALS = ', "deals": ['


def written(file: Mapping[str, Any]) -> Iterator[str]:
    """The file as JSON, line by line: one a key, one a deal."""
    for number, (key, value) in enumerate(file.items()):
        if key != "deals":
            yield f'{"," if number else "{"} "{key}": {json.dumps(value, ensure_ascii=False)}'
    for number, deal in enumerate(file["deals"]):
        yield f"{',' if number else _DEALS} {json.dumps(deal)}"
    yield "]}"


def _new_stocks(frames: Sequence[Frame]) -> Iterator[Json]:
    for before, now in pairwise(frames):
        if not any(isinstance(event, Recycled) for event in now.events):
            continue
        state = before.state
        for event in now.events:
            if isinstance(event, Recycled):
                yield {"from": names(state.discard[:-1]), "stock": names(event.stock)}
            state = evolve(state, event)


def checks(file: Mapping[str, Any]) -> Iterator[Check]:
    """Compute everything anew from the seed and the salts, one check at a time."""
    seed, seats = bytes.fromhex(file["seed"]), len(file["seats"])
    yield Check("seal", commitment(seed) == file["seal"])
    luck = salted(seed, file["salts"])
    yield Check("dealer", first_dealer(luck, seats) == file["dealer"])
    for deal in file["deals"]:
        number, way = deal["deal"], deal["direction"]
        hands = [
            deal["hands"][(deal["dealer"] + way * turn) % seats] for turn in range(1, seats + 1)
        ]
        rounds = (card for card in chain(*zip_longest(*hands)) if card is not None)
        upcard = [] if deal["upcard"] is None else [deal["upcard"]]
        lain = [*rounds, *upcard, *deal["stock"]]
        full = names(order(luck, f"deal/{number}", pack(*divmod(len(lain), 52))))
        yield Check("deal", full == lain, number)
        for count, new in enumerate(deal["new_stocks"], start=1):
            places = order(luck, f"recycle/{number}/{count}", range(len(new["from"])))
            again = [new["from"][place] for place in places]
            yield Check("new_stock", again == new["stock"], number, count)
