"""``python -m bench NAME`` needs only the packages of that bench."""

import re

from tests.processes import PYTHON, ROOT, ran


def packages(lock: str) -> set[str]:
    text = (ROOT / f"requirements/{lock}.lock").read_text(encoding="utf-8")
    return {name.replace("-", "_") for name in re.findall(r"^([\w-]+)==", text, re.MULTILINE)}


def as_an_operator(*words: str):
    """Run it without the packages for development."""
    missing = dict.fromkeys(packages("dev") - packages("runtime"))
    code = f"import sys; sys.modules |= {missing}; sys.argv = {['bench', *words]}"
    return ran(PYTHON, "-c", f"{code}; from bench.__main__ import main; main()")


def test_what_operators_are_told_to_run_needs_only_what_the_bot_needs() -> None:
    done = as_an_operator("load", "--help")
    assert done.returncode == 0, done.stderr
    assert "--quick" in done.stdout


def test_a_missing_package_is_one_sentence() -> None:
    done = as_an_operator("clicks")
    assert done.returncode == 1
    assert done.stderr == (
        "The bench clicks needs simcord, a package for development: run 'make setup' in another"
        " copy of the code.\n"
    )
