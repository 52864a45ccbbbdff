"""Which database a command means: that of the command line, of the environment, of the working
folder, of the installed service, or of the checkout."""

import shutil
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from bot.__main__ import main
from bot.operator import installation
from data.leases.process_lock import lock_of_file
from tests.commands import typed
from tests.each import each
from tests.processes import ROOT, bare_environment
from tests.ready import make_ready


class Machine:
    """A machine with its own root: ``service`` is where its service keeps data, ``code`` where its
    checkout would be, ``here`` a working folder without settings."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.unit = root / "etc/systemd/system/upcard.service"
        self.env = root / "etc/upcard.env"
        self.service, self.here = root / "var/lib/upcard", root / "home"
        self.code = root / ROOT.relative_to("/")
        for folder in (self.here, self.code):
            folder.mkdir(parents=True)

    def install(self, settings: str = "DATABASE_URL=sqlite+aiosqlite:///upcard.db\n") -> None:
        """As the handbook installs the service; it has run once."""
        self.unit.parent.mkdir(parents=True)
        shutil.copy(ROOT / "deploy/upcard.service", self.unit)
        self.env.write_text(settings, encoding="utf-8")
        private = self.root / "var/lib/private/upcard"
        private.mkdir(parents=True, mode=0o700)
        self.service.symlink_to("private/upcard")
        make_ready(private / "upcard.db")

    def types(self, *words: str, **settings: str) -> CompletedProcess[str]:
        """A command in the folder without settings."""
        environment = bare_environment(UPCARD_ROOT=str(self.root), **settings)
        return typed("bot", *words, folder=self.here, environment=environment)

    def meant(self, *words: str, **settings: str) -> str:
        """The line that says which database a command means."""
        return self.types("health", *words, **settings).stderr.splitlines()[0]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path.resolve() / "root")


def test_the_database_of_the_service_is_copied_from_any_folder(machine: Machine) -> None:
    machine.install()
    done = machine.types("backup", "a.copy")
    assert done.returncode == 0
    assert (
        f"{machine.service.resolve()}/upcard.db was copied to {machine.here}/a.copy" in done.stdout
    )
    assert done.stderr == (
        f"The database is {machine.service.resolve()}/upcard.db"
        f" (of the service upcard, by {machine.env}).\n"
    )


def test_a_copy_is_not_put_back_while_the_service_runs(machine: Machine) -> None:
    machine.install()
    machine.types("backup", "a.copy")
    lock = lock_of_file(f"sqlite:///{machine.service}/upcard.db")
    assert lock is not None
    done = machine.types("restore", "a.copy")
    lock.close()
    assert (done.returncode, done.stdout) == (1, "")
    assert "Another Upcard runs on the database" in done.stderr
    assert [file.name for file in machine.here.iterdir()] == ["a.copy"]
    # Stopped, it is put where the service looks.
    before = (machine.service / "upcard.db").stat().st_ino
    assert machine.types("restore", "a.copy").returncode == 0
    assert (machine.service / "upcard.db").stat().st_ino != before
    assert [file.name for file in machine.here.iterdir()] == ["a.copy"]


def test_health_is_of_the_service_and_its_shards(machine: Machine) -> None:
    machine.install("SHARDS=0-1,x/2\n")
    done = machine.types("health")
    assert (done.returncode, done.stdout) == (
        1,
        "SHARDS cannot be '0-1,x/2': write it as 0-3/8.\n",
    )
    assert f"{machine.service.resolve()}/upcard.db (of the service upcard)" in done.stderr


def test_each_place_wins_over_those_below_it(machine: Machine) -> None:
    """From the last to the first."""
    mine, code = machine.here / ".env", machine.code / ".env"
    there = f"{machine.service.resolve()}/upcard.db"
    assert machine.meant() == (
        f"The database is {machine.here}/upcard.db (no setting names another)."
    )
    code.write_text("DISCORD_TOKEN=abc\n", encoding="utf-8")
    assert machine.meant() == f"The database is {machine.code}/upcard.db ({code})."
    mine.write_text("DISCORD_TOKEN=abc\n", encoding="utf-8")
    assert machine.meant() == f"The database is {machine.here}/upcard.db ({mine})."
    machine.install()
    assert machine.meant() == (
        f"The database is {machine.service.resolve()}/upcard.db (of the service upcard, by"
        f" {machine.env}, not by {code})."
    )
    code.write_text(f"DATABASE_URL={there}\n", encoding="utf-8")
    assert machine.meant().endswith(f"(of the service upcard, by {machine.env}).")
    mine.write_text("DATABASE_URL=mine.db\n", encoding="utf-8")
    assert machine.meant() == f"The database is {machine.here}/mine.db ({mine})."
    assert machine.meant(DATABASE_URL="other.db") == (
        f"The database is {machine.here}/other.db (DATABASE_URL in the environment)."
    )
    assert machine.meant("--database", "a.db", DATABASE_URL="other.db") == (
        f"The database is {machine.here}/a.db (named on the command line)."
    )


def test_the_unit_is_read_as_systemd_reads_it(machine: Machine) -> None:
    machine.install("# DATABASE_URL=no.db\nDATABASE_URL='a$b.db'\n")
    there = machine.service.resolve()
    assert f"{there}/a$b.db (" in machine.meant()
    added = machine.unit.with_name("upcard.service.d")
    added.mkdir()
    # What a file sets wins over the unit's own settings, and the later file over the first.
    (added / "override.conf").write_text(
        '[Service]\nEnvironment="DATABASE_URL=unit.db"\nEnvironmentFile=-/etc/more.env\n',
        encoding="utf-8",
    )
    assert f"{there}/a$b.db (" in machine.meant()
    more = machine.root / "etc/more.env"
    more.write_text("DATABASE_URL=/srv/more.db\n", encoding="utf-8")
    assert f"The database is /srv/more.db (of the service upcard, by {more})." in machine.meant()
    with (added / "override.conf").open("a", encoding="utf-8") as file:
        file.write("EnvironmentFile=\nWorkingDirectory=/srv/%i\\\n%%\n")
    assert machine.meant() == (
        f"The database is {machine.root}/srv/ %/unit.db (of the service upcard)."
    )


def test_no_password_is_printed(machine: Machine) -> None:
    machine.install("DATABASE_URL=postgres://ann:one@Secret/2#3@127.0.0.1:9/upcard?ssl=disable\n")
    done = machine.types("health")
    assert done.stderr == (
        "The database is PostgreSQL at 127.0.0.1:9, database upcard (of the service upcard, by"
        f" {machine.env}).\n"
    )
    for wrong in ("postgres://a:Secret?x@h/b", "mysql://a:Secret@h/b", "postgres:/a:Secret@h/b"):
        done = machine.types("health", DATABASE_URL=wrong)
        assert done.returncode == 1
        assert done.stderr.startswith("DATABASE_URL ")
        assert "Secret" not in done.stderr + done.stdout


def test_settings_that_the_user_may_not_read_are_one_sentence(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.install()
    monkeypatch.chdir(machine.here)
    monkeypatch.setenv("UPCARD_ROOT", str(machine.root))
    read = installation.dotenv_values

    def denied(file: Path, **options: Any) -> Any:
        if file == machine.env:
            raise PermissionError(13, "Permission denied")
        return read(file, **options)

    monkeypatch.setattr(installation, "dotenv_values", denied)
    assert main(["backup"]) == 1
    assert capsys.readouterr().err == (
        f"{machine.env} cannot be read (Permission denied): run this as a user who may read it,"
        " such as root.\n"
    )


@each(
    ("states", "how"),
    [("running\n", "exec"), ("exited\nexited\n", "run --rm"), ("", None)],
    ids=["runs", "stopped", "was never used"],
)
def test_beside_containers_it_says_how_to_reach_theirs(
    machine: Machine, states: str, how: str | None
) -> None:
    """Docker is asked for the containers of this folder."""
    (machine.code / ".env").write_text("DISCORD_TOKEN=abc\n", encoding="utf-8")
    docker = machine.root / "bin/docker"
    docker.parent.mkdir(exist_ok=True)
    docker.write_text(f'#!/bin/sh\necho "$@" > {machine.root}/asked\nprintf "{states}"\n')
    docker.chmod(0o755)
    path = {"PATH": f"{docker.parent}:/usr/bin:/bin"}
    said = machine.types("health", **path)
    if how is None:
        assert said.stderr == (f"The database is {machine.code}/upcard.db ({machine.code}/.env).\n")
    else:
        assert (said.returncode, said.stdout) == (1, "")
        assert said.stderr == (
            f"Containers use the settings of {machine.code}: run 'docker compose {how} upcard"
            " upcard health' there, or add --database.\n"
        )
    asked = (machine.root / "asked").read_text(encoding="utf-8")
    assert f"label=com.docker.compose.project.working_dir={machine.code} " in asked
    assert machine.meant("--database", "a.db", **path).endswith("(named on the command line).")


def test_a_start_far_from_the_checkout_takes_its_settings(machine: Machine) -> None:
    (machine.code / ".env").write_text("DISCORD_TOKEN=abc\n", encoding="utf-8")

    def where(*words: str, **settings: str) -> tuple[str, str]:
        done = machine.types(*words, "--where", **settings)
        return done.stdout, done.stderr

    told = f"The settings are in {machine.code}/.env.\n"
    assert where() == where("run") == ("discord\n", told)
    # A service or a container has its own.
    assert where(DATABASE_URL="a.db") == ("local\n", "")
    assert where(DISCORD_TOKEN="") == ("local\n", "")
    assert where("--database", "a.db") == ("local\n", "")
    (machine.here / ".env").touch()
    assert where() == ("local\n", "")
    machine.install("DISCORD_TOKEN=abc\n")
    (machine.here / ".env").unlink()
    (machine.code / ".env").unlink()
    assert where() == ("local\n", ""), "the service is started by systemd"


def test_the_probe_has_the_token_of_the_service(machine: Machine) -> None:
    assert machine.types("--where", "probe", "7").stdout == "local\n"
    machine.install("DISCORD_TOKEN=\n")
    (machine.root / "etc/upcard.token").write_text("abc\n", encoding="utf-8")
    assert machine.types("--where", "probe", "7").stdout == "discord\n"
