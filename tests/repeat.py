"""Run timing tests many times on a busy machine: ``python -m tests.repeat``.

They are the tests of processes and time, marked `timing`. At the end it says how many of their runs
were green, and how often which tests were red. The exit status is 1 if one was. Arguments after
`--` go to pytest.
"""

import argparse
import subprocess
import sys
from collections import Counter
from time import monotonic

from tests.processes import PYTHON, ROOT, busy


def marked() -> list[str]:
    """Return the files with such tests, because pytest would take long to search all files."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return [str(one) for one in files if "pytest.mark.timing" in one.read_text(encoding="utf-8")]


def run(*arguments: str) -> tuple[int, list[str]]:
    """Run pytest. Return its exit status and the red tests, whose output is shown."""
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
