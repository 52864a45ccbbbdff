"""What the documentation says is so: links, names, commands, examples and figures."""

import re
import sys
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

import discord
import pytest

from bot.settings import Settings
from cogs.daily import DailyCommands
from cogs.help import HelpCommands
from cogs.history import HistoryCommands
from cogs.league import LeagueCommands
from cogs.play import PlayCommands
from cogs.rummy import RummyCommands
from cogs.server import ServerCommands
from cogs.settings import PrivacyCommands
from cogs.settings import SettingsCommands as OwnSettings
from engine.cards import names
from engine.games.registry import REGISTRY, game
from engine.shuffle import commitment, first_dealer, order
from tests.doc_pages import ROOT, blocks, text
from tests.each import each
from tests.processes import ran
from tests.write_lists import with_list

PLACES = ("*.md", "docs/**/*.md", ".github/*.md")
PAGES = sorted(page for place in PLACES for page in ROOT.glob(place))
HOSTS = {
    *("discord.com", "support-dev.discord.com", "keepachangelog.com", "semver.org"),
    *("127.0.0.1", "host", "postgres"),
}
"""Where an address in the documentation may lead; ``host`` and ``postgres`` stand in examples of
settings."""
SYSTEM = (
    *("/etc/systemd/", "/etc/upcard", "/opt/upcard", "/usr/local/bin/upcard", "/data/"),
    *("/var/lib/upcard", "/var/lib/private/upcard", "/var/lib/systemd/timers/stamp-upcard"),
)
"""Where an operator puts things; every machine has these places."""
CONTRACT = game("contract", REGISTRY["contract"].presets["a"])

FENCED = re.compile(r"^(`{3,})\w*\n.*?^\1$", re.DOTALL | re.MULTILINE)
"""A block of code; what looks like a link in it is none."""

