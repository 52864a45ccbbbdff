"""Write the golden deals: ``python -m tests.golden.write``.

Each file is one whole deal as people would read it: the position dealt, then every move in words
and in notation with what followed from it, then the result. The files hold the engine to what it
does; whoever changes a rule on purpose writes them anew and reads the difference.
"""

import json
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

from engine.cards import Card
from engine.deck import Deck
from engine.events import DealEnded, Event, Recycled
from engine.evolve import evolve
from engine.games.registry import KNOWN, game
from engine.lanes import NO_LANES
from engine.moves import (
    Announce,
    BigGin,
    Declare,
    Discard,
    Knock,
    KnockOnTable,
    LayDown,
    LayOff,
    MakeContract,
    MayI,
    Move,
    Rearrange,
    Show,
    Swap,
    TakeRow,
)
from engine.notation.position import Position, write_position
from engine.notation.replay import write_result
from engine.options import read_options
from engine.phase import Phase
from engine.play import decide, start
from engine.shuffle import open_deal, order
from engine.state import remembering
from tests.engine.simple_player import next_move

FOLDER = Path(__file__).parent
DEALS: dict[str, tuple[str, dict[str, Any], int, int]] = {
    "basic-two-players": ("basic", {}, 2, 1),
    "basic-four-players-last-discard": ("basic", {"must_discard_to_go_out": True}, 4, 1),
    "basic-three-players-no-new-stock": (
        "basic",
        {"max_reshuffles": 0, "end": {"mode": "hands", "hands": 2}},
        3,
        2,
    ),
    "contract-1-three-players": ("contract", {}, 3, 1),
    "contract-5-four-players-first-asker": (
        "contract",
        {
            "allow_two": True,
            "round2": "set3_set4",
            "may_i_priority": "first_asker",
            "swap_in_sets": True,
            "swapped_joker_use": "any",
        },
        4,
        5,
    ),
    "contract-7-five-players-twelve-float": ("contract", {"hand7": "twelve_float"}, 5, 7),
    "contract-3-three-players-fewer-deals": ("contract", {"contracts": [1, 4, 6]}, 3, 3),
    "dummy-1-two-players": ("dummy", {}, 2, 1),
    "dummy-2-three-players-extras": ("dummy", {"extras": "all"}, 3, 2),
    "dummy-3-four-players": ("dummy", {"ngo_reversal": "next_hand_only"}, 4, 3),
    "manipulation-1-two-players-knock": ("manipulation", {}, 2, 1),
    "manipulation-2-three-players-tiles": ("manipulation", {"rulebook": "tiles"}, 3, 1),
    "manipulation-3-five-players-until": ("manipulation", {"rulebook": "until"}, 5, 2),
    "manipulation-4-four-players-last-draw": (
        "manipulation",
        {"meld_after_last_draw": True, "scoring": "zero_sum", "joker_moves": "fixed"},
        4,
        3,
    ),
    "manipulation-5-two-out": ("manipulation", {"knock_limit": None}, 2, 3),
    "gin-1-standard": ("gin", {}, 2, 1),
    "gin-2-oklahoma-shown-by-themself": ("gin", {"rulebook": "oklahoma", "showdown": "own"}, 2, 2),
    "gin-3-hollywood": ("gin", {"rulebook": "hollywood", "last_discard": "knock"}, 2, 3),
    "gin-4-round-the-corner": ("gin", {"rulebook": "round_the_corner", "big_gin": 31}, 2, 1),
    "indian-1-two-players": ("indian", {}, 2, 1),
    "indian-2-four-players-pool": (
        "indian",
        {"rulebook": "pool101", "one_sequence": "pure_off"},
        4,
        2,
    ),
    "indian-3-three-players-lives": ("indian", {"rulebook": "lives", "exhausted": "end"}, 3, 1),
    "phases-1-two-players": ("phases", {}, 2, 1),
    "phases-2-four-players-announced": (
        "phases",
        {"rulebook": "masters", "wild_swap": True, "going_out": "discard", "skip_target": "next"},
        4,
        2,
    ),
    "phases-3-three-players-colours": (
        "phases",
        {
            "phases": [["colour5"], ["colour_run3", "set2"]],
            "order": "free",
            "sizes": "exact",
            "hit_at_once": False,
            "wrap": True,
            "skip_limit": None,
            "going_out": "hit",
            "exhausted": "end",
        },
        3,
        1,
    ),
    "rummy500-1-two-players": ("rummy500", {}, 2, 1),
    "rummy500-2-three-players-jokers": (
        "rummy500",
        {
            "rulebook": "joker",
            "swap": "runs",
            "joker_value": "card",
            "top_card": "free",
            "exhausted": "recycle",
        },
        3,
        2,
    ),
    "rummy500-3-six-players": (
        "rummy500",
        {"rulebook": "fives", "doubles_in_set": True, "must_discard_to_go_out": True},
        6,
        1,
    ),
    "rummy500-4-four-players-end": (
        "rummy500",
        {"take_to_lay_off": False, "exhausted": "end"},
        4,
        1,
    ),
    "shanghai-1-three-players": ("shanghai", {}, 3, 1),
    "shanghai-2-five-players-wild-deuces": (
        "shanghai",
        {"deuces_wild": True, "wild_limit": None, "swap": "any", "buy_penalty": 2},
        5,
        2,
    ),
    "shanghai-4-eight-players-chain": (
        "shanghai",
        {"chain_buys": True, "max_buys": 2, "blind_bonus": True, "further_melds": False},
        8,
        4,
    ),
    "tiles-1-two-players": ("tiles", {}, 2, 1),
    "tiles-2-four-players-classic": ("tiles", {"rulebook": "classic", "opening": "then"}, 4, 2),
    "tiles-3-three-players-last-round": (
        "tiles",
        {"rulebook": "family", "pool_empty": "last_round", "draws": 3, "lay_after_draw": True},
        3,
        1,
    ),
}
"""File name: game, options, players, deal."""

