"""docs/adding-a-game.md is followed to the letter, in a copy of the repository."""

import re
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.games.registry import REGISTRY
from tests.absent import absent
from tests.doc_pages import ROOT, text

PAGE = text("docs/adding-a-game.md")
NAME = "straight"

WHOLE = (
    "tests/bot/text/test_bundle.py",
    "tests/bot/text/test_languages_agree.py",
    "tests/bot/text/test_messages.py",
    "tests/bot/screens/test_house_rules_screens.py",
    "tests/bot/screens/test_practice_panel.py",
    "tests/test_docs.py",
    "tests/discord/play/test_registered_commands.py",
    "tests/discord/test_command_names.py",
)
"""Tests that look at all games, or at all there is, without naming one."""

_TURN = "tests/test_docs.py::test_the_turn_in_the_architecture_is_the_one_that_is_played"
_LESSONS = "tests/bot/screens/test_practice_panel.py::test_a_learner_who_follows_show_me"
OTHERS = (
    "tests/test_docs.py::test_the_command_line_of_the_readme",
    *(f"{_TURN}[{game}]" for game in REGISTRY),
    f"{_LESSONS}_begins_meets_the_main_steps_and_ends_it",
    "tests/browser",
)
"""Tests of these that take long and that a new game without lessons cannot change."""

CODE = ("engine", "data", "bot", "cogs")


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
    for name in run(ROOT, "git ls-files").splitlines():
        if (ROOT / name).exists():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
            _copy_compiled(ROOT / name, copy / name)
    for block in blocks_of(PAGE):
        follow(block, copy)
    run(copy, "git init --quiet && git add --all")
    return copy


def _copy_compiled(source: Path, target: Path) -> None:
    """What Python has made of a file, if it has: to compile all of them takes half a minute."""
    for made in source.parent.glob(f"__pycache__/{source.stem}.*.pyc"):
        folder = target.parent / made.parent.name
        folder.mkdir(exist_ok=True)
        # Others compile at the same time, and what they replace is gone.
        with suppress(FileNotFoundError):
            shutil.copy2(made, folder / made.name)


@pytest.mark.long
def test_the_code_of_the_page_is_as_ours(copy: Path) -> None:
    files = "engine/games tests/engine/games"
    run(copy, f'"{sys.executable}" -m ruff check --quiet --no-cache {files}')
    run(copy, f'"{sys.executable}" -m ruff format --check --quiet --no-cache {files}')


@pytest.mark.first
@pytest.mark.long
def test_the_game_passes_what_every_game_has_to_pass(copy: Path) -> None:
    """All tests that take a game from the registry, for this one, and those of ``WHOLE``."""
    paths = {
        path.relative_to(copy).as_posix()
        for path in (copy / "tests").rglob("test_*.py")
        if re.search(r"\b(REGISTRY|complete_games)\b", path.read_text(encoding="utf-8"))
    }
    paths -= {"tests/test_adding_a_game.py"}
    named = " or ".join([NAME, *(Path(path).stem for path in WHOLE)])
    options = ["-n0", "-q", "-p no:cacheprovider", f'-k "({named}) and not postgresql"']
    options += [f'--deselect "{one}"' for one in OTHERS]
    python = f'HYPOTHESIS_PROFILE=few "{sys.executable}"'
    told = run(copy, " ".join([python, "-m pytest", *options, *sorted(paths | set(WHOLE))]))
    assert int(re.search(r"(\d+) passed", told)[1]) > 100, told[-2000:]


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
