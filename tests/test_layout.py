"""The shape of the repository: folders, sizes, docstrings, locked dependencies."""

import ast
import re
import shutil
import subprocess
import tomllib
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path

import grimp
import pytest
import yaml

from tests.absent import absent
from tests.each import each

ROOT = Path(__file__).parents[1]
CODE = ("engine", "data", "bot", "cogs", "internals")
LONG = 600
# A module is a topic. Files beyond that length may be two: {"path": "why it is one"}.
LONGER: dict[str, str] = {}

# Every direct dependency has to be in the locks of its row, and in those alone.
LOCKS = {
    "requirements/runtime.lock": (),
    "requirements/local.lock": ("local",),
    "requirements/postgres.lock": ("postgres",),
    "requirements/dev.lock": ("local", "postgres", "dev"),
}
NAME = re.compile(r"[A-Za-z0-9._-]+")
# In words alone, of modules that ruff has formatted: to parse all of them takes a second.
IMPORT = re.compile(r"^ *(?:import|from) +(\w+)", re.MULTILINE)
CLASS = re.compile(r"^ *class +(\w+)[(:]", re.MULTILINE)
PIN = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>[^ ;]+)(?: ; .+)?$")


def project() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def name_of(requirement: str) -> str:
    """The name as the lock files write it (PEP 503)."""
    return re.sub(r"[-_.]+", "-", NAME.match(requirement)[0]).lower()


def wanted(lock: str) -> dict[str, str]:
    """The direct dependencies that a lock file has to hold, as {name: requirement}."""
    facts = project()
    requirements = list(facts["project"]["dependencies"])
    for group in LOCKS[lock]:
        requirements += (facts["project"]["optional-dependencies"] | facts["dependency-groups"])[
            group
        ]
    return {name_of(requirement): requirement for requirement in requirements}


def pins(lock: str) -> dict[str, tuple[str, int]]:
    """What a lock file installs, as {name: (version, number of hashes)}."""
    text = (ROOT / lock).read_text(encoding="utf-8").replace("\\\n", "")
    found = {}
    for line in text.splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            requirement, *hashes = line.split("--hash=sha256:")
            pin = PIN.match(requirement.strip())
            assert pin, f"{lock}: {requirement.strip()!r} is not an exact version"
            assert all(re.fullmatch(r"[0-9a-f]{64}\s*", each) for each in hashes), line
            found[pin["name"]] = (pin["version"], len(hashes))
    return found


