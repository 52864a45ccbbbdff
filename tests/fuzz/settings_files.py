"""Settings as an operator could write them: files with any bytes, variables with any value."""

import tempfile
from pathlib import Path
from unittest import mock

from hypothesis import strategies as st

from bot.settings import SettingsError, load
from tests.fuzz.inputs import NASTY

_SECRET = "MTIz-very-secret-token"

_texts = st.one_of(
    st.text(st.characters(exclude_categories=()), max_size=40), st.sampled_from(NASTY)
)
_SETTING = st.sampled_from(
    (
        *("DISCORD_TOKEN", "DATABASE_URL", "LOG_LEVEL", "MAY_I_SECONDS", "COMPUTER_PAUSE_SECONDS"),
        *("SOURCE_ADDRESS", "SUPPORT_ADDRESS", "COMMANDS_GUILD_ID", "METRICS_PORT"),
        *("DISCORD_API_URL", "DISCORD_GATEWAY_URL", "NOTHING", "export LOG_LEVEL", "METRICS_HOST"),
    )
)
_VALUE = st.one_of(
    _texts,
    st.sampled_from(
        (
            *(
                "sqlite+aiosqlite:///x.db",
                "postgresql+asyncpg://u:p@h/n",
                "http://[::1",
                "ws://h:99999",
            ),
            *(
                "'open",
                '"open',
                "${HOME}",
                "$(id)",
                "1e400",
                "nan",
                "-0",
                "a b",
                "https://é",
                "\\x00",
            ),
            *("postgresql+asyncpg://u:p@h:x/n", "sqlite+aiosqlite://", "http://h:٣", "a@b.c"),
        )
    ),
)
ENV_FILES = st.one_of(
    st.lists(st.tuples(_SETTING, _VALUE).map("=".join), max_size=4).map(
        lambda lines: "\n".join(lines).encode("utf-8", "surrogatepass")
    ),
    st.binary(max_size=60),
)
"""What stands in a file."""


ENVIRONMENT = st.tuples(_SETTING.filter(str.isidentifier), _VALUE)
"""The name of a setting, and its value."""


def read_env_file(content: bytes) -> None:
    """A file with these bytes in it, behind a line with a token."""
    with tempfile.TemporaryDirectory() as folder, mock.patch.dict("os.environ", clear=True):
        path = Path(folder) / ".env"
        path.write_bytes(f"DISCORD_TOKEN={_SECRET}\n".encode() + content)
        try:
            load(path)
        except SettingsError as wrong:
            assert _SECRET not in str(wrong)
            assert wrong.__cause__ is None or _SECRET not in str(wrong.__cause__)


def read_environment(given: tuple[str, str]) -> None:
    """One variable with this value."""
    name, value = given
    # The system itself takes no others.
    if "\0" in value or (not value.isascii() and any("\ud800" <= one <= "\udfff" for one in value)):
        return
    with mock.patch.dict("os.environ", {name: value}, clear=True):
        try:
            load(Path("no.env"))
        except SettingsError as wrong:
            assert name in str(wrong)
