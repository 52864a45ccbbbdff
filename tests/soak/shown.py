"""Every message says what is so, and has come to do so soon after each trouble."""

from collections.abc import Mapping

from bot.text import Text
from data.journal.store import Store
from tests.soak.healing import LONGEST, Healing
from tests.soak.promises import Broken
from tests.soak.screens import board_mates, readings
from tests.soak.truth import TableTruth
from tests.soak.watched import WatchedLoopback
from tests.soak.words import words_of


async def true_now(
    server: WatchedLoopback,
    tables: Mapping[str, TableTruth],
    says: Mapping[int, Text],
    store: Store,
) -> list[Broken]:
    """The message of each table is what the bot's own screens make of its journal.

    What we have taken away with its channel, and what stands in a server that has taken the bot
    out, may be untrue until somebody asks for it.
    """
    broken = []
    for key, table in tables.items():
        if table.header.terms.practice or table.message_id in (0, None):
            continue
        if str(table.message_id) in server.gone:
            continue
        message = server.messages.get(str(table.message_id))
        if message is None:
            # Whether the bot has found out about those that we deleted is seen by Healing.
            if table.is_open and str(table.message_id) not in server.taken:
                broken.append(Broken("every message true", "it has none in the channel", key))
            continue
        say = says[table.header.guild_id]
        got = words_of(message)
        is_shared = any(other.is_open for other in board_mates(tables, key))
        allowed = readings(
            *(table, len(table.entries), say, got),
            verdicts=[await store.verdict(key)],
            veils=[is_shared and (table.is_open or table.end_unshown)],
        )
        wanted, *others = [words async for words in allowed]
        if got not in (wanted, *others):
            other = [line for line in wanted if line not in got][:2]
            more = [line for line in got if line not in wanted][:2]
            broken.append(Broken("every message true", f"it lacks {other} and has {more}", key))
    return broken


def healed(healing: Healing) -> list[Broken]:
    """Nothing was untrue for longer than it may be after the last trouble that met it."""
    broken = [
        Broken("every message true", f"version {one.shown} for {one.stored} to the end", one.table)
        for one in healing.now.values()
    ]
    broken += [
        Broken("every message true", f"only {seconds:.1f} s after a trouble")
        for seconds in healing.healed()
        if seconds > LONGEST
    ]
    return broken
