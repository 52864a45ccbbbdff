"""The way with systemd, followed to the letter on a machine with the real systemd."""

import sqlite3
from contextlib import closing
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from tests.data.database.test_upgrade_copy import a_table
from tests.discord.loopback import Loopback
from tests.handbook.machine import Machine, stand_in, virtual_environment
from tests.handbook.walk import (
    NEW,
    OLD,
    named,
    newest,
    older_copies,
    publish,
    publish_newer,
    way,
)

pytestmark = [pytest.mark.long, pytest.mark.timing]

CODE = "/opt/upcard"
LEFT = ("etc", "opt", "usr/local/bin", "var/lib", "var/lib/private", "var/cache/private")
"""Where on the machine something could be left."""


class Root:
    """Somebody who follows the handbook as root."""

    def __init__(self, machine: Machine, server: Loopback) -> None:
        self.machine, self.root = machine, machine.root
        self.settings = (
            f"\nDISCORD_API_URL={server.api_url}\nDISCORD_GATEWAY_URL={server.gateway_url}\n"
        )
        self.state = self.root / "var/lib/private/upcard"
        self.copies = self.root / "var/lib/private/upcard-backups"

    async def tries(self, line: str) -> CompletedProcess[str]:
        line = line.replace("ADDRESS", "/srv/upcard")
        folder = self.copies if ".copy" in line else self.state
        given = "any\n" if "cat >" in line else None
        # Each line of a block is typed in the folder to which the block has gone.
        inside = CODE if (self.root / CODE[1:] / "Makefile").exists() else "/root"
        return await self.machine.types(named(line, folder), folder=inside, given=given)

    async def types(self, lines: list[str]) -> None:
        for line in lines:
            done = await self.tries(line)
            if done.returncode != 0:
                await self.machine.types("journalctl --no-pager --lines 60 --unit "upcard*"")
            assert done.returncode == 0, line
            if line.startswith("git clone"):
                virtual_environment(self.root / CODE[1:] / ".venv")
            if line.endswith("/etc/upcard.env"):
                with (self.root / "etc/upcard.env").open("a", encoding="utf-8") as file:
                    file.write(self.settings)

    async def says(self, line: str) -> str:
        return (await self.machine.types(line)).stdout.strip()

    def asks(self, question: str) -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(self.state / "upcard.db")) as database:
            return database.execute(question).fetchall()


async def test_the_way_of_a_service(tmp_path: Path) -> None:
    steps = way("systemd")
    async with (
        Machine(tmp_path / "machine", with_systemd=True) as machine,
        Loopback(token="any") as server,
    ):
        published = publish(machine.root / "srv/upcard")
        asked = stand_in(machine.root / "usr/local/bin/apt")
        root = Root(machine, server)

        await root.types(steps["Install and start"])
        assert asked.read_text("utf-8").split()[0] == "install"
        assert await root.says("systemctl is-active upcard upcard-backup.timer") == "active\nactive"
        [token] = [root.root / "etc/upcard.token"]
        assert token.stat().st_mode & 0o777 == 0o600
        assert root.state.stat().st_uid != 0
        assert list((root.root / CODE[1:] / "bot").glob("__pycache__/*.pyc"))
        await root.types(steps["Health"])

        await root.types(steps["Backup"])
        older_copies(root.copies, 15)
        await a_day_passes(root)
        copies = {path.name for path in root.copies.iterdir()}
        assert len(copies) == 14
        assert "upcard-2025-12-15-041700.copy" in copies
        assert "upcard-2025-12-03-041700.copy" not in copies

        [_, restore, _] = steps["Restore"]
        refused = await root.tries(restore)
        assert refused.returncode == 1
        assert "stop" in refused.stderr
        await root.says("systemctl stop upcard")
        await a_table(f"sqlite+aiosqlite:///{root.state}/upcard.db")
        await root.types(steps["Restore"])
        assert root.asks("SELECT * FROM tables") == []
        await root.types(steps["Health"])

        made = publish_newer(published)
        await root.types(steps["Upgrade"])
        assert await version(root) == NEW
        assert root.asks(f"SELECT * FROM {made}") == []
        await root.types(steps["Health"])

        await root.types(steps["Go back"])
        assert await version(root) == OLD
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            root.asks(f"SELECT * FROM {made}")
        assert newest(root.state, "upcard.db.replaced-*")
        await root.types(steps["Health"])

        await root.types(steps["Remove"])
        left = [path for place in LEFT for path in (root.root / place).glob("*upcard*")]
        units = root.root / "etc/systemd/system"
        assert [*left, *units.rglob("*upcard*")] == []
        assert "upcard" not in await root.says("ps ax --format args")


async def version(root: Root) -> str:
    return await root.says(f"git -C {CODE} describe --tags --dirty --always")


async def a_day_passes(root: Root) -> None:
    """The machine was off when the timer would have started the backup."""
    before = {path.name for path in root.copies.iterdir()}
    soon = "/run/systemd/system/upcard-backup.timer.d"
    await root.types(
        [
            f"mkdir --parents {soon} && printf '[Timer]\\nRandomizedDelaySec=0\\n' > {soon}/soon.conf",
            "systemctl stop upcard-backup.timer",
            "touch --date='2 days ago' /var/lib/systemd/timers/stamp-upcard-backup.timer",
            "systemctl daemon-reload",
            "systemctl start upcard-backup.timer",
            "while systemctl is-active --quiet upcard-backup.timer &&"
            " [ $(systemctl show --property ActiveState --value upcard-backup) != inactive ];"
            " do sleep 0.1; done",
        ]
    )
    assert {path.name for path in root.copies.iterdir()} - before
