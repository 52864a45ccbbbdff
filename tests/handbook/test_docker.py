"""The way with Docker, followed to the letter with `tests.handbook.compose` instead of Docker."""

import sqlite3
from pathlib import Path

import pytest

from tests.data.database.test_upgrade_copy import a_table
from tests.discord.loopback import Loopback
from tests.handbook.machine import PACKAGES, PYTHON, Machine, program
from tests.handbook.walk import (
    ADDRESS,
    CRONTAB,
    Typist,
    asks,
    fill_in,
    named,
    newest,
    older_copies,
    publish,
    publish_newer,
    scheduled,
    way,
)

pytestmark = [pytest.mark.long, pytest.mark.timing, pytest.mark.first]

DOCKER = f"""\
export PYTHONPATH=/srv/upcard:{PACKAGES}
exec {PYTHON}/bin/python3 -m tests.handbook.compose "$@"
"""


async def test_the_way_of_a_container(tmp_path: Path) -> None:
    steps = way("Docker")
    async with (
        Machine(tmp_path / "machine", with_systemd=False) as machine,
        Loopback(token="any") as server,
    ):
        published = publish(machine.root / "srv/upcard")
        program(machine.root / "usr/local/bin/docker", DOCKER)
        crontab = program(machine.root / "usr/local/bin/crontab", CRONTAB)
        code, volume = machine.root / "root/upcard", machine.root / "var/lib/docker/data"
        copies = volume / "backups"
        database = volume / "upcard.db"
        ann = Typist(machine.run, "/root", "docker compose logs upcard")
        ann.after = {"chmod 600 .env": lambda: fill_in(code / ".env", server)}
        start = steps["Install and start"]
        await ann.types([line.replace(ADDRESS, "/srv/upcard") for line in start])
        assert (code / ".env").stat().st_mode & 0o777 == 0o600
        await ann.types(steps["Health"])

        await ann.types(steps["Backup"])
        older_copies(copies, 15)
        [line] = scheduled(crontab)
        for _ in range(2):
            await Typist(machine.run, "/").types([line])
        kept = {path.name for path in copies.iterdir()}
        assert len(kept) == 14
        assert {path.name for path in (code / "backups").iterdir()} == kept

        [stops, restore, starts] = named(steps["Restore"], copies, volume)
        refused = await ann.tries(restore)
        assert refused.returncode == 1
        assert "Another Upcard runs" in refused.stderr
        await ann.types([stops])
        await a_table(f"sqlite+aiosqlite:///{database}")
        await ann.types([restore, starts])
        assert asks(database, "SELECT * FROM tables") == []

        made = publish_newer(published)
        await ann.types(steps["Upgrade"])
        assert asks(database, f"SELECT * FROM {made}") == []

        await ann.types(named(steps["Go back"], copies, volume))
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            asks(database, f"SELECT * FROM {made}")
        assert newest(volume, "upcard.db.replaced-*")

        await ann.types(steps["Remove"])
        assert not code.exists()
        assert not volume.exists()
        assert scheduled(crontab) == []
        assert "-m bot" not in (await machine.run("ps ax --format args")).stdout
