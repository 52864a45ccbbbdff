"""docs/adding-a-game.md is followed to the letter, in a copy of the repository."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.games.registry import REGISTRY
from tests.absent import absent
from tests.doc_pages import ROOT, text

PAGE = text("docs/adding-a-game.md")
NAME = "straight"

DEPENDS = re.compile(
    r"(?:\bin |\*|\(|\", )(?:REGISTRY|KNOWN|SHORT_GAMES|PRESENTERS)\b(?!\[)"
    r"|\b(?:complete_games|fluent_files|habits|write_lists)\b"
)
"""What a test file has if it goes over all games, or over all their words or lists."""

ELSEWHERE = (
    *("tests/browser", "tests/fuzz", "tests/soak", "tests/discord/test_live_"),
    "tests/engine/analysis/test_ledger.py",
)
"""Tests that start a bot or a browser or think long, and take a game of their own."""


class Written(NamedTuple):
    """A block of the page with what is said above it."""

    above: str
    language: str
    lines: str


def blocks_of(page: str) -> list[Written]:
    """The blocks in their order; a fence of four holds one of three."""
    fence = r"^(?P<fence>`{3,4})(?P<language>\w+)\n(?P<lines>.*?)^(?P=fence)$"
    found, end = [], 0
    for block in re.finditer(fence, page, re.DOTALL | re.MULTILINE):
        above = page[end : block.start()].strip().rpartition("\n\n")[2].replace("\n", " ")
        found.append(Written(above, block["language"], block["lines"]))
        end = block.end()
    return found


def follow(block: Written, copy: Path) -> None:
    """Do what the page says with this block."""
    above, language, lines = block
    if language == "console":
        for command in re.findall(r"^\$ (.*)$", lines, re.MULTILINE):
            run(copy, command.replace("python", f'"{sys.executable}"', 1))
        return
    if new := re.search(r"\bA new file, `([^`]+)`:$", above, re.IGNORECASE):
        file = copy / new[1]
        assert not file.exists(), f"{new[1]} is there already"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(lines, encoding="utf-8")
        return
    if end := re.search(r"\bAt the end of `([^`]+)`:$", above, re.IGNORECASE):
        file = copy / end[1]
        file.write_text(file.read_text(encoding="utf-8") + lines, encoding="utf-8")
        return
    place = re.search(
        r"\bIn `([^`]+)`, (before|instead of) the line (that begins with )?"
        r"(?:`([^`]+)`|`` (.+) ``|``(.+?)``):$",
        above,
    )
    assert place is not None, f"nobody can tell where this goes: {above}"
    path, how, begins, *named = place.groups()
    wanted = next(filter(None, named)).strip()
    old = (copy / path).read_text(encoding="utf-8").splitlines(keepends=True)
    at = [
        number
        for number, line in enumerate(old)
        if (line.lstrip().startswith(wanted) if begins else line.rstrip("\n") == wanted)
    ]
    assert len(at) == 1, f"{path} has {len(at)} such lines: {wanted}"
    old[at[0] : at[0] + (how == "instead of")] = [lines]
    (copy / path).write_text("".join(old), encoding="utf-8")


def run(copy: Path, command: str) -> str:
    """A command in the copy, which has to succeed; what it printed."""
    done = subprocess.run(
        command, shell=True, check=False, cwd=copy, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    return done.stdout


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository with all that the page says."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        absent("needs git and a checkout")
    copy = tmp_path_factory.mktemp("copy")
    files = [name for name in run(ROOT, "git ls-files").splitlines() if (ROOT / name).exists()]
    for folder in {Path(name).parent for name in files}:
        (copy / folder).mkdir(parents=True, exist_ok=True)
        _link_compiled(ROOT / folder / "__pycache__", copy / folder / "__pycache__")
    for name in files:
        shutil.copy2(ROOT / name, copy / name)
    for block in blocks_of(PAGE):
        follow(block, copy)
    run(copy, "git init --quiet && git add --all")
    return copy


def _link_compiled(source: Path, target: Path) -> None:
    """What Python has made of a folder's files: to compile all of them takes half a minute. What it
    makes of changed ones replaces a link."""
    if source.is_dir():
        target.mkdir()
        for made in source.glob("*.pyc"):
            (target / made.name).symlink_to(made)


@pytest.mark.long
def test_the_code_of_the_page_is_as_ours(copy: Path) -> None:
    python = f'"{sys.executable}" -m'
    files = "engine/games tests/engine/games"
    run(copy, f"{python} ruff check --quiet --no-cache {files}")
    run(copy, f"{python} ruff format --check --quiet --no-cache {files}")
    run(copy, f"{python} mypy --strict --cache-dir {ROOT / '.mypy_cache'} engine/games/{NAME}")


@pytest.mark.first
@pytest.mark.long
def test_the_game_passes_what_every_game_has_to_pass(copy: Path) -> None:
    """The quick tests that depend on games, without those of another game alone."""
    paths = sorted(
        name
        for path in (copy / "tests").rglob("test_*.py")
        if DEPENDS.search(path.read_text(encoding="utf-8"))
        if not (name := path.relative_to(copy).as_posix()).startswith(ELSEWHERE)
        if not any(f"/games/{game}/" in name for game in REGISTRY)
        if name != "tests/test_adding_a_game.py"
    )
    others = " or ".join(
        f"{start}{game}{end}" for game in REGISTRY for start in "[-" for end in "]-"
    )
    options = f'-n0 -q -p no:cacheprovider -m "not long" -k "not ({others} or postgresql)"'
    python = f'HYPOTHESIS_PROFILE=few UPCARD_ONLY_CASE={NAME} "{sys.executable}"'
    told = run(copy, f"{python} -m pytest {options} tests/engine/games/{NAME} {' '.join(paths)}")
    assert int(re.search(r"(\d+) passed", told)[1]) > 300, told[-2000:]


def test_by_hand_only_the_registry_is_changed() -> None:
    """All other files of the page are new, or are written by a command."""
    blocks = [block.above for block in blocks_of(PAGE) if block.language != "console"]
    new = {name for above in blocks for name in re.findall(r"[Aa] new file, `([^`]+)`:$", above)}
    place = re.compile(r"(?:At the end of|In) `([^`]+)`[,:]", re.IGNORECASE)
    changed = {name for above in blocks for name in place.findall(above)}
    assert changed - new == {"engine/games/registry.py"}
    assert all(NAME in name for name in new)


def test_the_page_names_every_file_of_a_full_game() -> None:
    """Each file of Basic Rummy has one for the new game, and no other file names it.

    Of its room the folder is, in which files are called as one likes.
    """
    names = [name for name in run(ROOT, "git ls-files").splitlines() if "basic" in name]
    room = re.compile(r"(?<=^engine/games/basic/).*")
    new = {room.sub("", name).replace("basic", NAME) for name in names}
    own = {name for name in new if not name.startswith("tests/")}
    assert len(own) > 6
    assert {name for name in own if f"`{name}`" not in PAGE} == set()
