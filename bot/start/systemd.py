"""What systemd is told of a service of Type=notify: sd_notify(3), as far as it is needed."""

import asyncio
import os
import socket
from contextlib import suppress


def notify(*lines: str) -> None:
    """Send assignments such as ``READY=1``; nothing where nobody asks for them."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    # An abstract socket is written with an at sign in the environment.
    address = "\0" + address[1:] if address.startswith("@") else address
    # Whoever listens may have gone; the bot plays on.
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
        told.connect(address)
        told.send("\n".join(lines).encode())


def watchdog_seconds() -> float | None:
    """After how many seconds without a sign the service is ended; None: it is not watched."""
    given = os.environ.get("WATCHDOG_USEC", "")
    return int(given) / 1e6 if given.isdecimal() and int(given) else None


async def feed_watchdog() -> None:
    """Say that the event loop turns, often enough, until cancelled: only that it does not is cured
    by starting anew."""
    limit = watchdog_seconds()
    while limit is not None:
        notify("WATCHDOG=1")
        await asyncio.sleep(limit / 3)
