"""The types of setting values. Each is checked, or refused with words for an operator.

A description completes the sentence "NAME must be …".
"""

import os
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationInfo
from pydantic_core import PydanticCustomError
from sqlalchemy.engine import make_url

from data.database.address import EXAMPLES, POSTGRES, WrongAddress, full_address
from data.database.shards import Shards

GRANTED = 50
"""Requests per second of a bot for which Discord has not raised the limit."""
OWN_SENTENCE = "own_sentence"
"""The type of a pydantic error that has its own sentence.

The sentence follows the setting's name.
"""


def whole(low: int, high: int) -> Any:
    """Return a field for a whole number from `low` to `high`, both included."""
    return Field(ge=low, le=high, description=f"a whole number from {low} to {high}")


def _refuse(problem: str) -> PydanticCustomError:
    """Return an error with its own sentence, which follows the setting's name."""
    # The sentence is given as context, because braces in a template would be replaced.
    return PydanticCustomError(OWN_SENTENCE, "{problem}", {"problem": problem})


def _one_word(token: SecretStr) -> SecretStr:
    text = token.get_secret_value().strip()
    if any(character.isspace() or not character.isascii() for character in text):
        raise ValueError
    return SecretStr(text)


_LONGEST_TOKEN = 1_000
"""A token file may have at most this many bytes. Tokens of Discord have about seventy."""
_OTHER_USERS = 0o007


def open_mode(status: os.stat_result) -> str | None:
    """Return a file's mode, such as "0644", if other users of the machine can read it."""
    mode = status.st_mode & 0o777
    return f"{mode:04o}" if os.name == "posix" and mode & _OTHER_USERS else None


@dataclass(frozen=True, slots=True)
class HeldToken:
    """A token that was read from a file."""

    token: SecretStr
    mode: str | None
    """The file's mode if other users can read it."""


def _held_token(path: object, info: ValidationInfo) -> HeldToken | None:
    if path is None:
        return None
    if info.data.get("discord_token") is not None:
        raise _refuse("and DISCORD_TOKEN are both set: take one of them out.")
    try:
        with Path(str(path)).open("rb") as file:
            mode = open_mode(os.fstat(file.fileno()))
            text = file.read(_LONGEST_TOKEN + 1)
    except (OSError, ValueError) as error:
        # Name no path, because it may be the token itself, written after the wrong name.
        why = getattr(error, "strerror", None) or "this is no path"
        raise _refuse(
            f"names a file that the bot cannot read ({why}): write the token to it and let the"
            " bot's user read it."
        ) from None
    if not text.strip():
        raise _refuse("names a file that is empty: write the token to it.")
    if len(text) > _LONGEST_TOKEN:
        raise ValueError
    return HeldToken(_one_word(SecretStr(text.decode())), mode)


def _database(url: str) -> str:
    try:
        address = full_address(url)
    except WrongAddress as wrong:
        raise _refuse(str(wrong)) from None
    if make_url(address).drivername == POSTGRES and find_spec("asyncpg") is None:
        raise _refuse("names PostgreSQL, whose driver is missing: run 'make postgres' first.")
    return address


def _shards(text: object) -> object:
    return Shards.read(text) if isinstance(text, str) else text


def _address(url: str, *schemes: str) -> str:
    if not url:
        return url
    parts = urlsplit(url)
    # Reading `port` raises ValueError if it is wrong.
    if parts.scheme not in schemes or not parts.hostname or parts.port == 0:
        raise ValueError
    return url.rstrip("/")


def _web_address(url: str) -> str:
    return _address(url, "http", "https")


def _support_address(text: str) -> str:
    if text and "://" not in text:
        name, _, host = text.partition("@")
        if not name or "." not in host or any(letter.isspace() for letter in text):
            raise ValueError
        return text
    return _web_address(text)


def _one_host(host: str) -> str:
    if any(sign.isspace() or sign in "/@,*" for sign in host):
        raise ValueError
    return host


def _socket_address(url: str) -> str:
    return _address(url, "ws", "wss")


WebAddress = Annotated[
    str,
    AfterValidator(_web_address),
    Field(description="an address that begins with http:// or https://"),
]
SocketAddress = Annotated[
    str,
    AfterValidator(_socket_address),
    Field(description="an address that begins with ws:// or wss://"),
]
SupportAddress = Annotated[
    str,
    AfterValidator(_support_address),
    Field(description="an address that begins with http:// or https://, or an e-mail address"),
]
Token = Annotated[
    SecretStr | None,
    AfterValidator(lambda token: token and _one_word(token)),
    Field(description="the token as the Developer Portal shows it, in one piece"),
]
TokenFile = Annotated[
    HeldToken | None,
    BeforeValidator(_held_token),
    Field(description="the path of a file with the token in one piece and nothing else"),
]
DatabaseAddress = Annotated[
    str,
    AfterValidator(_database),
    Field(description=f"a database address such as {EXAMPLES}"),
]
ServedShards = Annotated[
    Shards | None,
    BeforeValidator(_shards),
    Field(
        description="the shards that this process serves, counted from 0, and how many there are,"
        " such as 0-3/8 or 2/8 or 0-1,4/8"
    ),
]
LogLevel = Annotated[
    Literal["DEBUG", "INFO", "WARNING", "ERROR"],
    BeforeValidator(lambda level: str(level).strip().upper()),
    Field(description="DEBUG, INFO, WARNING or ERROR"),
]
LogFormat = Annotated[
    Literal["text", "json"],
    BeforeValidator(lambda style: str(style).strip().lower()),
    Field(description="text or json"),
]
Host = Annotated[
    str,
    AfterValidator(_one_host),
    Field(description="an IP address or name of this machine, such as 127.0.0.1"),
]
Port = Annotated[int | None, whole(0, 65535)]
ServerId = Annotated[
    int | None,
    Field(ge=1, lt=2**63, description="the number that Discord shows as Copy Server ID"),
]
