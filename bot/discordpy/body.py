"""What a message is made of when it is sent: components as Discord reads them, and files.

With files it is a form: what Discord reads, as text, and the files behind it.
"""

import json
from collections.abc import Collection, Sequence
from io import BytesIO
from typing import Any, NamedTuple
from uuid import uuid4

import aiohttp
import discord
from discord.http import MultipartParameters

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
        """All that Discord reads, without the files: an edit leaves nothing behind."""
        return {
            "components": self.components,
            "flags": _COMPONENTS_V2 | (EPHEMERAL if private else 0),
            "allowed_mentions": mentions,
            "attachments": [
                {"id": number, "filename": one.name} for number, one in enumerate(self.files)
            ],
        }


_KIND = "application/octet-stream"
_BOUND = uuid4().hex
"""What stands between the parts of a form, and in no file: nobody else knows it."""


def as_form(text: str, files: Sequence[Upload]) -> MultipartParameters:
    """The form as discord.py takes it. ``text`` is the JSON."""
    parts: list[Json] = [{"name": "payload_json", "value": text}]
    for number, (name, content) in enumerate(files):
        told = {"name": f"files[{number}]", "value": content, "filename": name}
        parts.append(told | {"content_type": _KIND})
    attached = [discord.File(BytesIO(content), name) for name, content in files]
    return MultipartParameters(payload=None, multipart=parts, files=attached)


to_json = json.JSONEncoder(separators=(",", ":")).encode
"""As discord.py writes it."""


def as_parameters(written: Json, files: Sequence[Upload]) -> MultipartParameters:
    """The same, or what Discord reads alone where there are no files."""
    if files:
        return as_form(to_json(written), files)
    return MultipartParameters(payload=written, multipart=None, files=None)


class InOnePiece:
    """A session that sends this form at once.

    aiohttp writes each part of one by itself, its head, its content and its end: a dozen calls of
    the kernel, and as many pieces to be encrypted.
    """

    def __init__(self, session: aiohttp.ClientSession, text: str, files: Sequence[Upload]) -> None:
        self._session, self.text, self.files = session, text, files

    def request(self, method: str, url: str, *, data: object, **given: Any) -> Any:
        """As the session does it, with the form for ``data``."""
        kind = f"multipart/form-data; boundary={_BOUND}"
        form = aiohttp.BytesPayload(self._joined(), content_type=kind)
        return self._session.request(method, url, data=form, **given)

    def _joined(self) -> bytes:
        named = f'--{_BOUND}\r\nContent-Disposition: form-data; name="'
        head = f'{named}payload_json"\r\nContent-Type: application/json\r\n\r\n{self.text}'
        pieces = [head.encode()]
        for number, (name, content) in enumerate(self.files):
            told = f'\r\n{named}files[{number}]"; filename="{name}"\r\n'
            pieces += [f"{told}Content-Type: {_KIND}\r\n\r\n".encode(), content]
        return b"".join([*pieces, f"\r\n--{_BOUND}--\r\n".encode()])
