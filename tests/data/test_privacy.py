"""What is kept of a person: told to them, and forgotten if they wish."""

import json
from typing import Any

import pytest
from sqlalchemy import select

from data.choices.settings import OrderStore, SettingsStore
from data.database.schema import journal, ladder, metadata, tables
from data.journal.ledgers import LedgerKey, LedgerStore
from data.league.standings import CorrectionKind
from data.privacy import Privacy, StillPlaying
from data.rebuild_league import rebuild
from engine.table.record import is_former
from engine.table.roster import CloseReason, Sitter
from engine.table.standing_orders import Orders
from engine.table.table_events import (
    Agreed,
    Began,
    Closed,
    HandedOver,
    HostChanged,
    Invited,
    Sat,
    StoodUp,
)
from tests.data.evenings import HERE, THERE, Evening
from tests.data.played_games import Club
from tests.data.samples import LEDGER, header, snapshot

ANN, BEN, CHI = 80351110224678912, 175928847299117063, 13


async def _everything(evening: Evening) -> str:
    """All that any table of the database holds, as text."""
    told: dict[str, Any] = {}
    for table in metadata.sorted_tables:
        told[table.name] = await evening.all_of(table)
    return json.dumps(told, default=str, ensure_ascii=False)


async def test_nothing_is_kept_of_a_stranger(evening: Evening) -> None:
    told = await Privacy(evening.database).export(ANN)
    assert told.pop("user_id") == ANN
    assert not any(told.values())
    await Privacy(evening.database).forget(ANN)


async def test_a_person_is_told_all_that_is_kept(evening: Evening) -> None:
    club = Club(evening.database, evening.now)
    table_id = await club.played(ANN, BEN)
    await SettingsStore(evening.database).keep_person(ANN, {"language": "vi"})
    await evening.corrections.correct(HERE, table_id, ANN, "a test", CorrectionKind.VOID)
    await evening.corrections.correct(HERE, table_id, BEN, "", CorrectionKind.RESTORE)
    await evening.store.create(header("open", host=ANN), (Sat(Sitter(ANN, "Ann")),))
    await OrderStore(evening.database).store("open", ANN, Orders(never_this_deal=True))
    for seat in (0, 1):
        await LedgerStore(evening.database).keep(LedgerKey(table_id, 1, seat), LEDGER)
    told = await Privacy(evening.database).export(ANN)
    json.dumps(told)
    [mine] = told["ledgers"]
    assert (mine["table_id"], mine["seat"]) == (table_id, 0)
    assert {line["kind"] for line in mine["lines"]} == {"choice"}, "the rest is about other hands"
    assert [row["settings"] for row in told["settings"]] == [{"language": "vi"}]
    assert [row["table_id"] for row in told["results"]] == [table_id]
    assert {row["game"] for row in told["ladder"]} == {"", "basic"}
    assert [row["name"] for row in told["names"]] == [f"player {ANN}"]
    assert [row["reason"] for row in told["corrections"]] == ["a test"]
    assert [row["table_id"] for row in told["standing_orders"]] == ["open"]
    assert sorted(told["hosted"]) == sorted([table_id, "open"])
    named = {(step["table_id"], step["version"]) for step in told["journals"]}
    assert named >= {(table_id, 1), ("open", 1)}
    assert str(BEN) not in json.dumps({**told, "journals": [], "hosted": []})


async def test_who_is_barred_is_told_where_and_whom_they_have_blocked(evening: Evening) -> None:
    store = SettingsStore(evening.database)
    await store.keep_server(HERE, {"barred": [CHI, ANN]})
    await store.keep_server(THERE, {"barred": [CHI], "channels": [ANN]})
    await store.keep_person(ANN, {"blocked": [BEN]})
    await store.keep_person(BEN, {"blocked": [CHI]})
    told = await Privacy(evening.database).export(ANN)
    assert told["barred_in"] == [HERE]
    assert [row["settings"] for row in told["settings"]] == [{"blocked": [BEN]}]
    await Privacy(evening.database).forget(ANN)
    assert (await store.servers())[HERE] == {"barred": [CHI, ANN]}, "a bar is not shaken off"
    assert await store.person(ANN) is None
    assert await store.person(BEN) == {"blocked": [CHI]}


@pytest.mark.one_database
async def test_who_is_forgotten_becomes_a_former_player(evening: Evening) -> None:
    club = Club(evening.database, evening.now)
    first = await club.played(ANN, BEN, CHI)
    ledgers, key = LedgerStore(evening.database), LedgerKey(first, 1, 0)
    await ledgers.keep(key, LEDGER)
    left = await club.played(BEN, ANN, CHI, leaves=ANN)
    last = await club.played(BEN, CHI)
    await SettingsStore(evening.database).keep_person(ANN, {"language": "vi"})
    await evening.corrections.correct(HERE, last, ANN, "", CorrectionKind.VOID)
    others = [row for row in await evening.all_of(ladder) if row["player"] != ANN]
    await Privacy(evening.database).forget(ANN)
    assert (await Privacy(evening.database).export(ANN))["ledgers"] == []
    assert await ledgers.find(key) == LEDGER, "it names nobody, and the others keep it"
    everything = await _everything(evening)
    assert str(ANN) not in everything
    assert f"player {ANN}" not in everything
    assert await evening.all_of(ladder) == others, "the ratings of the others stay"
    for table_id in (first, left):
        game = await evening.league.finished_game(HERE, table_id)
        assert game is not None
        [former] = [seat for seat in game.seats if is_former(seat.user_id)]
        assert former.name == ""
        page = await evening.store.load(table_id)
        assert page is not None, "the journal can still be read"
    assert {seat.user_id for seat in game.seats if not is_former(seat.user_id)} == {BEN, CHI, None}
    assert (await evening.league.history(HERE, ANN)).total == 0
    live = await evening.whole()
    await rebuild(evening.database)
    assert await evening.whole() == live


