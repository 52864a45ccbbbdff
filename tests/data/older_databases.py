"""Databases that older versions have written, and play that goes on in them.

Of each there is an ``.sql``, written by the code of its day, which played the tables through its
own registry and store, and a ``.json``: what the same code read from it.
"""

import json
import sqlite3
from datetime import datetime
from pathlib import Path
from typing import Any

from bot.people.preferences import Preferences
from data.choices.settings import SettingsStore
from data.database.database import Database
from data.journal.store import Store
from engine.computer import choose
from engine.live.table import Table
from engine.live.tables import TableRegistry
from engine.live.timing import Pace, Patience
from engine.phase import Phase

_FOLDER = Path(__file__).parent


def before(name: str) -> dict[str, Any]:
    """What the code of that day read from the database of this name."""
    told: dict[str, Any] = json.loads((_FOLDER / f"{name}.json").read_text("utf-8"))
    for server in told["servers"].values():
        for board in server["boards"].values():
            # There was one line for all computers, which were all alike.
            computer = board.pop("computer")
            board["computers"] = [] if computer is None else [computer]
    return told


def laid_out(name: str, folder: Path) -> str:
    """The address of a copy of that database in this folder."""
    path = folder / "upcard.db"
    with sqlite3.connect(path) as file:
        file.executescript((_FOLDER / f"{name}.sql").read_text("utf-8"))
    file.close()
    return f"sqlite+aiosqlite:///{path}"


async def registry_over(database: Database, now: datetime) -> TableRegistry:
    """The tables as a process has them after its start, with the quiet hours of people."""
    store = Store(database, now.timestamp)
    settings = await SettingsStore(database).people()
    quiet = {user: Preferences.read(kept).quiet for user, kept in settings.items()}
    return TableRegistry(store, lambda: now, Pace(quiet_hours=quiet.get), Patience())


async def found(registry: TableRegistry, table_id: str) -> Table:
    """A table that is there."""
    table = await registry.find(table_id)
    assert table is not None
    return table


async def play_out(table: Table) -> None:
    """Computers play for everybody until the deal is over."""
    while table.phase is not Phase.OVER:
        mine = table.observation(min(table.acting()))
        assert mine is not None
        await table.play_seat(mine.seat, choose(mine), table.version)


async def agree_and_begin(table: Table) -> None:
    """Everybody who was asked takes their seat or agrees to the rules, and the host begins."""
    for sitter in table.sitting.asked:
        assert sitter.user is not None
        if sitter.user in table.sitting.invited:
            await table.join(sitter.user, sitter.name)
        else:
            await table.agree(sitter.user, table.version)
    await table.begin(table.sitting.host)
