"""Whole games through the journal: what comes back is what was played, event for event."""

import random
from typing import TYPE_CHECKING

import pytest

from data.database.database import Database
from data.journal.store import Store
from engine.deal import open_deal, order
from engine.games.registry import REGISTRY, game
from engine.options import read_options
from engine.phase import Phase
from engine.play import decide, evolve, may_act, offers, start
from engine.table.record import Entry
from tests.data.samples import OPENING, header

if TYPE_CHECKING:
    from engine.events import Event

SEED = bytes(range(32))
STEPS = 200


def played_at_random(name: str, preset: str) -> list[Entry]:
    """A table's journal after so many legal moves."""
    listing = REGISTRY[name]
    rules = game(name, read_options(listing, {listing.preset_key: preset}))
    chance = random.Random(4)
    state = start(rules, rules.seats[-1])
    entries = [Entry(1, OPENING)]
    while len(entries) < STEPS:
        step: tuple[Event, ...]
        if state.phase is Phase.OVER:
            step = (open_deal(rules, state, SEED),)
        else:
            seat = chance.choice(sorted(may_act(rules, state)))
            move = chance.choice(list(offers(rules, state, seat)))
            step = decide(rules, state, seat, move, lambda cards: order(SEED, "recycle/1/1", cards))
        for event in step:
            state = evolve(state, event)
        entries.append(Entry(len(entries) + 1, step))
    return entries


@pytest.mark.one_database
@pytest.mark.parametrize(
    ("name", "preset"),
    [
        pytest.param(name, preset, marks=[pytest.mark.long] * (preset != listing.default))
        for name, listing in REGISTRY.items()
        for preset in listing.presets
    ],
)
async def test_a_random_game_comes_back(database: Database, name: str, preset: str) -> None:
    store = Store(database)
    entries = played_at_random(name, preset)
    await store.create(header(game=name), entries[0].events)
    for entry in entries[1:]:
        await store.append("k7q2", entry.version, entry.events)
    page = await store.load("k7q2")
    assert page is not None
    assert page.entries == tuple(entries)
    # Equal is not enough: True equals 1, and a tuple equals a named one.
    assert repr(page.entries) == repr(tuple(entries))
