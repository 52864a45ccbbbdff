"""What a message is made of when it is sent: components as Discord reads them, and files."""

from collections.abc import Collection
from typing import Any, NamedTuple

__all__ = ["EPHEMERAL", "NOBODY", "Body", "Json", "Upload", "mentioned"]

Json = dict[str, Any]

_COMPONENTS_V2 = 1 << 15
EPHEMERAL = 1 << 6
"""The flag of what one person alone sees."""


def mentioned(users: Collection[int]) -> Json:
    """That of the people whom a message names these are notified, and nobody else."""
    return {"parse": [], "users": list(users)} if users else {"parse": []}


NOBODY = mentioned(())


class Upload(NamedTuple):
    """A file under its name (letters, digits, hyphens, full stops)."""

    name: str
    content: bytes


class Body(NamedTuple):
    """A message: its components (V2) and the files that they show."""

    components: list[Json]
    files: tuple[Upload, ...] = ()

    def written(self, *, private: bool = False, mentions: Json = NOBODY) -> Json:
        """What Discord reads, without the files themselves.

        All of it: an edit by it leaves nothing behind that the message had before.
        """
        return {
            "components": self.components,
            "flags": _COMPONENTS_V2 | (EPHEMERAL if private else 0),
            "allowed_mentions": mentions,
            "attachments": [
                {"id": number, "filename": one.name} for number, one in enumerate(self.files)
            ],
        }
