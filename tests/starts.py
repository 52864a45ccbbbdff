"""Start local play many times on a busy machine, and count: ``python -m tests.starts``.

Half of the starts have METRICS_PORT. A start is good if the page answers, and Ctrl-C ends it
cleanly. The exit status is 1 if one was not good, and its output is shown then.
"""

import argparse
import signal
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from threading import Timer
from time import monotonic

from tests.processes import PYTHON, bare_environment, busy, free_port

LIMIT = 300.0
"""Seconds after which a start is given up, because only one that hangs takes as long."""


def start(folder: Path, *, metrics: bool) -> str | None:
    """Start and end local play once. Return the problem, or None."""
    more = {"METRICS_PORT": str(free_port())} if metrics else {}
    database = f"sqlite+aiosqlite:///{folder}/a.db"
    with (folder / "said.txt").open("w+", encoding="utf-8") as said:
        bot = subprocess.Popen(
            [PYTHON, *("-m", "bot", "--local", "--port", str(free_port()), "--database", database)],
            cwd=folder,
            env=bare_environment(**more),
            stdout=subprocess.PIPE,
            stderr=said,
            text=True,
        )
        limit = Timer(LIMIT, bot.kill)
        limit.start()
        try:
            assert bot.stdout is not None
            words = bot.stdout.readline().split()
            if len(words) == 2:
                with urllib.request.urlopen(words[1].partition("#")[0]) as page:
                    page.read()
                bot.send_signal(signal.SIGINT)
            status = bot.wait()
        finally:
            limit.cancel()
            bot.kill()
            bot.wait()
        said.seek(0)
        told = said.read()
    if words and status == 0 and "Traceback" not in told:
        return None
    return f"printed {words}, exit status {status}:\n{told}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.starts", description=__doc__)
    parser.add_argument("--starts", type=int, default=20, metavar="N", help="20")
    parser.add_argument("--busy", type=int, default=8, metavar="N", help="busy loops beside: 8")
    chosen = parser.parse_args()
    bad = 0
    with busy(chosen.busy):
        for number in range(chosen.starts):
            metrics, begun = bool(number % 2), monotonic()
            with tempfile.TemporaryDirectory() as folder:
                wrong = start(Path(folder), metrics=metrics)
            bad += wrong is not None
            counted = " with METRICS_PORT" if metrics else ""
            seconds = monotonic() - begun
            print(f"start {number + 1}{counted}: {wrong or 'good'}, {seconds:.1f} s", flush=True)
    print(f"{chosen.starts - bad} of {chosen.starts} starts are good")
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
