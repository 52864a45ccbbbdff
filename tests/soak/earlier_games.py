"""What was played before a soak begins: a database with games of every kind, over and in play.

``python -m tests.soak.earlier_games tests/data/database/stored/0.1.0.sqlite.gz`` keeps one as what
a version stored: there every table of the database has rows.
"""

import asyncio
import gzip
import sqlite3
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time

from bot.people.preferences import PingStyle, Preferences, ServerSettings, Sort, TablePings
from bot.workbench.drafts import draft_at, keep_draft, store_draft
from data.choices.presets import Presets
from data.choices.settings import FormingStore, OrderStore, Registrations, SettingsStore
from data.database.database import Database, open_database
from data.database.epoch import begin
from data.database.shards import Shards
from data.faults import Faults, StoredFault
from data.journal.daily import Daily
from data.journal.heartbeat import HeartbeatStore
from data.journal.ledgers import LedgerKey, LedgerStore
from data.league.recalculation import Corrections, request
from data.league.seasons import Seasons
from data.league.standings import CorrectionKind
from data.privacy import Privacy
from data.retention.removal import Departures
from data.retention.thinning import Thinning
from engine.analysis.ledger import Samples
from engine.cards import parse
from engine.games.registry import REGISTRY
from engine.games.registry import game as rules_of
from engine.listing import Length
from engine.live.table import Table
from engine.live.timing import QuietHours
from engine.moves import Move
from engine.notation.export import deal_with, placed_moves
from engine.notation.ledger_story import read_ledger
from engine.options import write_options
from engine.phase import Phase
from engine.table.day import StrongLine, plays_of_board
from engine.table.record import Outage
from engine.table.standing_orders import Orders
from engine.table.terms import Terms, slow
from tests.data.played_games import Club, again, given, replayed
from tests.short_games import SHORT_GAMES

EARLIER_GUILD = 1082315524880932904
"""A server that has finished games of every kind."""
_OTHER_GUILD = 1174029365512806461
_LONG_AGO = 24 * 60 * 60
"""Seconds before now at which the first game begins."""
_PEOPLE = 8001, 8002, 8003
_FORGOTTEN = 8004


async def play_earlier_games(file: Path) -> None:
    """Write the database. Open tables go on slowly, and have messages in their channels."""
    database = await open_database(f"sqlite+aiosqlite:///{file}")
    begin = int(time()) - _LONG_AGO
    here = Club(database, begin, EARLIER_GUILD, EARLIER_GUILD + 1, ids="e000cafe")
    there = Club(database, begin, _OTHER_GUILD, _OTHER_GUILD + 1, ids="e000bead")
    for game, options in SHORT_GAMES.items():
        await here.played(*_people(game), game=game, options=options)
    await there.played(*_people("basic"))
    in_play = [await _begun(here, game, _in_its_first_deal) for game in REGISTRY]
    in_play.append(await _begun(here, "contract", _after_a_deal))
    in_play.append(await _begun(there, "basic", _in_its_first_deal))
    for number, table_id in enumerate(in_play):
        await here.store.keep(table_id, "message_id", 1_300_000_001_789_000_000 + number)
    await here.store.beat()
    await database.dispose()


async def _begun(club: Club, game: str, is_enough: Callable[[Table], bool]) -> str:
    return await club.begun(*_people(game), game=game, terms=Terms(slow(3)), is_enough=is_enough)


def _people(game: str) -> Sequence[int]:
    """As few as can play it."""
    return _PEOPLE[: rules_of(game, REGISTRY[game].options()).seats[0]]


def _in_its_first_deal(table: Table) -> bool:
    return table.version > 12


def _after_a_deal(table: Table) -> bool:
    return table.phase is Phase.OVER


async def keep_all_kinds(file: Path) -> None:
    """Add to such a database what a soak begins without: rows of every kind."""
    database = await open_database(f"sqlite+aiosqlite:///{file}")
    noon = int(time()) - _LONG_AGO // 2
    club = Club(database, noon, EARLIER_GUILD, EARLIER_GUILD + 1, ids="e000face")
    await _keep_league(database, club)
    await _keep_boards(database, club)
    await _keep_day(database, club)
    await _keep_choices(database)
    await _keep_open_tables(database, club)
    await _keep_bot(database, club)
    await database.dispose()


async def _keep_league(database: Database, club: Club) -> None:
    """Seasons, corrections; a quick game, one with a computer, one of somebody who was forgotten,
    one whose journal is thinned."""

    def clock() -> float:
        return club.now

    before = club.now - 2 * _LONG_AGO
    long_ago = Club(database, before, EARLIER_GUILD, EARLIER_GUILD + 1, ids="e000aced")
    await long_ago.played(*_PEOPLE[:2])
    await Thinning(database, clock).thin(long_ago.now)
    await Seasons(database, clock).open(EARLIER_GUILD, "Monsoon")
    basic = REGISTRY["basic"]
    quick = basic.at_length(basic.options(), Length.QUICK)
    await club.played(*_PEOPLE[:2], options=write_options(quick))
    with_computer = await club.played(_PEOPLE[0], computers=1)
    await club.played(_PEOPLE[0], _FORGOTTEN)
    await Privacy(database).forget(_FORGOTTEN)
    corrections = Corrections(database, clock)
    await corrections.correct(
        EARLIER_GUILD, with_computer, _PEOPLE[1], "only a test", CorrectionKind.VOID
    )
    async with database.write(league_of=_OTHER_GUILD) as connection:
        await request(connection, _OTHER_GUILD, "")


