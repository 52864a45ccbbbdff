"""The ways of docs/operating.md, someone who follows them, and a repository to follow them with."""

import os
import re
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from subprocess import CompletedProcess

from data.database.migrate import NEWEST
from tests.absent import absent
from tests.data.database.test_upgrade_copy import LATER
from tests.discord.loopback import Loopback
from tests.doc_pages import ROOT, text
from tests.processes import ran

ADDRESS, COPIES = "ADDRESS", "upcard-backups"
MOMENT = "17 4 * * * "
OLD, NEW = "v0.1.0", "v0.2.0"
LATEST = f"{int(NEWEST) + 1:04}"
"""The schema of the newer version."""
STEPS = ("Install and start", "Health", "Backup", "Restore", "Upgrade", "Go back", "Remove")
SIGNED = f"git tag --verify {OLD}"
"""The one command that is left out: it needs a key to have signed with."""
Run = Callable[..., Awaitable[CompletedProcess[str]]]
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


def named(lines: list[str], copies: Path, databases: Path) -> list[str]:
    """The lines with the newest files of these folders in place of those of the page."""
    text = "\n".join(lines)
    for example, folder in ((_COPY, copies), (_BEFORE, databases)):
        if found := example.search(text):
            pattern = re.sub(r"[\d-]{5,}", "-*", found[0])
            text = text.replace(found[0], newest(folder, pattern))
    return text.splitlines()


def newest(folder: Path, pattern: str) -> str:
    """The name of the newest file that is called like this."""
    return max(path.name for path in folder.glob(pattern))


def asks(database: Path, question: str) -> list[tuple[object, ...]]:
    """What is in a database."""
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(question).fetchall()


def older_copies(folder: Path, number: int) -> None:
    """The backup that is there, as so many of earlier days."""
    [one] = folder.glob("upcard-*.copy")
    for day in range(1, number):
        shutil.copy(one, folder / f"upcard-2025-12-{day:02}-041700.copy")
    one.rename(folder / f"upcard-2025-12-{number:02}-041700.copy")


NOTED = 'echo "$@" >> "$0.notes"\n'
"""A program that only notes how it is called, a line each."""
CRONTAB = """\
case $1 in
    -l) cat "$0.notes" ;;
    -) table=$(cat); echo "$table" > "$0.notes" ;;
esac
"""


def scheduled(crontab: Path) -> list[str]:
    """The commands that cron runs every day."""
    lines = crontab.read_text("utf-8").splitlines()
    return [line.removeprefix(MOMENT) for line in lines if line.startswith(MOMENT)]


def fill_in(env: Path, server: Loopback, token: str = "any") -> None:
    """Write the token into the settings, and where Discord is."""
    given = {"TOKEN": token, "API_URL": server.api_url, "GATEWAY_URL": server.gateway_url}
    words = env.read_text("utf-8")
    for name, value in given.items():
        assert f"\nDISCORD_{name}=\n" in words
        words = words.replace(f"\nDISCORD_{name}=\n", f"\nDISCORD_{name}={value}\n")
    env.write_text(words, "utf-8")


def entered(folder: str, name: str) -> str:
    """Where ``cd`` goes from a folder."""
    return os.path.normpath(Path(folder, name))


class Typist:
    """Someone who types line by line. ``run``: does a line in a folder, with this for its input.

    ``given``: what is typed in after lines that have such words, ``after``: what is done after them
    with an editor; ``tells``: more to see if a line fails.
    """

    def __init__(self, run: Run, home: str, tells: str = "true") -> None:
        self._run, self._tells = run, tells
        self.folder = home
        self.given: dict[str, str] = {}
        self.after: dict[str, Callable[[], None]] = {}

    async def tries(self, line: str) -> CompletedProcess[str]:
        """One line, however it ends."""
        given = [words for part, words in self.given.items() if part in line]
        done = await self._run(line, self.folder, *given)
        if line.startswith("cd "):
            self.folder = entered(self.folder, line.removeprefix("cd "))
        for part, does in self.after.items():
            if part in line:
                does()
        return done

    async def types(self, lines: list[str]) -> None:
        """Lines that end well."""
        for line in lines:
            done = await self.tries(line)
            if done.returncode != 0:
                await self._run(self._tells, self.folder)
            assert done.returncode == 0, line


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
