"""A person's export has only cards that they may see now, and no seed."""

import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from data.database.schema import journal, tables
from data.journal.daily import Daily
from data.privacy import Privacy
from engine.cards import HIDDEN, names, parse
from engine.events import Dealt
from engine.games.registry import REGISTRY, game
from engine.live.table import Table
from engine.observation import masked
from engine.options import read_options
from engine.table.boards import board_setup
from engine.table.record import UnreadableJournal
from engine.table.replay import Replay, replay_of
from engine.table.roster import CloseReason, Sitter
from engine.table.table_events import Began, Sat
from engine.table.terms import Terms
from tests.data.evenings import HERE, Evening
from tests.data.played_games import Club, replayed
from tests.data.samples import header
from tests.each import each

ANN, BEN, CHI, STRANGER = 80351110224678912, 175928847299117063, 175928847299117064, 13
ENOUGH = 8
"""Steps after which a deal is on and some cards were drawn."""
NO_DAY = {name for name, listing in REGISTRY.items() if listing.day is None}


def under_way(table: Table) -> bool:
    return table.version >= ENOUGH


async def of_friends(club: Club, name: str) -> Table:
    people = (ANN, BEN, CHI)[: game(name, read_options(REGISTRY[name], {})).seats[0]]
    return await opened(club, await club.begun(*people, game=name, is_enough=under_way))


async def of_practice(club: Club, name: str) -> Table:
    computers = game(name, read_options(REGISTRY[name], {})).seats[0] - 1
    where = {"guild_id": HERE, "channel_id": 20, "computers": computers}
    return await club.registry.practise(
        **where, user=ANN, name="Ann", game_name=name, seed=bytes(range(32))
    )


async def of_the_day(club: Club, name: str) -> Table:
    daily = Daily(club.store._database, lambda: club.now)
    deal = await daily.deal(await daily.today(), name)
    where = {"guild_id": HERE, "channel_id": 20, "day": deal.day}
    return await club.registry.play_day(
        deal.board.board, deal.board.luck, **where, user=ANN, name="Ann", game_name=name
    )


async def of_a_branch(club: Club, name: str) -> Table:
    replay = await ended(club, name, Terms(open_hands=True))
    return await branched(club, replay)


async def of_a_branch_of_a_day(club: Club, name: str) -> Table:
    """The day's journal has the deal in its first step, as 0.1.0 stored it."""
    table = await of_the_day(club, name)
    await table.close(CloseReason.FINISHED)
    await deal_in_first_step(club, table.header.table_id)
    return await branched(club, await replayed(club, table.header.table_id))


async def of_same_cards(club: Club, name: str) -> Table:
    replay = await ended(club, name, Terms(), BEN, CHI, STRANGER)
    made, people = board_setup(replay, 0), (CHI, ANN, BEN)[: replay.frames[0].state.seats]
    terms = Terms(rated=False, board=made.board)
    shown = await club.begun(
        *people, game=name, options=made.options, terms=terms, is_enough=under_way
    )
    return await opened(club, shown)


async def ended(club: Club, name: str, terms: Terms, *people: int) -> Replay:
    seats = game(name, read_options(REGISTRY[name], {})).seats[0]
    people = (people or (BEN, CHI, STRANGER))[:seats]
    table_id = await club.begun(*people, game=name, terms=terms, is_enough=under_way)
    await (await opened(club, table_id)).close(CloseReason.MANAGER)
    return await replayed(club, table_id)


async def branched(club: Club, replay: Replay) -> Table:
    called = [f"Seat {seat + 1}" for seat in range(replay.frames[0].state.seats)]
    where = {"guild_id": HERE, "channel_id": 20, "called": called}
    return await club.registry.play_on(replay, 0, **where, user=ANN, name="Ann", seat=1)


async def opened(club: Club, table_id: str) -> Table:
    table = await club.registry.find(table_id)
    assert table is not None
    return table


Open = Callable[[Club, str], Awaitable[Table]]
KINDS: Mapping[str, Open] = {
    "friends": of_friends,
    "practice": of_practice,
    "day": of_the_day,
    "branch": of_a_branch,
    "branch of a day": of_a_branch_of_a_day,
    "same cards": of_same_cards,
}


