"""Addresses of databases, as operators write them."""

import pytest
from sqlalchemy import make_url

from bot.health import report
from bot.settings import SettingsError, load
from data.database.address import WrongAddress, full_address
from data.database.database import find_dialect
from data.database.trouble import DatabaseError
from tests.each import each


@each(
    ("written", "meant"),
    [
        ("upcard.db", "sqlite+aiosqlite:///upcard.db"),
        ("/var/lib/upcard.db", "sqlite+aiosqlite:////var/lib/upcard.db"),
        ("sqlite:///upcard.db", "sqlite+aiosqlite:///upcard.db"),
        ("postgres://host/upcard", "postgresql+asyncpg://host/upcard"),
        ("postgresql://a:b%40c@host/upcard", "postgresql+asyncpg://a:b%40c@host/upcard"),
        (
            "postgresql://a:b@c/d#e@host:1/upcard",
            "postgresql+asyncpg://a:b%40c%2Fd%23e@host:1/upcard",
        ),
    ],
)
def test_one_address_has_several_ways_to_write_it(written: str, meant: str) -> None:
    assert full_address(written) == meant
    assert full_address(meant) == meant


def test_a_password_needs_no_escapes() -> None:
    address = make_url(
        full_address("postgresql://ann:one@Secret/2#3@db.example:5433/upcard?ssl=require")
    )
    assert (address.username, address.password) == ("ann", "one@Secret/2#3")
    assert (address.host, address.port, address.database) == ("db.example", 5433, "upcard")


@each(
    "written",
    [
        "postgresql://ann:one@Secret123@127.0.0.1:1/upcard",
        "postgresql://ann:one@Secret123:2@127.0.0.1:1/upcard",
        "postgresql://ann:one@Secret123/2@127.0.0.1:1/upcard",
        "postgresql://ann:one@Secret123?two@127.0.0.1:1/upcard",
        "postgresql://an/Secret123:one@127.0.0.1:1/upcard",
        "postgresql://127.0.0.1:1/upcard?user=ann&password=one@Secret123",
        "postgresql:/ann:Secret123@127.0.0.1:1/upcard",
        "postgresql:Secret123/upcard",
        "ann:Secret123@127.0.0.1:1/upcard",
        "mysql://ann:one@Secret123@127.0.0.1:1/upcard",
        "sqlite://ann:one@Secret123@127.0.0.1:1/upcard",
        "ann:Secret123://one@127.0.0.1:1/upcard",
    ],
)
def test_no_sentence_shows_what_is_before_the_last_at(written: str) -> None:
    said = [report(written).words]
    try:
        url, dialect = find_dialect(written)
        said += [dialect.whereabouts(), dialect.problem(OSError("no"))]
        said += [str(url.host), str(url.database)]
    except DatabaseError as error:
        said.append(str(error))
    try:
        load(database_url=written)
    except SettingsError as error:
        said.append(str(error))
    assert len(said) >= 2
    assert "Secret123" not in " ".join(said)


def test_an_address_with_two_readings_says_what_to_write() -> None:
    with pytest.raises(WrongAddress, match=r"^has an '@' after a '\?': write %40 and %3F for"):
        full_address("postgresql://ann:one?two@host/upcard")
