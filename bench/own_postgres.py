"""Our own PostgreSQL on the loopback for a while, with its default settings."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def own_postgres() -> Iterator[str | None]:
    """Yield the address of an empty database, or None if PostgreSQL isn't installed."""
    programs = _programs()
    if programs is None:
        yield None
        return
    # It refuses to run as root. Its package creates this user.
    user = "postgres" if os.geteuid() == 0 else None
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        if user:
            shutil.chown(folder, user)
        where = Path(folder) / "cluster"
        quiet = {"user": user, "cwd": folder, "stdout": subprocess.DEVNULL}
        make = [programs / "initdb", "-D", where, "-U", "upcard", "-A", "trust", "--encoding=UTF8"]
        subprocess.run(make, check=True, **quiet)
        options = (f"--port={port}", "--listen_addresses=127.0.0.1", "--unix_socket_directories=")
        run = [programs / "postgres", "-D", where, *options]
        server = subprocess.Popen(run, stderr=subprocess.DEVNULL, **quiet)
        try:
            asking = [programs / "pg_isready", "-h", "127.0.0.1", "-p", port]
            while subprocess.run(asking, stdout=subprocess.DEVNULL, check=False).returncode:
                if server.poll() is not None:
                    raise RuntimeError("PostgreSQL did not start")
                time.sleep(0.05)
            yield f"postgresql://upcard:secret@127.0.0.1:{port}/postgres"
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(timeout=60)


def _programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, which Debian leaves out of PATH."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)
