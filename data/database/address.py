"""The address of a database, as operators and the bot's settings write it.

It imports almost nothing, so that the health check stays cheap.
"""

from urllib.parse import quote

USUAL = "sqlite+aiosqlite:///upcard.db"
_SQLITE, POSTGRES = "sqlite+aiosqlite", "postgresql+asyncpg"
_DRIVERS = {
    **dict.fromkeys(("sqlite", _SQLITE), _SQLITE),
    **dict.fromkeys(("postgres", "postgresql", POSTGRES), POSTGRES),
}
EXAMPLES = "sqlite+aiosqlite:///upcard.db or postgresql+asyncpg://user:password@host/name"
_ESCAPED = str.maketrans({sign: quote(sign, safe="") for sign in "@/?#[]"})


class WrongAddress(ValueError):
    """A text isn't an address.

    The message continues a sentence that starts with the setting's name. It contains no secret.
    """


def full_address(text: str) -> str:
    """Return an address with its driver. A plain path names an SQLite file.

    The last `@` ends PostgreSQL's user and password, so an `@` in them needs no escape. Raises
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
    secret, at_sign, place = rest.rpartition("@")
    if "?" in secret:
        raise WrongAddress(
            "has an '@' after a '?': write %40 and %3F for those of names and passwords."
        )
    return f"{driver}://{secret.translate(_ESCAPED)}{at_sign}{place}"
