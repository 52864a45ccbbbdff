"""The settings of an operator, read once at the start from environment and `.env`.

`.env.example` explains each setting. The environment wins over the file, and an empty value means
the default.
"""

import os
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

from dotenv import dotenv_values
from dotenv.parser import parse_stream
from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.render.cache import CACHE_MB
from bot.setting_values import (
    GRANTED,
    OWN_SENTENCE,
    DatabaseAddress,
    Host,
    LogFormat,
    LogLevel,
    Port,
    ServedShards,
    ServerId,
    SocketAddress,
    SupportAddress,
    Token,
    TokenFile,
    WebAddress,
    open_mode,
    whole,
)

VERSION = "0.1.0"
"""The version in pyproject.toml, repeated because that file is not installed with the bot."""

ENV_FILE = Path(".env")
# The values of these settings are never repeated, because they may contain passwords and tokens.
SECRET = frozenset(
    {
        "discord_token",
        "discord_token_file",
        "database_url",
        "discord_api_url",
        "discord_gateway_url",
    }
)
FOR_COMPOSE = frozenset({"COMPOSE_PROFILES", "GRAFANA_PASSWORD", "POSTGRES_PASSWORD"})
"""Settings of compose.yaml in the same file. The bot ignores them."""


class SettingsError(Exception):
    """Wrong settings. Each line names a wrong setting and says what to do."""


class Settings(BaseSettings):
    """The settings of one process, in the groups and the order of the example file."""

    model_config = SettingsConfigDict(
        env_file=ENV_FILE,
        env_file_encoding="utf-8-sig",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
        str_strip_whitespace=True,
    )

    # -- Discord --
    discord_token: Token = None
    discord_token_file: TokenFile = None
    commands_guild_id: ServerId = None
    shards: ServedShards = None
    requests_per_second: Annotated[int, whole(1, 10_000)] = GRANTED
    discord_api_url: WebAddress = ""
    discord_gateway_url: SocketAddress = ""

    # -- Storage --
    database_url: DatabaseAddress = "sqlite+aiosqlite:///upcard.db"

    takeover_seconds: Annotated[int, whole(2, 300)] = 10

    # -- Play --
    may_i_seconds: Annotated[int, whole(3, 120)] = 15
    next_deal_seconds: Annotated[int, whole(5, 600)] = 60
    computer_pause_seconds: Annotated[
        float, Field(ge=0, le=10, allow_inf_nan=False, description="a number from 0 to 10")
    ] = 1.2

    # -- Memory --
    cache_mb: Annotated[int, whole(3, 4096)] = CACHE_MB

    # -- Addresses --
    source_address: WebAddress = ""
    support_address: SupportAddress = ""
    privacy_address: WebAddress = ""
    terms_address: WebAddress = ""

    # -- Logs and metrics --
    log_level: LogLevel = "INFO"
    log_format: LogFormat = "text"
    metrics_port: Port = None
    metrics_host: Host = "127.0.0.1"

    # -- Retention --
    keep_removed_servers_days: Annotated[int, whole(1, 3650)] = 30
    thin_journals_after_days: Annotated[int | None, whole(1, 36500)] = None

    @property
    def token(self) -> SecretStr | None:
        """The bot's token from either setting, or None for local play."""
        held = self.discord_token_file
        return self.discord_token if held is None else held.token


def load(env_file: Path = ENV_FILE, **given: object) -> Settings:
    """Return the settings. `given` (the command line) wins over environment and file.

    The environment wins over the file. Raises SettingsError, whose sentences repeat no secret.
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
    # Raised outside of the handler, so that the validation error is not printed as its context.
    raise SettingsError("\n".join(mistakes))


_NEAR = 0.85
"""The likeness (difflib) at which an unknown name and a setting's name give a warning."""


def warnings(settings: Settings, env_file: Path = ENV_FILE) -> Iterator[Mapping[str, str]]:
    """Yield the ``event`` of each doubtful setting, with a ``hint`` and its place."""
    names = [name.upper() for name in Settings.model_fields]
    for name in sorted({*map(str.upper, os.environ)} - {*names, *FOR_COMPOSE}):
        for near in get_close_matches(name, names, n=1, cutoff=_NEAR):
            hint = f"{name} in the environment is not a setting: did you mean {near}?"
            yield {"event": "unknown_setting", "hint": hint}
    held = settings.discord_token_file
    modes = {"the file that DISCORD_TOKEN_FILE names": None if held is None else held.mode}
    values = dotenv_values(env_file, encoding="utf-8-sig").items()
    given = {name.upper(): value for name, value in values if value}
    # An address with a user may also have a password.
    with_user = any("@" in str(given.get(name.upper())) for name in SECRET)
    if with_user or given.keys() & {"DISCORD_TOKEN", "GRAFANA_PASSWORD", "POSTGRES_PASSWORD"}:
        modes[f"{env_file}, which holds a token or a password"] = open_mode(env_file.stat())
    for file, mode in modes.items():
        if mode is not None:
            hint = f"Other users of this machine can read {file}: run 'chmod 600' on it."
            yield {"event": "token_is_open", "mode": mode, "hint": hint}


def keep_from_children() -> None:
    """Remove secrets from the environment, so that no child process inherits them."""
    for name in [
        variable
        for variable in os.environ
        if variable.lower() in SECRET or variable.upper() in FOR_COMPOSE
    ]:
        del os.environ[name]


def _look_over(env_file: Path) -> None:
    """Raise SettingsError for broken lines and unknown names, which would be ignored silently."""
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
        # The parser counts empty lines before a setting as part of it.
        written = line.original.string
        blank = written[: len(written) - len(written.lstrip())].count("\n")
        place = f"{env_file}, line {line.original.line + blank}"
        # A comment has no key either. A broken line is not quoted, because the rest of an address
        # with a password may be in it.
        is_name = line.key is None or line.key.isidentifier()
        if line.error or not is_name or (line.key is not None and line.value is None):
            mistakes.append(f"{place}: write it as NAME=value.")
        elif line.key is not None and line.key.upper() not in {*names, *FOR_COMPOSE}:
            near = get_close_matches(line.key.upper(), names, n=1)
            cure = f"did you mean {near[0]}?" if near else "remove it; .env.example lists them all."
            mistakes.append(f"{place}: {line.key} is not a setting: {cure}")
    if mistakes:
        raise SettingsError("\n".join(mistakes))


def _sentence(name: str, mistake: Any, env_file: Path, given: dict[str, object]) -> str:
    shown = name.upper()
    if mistake["type"] == OWN_SENTENCE:
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
