"""The ways of docs/operating.md, to be followed to the letter, and a repository to follow them with."""

import re
import shutil
from pathlib import Path

import pytest

from data.database.migrate import NEWEST
from tests.absent import absent
from tests.data.database.test_upgrade_copy import LATER
from tests.doc_pages import ROOT, text
from tests.processes import ran

OLD, NEW = "v0.1.0", "v0.2.0"
LATEST = f"{int(NEWEST) + 1:04}"
"""The schema of the newer version."""
STEPS = ("Install and start", "Health", "Backup", "Restore", "Upgrade", "Go back", "Remove")
SIGNED = f"git tag --verify {OLD}"
"""The one command that is left out: it needs a key to have signed with."""
_BLOCK = re.compile(r"(.*?)^```sh\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_GIT = "git -c user.name=Ann -c user.email=ann@example.org -c commit.gpgsign=false"
_COPY = re.compile(r"upcard-2026-01-31-041700\.copy")
_BEFORE = re.compile(r"upcard\.db\.before-upgrade-[\d-]+")


def way(heading: str) -> dict[str, list[str]]:
    """What has to be typed for each of STEPS, without the comments."""
    [section] = [one for one in text("docs/operating.md").split("\n## ") if one.startswith(heading)]
    steps = {}
    for before, block in _BLOCK.findall(section):
        [*_, step] = [name for name in re.findall(r"\*\*([\w ]+)", before) if name in STEPS]
        lines = [re.sub(r"\s+#.*", "", line) for line in block.splitlines()]
        steps[step] = [line for line in lines if line and line != SIGNED]
    assert tuple(steps) == STEPS
    return steps


def named(line: str, folder: Path) -> str:
    """The line with the newest files of a folder in place of those of the page."""
    for example, pattern in ((_COPY, "upcard-*.copy"), (_BEFORE, "upcard.db.before-upgrade-*")):
        if example.search(line):
            line = example.sub(newest(folder, pattern), line)
    return line


def newest(folder: Path, pattern: str) -> str:
    """The name of the newest file that is called like this."""
    return max(path.name for path in folder.glob(pattern))


def older_copies(folder: Path, number: int) -> None:
    """Backups of earlier days beside the one that is there."""
    [one] = folder.glob("upcard-*.copy")
    for day in range(number):
        shutil.copy(one, folder / f"upcard-2025-12-{day + 1:02}-041700.copy")


def publish(folder: Path) -> Path:
    """A repository that has the code as it is now as the first version."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        absent("needs git and a checkout")
    for name in ran("git", "ls-files").stdout.splitlines():
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    assert ran("git", "init", "--quiet", folder=folder).returncode == 0
    _version(folder, OLD)
    return folder


def publish_newer(folder: Path) -> str:
    """Add a version with a newer schema; the name of a table that only this one has."""
    migration = LATER.format(own=LATEST, before=NEWEST)
    versions = folder / "data/database/migrations/versions"
    (versions / f"{LATEST}_later.py").write_text(migration, "utf-8")
    _version(folder, NEW)
    return f"made_by_{LATEST}"


def _version(folder: Path, tag: str) -> None:
    for line in ("add --all", f"commit --quiet --message {tag}", f"tag {tag}"):
        assert ran("sh", "-c", f"{_GIT} {line}", folder=folder).returncode == 0