each_page = each("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def anchors(page: Path) -> set[str]:
    """What a link can name in a page: its headings as they become fragments."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


# -- links, names, addresses ----------------------------------------------------------------------


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(FENCED, "", page.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\(([^)\s]+)\)", prose):
        if "://" in target:
            continue
        path, _, fragment = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), f"{page.name} links to {target}"
        assert there.is_relative_to(ROOT)
        if fragment:
            assert fragment in anchors(there), f"{page.name} links to {target}"


def test_the_types_of_a_click_are_where_the_page_says() -> None:
    listed = re.findall(r"^- `(\w+)`, `([\w/]+\.py)`:", text("docs/architecture.md"), re.MULTILINE)
    assert 20 < len(listed) <= 32, "more types than anybody keeps in mind"
    for name, file in listed:
        assert re.search(rf"^class {name}\b", text(file), re.MULTILINE), f"{file} has no {name}"


@each_page
def test_files_that_are_named_exist(page: Path) -> None:
    for name in re.findall(r"`((?:\.?[\w-]+/)+[\w.-]*)`", page.read_text(encoding="utf-8")):
        # The game that a page adds has what Basic Rummy has (tests/test_adding_a_game.py).
        file = name.replace("straight", "basic") if page.name == "adding-a-game.md" else name
        ours = (ROOT / file.split("/")[0]).exists() or Path(file).suffix
        assert not ours or (ROOT / file).exists(), f"{page.name} names {name}"


@each_page
def test_no_address_but_known_ones_and_no_path_of_a_machine(page: Path) -> None:
    words = page.read_text(encoding="utf-8")
    for address in re.findall(r"\b[\w+]+://[^\s`)\"]+", words):
        host = urlsplit(address).hostname
        assert host is None or host in HOSTS, f"{page.name}: {address}"
    without = re.sub(r"\b[\w+]+://\S+", "", words)
    paths = re.findall(r"(?<![\w.~/-])/\w+/\S*", without)
    assert [path for path in paths if not path.startswith(SYSTEM)] == []


def test_settings_named_in_the_readme_exist() -> None:
    known = {name.upper() for name in Settings.model_fields}
    named = set(re.findall(r"`([A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`", text("README.md")))
    assert len(named) >= 6
    assert named <= known


@each_page
def test_commands_that_are_named_exist(page: Path) -> None:
    words = page.read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", text("Makefile"), re.MULTILINE))
    assert set(re.findall(r"`(?:\w+=\w+ )?make ([a-z-]+)", words)) <= targets
    assert set(re.findall(r"^make ([a-z-]+)", words, re.MULTILINE)) <= targets
    for module in re.findall(r"python -m ([\w.]+)", words):
        assert find_spec(module) is not None, f"{page.name}: python -m {module}"


def test_the_page_of_commands_lists_every_slash_command() -> None:
    rummy = {f"rummy {command.name}" for command in RummyCommands.rummy.commands} - {"rummy new"}
    opening = {f"rummy new {name}" for name in REGISTRY}
    server = {f"server {command.name}" for command in ServerCommands.server.commands}
    privacy = {f"privacy {command.name}" for command in PrivacyCommands.privacy.commands}
    league = {LeagueCommands.leaderboard.name, LeagueCommands.stats.name}
    alone = {PlayCommands.play.name, OwnSettings.settings.name, DailyCommands.daily.name}
    alone |= {
        HistoryCommands.history.name,
        HistoryCommands.replay.name,
        HistoryCommands.verify.name,
    }
    alone |= {HelpCommands.pages.name, HelpCommands.about.name}
    every = rummy | opening | server | privacy | league | alone
    rows = re.findall(r"^- ((?:<!--.*?-->)?`/.+?):", text("docs/commands.md"), re.MULTILINE)
    listed = [name for row in rows for name in re.findall(r"`/([a-z0-9 ]+)`", row)]
    assert sorted(listed) == sorted(every)


def test_the_ten_commands_of_the_readme_exist() -> None:
    named = re.findall(r"^\| `(/[a-z ]+)` \|", text("README.md"), re.MULTILINE)
    assert len(named) == 10
    assert [name for name in named if f"`{name}" not in text("docs/commands.md")] == []


def test_the_invite_link_asks_for_what_the_bot_needs() -> None:
    link = re.search(r"`(https://discord\.com/oauth2/\S+)`", text("README.md"))
    assert link is not None
    needed = discord.Permissions(
        view_channel=True,
        send_messages=True,
        send_messages_in_threads=True,
        create_public_threads=True,
        read_message_history=True,
        attach_files=True,
    )
    assert link[1].endswith(f"&scope=bot+applications.commands&permissions={needed.value}")


def test_the_readme_is_short_and_its_pictures_are_small() -> None:
    without_games = with_list(text("README.md"), "games", "")
    assert len(without_games.splitlines()) <= 145
    pictures = re.findall(r"!\[[^\]]{20,}\]\((docs/images/[^)]+)\)", text("README.md"))
    assert len(pictures) >= 2, "pictures have words for people who cannot see them"
    assert all((ROOT / picture).stat().st_size < 300_000 for picture in pictures)


def test_every_decision_is_listed() -> None:
    pages = {page.name for page in (ROOT / "docs" / "decisions").glob("0*.md")}
    assert set(re.findall(r"\((0[\w-]+\.md)\)", text("docs/decisions/README.md"))) == pages
    for page in pages:
        headings = re.findall(r"^## (.*)$", text(f"docs/decisions/{page}"), re.MULTILINE)
        assert headings in (["Decision", "Why"], ["Decision", "Why", "Rejected"]), page


# -- examples -------------------------------------------------------------------------------------


@pytest.mark.long
def test_the_command_line_of_the_readme() -> None:
    [console] = blocks("README.md", "console")
    examples = re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", console, re.MULTILINE)
    assert len(examples) == 2
    for command, answer in examples:
        assert command.startswith(".venv/bin/python ")
        line = command.replace(".venv/bin/python", f'"{sys.executable}"', 1)
        done = ran("sh", "-c", line)
        assert (done.stdout, done.stderr) == (answer, "")


def test_the_example_of_the_fair_shuffle() -> None:
    [example] = blocks("docs/fair-shuffle.md", "text")
    told = dict(line.split(maxsplit=1) for line in example.replace("deal 1", "deal_1").splitlines())
    seed = bytes(range(32))
    assert told == {
        "seed": seed.hex(),
        "seal": commitment(seed),
        "dealer": str(first_dealer(seed, 3)),
        "deal_1": " ".join(names(order(seed, "deal/1", CONTRACT.pack(3))[:5])),
    }
