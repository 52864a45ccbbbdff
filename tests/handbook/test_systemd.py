"""The way with systemd, followed to the letter on a machine with the real systemd."""

import sqlite3
from pathlib import Path

import pytest

from tests.data.database.test_upgrade_copy import a_table
from tests.discord.loopback import Loopback
from tests.handbook.machine import Machine, program, virtual_environment
from tests.handbook.walk import (
    ADDRESS,
    COPIES,
    NEW,
    NOTED,
    OLD,
    Typist,
    asks,
    fill_in,
    named,
    newest,
    older_copies,
    publish,
    publish_newer,
    way,
)

pytestmark = [pytest.mark.long, pytest.mark.timing, pytest.mark.first]

LEFT = ("etc", "opt", "usr/local/bin", "var/lib", "var/lib/private", "var/cache/private")
UNITS = ("etc/systemd/system", "var/lib/systemd")
"""Where on the machine something could be left."""


async def test_the_way_of_a_service(tmp_path: Path) -> None:
    steps = way("systemd")
    async with (
        Machine(tmp_path / "machine", with_systemd=True) as machine,
        Loopback(token="any") as server,
    ):
        etc, code = machine.root / "etc", machine.root / "opt/upcard"
        state, copies = (machine.root / "var/lib/private" / name for name in ("upcard", COPIES))
        database = state / "upcard.db"
        published = publish(machine.root / "srv/upcard")
        apt = program(machine.root / "usr/local/bin/apt", NOTED)

        async def says(line: str) -> str:
            return (await machine.run(line)).stdout.strip()

        ann = Typist(machine.run, "/root", "journalctl --no-pager --lines 60 --unit 'upcard*'")
        ann.given = {"cat > /etc/upcard.token": "any\n"}
        ann.after = {
            "git clone": lambda: virtual_environment(code / ".venv"),
            "install --mode=600": lambda: fill_in(etc / "upcard.env", server, token=""),
        }
        start = steps["Install and start"]
        await ann.types([line.replace(ADDRESS, "/srv/upcard") for line in start])
        assert apt.read_text("utf-8").startswith("install ")
        assert await says("systemctl is-active upcard upcard-backup.timer") == "active\nactive"
        assert (etc / "upcard.token").stat().st_mode & 0o777 == 0o600
        assert state.stat().st_uid != 0
        assert list((code / "bot").glob("__pycache__/*.pyc")), "the service could not write them"
        await ann.types(steps["Health"])

        await ann.types(steps["Backup"])
        older_copies(copies, 15)
        await a_day_passes(ann)
        assert await says("systemctl is-failed upcard-backup") == "inactive"
        assert len(list(copies.iterdir())) == 14
        assert not (copies / "upcard-2025-12-02-041700.copy").exists()

        [stops, restore, starts] = named(steps["Restore"], copies, state)
        refused = await ann.tries(restore)
        assert refused.returncode == 1
        assert "Another Upcard runs" in refused.stderr
        await ann.types([stops])
        await a_table(f"sqlite+aiosqlite:///{database}")
        await ann.types([restore, starts])
        assert asks(database, "SELECT * FROM tables") == []

        made = publish_newer(published)
        await ann.types(steps["Upgrade"])
        assert await says("git -C /opt/upcard describe --tags") == NEW
        assert asks(database, f"SELECT * FROM {made}") == []

        await ann.types(named(steps["Go back"], copies, state))
        assert await says("git -C /opt/upcard describe --tags") == OLD
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            asks(database, f"SELECT * FROM {made}")
        assert newest(state, "upcard.db.replaced-*")

        await ann.types(steps["Remove"])
        assert left(machine.root) == []
        assert "upcard" not in await says("ps ax --format args")


def left(root: Path) -> list[Path]:
    """What a machine still has of it."""
    found = [path for place in LEFT for path in (root / place).glob("*upcard*")]
    return found + [path for place in UNITS for path in (root / place).rglob("*upcard*")]


async def a_day_passes(ann: Typist) -> None:
    """The machine was off when the timer would have started the backup."""
    soon = "/run/systemd/system/upcard-backup.timer.d"
    await ann.types(
        [
            "systemctl stop upcard-backup.timer",
            "touch --date='2 days ago' /var/lib/systemd/timers/stamp-upcard-backup.timer",
            f"mkdir --parents {soon}",
            f"printf '[Timer]\\nRandomizedDelaySec=0\\n' > {soon}/soon.conf",
            "systemctl daemon-reload",
            "systemctl start upcard-backup.timer",
            'while [ "$(systemctl is-active upcard-backup)" = activating ]; do sleep 0.2; done',
        ]
    )
