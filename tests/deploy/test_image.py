"""The image has what the bot needs and nothing else; compose.yaml runs it as it should be run.

``make image-check`` builds it and plays in it.
"""

import fnmatch
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from bot.settings import FOR_COMPOSE, Settings
from data.database.shards import Shards
from tests.processes import PYTHON, ran
from tests.test_layout import CODE, ROOT, our_files

ALL = """
import asyncio, importlib, pkgutil, sys
from bot.render.specs import HandSpec
from bot.text.text import LANGUAGES
for package in ("engine", "data", "bot", "cogs", "internals"):
    for found in pkgutil.walk_packages([package], package + "."):
        if not found.name.startswith("bot.local") and not found.name.endswith("__main__"):
            if found.name.partition(".")[2] != "simcord" and "migrations" not in found.name:
                importlib.import_module(found.name)
from bot.workers import painter_jobs
assert painter_jobs.draw(HandSpec(cards=(0,)))[:4] == b"\\x89PNG"
from data.database.database import open_database
async def main():
    database = await open_database("sqlite+aiosqlite:///" + sys.argv[1])
    await database.dispose()
asyncio.run(main())
print(len(LANGUAGES))
"""


DIGEST = "@sha256:[0-9a-f]{64}"


class Step(NamedTuple):
    """An instruction of the Dockerfile in its stage, counted from 0."""

    stage: int
    name: str
    text: str