async def deal_in_first_step(club: Club, table_id: str) -> None:
    """Store the steps up to the first deal as one, which names all who sit there."""
    here = journal.c.table_id == table_id
    async with club.store._database.write() as connection:
        rows = (
            await connection.execute(select(journal).where(here).order_by(journal.c.version))
        ).all()
        events: list[dict[str, Any]] = []
        for row in rows:
            events += json.loads(row.events)
            if "dealt" in {event["event"] for event in events}:
                break
        text = json.dumps(events, ensure_ascii=False, separators=(",", ":"))
        first, merged = rows[0].version, (journal.c.version > 1, journal.c.version <= row.version)
        await connection.execute(delete(journal).where(here, *merged))
        await connection.execute(
            update(journal).where(here, journal.c.version == first).values(events=text)
        )


def cards_in(value: Any) -> Iterator[str]:
    """The names of cards in JSON; a name of a playing card is nothing else there."""
    match value:
        case dict():
            yield from (card for part in value.values() for card in cards_in(part))
        case list():
            yield from (card for part in value for card in cards_in(part))
        case str():
            try:
                parse(value, any_rank=True)
            except ValueError:
                return
            yield value


async def stored(evening: Evening, table_id: str) -> Replay:
    """What a table has stored until now."""
    page = await evening.store.load(table_id)
    assert page is not None
    return replay_of(page.header, page.entries)


async def deals_exported(evening: Evening, replay: Replay, user: int) -> int:
    """Check each step of a table in a person's export. Return how many deals they see in it."""
    dealt, table_id = 0, replay.header.table_id
    frames = {frame.version: frame for frame in replay.frames}
    text = json.dumps(await Privacy(evening.database).export(user), default=str)
    assert replay.header.seed.hex() not in text
    for step in json.loads(text)["journals"]:
        if step["table_id"] != table_id:
            continue
        shown, frame = Counter(cards_in(step["events"])), frames.get(step["version"])
        if frame is None:
            assert not shown
            continue
        seat = frame.roster.seat_of(user)
        seen = masked(frame.state, seat)
        wild = [event.wild for event in frame.events if isinstance(event, Dealt)]
        cards = [card for card in (*sum(seen.hands, ()), *seen.discard, *wild) if card is not None]
        assert shown <= Counter(names(card for card in cards if card != HIDDEN))
        if wild:
            assert seat is not None
            assert seen.hands[seat]
            assert shown >= Counter(names(seen.hands[seat])), "their own hand is theirs to read"
            dealt += 1
    return dealt


@pytest.mark.one_database
@pytest.mark.parametrize("kind", KINDS)
@each("name", REGISTRY)
async def test_an_export_has_no_card_that_its_person_cannot_see(
    evening: Evening, kind: str, name: str
) -> None:
    if name in NO_DAY and "day" in kind:
        return
    club = Club(evening.database, evening.now, ids=name)
    table = await KINDS[kind](club, name)
    table_id, people = table.header.table_id, table.roster.users
    assert ANN in people
    for state in ("open", "closed"):
        replay = await stored(evening, table_id)
        for user in (*people, STRANGER):
            dealt = await deals_exported(evening, replay, user)
            assert dealt == (kind == "branch of a day" and user == ANN), state
        if state == "open":
            await table.close(CloseReason.MANAGER)
    # A step that names and deals has only their own hand.
    await deal_in_first_step(club, table_id)
    replay = await stored(evening, table_id)
    for is_open in (False, True):
        async with evening.database.write() as connection:
            here = tables.c.table_id == table_id
            await connection.execute(update(tables).where(here).values(is_open=is_open))
        for user in people:
            assert await deals_exported(evening, replay, user) == 1, is_open


@pytest.mark.one_database
async def test_a_later_step_that_names_and_deals_has_no_hand(evening: Evening) -> None:
    """No table has stored one, so only the first step says which seat is whose."""
    dealt = Dealt(1, 0, 1, ((1, 2), (3, 4)), (5, 6), (7,))
    await evening.store.create(header("odd"), (Sat(Sitter(BEN, "Ben")),))
    await evening.store.append("odd", 2, (Sat(Sitter(ANN, "Ann")), Began(0), dealt))
    told = await Privacy(evening.database).export(ANN)
    [step] = told["journals"]
    assert [*cards_in(step["events"])] == names(dealt.discard)


@pytest.mark.one_database
async def test_a_step_that_cannot_be_read_is_not_exported(evening: Evening) -> None:
    await evening.store.create(header("new"), (Sat(Sitter(ANN, "Ann")),))
    text = '[{"event":"sat","sitter":{"user":%d,"name":"Ann"}},{"event":"peeked","card":"7S"}]'
    async with evening.database.write() as connection:
        await connection.execute(update(journal).values(events=text % ANN))
    with pytest.raises(UnreadableJournal):
        await Privacy(evening.database).export(ANN)
