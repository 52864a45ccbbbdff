"""What an operator may set, read once at start from the environment and from `.env`.

`.env.example` says what each setting means; the environment wins over the file, and an empty value
stands for the default.
"""

import os
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from dotenv.parser import parse_stream
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

__all__ = ["Settings", "SettingsError", "load"]

ENV_FILE = Path(".env")
# Passwords and tokens may stand in these, so that their values are never repeated.
SECRET = frozenset({"discord_token", "database_url", "discord_api_url", "discord_gateway_url"})
DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")
DAY = 24 * 60


class SettingsError(Exception):
    """Something set wrongly: one sentence a mistake that names the setting and says what to do."""


def _whole(low: int, high: int) -> Any:
    return Field(ge=low, le=high, description=f"a whole number from {low} to {high}")


def _refuse(problem: str) -> PydanticCustomError:
    """A mistake that the setting's description does not explain, in words that follow its name."""
    # Given as context, because braces in the sentence itself would be read as a template.
    return PydanticCustomError("told", "{problem}", {"problem": problem})


def _one_word(token: SecretStr) -> SecretStr:
    text = token.get_secret_value().strip()
    if any(character.isspace() or not character.isascii() for character in text):
        raise ValueError
    return SecretStr(text)


def _database(url: str) -> str:
    try:
        driver = make_url(url).drivername
    except (ArgumentError, ValueError) as error:
        raise ValueError from error
    if driver not in DRIVERS:
        raise ValueError
    if driver == "postgresql+asyncpg" and find_spec("asyncpg") is None:
        raise _refuse("names PostgreSQL, whose driver is missing: run 'make postgres' first.")
    return url


def _address(url: str, *schemes: str) -> str:
    if not url:
        return url
    parts = urlsplit(url)
    # Reading the port is what checks it.
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


def _socket_address(url: str) -> str:
    return _address(url, "ws", "wss")


_WebAddress = Annotated[
    str,
    AfterValidator(_web_address),
    Field(description="an address that begins with http:// or https://"),
]


class Settings(BaseSettings):
    """The settings of one process. A description completes the sentence "NAME must be …"."""

    model_config = SettingsConfigDict(
        env_file=ENV_FILE,
        env_file_encoding="utf-8-sig",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
        str_strip_whitespace=True,
    )

    discord_token: Annotated[
        SecretStr | None,
        AfterValidator(lambda token: token and _one_word(token)),
        Field(description="the token as the Developer Portal shows it, in one piece"),
    ] = None
    database_url: Annotated[
        str,
        AfterValidator(_database),
        Field(
            description="a database address such as sqlite+aiosqlite:///upcard.db"
            " or postgresql+asyncpg://user:password@host/name"
        ),
    ] = "sqlite+aiosqlite:///upcard.db"
    discord_api_url: _WebAddress = ""
    discord_gateway_url: Annotated[
        str,
        AfterValidator(_socket_address),
        Field(description="an address that begins with ws:// or wss://"),
    ] = ""
    source_address: _WebAddress = ""
    support_address: Annotated[
        str,
        AfterValidator(_support_address),
        Field(description="an address that begins with http:// or https://, or an e-mail address"),
    ] = ""
    privacy_address: _WebAddress = ""
    terms_address: _WebAddress = ""
    local_port: Annotated[int, _whole(0, 65535)] = 8765
    log_level: Annotated[
        Literal["DEBUG", "INFO", "WARNING", "ERROR"],
        BeforeValidator(lambda level: str(level).strip().upper()),
        Field(description="DEBUG, INFO, WARNING or ERROR"),
    ] = "INFO"
    log_format: Annotated[
        Literal["text", "json"],
        BeforeValidator(lambda style: str(style).strip().lower()),
        Field(description="text or json"),
    ] = "text"
    may_i_seconds: Annotated[int, _whole(3, 120)] = 15
    next_deal_seconds: Annotated[int, _whole(5, 600)] = 60
    computer_pause_seconds: Annotated[
        float, Field(ge=0, le=10, allow_inf_nan=False, description="a number from 0 to 10")
    ] = 1.2
    lobby_idle_minutes: Annotated[int, _whole(1, DAY)] = 30
    table_idle_minutes: Annotated[int, _whole(1, DAY)] = 20
    deserted_minutes: Annotated[int, _whole(1, 7 * DAY)] = 60
    commands_guild_id: Annotated[
        int | None,
        Field(ge=1, lt=2**63, description="the number that Discord shows as Copy Server ID"),
    ] = None


def load(env_file: Path = ENV_FILE, **given: object) -> Settings:
    """The settings; `given` (from the command line) wins over the environment and over the file.

    Raises SettingsError, in which no secret is repeated.
    """
    _look_over(env_file)
    values: dict[str, Any] = {**given, "_env_file": env_file}
    try:
        return Settings(**values)
    except ValidationError as error:
        mistakes = [
            _sentence(str(mistake["loc"][0]), mistake, env_file, given)
            for mistake in error.errors(include_url=False)
        ]
    # Outside of the handler: the validation error must not be printed along as its context.
    raise SettingsError("\n".join(mistakes))


def _look_over(env_file: Path) -> None:
    """Refuse what would be passed over in silence: broken lines and names that mean nothing."""
    if not env_file.is_file():
        return
    try:
        with env_file.open(encoding="utf-8-sig") as stream:
            lines = list(parse_stream(stream))
    except OSError as error:
        raise SettingsError(
            f"{env_file} cannot be read ({error.strerror}): make it readable or remove it."
        ) from error
    except UnicodeDecodeError:
        raise SettingsError(f"{env_file} is not UTF-8 text: save it as UTF-8.") from None
    names = [name.upper() for name in Settings.model_fields]
    mistakes = []
    for line in lines:
        # The parser counts the empty lines before a setting as part of it.
        written = line.original.string
        blank = written[: len(written) - len(written.lstrip())].count("\n")
        place = f"{env_file}, line {line.original.line + blank}"
        # A comment has no key either, but is no error.
        if line.error or (line.key is not None and line.value is None):
            mistakes.append(f"{place}: write it as NAME=value.")
        elif line.key is not None and line.key.upper() not in names:
            near = get_close_matches(line.key.upper(), names, n=1)
            cure = f"did you mean {near[0]}?" if near else "remove it; .env.example lists them all."
            mistakes.append(f"{place}: {line.key} is not a setting: {cure}")
    if mistakes:
        raise SettingsError("\n".join(mistakes))


def _sentence(name: str, mistake: Any, env_file: Path, given: dict[str, object]) -> str:
    shown = name.upper()
    if mistake["type"] == "told":
        return f"{shown} {mistake['ctx']['problem']}"
    must = Settings.model_fields[name].description
    value = "" if name in SECRET else f", not {str(mistake['input'])!r}"
    if name in given:
        cure = "change it on the command line."
    elif any(key.upper() == shown for key in os.environ):
        cure = "change it in the environment."
    else:
        cure = f"change it in {env_file}."
    return f"{shown} must be {must}{value}: {cure}"
