"""The units of systemd: they start the bot and its backup, and leave them no more than they need.

`tests/handbook/test_systemd.py` runs them.
"""

import re
import shutil
import sys
from pathlib import Path

import pytest

from bot.start.stopping import LIMIT
from tests.absent import absent
from tests.processes import ran

UNIT = Path(__file__).parents[2] / "deploy/upcard.service"
BACKUP = UNIT.with_name("upcard-backup.service")
LIMITS = "# -- its limits "
"""How the part of a unit starts that says what it cannot do."""


def options(unit: Path = UNIT) -> dict[str, list[str]]:
    """What is set, in all sections; one name may be set more than once."""
    found: dict[str, list[str]] = {}
    for line in unit.read_text(encoding="utf-8").splitlines():
        if set_here := re.fullmatch(r"(\w+)=(.*)", line):
            found.setdefault(set_here[1], []).append(set_here[2])
    return found


def test_it_runs_the_bot_over_what_the_handbook_installs() -> None:
    told = options()
    [given, start] = told["ExecStart"][0].removeprefix("/usr/bin/env ").split(" ", 1)
    assert start == "/opt/upcard/.venv/bin/python -m bot"
    name, _, file = told["LoadCredential"][0].partition(":")
    assert given == f"DISCORD_TOKEN_FILE=%d/{name}"
    assert "PYTHONPATH=/opt/upcard" in told["Environment"][0].split()
    assert told["WorkingDirectory"] == ["%S/upcard"]
    assert told["StateDirectory"] == ["upcard"], "the default of DATABASE_URL is a file there"
    # Empty where the unit is not installed for several of them.
    assert told["EnvironmentFile"][1] == "-/etc/upcard-%i.env"
    handbook = (UNIT.parents[1] / "docs/operating.md").read_text(encoding="utf-8")
    assert told["EnvironmentFile"][0] in handbook
    assert f"cat > {file}" in handbook


def test_it_has_time_to_end_and_is_started_again() -> None:
    told = options()
    assert int(told["TimeoutStopSec"][0]) > LIMIT
    assert told["KillSignal"] == ["SIGTERM"]
    assert told["Restart"] == ["on-failure"]
    assert told["Type"] == ["notify"]
    assert int(told["WatchdogSec"][0]) >= 30
    tries = int(told["StartLimitBurst"][0]), int(told["StartLimitIntervalSec"][0])
    assert tries[0] * int(told["RestartSec"][0]) < tries[1], "the limit can be reached"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("CapabilityBoundingSet", ""),
        ("DynamicUser", "yes"),
        ("LimitCORE", "0"),
        ("MemoryMax", "512M"),
        ("TasksMax", "300"),
        ("MemoryDenyWriteExecute", "yes"),
        ("NoNewPrivileges", "yes"),
        ("ProtectSystem", "strict"),
        ("RestrictAddressFamilies", "AF_INET AF_INET6 AF_UNIX"),
        ("StateDirectoryMode", "0700"),
        ("UMask", "0077"),
    ],
)
def test_it_may_do_no_more_than_it_needs(name: str, value: str) -> None:
    assert options()[name] == [value]


def test_its_backup_has_its_user_and_its_limits() -> None:
    bot, backup = (unit.read_text(encoding="utf-8") for unit in (UNIT, BACKUP))
    limits = bot.partition(LIMITS)[2].partition("\n[Install]")[0]
    assert "ProtectSystem=strict" in limits
    assert backup.partition(LIMITS)[2].strip() == limits.strip()
    told, own = options(), options(BACKUP)
    for name in ("User", "DynamicUser", "UMask", "LimitCORE", "StateDirectoryMode"):
        assert own[name] == told[name], name
    for name in ("WorkingDirectory", "EnvironmentFile"):
        assert own[name][0] == told[name][0], name
    assert own["StateDirectory"][0].split()[0] == told["StateDirectory"][0]
    timer = options(BACKUP.with_suffix(".timer"))
    assert (timer["OnCalendar"], timer["Persistent"]) == (["daily"], ["yes"])


UNITS = ("upcard.service", "upcard@one.service", "upcard-backup.service", "upcard-backup.timer")


@pytest.mark.parametrize("name", UNITS)
def test_systemd_understands_every_line_and_finds_it_safe(tmp_path: Path, name: str) -> None:
    if shutil.which("systemd-analyze") is None:
        absent("needs systemd-analyze, of Debian's systemd")
    for file in (UNIT, UNIT.with_name("upcard@.service"), BACKUP, BACKUP.with_suffix(".timer")):
        # It looks whether the programs are there.
        text = (UNIT if "@" in file.name else file).read_text(encoding="utf-8")
        for program in ("/opt/upcard/.venv/bin/python", "/opt/upcard/bin/upcard"):
            text = text.replace(program, sys.executable)
        (tmp_path / file.name).write_text(text, encoding="utf-8")

    def analyze(*command: str) -> str:
        done = ran("systemd-analyze", *command, str(tmp_path / name))
        assert done.returncode == 0
        return done.stdout + done.stderr

    assert name not in analyze("verify")
    if name.endswith(".timer"):
        return
    exposure = re.search(
        rf"exposure level for {name}: ([\d.]+)", analyze("security", "--offline=yes")
    )
    assert exposure is not None
    assert float(exposure[1]) < 2
