"""Operators' commands in separate processes that have imported our code already.

Importing it takes most of the time of a command. One process per worker imports it once, and forks
for each command. Tests of imports, and of how Python is started, use ``ran`` of
tests/processes.py.
"""

import atexit
import gc
import json
import os
import runpy
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from subprocess import CompletedProcess

from tests.processes import PYTHON, ROOT, bare_environment, show

_LOADED = (
    *("bot.health", "bot.operator.check", "bot.operator.commands", "bot.screens.settings_screen"),
    *("data.backups.copies", "data.faults", "data.database_move", "data.rebuild_league"),
    *("data.leases.process_lock", "data.retention.removal"),
    *("data.retention.removal", "data.privacy", "aiosqlite", "asyncpg"),
    *("engine.analysis.ledger", "engine.notation.ledger_story", "engine.notation.protocol"),
    *("engine.notation.replay", "engine.notation.same", "engine.notation.vectors"),
    *("sqlalchemy.dialects.sqlite.aiosqlite", "sqlalchemy.dialects.postgresql.asyncpg"),
)
_ONE_BY_ONE = threading.Lock()


def typed(
    *words: str,
    folder: Path = ROOT,
    environment: Mapping[str, str] | None = None,
    given: bytes | str = b"",
) -> CompletedProcess[str]:
    """Run ``python -m WORDS`` in this folder to its end, with only this environment.

    Without an environment, the command gets a bare one.
    """
    with tempfile.TemporaryDirectory() as place:
        files = [Path(place) / name for name in ("in", "out", "err")]
        files[0].write_bytes(given.encode() if isinstance(given, str) else given)
        settings = bare_environment() if environment is None else environment
        asked = [words, str(folder), dict(settings), list(map(str, files))]
        with _ONE_BY_ONE:
            server = _server()
            assert server.stdin is not None
            assert server.stdout is not None
            print(json.dumps(asked), file=server.stdin, flush=True)
            status = int(server.stdout.readline())
        out, err = (file.read_text(encoding="utf-8") for file in files[1:])
    show(" ".join(words), out, err)
    return CompletedProcess(words, status, out, err)


@cache
def _server() -> subprocess.Popen[str]:
    server = subprocess.Popen(
        [PYTHON, "-m", "tests.commands"],
        cwd=ROOT,
        env=bare_environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    atexit.register(server.communicate)
    return server


def _serve() -> list[str]:
    """Answer each line with the exit status of its command.

    Returns the command's words in a forked process that has to run it, and none at the end.
    """
    for line in sys.stdin:
        words, folder, environment, files = json.loads(line)
        child = os.fork()
        if child:
            print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
            continue
        os.environ.clear()
        os.environ.update(environment)
        os.chdir(folder)
        sys.path[0] = folder
        for number, file in enumerate(files):
            os.dup2(os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND), number)
        sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115  for the whole process
        return words
    return []


if __name__ == "__main__":
    for name in _LOADED:
        import_module(name)
    gc.freeze()
    told = _serve()
    if told:
        sys.argv = told
        # End as usual, but don't free the imported modules, which takes longer than a command.
        status = 0
        try:
            runpy.run_module(told[0], run_name="__main__", alter_sys=True)
        except SystemExit as end:
            status = int(end.code or 0)
        threading._shutdown()
        atexit._run_exitfuncs()
        sys.stdout.flush()
        os._exit(status)
