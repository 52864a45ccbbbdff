"""A token is good for one database on a machine, however many processes share its shards."""

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


@pytest.fixture(autouse=True)
def _of_this_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))


def test_processes_of_one_database_have_it_together() -> None:
    with only_one_with("token", API, HERE):
        with (
            only_one_with("token", API, HERE),
            pytest.raises(DatabaseError, match="plays on another database"),
            only_one_with("token", API, THERE),
        ):
            pass
        with only_one_with("token", API, HERE), only_one_with("other", API, THERE):
            pass
    with only_one_with("token", API, THERE):
        pass


def test_whoever_came_later_keeps_others_out_when_the_first_has_gone() -> None:
    first, second = (only_one_with("token", API, HERE) for _ in range(2))
    first.__enter__()
    second.__enter__()
    first.__exit__(None, None, None)
    with pytest.raises(DatabaseError), only_one_with("token", API, THERE):
        pass
    second.__exit__(None, None, None)


async def test_a_file_is_the_same_by_every_name(tmp_path: Path) -> None:
    (tmp_path / "other").symlink_to(tmp_path)
    first, same, third = [
        lease_of(f"sqlite+aiosqlite:///{tmp_path}/{name}", ALL, LIMIT).identity
        for name in ("a.db", "other/a.db", "b.db")
    ]
    assert first == same != third


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
            await owned.let_go()
    assert len(set(found[:4])) == 1
    assert found[4] != found[0]


def test_nothing_of_the_token_or_the_database_is_in_the_file(tmp_path: Path) -> None:
    with only_one_with("token", API, HERE):
        [file] = tmp_path.glob("upcard-*.lock")
        assert HERE not in file.read_text("ascii")
        assert "token" not in file.name + file.read_text("ascii")
