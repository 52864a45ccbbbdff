"""The epoch of a lease: by it the database itself refuses what a process stores after another one
has taken its shards, whatever the two know of each other.

Whoever takes shards first removes the rows of all who had any of them, and adds one with a later
epoch. Whoever writes looks for their own row in the same transaction, and keeps it from being
removed until that ends: so a new owner waits for what is being stored, and nothing is stored after.
"""

import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from data.database.schema import leases
from data.database.shards import ALL, Shards
from data.database.trouble import StorageTrouble


class Lease(NamedTuple):
    """The row of a process: its shards as they are set, and its epoch."""

    shards: str
    epoch: int


class Replaced(StorageTrouble):
    """Another process serves the shards of this one by now."""

    def __init__(self, shards: object) -> None:
        super().__init__(f"Another process serves the shards {shards} by now.")


def begin(connection: Connection, shards: Shards) -> Lease:
    """A new epoch. It waits for whatever is being stored under those that it ends.

    The caller has the lock of the shards, so that nobody else begins one meanwhile.
    """
    now = int(time.time() * 1000)
    for row in connection.execute(select(leases)).all():
        now = max(now, row.epoch + 1)
        others = ALL if row.shards == str(ALL) else Shards.read(row.shards)
        if shards.meet(others):
            connection.execute(delete(leases).where(leases.c.shards == row.shards))
    lease = Lease(str(shards), now)
    connection.execute(insert(leases).values(lease._asdict()))
    return lease


def look(connection: Connection, lease: Lease | None) -> None:
    """The first statement of a transaction that writes. Raises Replaced."""
    if lease is None:
        return
    shards, epoch = lease
    # READ COMMITTED: if it is just being removed, this waits for the end of that and looks again.
    row = select(leases.c.epoch).where(leases.c.shards == shards, leases.c.epoch == epoch)
    if connection.execute(row.with_for_update(read=True, key_share=True)).first() is None:
        raise Replaced(shards)
