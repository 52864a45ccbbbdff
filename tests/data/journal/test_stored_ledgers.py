"""Ledgers are reckoned once, and kept with the journal of their table for all who may see it."""

import json
import re

from data.database.database import Database
from data.journal.ledgers import LedgerKey, LedgerStore
from data.journal.store import Store
from engine.moves import Discard
from engine.notation.ledger_story import stored_lines, write_ledger
from engine.steps.skips import SKIP
from tests.data.samples import LEDGER, OPENING, header

KEY = LedgerKey("a1", 2, 1)


async def test_a_ledger_comes_back_as_it_was_kept_and_no_other_does(database: Database) -> None:
    await Store(database).create(header("a1"), OPENING)
    ledgers = LedgerStore(database)
    assert await ledgers.find(KEY) is None
    await ledgers.keep(KEY, LEDGER)
    assert await ledgers.find(KEY) == LEDGER
    for other in (KEY._replace(seat=0), KEY._replace(deal_no=1), KEY._replace(table_id="b2")):
        assert await ledgers.find(other) is None
    again = LEDGER._replace(futures=20)
    await ledgers.keep(KEY, again)
    assert await ledgers.find(KEY) == again, "two processes may have reckoned it at once"


async def test_of_a_table_that_is_gone_none_is_kept(database: Database) -> None:
    ledgers = LedgerStore(database)
    await ledgers.keep(KEY, LEDGER)
    assert await ledgers.find(KEY) is None


def test_a_move_that_names_a_player_comes_back() -> None:
    first, *rest = LEDGER.lines
    for skip in (0, 1, 7):
        named = first._replace(instead=Discard(SKIP, skip))
        told = json.loads(json.dumps(write_ledger(LEDGER._replace(lines=(named, *rest)))))
        assert next(stored_lines(told)) == named


def test_it_names_nobody() -> None:
    told = json.dumps(write_ledger(LEDGER))
    assert set(re.findall(r'"by": "(.*?)"', told)) == {""}