MOST_MOVES = 2000


def text(file: str) -> str:
    """The whole golden deal of this name."""
    return "\n".join(_lines(file, *DEALS[file])) + "\n"


def _lines(
    file: str, called: str, options: dict[str, Any], seats: int, deal_no: int
) -> Iterator[str]:
    rules = game(called, read_options(KNOWN[called], options))
    seed = file.encode().ljust(32, b".")[:32]
    players = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")[:seats]
    table = start(rules, seats)._replace(deal_no=deal_no - 1)
    # Drawn from the top, as in a position that tells no lanes.
    state = remembering(evolve(table, open_deal(rules, table, seed)), NO_LANES)
    yield f"# {file}"
    yield json.dumps(write_position(Position(rules, options, players, state)))
    for count in range(MOST_MOVES):
        if state.phase is Phase.OVER:
            break
        seat, move = next_move(rules, state)

        def shuffled(pile: tuple[Card, ...], purpose: str = f"recycle/{count}") -> Recycled:
            return Recycled(order(seed, purpose, pile))

        events = decide(rules, state, seat, move, shuffled)
        yield f"{state.turn_no:3} {players[seat]}: {_words(move, players, rules.deck)}"
        for event in events:
            state = evolve(state, event)
            yield f"        {_told(event, players, rules.deck)}"
        if move.__class__ is Discard:
            held = " ".join(rules.deck.names(state.hands[seat]))
            yield f"        {players[seat]} keeps {held or 'nothing'}"
    assert state.result is not None, "the deal ends"
    yield json.dumps(write_result(state.result, players))


def _words(move: Move, players: tuple[str, ...], deck: Deck) -> str:
    name = deck.name
    match move:
        case Discard(card, skip):
            skipped = "" if skip is None else f" for {players[skip]}"
            return f"discards {name(card)}{skipped}"
        case MakeContract(melds):
            return "lays the contract " + " / ".join(" ".join(deck.names(meld)) for meld in melds)
        case LayDown(cards):
            return "melds " + " ".join(deck.names(cards))
        case LayOff(cards, meld):
            return f"lays off {' '.join(deck.names(cards))} on meld {meld}"
        case TakeRow():
            return _take(move, players, deck)
        case Knock(card, melds, lay_offs):
            return f"knocks with {name(card)}" + _laid(melds, lay_offs, deck)
        case BigGin(melds):
            return "goes big gin" + _laid(melds, None, deck)
        case Show(melds, lay_offs):
            return "shows" + _laid(melds, lay_offs, deck)
        case Swap(meld, card):
            return f"swaps {deck.name(card)} for the joker of meld {meld}"
        case Rearrange(table) | KnockOnTable(table):
            lie = " / ".join(" ".join(deck.names(cards)) for cards in table or ())
            done = "knocks" if isinstance(move, KnockOnTable) else "rearranges"
            return f"{done}: {lie}" if lie else done
        case Declare(card, melds):
            return f"declares, {name(card)} aside" + _laid(melds, None, deck)
        case MayI():
            return "May I?"
    number = f" {move.number}" if isinstance(move, Announce) else ""
    return type(move).__name__.lower() + "s" + number


def _take(move: TakeRow, players: tuple[str, ...], deck: Deck) -> str:
    taken = f"takes the row from {deck.name(move.start)}"
    if move.lay_off is not None:
        return f"{taken} and {_words(move.lay_off, players, deck)}"
    return taken if move.meld is None else f"{taken} and melds {' '.join(deck.names(move.meld))}"


def _laid(
    melds: tuple[tuple[Card, ...], ...] | None, lay_offs: tuple[LayOff, ...] | None, deck: Deck
) -> str:
    """What goes down with a move that ends the deal."""
    names = deck.names
    laid = [" ".join(names(cards)) for cards in melds or ()]
    laid += [f"{' '.join(names(one.cards))} on meld {one.meld}" for one in lay_offs or ()]
    return "".join(f", {part}" for part in laid)


def _told(event: Event, players: tuple[str, ...], deck: Deck) -> str:
    """What happened, with its cards, seats by name."""
    if isinstance(event, DealEnded):
        return "the deal is over"
    parts = [type(event).__name__]
    for key in (field.name for field in fields(event)):
        value = getattr(event, key)
        if (key == "phase" and value is None) or key == "lanes":
            continue
        if key in ("player", "whom", "then"):
            parts.append(players[value] if key == "player" else f"{key} {players[value]}")
        elif key in ("card", "upcard") and value is not None:
            parts.append(f"{key} {deck.name(value)}")
        elif key == "stock":
            parts.append(" ".join(deck.names(value)))
        elif key == "seats":
            parts.append("for " + " ".join(players[seat] for seat in value))
        elif key == "whole":
            parts.append("now " + " ".join(deck.names(value.cards)))
        elif key in ("melds", "table"):
            parts += [f"{meld.kind} {' '.join(deck.names(meld.cards))}" for meld in value]
        elif key == "changed":
            parts.append("changed " + " ".join(map(str, value)))
        elif key == "meld" and not isinstance(value, int):
            parts.append(f"{value.kind} {' '.join(deck.names(value.cards))}")
        else:
            shown = " ".join(deck.names(value)) if isinstance(value, tuple) else value
            parts.append(f"{key} {shown}")
    return ", ".join(parts)


if __name__ == "__main__":
    for deal in DEALS:
        (FOLDER / f"{deal}.txt").write_text(text(deal), encoding="utf-8")
