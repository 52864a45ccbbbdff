"""Copies that are named by the moment, of which the oldest are deleted."""

import re
import sqlite3
from pathlib import Path

import pytest

from bot.__main__ import main
from data.backups import copies
from tests.data.backups.copying import mode
from tests.ready import make_ready

OLDER = [f"upcard-2026-01-0{day}-120000.copy" for day in range(1, 5)]
OTHERS = ["upcard-2025-01-01-120000.copy.txt", "mine-2025-01-01-120000.copy", "upcard-old.copy"]


@pytest.fixture
def backups(tmp_path: Path) -> Path:
    """A folder with older copies and with other files, beside a database."""
    make_ready(tmp_path / "upcard.db")
    folder = tmp_path / "backups"
    folder.mkdir()
    for name in (*OLDER, *OTHERS):
        (folder / name).write_bytes(b"older")
    return folder


def backup(folder: Path, *words: str) -> int:
    return main(["backup", *words, "--database", f"{folder.parent}/upcard.db"])


def names(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


def test_a_copy_goes_into_a_private_folder_beside_the_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make_ready(tmp_path / "upcard.db")
    folder = tmp_path / "backups"
    assert backup(folder) == 0
    [copy] = folder.iterdir()
    assert re.fullmatch(r"upcard-\d{4}-\d\d-\d\d-\d{6}\.copy", copy.name)
    assert (mode(folder), mode(copy)) == (0o700, 0o600)
    assert f"was copied to {copy} (" in capsys.readouterr().out
    assert main(["restore", str(copy), "--database", f"{tmp_path}/upcard.db"]) == 0


def test_only_so_many_of_its_own_names_are_kept(
    backups: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert backup(backups) == 0
    assert names(backups) > {*OLDER, *OTHERS}, "without a number all are kept"
    [new] = names(backups) - {*OLDER, *OTHERS}
    (backups / new).unlink()
    assert backup(backups, "--keep", "3") == 0
    assert capsys.readouterr().out.endswith("Older copies deleted: 2.\n")
    assert names(backups) - {*OTHERS} > {*OLDER[2:]}
    assert len(names(backups) - {*OTHERS}) == 3
    assert names(backups) > {*OTHERS}
    # The new copy stays, also if the clock was wrong and others seem to be newer.
    (backups / "upcard-2999-01-01-000000.copy").write_bytes(b"newer")
    for file in backups.glob("upcard-2026-*"):
        file.unlink()
    assert backup(backups, "--keep", "1") == 0
    [left] = names(backups) - {*OTHERS}
    assert not left.startswith("upcard-2999")


def test_nothing_is_deleted_if_the_copy_fails(
    backups: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def damaged(_: sqlite3.Connection) -> str:
        return "a page is missing"

    monkeypatch.setattr("data.database.sqlite_files.damage", damaged)
    assert backup(backups, "--keep", "1") == 1
    assert "it is damaged: a page is missing" in capsys.readouterr().err
    assert names(backups) == {*OLDER, *OTHERS}


def test_another_folder_and_one_that_cannot_be_made(
    backups: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert backup(backups, "--folder", str(tmp_path / "disk")) == 0
    assert len(names(tmp_path / "disk")) == 1
    assert backup(backups, "--folder", str(tmp_path / "no/disk")) == 1
    assert f"The folder {tmp_path}/no/disk cannot be made" in capsys.readouterr().err


def test_a_number_needs_a_series(
    backups: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert backup(backups, str(tmp_path / "a.copy"), "--keep", "2") == 1
    assert "--keep" in capsys.readouterr().err
    assert names(backups) == {*OLDER, *OTHERS}
    assert not (tmp_path / "a.copy").exists()


def test_the_moment_is_in_the_name(backups: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copies, "gmtime", lambda: (2026, 2, 3, 4, 5, 6, 1, 34, 0))
    assert backup(backups) == 0
    assert "upcard-2026-02-03-040506.copy" in names(backups)
    assert backup(backups) == 1, "it does not overwrite"
