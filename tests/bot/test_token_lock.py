"""A token is good for one database on a machine, however many processes share its shards."""

from pathlib import Path

import pytest

from bot.token_lock import TokenInUse, only_one_with

API = "https://discord.example"
HERE = "postgresql+asyncpg://upcard:secret@127.0.0.1/upcard"
THERE = "postgresql+asyncpg://upcard:secret@127.0.0.1/other"


@pytest.fixture(autouse=True)
def _of_this_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))


def test_processes_of_one_database_have_it_together() -> None:
    with only_one_with("token", API, HERE):
        with (
            # Neither the password nor the user tells one database from another.
            only_one_with("token", API, HERE.replace("secret", "new")),
            pytest.raises(TokenInUse, match="plays on another database"),
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
    with pytest.raises(TokenInUse), only_one_with("token", API, THERE):
        pass
    second.__exit__(None, None, None)


def test_a_file_is_the_same_by_every_name(tmp_path: Path) -> None:
    (tmp_path / "other").symlink_to(tmp_path)
    with (
        only_one_with("token", API, f"sqlite+aiosqlite:///{tmp_path}/a.db"),
        only_one_with("token", API, f"sqlite+aiosqlite:///{tmp_path}/other/a.db"),
        pytest.raises(TokenInUse),
        only_one_with("token", API, f"sqlite+aiosqlite:///{tmp_path}/b.db"),
    ):
        pass


def test_nothing_of_the_token_or_the_password_is_in_the_file(tmp_path: Path) -> None:
    with only_one_with("token", API, HERE):
        [file] = tmp_path.glob("upcard-*.lock")
        assert "secret" not in file.read_text("ascii")
        assert "token" not in file.name + file.read_text("ascii")
