"""``python -m tests.repeat``: the tests of processes and of time, many times on a busy machine.

They are those marked `timing`. At the end it says how many runs of them were green, and which tests
were red how often. The exit status is 1 if one was. What follows `--` goes to pytest.
"""

import argparse
import subprocess
import sys
from collections import Counter
from time import monotonic

from tests.processes import PYTHON, ROOT, busy


def marked() -> list[str]:
    """The files with such tests: pytest would take long to look through all others."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return [str(one) for one in files if "pytest.mark.timing" in one.read_text(encoding="utf-8")]


def run(*arguments: str) -> tuple[int, list[str]]:
    """The exit status of pytest, and the tests that were red; what it says of them is shown."""
    command = [PYTHON, "-m", "pytest", "--quiet", "-m", "timing", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n")
    begins = ("FAILED ", "ERROR ")
    lines = [line for line in done.stdout.splitlines() if line.startswith(begins)]
    return done.returncode, [line.split()[1] for line in lines]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.repeat", description=__doc__)
    parser.add_argument("--runs", type=int, default=30, metavar="N", help="30")
    parser.add_argument("--busy", type=int, default=8, metavar="N", help="busy loops beside: 8")
    parser.add_argument("--files", nargs="*", metavar="FILE", help="these alone")
    parser.add_argument("arguments", nargs="*", metavar="ARGUMENT", help="of pytest, behind --")
    chosen = parser.parse_args()
    files = chosen.files or marked()
    green, red = 0, Counter[str]()
    with busy(chosen.busy):
        for number in range(chosen.runs):
            begun = monotonic()
            status, failed = run(*chosen.arguments, *files)
            green += not status
            red.update(failed)
            colour = "red" if status else "green"
            print(f"run {number + 1}: {colour}, {monotonic() - begun:.0f} s", flush=True)
    for test, times in red.most_common():
        print(f"{times} times red: {test}")
    print(f"{green} of {chosen.runs} runs were green")
    return int(green < chosen.runs)


if __name__ == "__main__":
    sys.exit(main())
