"""A token is good for one database on a machine, however many processes share its shards."""

import re
import secrets
from pathlib import Path

import pytest

from data.database.shards import ALL
from data.database.trouble import DatabaseError
from data.leases.process_lock import only_one_with
from data.leases.shard_lease import lease_of
from tests.processes import LIMIT
from tests.proxy import Proxy

API = "https://discord.example"
HERE, THERE = "one database", "another database"


@pytest.fixture(params=["socket", "file"])
def token(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """One of this test alone, kept by what Linux has, and by what other systems have."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    if request.param == "file":
        monkeypatch.setattr("data.leases.process_lock._NAMES", tmp_path / "none")
    return secrets.token_hex()


def test_processes_of_one_database_have_it_together(token: str) -> None:
    with only_one_with(token, API, HERE):
        with (
            only_one_with(token, API, HERE),
            pytest.raises(DatabaseError, match="plays on another database"),
            only_one_with(token, API, THERE),
        ):
            pass
        with only_one_with(token, API, HERE), only_one_with("other" + token, API, THERE):
            pass
        with only_one_with(token, "another Discord", THERE):
            pass
    with only_one_with(token, API, THERE):
        pass


def test_whoever_came_later_keeps_others_out_when_the_first_has_gone(token: str) -> None:
    first, second = (only_one_with(token, API, HERE) for _ in range(2))
    first.__enter__()
    second.__enter__()
    first.__exit__(None, None, None)
    with pytest.raises(DatabaseError), only_one_with(token, API, THERE):
        pass
    second.__exit__(None, None, None)


def test_whoever_is_refused_keeps_no_one_out(token: str) -> None:
    with (
        only_one_with(token, API, HERE),
        pytest.raises(DatabaseError),
        only_one_with(token, API, THERE),
    ):
        pass
    with only_one_with(token, API, HERE):
        pass


def test_a_file_is_shared_with_no_one(tmp_path: Path) -> None:
    """The same path may be another file in a container that has the network of the machine."""
    url = f"sqlite+aiosqlite:///{tmp_path}/a.db"
    first, second = (lease_of(url, ALL, LIMIT).identity for _ in range(2))
    assert first != second


@pytest.mark.own_way
async def test_a_postgresql_is_the_same_at_every_address(bare: str, cluster: str) -> None:
    port = int(cluster.rpartition(":")[2])
    with Proxy("127.0.0.1", port) as pooler:
        urls = [
            bare,
            bare.replace("127.0.0.1", "localhost"),
            bare.replace(f":{port}/", f":{pooler.port}/"),
            # Neither the password nor the user tells one database from another.
            bare.replace("secret", "new"),
            f"{cluster}/postgres",
        ]
        found = []
        for url in urls:
            owned = lease_of(url, ALL, LIMIT)
            await owned.take(print)
            found.append(owned.identity)
            await owned.release()
    assert len(set(found[:4])) == 1
    assert found[4] != found[0]


def test_nothing_of_the_token_or_the_database_can_be_seen(token: str, tmp_path: Path) -> None:
    with only_one_with(token, API, HERE):
        names = Path("/proc/self/net/unix").read_text(encoding="utf-8", errors="replace")
        seen = re.findall("@upcard-.*", names)
        seen += [file.name + file.read_text("ascii") for file in tmp_path.glob("upcard-*")]
    assert seen
    assert not [one for one in seen if token in one or HERE in one]