def our_files() -> list[Path]:
    """The Python files that git tracks; others are somebody's work in progress."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        absent("needs git and a checkout")
    listing = ["ls-files", "-z", "--", "*.py"]
    shown = subprocess.run([git, *listing], cwd=ROOT, check=True, capture_output=True, text=True)
    return [ROOT / name for name in shown.stdout.split("\0") if name and (ROOT / name).exists()]


def imported_by(path: Path) -> set[str]:
    """The packages that a file imports, by the names at their roots."""
    return set(IMPORT.findall(path.read_text(encoding="utf-8")))


@each("folder", [*CODE, "engine/live", "tests"])
def test_the_folder_is_there(folder):
    assert (ROOT / folder).is_dir()


def test_a_very_long_file_says_why_it_is_one():
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in our_files()
    }
    too_long = {name for name, length in lengths.items() if length > LONG}
    assert too_long == set(LONGER), "two topics? Else give a reason; drop reasons no longer needed"
    assert all(LONGER.values())


def test_every_package_has_a_docstring():
    packages = [path for path in our_files() if path.name == "__init__.py"]
    assert len(packages) >= len(CODE)
    for package in packages:
        text = package.read_text(encoding="utf-8")
        assert ast.get_docstring(ast.parse(text)), f"{package.relative_to(ROOT)} lacks a docstring"


def test_every_test_file_has_a_name_of_its_own():
    names = [path.name for path in our_files() if path.name.startswith("test_")]
    assert len(names) == len(set(names))


@each("lock", LOCKS)
def test_every_dependency_is_locked_with_hashes(lock):
    locked = pins(lock)
    for name, requirement in wanted(lock).items():
        assert name in locked, f"{requirement} is not in {lock}: run 'make lock'"
        exact = requirement.partition("==")[2]
        assert exact in ("", locked[name][0]), f"{requirement} is outdated in {lock}"
    unhashed = [name for name, (_, hashes) in locked.items() if hashes == 0]
    assert unhashed == []


def test_each_lock_holds_those_before_it_unchanged():
    runtime, local, postgres, development = (pins(lock).items() for lock in LOCKS)
    assert runtime < local < development
    assert runtime < postgres < development


def test_every_dependency_has_its_bounds():
    """A major version that nobody has tried is tried by `make newest` first."""
    facts = project()
    groups = [
        *facts["project"]["optional-dependencies"].values(),
        facts["dependency-groups"]["dev"],
    ]
    requirements = [*facts["project"]["dependencies"], *chain.from_iterable(groups)]
    unbound = [one for one in requirements if not re.search(r"==|>=[^,]+,<", one)]
    # Its versions are dates.
    assert [name_of(requirement) for requirement in unbound] == ["tzdata"]


def test_what_is_imported_is_a_dependency_of_our_own():
    """What only comes along with another library may be gone with its next version."""
    facts = project()["project"]
    extras = facts["optional-dependencies"]
    declared = {
        name_of(one) for one in (*facts["dependencies"], *extras["local"], *extras["postgres"])
    }
    ours = packages_distributions()
    imported = {
        name_of(distribution)
        for path in our_files()
        if path.relative_to(ROOT).parts[0] in CODE
        for module in imported_by(path)
        for distribution in ours.get(module, ())
    }
    assert len(imported) > 5
    assert imported <= declared


def test_the_bot_runs_without_development_tools():
    tools = {name_of(requirement) for requirement in project()["dependency-groups"]["dev"]}
    for lock in (
        "requirements/runtime.lock",
        "requirements/local.lock",
        "requirements/postgres.lock",
    ):
        assert tools.isdisjoint(pins(lock))
    assert "av" in pins("requirements/local.lock"), "it decodes videos"
    assert {"av", "simcord", "matplotlib", "numpy"}.isdisjoint(pins("requirements/runtime.lock"))


@each("lock", LOCKS)
def test_no_lock_names_a_host(lock):
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*(-i|--(extra-)?index-url|--find-links|--trusted-host)\b", text, re.M)


def test_no_two_classes_share_a_name():
    homes: dict[str, list[str]] = {}
    for path in our_files():
        name = path.relative_to(ROOT).as_posix()
        if name.split("/")[0] in CODE:
            for found in CLASS.findall(path.read_text(encoding="utf-8")):
                homes.setdefault(found, []).append(name)
    shared = {name: files for name, files in homes.items() if len(files) > 1}
    assert not shared, "one word for one thing: call these otherwise"


def circles_of_folders(root: str) -> list[list[str]]:
    """The folders below this package that need each other, whatever the imports are for; its door
    ``__main__``, which nothing imports, stands for itself, and so does what joins the folders of
    ``bot``: the modules beside them."""
    graph = grimp.build_graph(root, cache_dir=None)
    folders = {module for module in graph.modules if graph.find_children(module)}

    def folder_of(module: str) -> str:
        beside = root == "bot" and module.count(".") == 1
        alone = module in folders or module.endswith(".__main__") or beside
        return module if alone else module.rpartition(".")[0]

    needs: dict[str, set[str]] = {}
    for module in graph.modules:
        needed = map(folder_of, graph.find_modules_directly_imported_by(module))
        needs.setdefault(folder_of(module), set()).update(needed)

    def reached(folder: str) -> set[str]:
        found, waiting = set(), [folder]
        while waiting:
            for other in needs[waiting.pop()] - found:
                found.add(other)
                waiting.append(other)
        return found

    reach = {folder: reached(folder) - {folder} for folder in needs}
    circles = {
        tuple(sorted({folder} | {other for other in reach[folder] if folder in reach[other]}))
        for folder in needs
    }
    assert len(needs) > 1
    return sorted(list(circle) for circle in circles if len(circle) > 1)


@pytest.mark.parametrize("root", ["engine", "data", "bot"])
def test_no_folders_need_each_other_not_even_for_types(root):
    assert circles_of_folders(root) == []


def test_no_folder_needs_another_that_needs_it():
    graph = grimp.build_graph(*CODE, cache_dir=None, exclude_type_checking_imports=True)
    folders = [module for module in graph.modules if graph.find_children(module)]
    assert len(folders) > len(CODE)
    circles = {folder: graph.nominate_cycle_breakers(folder) for folder in folders}
    assert not {folder: imports for folder, imports in circles.items() if imports}


def test_github_runs_the_same_checks_with_the_oldest_python_and_the_newest():
    text = (ROOT / ".github/workflows/checks.yml").read_text(encoding="utf-8")
    job = yaml.safe_load(text)["jobs"]["checks"]
    oldest = project()["project"]["requires-python"].removeprefix(">=")
    assert job["strategy"]["matrix"]["python"] == [oldest, "3"]
    assert job["steps"][-1]["run"] == "bash .ci/run"