async def _keep_boards(database: Database, club: Club) -> None:
    """A board that is played again, its ledger, and a game that goes on from a moment of it."""
    rules, terms = SHORT_GAMES["gin"], Terms(open_hands=True)
    first = await club.played(*_PEOPLE[:2], game="gin", options=rules, terms=terms)
    made = await given(club, first)
    await again(club, made, "gin", *_PEOPLE[1:])
    replay = await replayed(club, first)
    told = deal_with(replay, 0, placed_moves(replay, 0))
    found, _ = read_ledger(told, 0, Samples.of(2)._replace(costliest=2))
    await LedgerStore(database).keep(LedgerKey(first, 1, 0), found)
    middle = sum(replay.bounds(0)) // 2
    seated = {"seat": 0, "called": ("One", "Two"), "user": _PEOPLE[2], "name": "player"}
    where = {"guild_id": EARLIER_GUILD, "channel_id": EARLIER_GUILD + 1}
    await club.to_its_end(await club.registry.play_on(replay, middle, **where, **seated))


async def _keep_day(database: Database, club: Club) -> None:
    """A deal of the day that somebody has played, and how strong played it."""
    daily = Daily(database, lambda: club.now)
    today = await daily.today()
    deal = await daily.deal(today, "gin")
    board, luck = deal.board.board, deal.board.luck
    table = await club.registry.play_day(
        board,
        luck,
        day=deal.day,
        guild_id=EARLIER_GUILD,
        channel_id=EARLIER_GUILD + 1,
        user=_PEOPLE[0],
        name="player",
        game_name="gin",
    )
    await club.to_its_end(table)
    await daily.show(_PEOPLE[0], _OTHER_GUILD, shown=True)
    await daily.keep_pars(deal.day, "gin", plays_of_board("gin", deal.board.options, board, luck))
    line, moves = StrongLine(deal.line), list[Move]()
    while not line.is_over:
        moves.append(line.think())
        line.make(moves[-1])
    await daily.keep_line(deal.day, "gin", moves, line.worth)


async def _keep_choices(database: Database) -> None:
    """What a server and people have set."""
    presets = Presets(database)
    for game, listing in REGISTRY.items():
        for name, rules in listing.presets.items():
            await presets.save(EARLIER_GUILD, game, f"our {name}", write_options(rules))
    [first, *_] = await presets.list(EARLIER_GUILD, "gin")
    await presets.set_default(EARLIER_GUILD, "gin", first.preset_id)
    quiet = QuietHours(22 * 60, 7 * 60, zone="Asia/Bangkok")
    settings, channels = SettingsStore(database), (EARLIER_GUILD + 1,)
    mine = Preferences(language="vi", sort=Sort.MELDS, call=PingStyle.SILENT, quiet=quiet)
    await settings.keep_person(_PEOPLE[0], mine.write())
    ours = ServerSettings(language="th", clock="relaxed", channels=channels, barred=(_FORGOTTEN,))
    await settings.keep_server(EARLIER_GUILD, ours.write())
    pings = TablePings(games=("gin", "dummy"), hours=quiet)
    await FormingStore(database).keep(EARLIER_GUILD, _PEOPLE[0], pings.write())


async def _keep_open_tables(database: Database, club: Club) -> None:
    """What is kept of a table that is being played, and a bug at it."""
    table_id = await _begun(club, "contract", _after_a_deal)
    table = await club.registry.find(table_id)
    assert table is not None
    await table.next_deal(None)
    await club.registry.index_rows.write(at_once=True)
    await club.store.keep(table_id, "call_id", 1_300_000_001_789_000_900)
    orders = Orders(ranks=frozenset({0}), cards=frozenset({parse("KC")}), until=(2, 7))
    await OrderStore(database).store(table_id, _PEOPLE[0], orders)
    bug = StoredFault("k7f2qd", table_id, table.version, "play", {"user": {"seat": 0}}, "Traceback")
    await Faults(database, lambda: club.now).note(bug)
    tiles = await _begun(club, "tiles", _in_its_first_deal)
    rack = await club.registry.find(tiles)
    assert rack is not None
    user = next(one for one in _PEOPLE if draft_at(rack, one) is not None)
    draft = draft_at(rack, user)
    assert draft is not None
    keep_draft(rack, user, draft)
    await store_draft(rack)


async def _keep_bot(database: Database, club: Club) -> None:
    """When and where the bot was."""
    async with database.write() as connection:
        await connection.run_sync(begin, Shards.read("0-1/2"))
    await HeartbeatStore(database, lambda: club.now).beat(["database"])
    await club.store.note_outage(Outage(0, club.now - 60.5, club.now - 30.25))
    await Departures(database, lambda: club.now).note(_OTHER_GUILD + 1)
    await Registrations(database).remember(EARLIER_GUILD)


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        made = Path(folder) / "upcard.db"
        asyncio.run(play_earlier_games(made))
        asyncio.run(keep_all_kinds(made))
        with closing(sqlite3.connect(made)) as read:
            Path(sys.argv[1]).write_bytes(gzip.compress(read.serialize(), mtime=0))
