"""``python -m tests.soak --seconds 600 --seed 7``: everything goes wrong, and nothing may be lost.

With ``--postgres`` there are three processes and a stand-by on a PostgreSQL of their own, each
behind a proxy. The bot runs as a process of its own against Discord on the loopback; a crowd plays,
processes are killed, Discord and the machine fail. At the end all promises are checked. Exit status
1 if one was broken. ``--keep FOLDER`` keeps database and logs there.
"""

import argparse
import asyncio
import logging
import secrets
import sys
import tempfile
from contextlib import nullcontext
from pathlib import Path

from bench.own_postgres import own_postgres
from tests.soak.run import soak


def _is_of_ours(record: logging.LogRecord) -> bool:
    """Not what a process leaves behind that was killed while it sent a picture."""
    return record.exc_info is None or not isinstance(record.exc_info[1], ConnectionError)


def main() -> int:
    """0 if every promise was kept."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=None, help="of all chance, if not a new one")
    parser.add_argument(
        "--steady", type=float, help="seconds of the life at the end; 40 %% of long runs"
    )
    parser.add_argument(
        "--postgres", action="store_true", help="three processes and a stand-by, behind proxies"
    )
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where its files are left")
    chosen = parser.parse_args()
    logging.getLogger("aiohttp.server").addFilter(_is_of_ours)
    seed = secrets.randbelow(10_000) if chosen.seed is None else chosen.seed
    with tempfile.TemporaryDirectory() as scratch:
        folder = chosen.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        with own_postgres() if chosen.postgres else nullcontext() as address:
            if chosen.postgres and address is None:
                parser.error("PostgreSQL is not installed")
            running = soak(
                folder, seconds=chosen.seconds, seed=seed, steady=chosen.steady, postgres=address
            )
            report = asyncio.run(running)
        for line in report.lines():
            print(line)
    return 1 if report.broken else 0


if __name__ == "__main__":
    sys.exit(main())