@pytest.mark.one_database
async def test_a_former_player_stays_one_player_in_a_server_and_none_elsewhere(
    evening: Evening,
) -> None:
    await evening.ranked(ANN, BEN)
    await evening.ranked(CHI, ANN)
    await evening.ranked(ANN, CHI, guild_id=THERE)
    await Privacy(evening.database).forget(ANN)
    for guild_id, tables_there in ((HERE, 2), (THERE, 1)):
        found = (await evening.league.history(guild_id)).games
        assert len(found) == tables_there
        former = {seat.user_id for game in found for seat in game.seats if is_former(seat.user_id)}
        assert len(former) == 1
        if guild_id == HERE:
            here = former
    assert former.isdisjoint(here)


@pytest.mark.one_database
async def test_ratings_are_the_same_after_a_correction_of_games_with_a_former_player(
    evening: Evening,
) -> None:
    names = [await evening.ranked(*who) for who in ((ANN, BEN), (BEN, CHI), (ANN, CHI, BEN))]
    before = [row for row in await evening.all_of(ladder) if row["player"] != ANN]
    await Privacy(evening.database).forget(ANN)
    await evening.corrections.correct(HERE, names[1], CHI, "", CorrectionKind.VOID)
    await evening.corrections.correct(HERE, names[1], CHI, "", CorrectionKind.RESTORE)
    assert await evening.all_of(ladder) == before
    # Whoever comes back begins anew.
    await evening.ranked(ANN, CHI)
    mine = await evening.league.standing_of(HERE, ANN, "contract")
    assert mine is not None
    assert mine.games == 1


async def test_every_event_with_a_person_is_rewritten(evening: Evening) -> None:
    ann, ben = Sitter(ANN, "Ann"), Sitter(BEN, "Ben")
    steps = [
        (Sat(ben), Sat(ann), HostChanged(ANN), Agreed(ANN)),
        (StoodUp(1), Invited(ann), Agreed(BEN)),
        (Began(0), HandedOver(1, Sitter(None, "Ada")), HandedOver(0, ann)),
    ]
    await evening.store.create(header("old", host=ANN, host_name="Ann"), steps[0])
    await evening.store.keep_snapshots({"old": snapshot(ben, ann)})
    await evening.store.append("old", 2, steps[1])
    await evening.store.append("old", 3, (*steps[2], Closed(CloseReason.IDLE)), closes=True)
    await Privacy(evening.database).forget(ANN)
    assert str(ANN) not in await _everything(evening)
    page = await evening.store.load("old")
    assert page is not None
    number = page.header.host
    assert is_former(number)
    assert page.header.host_name == ""
    nobody = Sitter(number, "")
    assert [entry.events for entry in page.entries] == [
        (Sat(ben), Sat(nobody), HostChanged(number), Agreed(number)),
        (StoodUp(1), Invited(nobody), Agreed(BEN)),
        (
            Began(0),
            HandedOver(1, Sitter(None, "Ada")),
            HandedOver(0, nobody),
            Closed(CloseReason.IDLE),
        ),
    ]


async def test_a_table_that_is_open_has_to_end_first(evening: Evening) -> None:
    await evening.ranked(ANN, BEN)
    await evening.store.create(header("open"), (Sat(Sitter(BEN, "Ben")), Sat(Sitter(ANN, "Ann"))))
    before = await _everything(evening)
    with pytest.raises(StillPlaying) as refused:
        await Privacy(evening.database).forget(ANN)
    assert refused.value.tables == ("open",)
    assert await _everything(evening) == before
    await evening.store.append("open", 2, (Closed(CloseReason.IDLE),), closes=True)
    await Privacy(evening.database).forget(ANN)
    assert str(ANN) not in json.dumps(await _everything(evening))


async def test_a_number_that_only_begins_alike_is_somebody_else(evening: Evening) -> None:
    longer = ANN * 10 + 1
    await evening.store.create(header("old", host=BEN), (Sat(Sitter(longer, "Zoe")),))
    await evening.store.append("old", 2, (Closed(CloseReason.IDLE),), closes=True)
    await Privacy(evening.database).forget(ANN)
    async with evening.database.read() as connection:
        events = (await connection.execute(select(journal.c.events))).scalars().all()
        hosts = (await connection.execute(select(tables.c.host))).scalars().all()
    assert any(str(longer) in text for text in events)
    assert list(hosts) == [BEN]