def steps() -> list[Step]:
    """The Dockerfile, its lines put together."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    lines = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    stage, found = -1, []
    for line in lines.replace("\\\n", " ").splitlines():
        name, _, rest = line.strip().partition(" ")
        stage += name == "FROM"
        if name:
            found.append(Step(stage, name, re.sub(r"\s+", " ", rest).strip()))
    return found


def texts(name: str, stage: int) -> list[str]:
    return [step.text for step in steps() if (step.name, step.stage) == (name, stage)]


def copied() -> Iterator[tuple[str, str]]:
    """What is copied from the checkout, and to where."""
    for text in texts("COPY", 0):
        *sources, target = text.split()
        for source in sources:
            yield source.replace("${LOCK}", "requirements/postgres.lock"), target


def is_sent(path: str) -> bool:
    """Whether .dockerignore lets a file through: the last line that matches it decides."""
    sent = True
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        pattern, again = line.removeprefix("!"), line.startswith("!")
        if not pattern or pattern.startswith("#"):
            continue
        anywhere = pattern.removeprefix("**/")
        names = [path, *(path[: cut.start()] for cut in re.finditer("/", path))]
        if any(
            fnmatch.fnmatch(name, pattern)
            or (anywhere != pattern and fnmatch.fnmatch(name.rpartition("/")[2], anywhere))
            for name in names
        ):
            sent = again
    return sent


def test_what_is_copied_exists_and_is_sent_and_secrets_are_not() -> None:
    sources = [source.rstrip("/") for source, _ in copied()]
    assert set(CODE) <= set(sources)
    for source in sources:
        assert (ROOT / source).exists()
        assert is_sent(source), source
    for path in our_files():
        name = path.relative_to(ROOT).as_posix()
        assert is_sent(name) == (name.split("/")[0] in CODE or name in sources), name
    for name in (".env", "upcard.db", "bot/.env", "data/upcard.db", ".git/config", "x.db-wal"):
        assert not is_sent(name), name
    assert is_sent("bot/text/th/words.ftl")


@pytest.mark.long
def test_what_is_copied_is_all_that_the_bot_loads(tmp_path: Path) -> None:
    app = tmp_path / "app"
    for source, target in list(copied())[1:]:
        place = app / target
        if source.endswith("/"):
            place.parent.mkdir(parents=True, exist_ok=True)
            place.with_name(place.name).symlink_to(ROOT / source)
        else:
            folder = place if target.endswith("/") else place.parent
            folder.mkdir(parents=True, exist_ok=True)
            (folder / Path(source).name).symlink_to(ROOT / source)
    environment = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(app)}
    command = (PYTHON, "-c", ALL, str(tmp_path / "a.db"))
    done = ran(*command, folder=app, environment=environment)
    assert (done.returncode, done.stdout) == (0, "3\n")


def test_the_image_is_careful() -> None:
    last = max(step.stage for step in steps())
    assert last == 1
    assert texts("USER", last) == ["10001:10001"]
    assert texts("STOPSIGNAL", last) == ["SIGTERM"]
    assert texts("VOLUME", last) == ['["/data"]']
    # The command finds its libraries beside it, as in a checkout.
    assert "ln -s /opt/upcard .venv" in texts("RUN", 0)
    assert texts("ENV", last)[0].startswith("PATH=/opt/upcard/bin:/app/bin:${PATH} ")
    assert texts("CMD", last) == ['["python", "-m", "bot"]']
    [healthy] = texts("HEALTHCHECK", last)
    assert healthy.endswith('CMD ["python", "-m", "bot", "health"]')
    [installing] = [text for text in texts("RUN", 0) if "install" in text]
    assert "--require-hashes" in installing
    assert "--only-binary :all:" in installing
    assert not [text for text in texts("RUN", last) if "pip" in text or "apt" in text]
    froms = [step.text.split()[0] for step in steps() if step.name == "FROM"]
    assert len(set(froms)) == 1, "both stages have one Python"
    [tag] = [step.text for step in steps() if step.text.startswith("PYTHON=")]
    assert re.fullmatch(rf"PYTHON=3\.\d+-slim-[a-z]+{DIGEST}", tag), "nothing that moves"


# -- compose.yaml ---------------------------------------------------------------------------------


def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    return found["services"]


@pytest.mark.parametrize("name", ["upcard", "postgres", "prometheus", "grafana"])
def test_every_container_is_kept_small(name: str) -> None:
    service = services()[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["restart"] == "unless-stopped"
    assert service["logging"]["options"].keys() == {"max-size", "max-file"}
    assert ("cap_add" in service) == (name == "postgres")
    assert ("mem_limit" in service) == (name == "upcard")
    image = service["image"]
    assert name == "upcard" or re.search(rf":v?\d[\w.-]*{DIGEST}$", image), "nothing that moves"
    assert service["ulimits"] == {"core": 0}
    assert service["pids_limit"] <= 300
    for port in service.get("ports", ()):
        assert port.startswith("127.0.0.1:")


def test_compose_names_settings_volumes_and_files_that_exist() -> None:
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    known = {name.upper() for name in Settings.model_fields}
    assert services()["upcard"]["environment"].keys() <= known
    asked = set(re.findall(r"\$\{(\w+)", compose))
    assert asked | {"COMPOSE_PROFILES"} == {*FOR_COMPOSE, "DISCORD_TOKEN_FILE"}
    volumes = yaml.safe_load(compose)["volumes"]
    used = set()
    for service in services().values():
        for volume in service["volumes"]:
            source = volume.split(":")[0]
            if source.startswith("."):
                assert (ROOT / source).exists(), source
            else:
                used.add(source)
    assert used == set(volumes)
    assert services()["upcard"]["volumes"] == ["data:/data"]
    profiles = {one for service in services().values() for one in service.get("profiles", ())}
    assert profiles == {"postgres", "watching"}


def test_the_token_is_read_from_a_file_if_the_settings_name_one() -> None:
    """A file has to be there in either case, and no device: Docker makes it read-only."""
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    [(name, secret)] = compose["secrets"].items()
    bot = services()["upcard"]
    assert bot["secrets"] == [name]
    assert bot["environment"]["DISCORD_TOKEN_FILE"] == (
        f"${{DISCORD_TOKEN_FILE:+/run/secrets/{name}}}"
    )
    usual = re.fullmatch(r"\$\{DISCORD_TOKEN_FILE:-\./(.+)\}", secret["file"])
    assert usual is not None
    assert (ROOT / usual[1]).is_file()


def test_processes_that_share_the_shards_differ_in_nothing_else() -> None:
    file = ROOT / "deploy/compose.shards.yaml"
    shared = yaml.safe_load(file.read_text(encoding="utf-8"))["services"]
    first, second = shared["upcard"], shared["upcard-2"]
    served = [Shards.read(one["environment"].pop("SHARDS")) for one in (first, second)]
    numbers = [number for one in served for number in one.numbers]
    assert sorted(numbers) == list(range(served[0].count)), "each shard has one process"
    assert len({one.count for one in served}) == 1
    assert first == {"environment": {}}
    assert second == services()["upcard"]


def test_prometheus_finds_the_bot_and_grafana_prometheus() -> None:
    bot = services()["upcard"]["environment"]
    scrape = yaml.safe_load((ROOT / "deploy/prometheus/prometheus.yml").read_text("utf-8"))
    [job] = scrape["scrape_configs"]
    assert job["static_configs"] == [{"targets": [f"upcard:{bot['METRICS_PORT']}"]}]
    shared = yaml.safe_load((ROOT / "deploy/compose.shards.yaml").read_text("utf-8"))["services"]
    [volume] = shared["prometheus"]["volumes"]
    here, there, mode = volume.split(":")
    [found] = [one for of in job["file_sd_configs"] for one in of["files"]]
    assert (found, mode) == (f"{there}/*.yml", "ro")
    [file] = (ROOT / here).glob("*.yml")
    port = shared["upcard-2"]["environment"]["METRICS_PORT"]
    assert yaml.safe_load(file.read_text("utf-8")) == [{"targets": [f"upcard-2:{port}"]}]
    assert shared.keys() == {"upcard", "upcard-2", "prometheus"}
    folder = ROOT / "deploy/grafana/provisioning"
    [source] = yaml.safe_load((folder / "datasources/prometheus.yml").read_text("utf-8"))[
        "datasources"
    ]
    assert source["url"] == "http://prometheus:9090"
    [provider] = yaml.safe_load((folder / "dashboards/upcard.yml").read_text("utf-8"))["providers"]
    assert (
        f"./deploy/grafana/dashboards:{provider['options']['path']}:ro"
        in (services()["grafana"]["volumes"])
    )
