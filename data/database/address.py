"""The address of a database, as operators and the bot's settings write it.

It loads next to nothing, so that a question about the bot's health stays cheap.
"""

import os
from urllib.parse import quote

from data.database.trouble import DatabaseError

USUAL = "sqlite+aiosqlite:///upcard.db"
_SQLITE, POSTGRES = "sqlite+aiosqlite", "postgresql+asyncpg"
_DRIVERS = {
    **dict.fromkeys(("sqlite", _SQLITE), _SQLITE),
    **dict.fromkeys(("postgres", "postgresql", POSTGRES), POSTGRES),
}
EXAMPLES = "sqlite+aiosqlite:///upcard.db or postgresql+asyncpg://user:password@host/name"
_ESCAPED = str.maketrans({sign: quote(sign, safe="") for sign in "@/?#[]"})


class WrongAddress(ValueError):
    """A text isn't an address. The words follow the setting's name and contain no secret."""


def full_address(text: str) -> str:
    """Return an address with its driver. A plain path names an SQLite file.

    The last `@` ends PostgreSQL's user and password, so theirs need no escapes. Raises
    WrongAddress.
    """
    scheme, mark, rest = text.partition("://")
    is_path = not mark and "@" not in text and text.partition(":")[0] not in _DRIVERS
    if is_path and text.isprintable():
        return f"{_SQLITE}:///{text}"
    driver = _DRIVERS.get(scheme)
    if not mark or (driver == _SQLITE and rest and not rest.startswith("/")):
        raise WrongAddress(f"is not a database address: write {EXAMPLES}.")
    if driver is None:
        kind = repr(scheme) if scheme.replace("+", "").isalnum() else "that"
        raise WrongAddress(f"cannot begin with {kind}: write {EXAMPLES}.")
    if driver == _SQLITE:
        return f"{driver}://{rest}"
    secret, at, place = rest.rpartition("@")
    if "?" in secret:
        raise WrongAddress(
            "has an '@' after a '?': write %40 and %3F for those of names and passwords."
        )
    return f"{driver}://{secret.translate(_ESCAPED)}{at}{place}"


def set_value(name: str, usual: str = "") -> str:
    """Return a setting's text. The environment wins over `.env`, as it does for the bot.

    Raises DatabaseError if `.env` can't be read.
    """
    from dotenv import dotenv_values  # noqa: PLC0415  the bot itself has no need of it here

    try:
        file = dotenv_values(".env", encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "it is not UTF-8 text"
        raise DatabaseError(
            f".env cannot be read ({why}): make it readable or remove it."
        ) from None
    for known in (os.environ, file):
        for key, value in known.items():
            if key.upper() == name and value and value.strip():
                return value.strip()
    return usual
