"""The advisory locks of PostgreSQL by which processes agree who serves which shards.

One is of the whole database: whoever serves shards shares it, whoever needs the database alone has
it alone. One is of each shard, and has the number of shards in it, so that
whoever looks sees by which number others count. One is held while somebody decides.
"""

from collections.abc import Iterable

from sqlalchemy import Row, func, select, text

from data.database.shards import ALL, Shards

__all__ = ["DECIDE", "DECIDED", "HAVE_ALONE", "HELD", "SHARE", "TAKE", "keys", "shards_of"]

_BOT, _DECIDING = 0x6F6E6C79, 0x64656369
"""Any numbers that the programs on one database agree on; a second one is made of the schema."""
_SCHEMA = func.hashtext(func.current_schema())

HAVE_ALONE = select(func.pg_try_advisory_lock(_BOT, _SCHEMA))
SHARE = select(func.pg_try_advisory_lock_shared(_BOT, _SCHEMA))
DECIDE = select(func.pg_try_advisory_lock(_DECIDING, _SCHEMA))
DECIDED = select(func.pg_advisory_unlock(_DECIDING, _SCHEMA))
TAKE = text(
    "SELECT pg_try_advisory_lock(hashtext('upcard shards ' || current_schema()),"
    " CAST(:shard AS integer))"
)
"""Each of these says whether it was done."""

HELD = text(
    "SELECT CAST(lock.objid AS bigint) AS shard, lock.pid AS session FROM pg_locks AS lock"
    " WHERE lock.locktype = 'advisory' AND lock.granted AND lock.objsubid = 2"
    " AND lock.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    # There it has no sign, here it has one.
    " AND CAST(lock.classid AS bigint)"
    " = CAST(hashtext('upcard shards ' || current_schema()) AS bigint) & 4294967295"
    " AND lock.pid <> pg_backend_pid()"
)
"""The shards that others have, as ``keys`` has them, and the sessions that have them."""

_COUNT = 16


def keys(shards: Shards) -> list[int]:
    """The numbers of the locks of these shards; one number stands for all of them, uncounted."""
    return [count << _COUNT | number for count, number in shards.keys]


def shards_of(held: Iterable[Row[tuple[int, int]]]) -> list[tuple[Shards, int]]:
    """What is held, as the shards of each session."""
    found: dict[tuple[int, int], list[int]] = {}
    for key, session in held:
        count, number = divmod(key, 1 << _COUNT)
        found.setdefault((session, count), []).append(number)
    return [
        (Shards(tuple(sorted(numbers)), count) if count else ALL, session)
        for (session, count), numbers in found.items()
    ]
