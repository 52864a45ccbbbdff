"""Run the suite with the newest versions: ``python -m tests.newest [ARGUMENTS]``.

The arguments are for pytest, which runs in a virtual environment that is removed afterwards. No
bound of pyproject.toml applies there, not even an exact version, because this shows whether a bound
can be raised. If the newest versions exclude each other, pip takes the newest that don't. First
come the differences from requirements/dev.lock, and then the failures with them. The exit status is
pytest's. The lock files stay as they are.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
_NAME = re.compile(r"[A-Za-z0-9._-]+(\[[^]]*\])?")
_PIN = re.compile(r"([a-z0-9-]+)==([^ ;]+)")
_EXTRAS = ("local", "postgres")


def requirements() -> list[str]:
    """Return the requirements of the suite without bounds, with extras (``simcord[preview]``)."""
    facts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found = [*facts["project"]["dependencies"], *facts["dependency-groups"]["dev"]]
    for extra in _EXTRAS:
        found += facts["project"]["optional-dependencies"][extra]
    return [name[0] for one in found if (name := _NAME.match(one))]


def differences(installed: Mapping[str, str], lock: str) -> Iterator[str]:
    """Yield a line for each version, by name, that isn't in the text of a lock file."""
    locked: dict[str, set[str]] = {}
    for line in lock.splitlines():
        if pin := _PIN.match(line):
            locked.setdefault(pin[1], set()).add(pin[2])
    for name, version in sorted(installed.items()):
        before = locked.get(re.sub(r"[-_.]+", "-", name).lower())
        if before is not None and version not in before:
            yield f"{name} {version} (locked: {', '.join(sorted(before))})"


def main(arguments: list[str]) -> int:
    """Install, compare and run. Return pytest's status, or pip's if the installation failed."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder) / ("Scripts" if os.name == "nt" else "bin") / "python")
        pip = (python, "-m", "pip", "--disable-pip-version-check")
        print("Installing the newest versions", flush=True)
        install = (*pip, "install", "--quiet", "--only-binary", ":all:", *requirements())
        if failed := subprocess.run(install, check=False).returncode:
            return failed
        listed = subprocess.run((*pip, "list", "--format=json"), check=True, capture_output=True)
        installed = {one["name"]: one["version"] for one in json.loads(listed.stdout)}
        lock = (ROOT / "requirements/dev.lock").read_text(encoding="utf-8")
        found = list(differences(installed, lock))
        print(
            f"{len(found)} versions differ from requirements/dev.lock",
            *found,
            sep="\n  ",
            flush=True,
        )
        return subprocess.run(
            (python, "-m", "pytest", *arguments), cwd=ROOT, check=False
        ).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
