"""Whole games through the journal: what comes back is what was played, event for event, and a
snapshot of a game tells what its steps tell."""

import random
from collections import Counter

import pytest

from data.database.database import Database
from data.database.schema import snapshots
from data.journal.codec import read_snapshot, write_snapshot
from data.journal.store import Store
from engine.computer.strength import Strength, style_of_now
from engine.events import Drew, Event, Recycled
from engine.evolve import evolve
from engine.games.registry import REGISTRY, game
from engine.options import read_options
from engine.phase import Phase
from engine.play import decide, may_act, offers, start
from engine.shuffle import new_stock, open_deal
from engine.table import play
from engine.table.record import Entry, Header
from engine.table.roster import CloseReason, Sitter
from engine.table.table_events import (
    BankSpent,
    CameBack,
    Closed,
    HandedOver,
    NextSeatKept,
    Nudged,
    Sat,
    SeatOpened,
    SeatRequested,
    StoodIn,
    Substituted,
    TimedOut,
    TookBack,
    WentAway,
)
from engine.table.table_state import TableState, rules_at_first, state_at, table_state
from tests.data.samples import OPENING, header
from tests.screens.script import ANN, Script
from tests.short_games import three_or_so

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
            step = decide(rules, state, seat, move, new_stock(rules, state, SEED, 1))
        for event in step:
            state = evolve(state, event)
        entries.append(Entry(len(entries) + 1, step))
    return entries


PRESETS = [
    pytest.param(name, preset, marks=[pytest.mark.long] * (preset != listing.default))
    for name, listing in REGISTRY.items()
    for preset in listing.presets
]


@pytest.mark.one_database
@pytest.mark.parametrize(
    ("name", "preset"),
    PRESETS,
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


def opened_by(table_id: str, host: int, name: str) -> tuple[Header, tuple[Event, ...]]:
    """A lobby of four under the seed that all of these tables have."""
    told = header(table_id, game="basic", options={}, host=host, host_name=name, seed=SEED)
    return told, (Sat(Sitter(host, name)), *(Sat(Sitter(None, who)) for who in ("Ada", "Bo", "Cy")))


async def test_the_same_moves_bring_the_same_cards_at_any_table_after_any_restart(
    database: Database,
) -> None:
    """Other people, another table, another process every few steps."""
    store, chance = Store(database), random.Random(6)
    told, sat = opened_by("here", ANN, "Ann")
    here = table_state(rules_at_first(told), told, [Entry(1, sat)])
    began = play.begin(here, ANN)
    here.apply(2, began, 0)
    there, sat_there = opened_by("there", ANN + 1, "Ben")
    await store.create(there, sat_there)
    seen, made = 0, Counter[type[Event]]()
    while here.version < STEPS and here.state is not None:
        page = await store.load_latest("there")
        assert page is not None
        brought = table_state(rules_at_first(there), there, page.entries)
        for _ in range(9):
            if brought.state is None:
                events = play.begin(brought, ANN + 1)
                assert events == began
            elif here.phase is Phase.OVER:
                events = play.next_deal(brought)
                assert events == play.next_deal(here)
                here.apply(here.version + 1, events, 0)
            else:
                seat = chance.choice(sorted(here.acting()))
                move = chance.choice(list(offers(here.game, here.state, seat)))
                events = play.moved(brought, seat, move)
                assert events == play.moved(here, seat, move)
                here.apply(here.version + 1, events, 0)
            await store.append("there", brought.version + 1, events)
            brought.apply(brought.version + 1, events, 0)
            assert brought.state == here.state
            made.update(map(type, events))
            seen += 1
    assert seen >= STEPS - 2
    assert made[Drew] > 50
    assert made[Recycled], "the stock lasted"


_MACHINE = Sitter(None, "Ada", style_of_now(Strength.EASY))
_EVE, _DEALS = Sitter(ANN + 4, "Eve"), 4
_PEOPLE: tuple[tuple[Event, ...], ...] = (
    (TimedOut(0), WentAway(0), BankSpent(0, 20), Nudged(1, ANN)),
    (CameBack(0), StoodIn(1, _MACHINE), NextSeatKept(_EVE)),
    (TookBack(1), HandedOver(0, _MACHINE), SeatOpened(0), SeatRequested(0, _EVE, _MACHINE)),
    (Substituted(0, _EVE), TimedOut(0)),
)
"""What happens to the people of a game, deal by deal."""


def played_by_computers(name: str, **options: object) -> Script:
    """A game in its fourth deal, whose people come and go."""
    script = Script(name, three_or_so(name), **options).begin()
    for number, people in enumerate(_PEOPLE, 1):
        for event in people:
            script.add(event)
        if number < _DEALS:
            script.play_on(lambda state: state.phase is Phase.OVER)
            if script.state is None or script.state.result is None or script.state.result.game_over:
                return script
            script.deal()
    return script.play_on(lambda state: state.turn_no > 1)


@pytest.mark.parametrize(
    ("name", "preset"),
    PRESETS,
)
def test_a_snapshot_and_the_steps_since_then_are_all_steps(name: str, preset: str) -> None:
    script = played_by_computers(name, **{REGISTRY[name].preset_key: preset})
    whole = table_state(rules_at_first(script.header), script.header, ())
    brought: list[TableState] = []
    for entry in script.entries:
        before = whole.snapshot
        whole.apply(entry.version, entry.events, entry.stored_at)
        if whole.snapshot is not None and whole.snapshot is not before:
            assert whole.snapshot.version == entry.version - 1
            *_, read = read_snapshot("".join(write_snapshot(whole.snapshot)))
            assert read == whole.snapshot
            brought.append(state_at(script.header, read))
        for one in brought:
            one.apply(entry.version, entry.events, entry.stored_at)
            assert one == whole
    assert len(brought) == len(whole.results) - (whole.phase is Phase.OVER)
    assert brought or len(whole.results) == 1, "a game of one deal has none before it"


@pytest.mark.one_database
async def test_a_table_is_brought_back_from_its_snapshot(database: Database) -> None:
    script, store = played_by_computers("basic"), Store(database)
    table_id, (first, *others) = script.header.table_id, script.entries
    await store.create(script.header, first.events)
    for entry in others:
        await store.append(table_id, entry.version, entry.events)
    snapshot = table_state(rules_at_first(script.header), script.header, script.entries).snapshot
    assert snapshot is not None
    before = await store.load_latest(table_id)
    assert before is not None
    assert (before.entries, before.snapshot) == (script.entries, None), "there is none as yet"
    await store.keep_snapshots({table_id: snapshot, "never": snapshot})
    latest, whole = await store.load_latest(table_id), await store.load(table_id)
    assert latest is not None
    assert (latest.snapshot, latest.entries) == (snapshot, script.entries[snapshot.version :])
    assert whole == before, "whoever wants all steps has them"
    # What an earlier version has written otherwise is passed over.
    async with database.write() as connection:
        await connection.execute(snapshots.update().values(state='{"version":3}'))
    assert await store.load_latest(table_id) == before
    await store.append(table_id, len(script.entries) + 1, (Closed(CloseReason.IDLE),), closes=True)
    await store.keep_snapshots({table_id: snapshot})
    after = await store.load_latest(table_id)
    assert after is not None
    assert after.snapshot is None, "none is kept of a table that is closed"
