"""Files that appear as a whole or not at all, and that only their owner can read."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain, count
from pathlib import Path
from time import gmtime, strftime

__all__ = ["PRIVATE", "new_file", "stamped"]

PRIVATE = 0o600
"""The mode of whatever holds hands and seeds."""


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """An empty file to fill under another name; at the end it is on the disk, in its place.

    What stood there is overwritten. After an error nothing is left of it.
    """
    part = file.with_name(f".{file.name}.{secrets.token_hex(4)}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        part.chmod(PRIVATE)  # whatever the umask took away
        _give_to_owner(part, file)
        yield part
        _onto_disk(part)
        part.replace(file)
        _onto_disk(file.parent)
    finally:
        part.unlink(missing_ok=True)


def stamped(start: str) -> Path:
    """A file that is not there yet: its name goes on with this moment in UTC, so that it sorts."""
    name = f"{start}{strftime('%Y%m%d-%H%M%S', gmtime())}"
    others = (Path(f"{name}-{number}") for number in count(2))
    return next(one for one in chain([Path(name)], others) if not one.exists())


def _give_to_owner(part: Path, file: Path) -> None:
    """What root writes is for whom the old file belongs to, or else the folder: mostly the bot."""
    if os.name == "posix" and os.geteuid() == 0:
        owner = (file if file.exists() else file.parent).stat()
        os.chown(part, owner.st_uid, owner.st_gid)


def _onto_disk(path: Path) -> None:
    where = os.open(path, os.O_RDONLY)
    try:
        os.fsync(where)
    finally:
        os.close(where)
