"""The epoch of a lease, by which the database refuses writes of a replaced process.

This works even if the two processes know nothing of each other. A process that takes shards removes
the rows of all leases on any of these shards, and adds its own row with a later epoch. A process
that writes looks for its own row in the same transaction, and keeps the row from being removed
until the transaction ends. So a new owner waits for writes that are in progress, and the old owner
stores nothing after those writes.
"""

import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from data.database.schema import leases
from data.database.shards import ALL, Shards
from data.database.trouble import StorageTrouble


class Lease(NamedTuple):
    """The row of a process: its shards as the setting writes them, and its epoch."""

    shards: str
    epoch: int


class Replaced(StorageTrouble):
    """Another process serves this process's shards now."""

    def __init__(self, shards: object) -> None:
        super().__init__(f"Another process serves the shards {shards} by now.")


def begin(connection: Connection, shards: Shards) -> Lease:
    """Create a lease with a new epoch, and end the leases that share shards with it.

    This waits for writes in progress under the ended leases. The caller holds the lock of the
    shards, so that no one else creates a lease meanwhile.
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
    """Check that this process still has its lease, as the first statement of a write.

    Raises Replaced.
    """
    if lease is None:
        return
    shards, epoch = lease
    # If the row is just being removed, READ COMMITTED waits for that and looks again.
    row = select(leases.c.epoch).where(leases.c.shards == shards, leases.c.epoch == epoch)
    if connection.execute(row.with_for_update(read=True, key_share=True)).first() is None:
        raise Replaced(shards)
