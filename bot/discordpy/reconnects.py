"""Connections to the gateway that are lost and come back: one line each, and never too often."""

import logging

__all__ = ["calm_reconnects", "identify_pause"]

_FIRST, _LONGEST = 5.0, 300.0
_WORDS = ("Attempting a reconnect", "Failed to connect")


def calm_reconnects() -> None:
    """Let discord.py tell of a reconnection in one line: it is no fault, and has no traceback."""
    logging.getLogger("discord.shard").addFilter(_in_one_line)


def identify_pause(in_vain: int) -> float:
    """Seconds to wait before an IDENTIFY, after so many that led to no session.

    Discord gives a bot a thousand a day, and resets its token when they are used up.
    """
    return min(_LONGEST, _FIRST * 2.0**in_vain)


def _in_one_line(record: logging.LogRecord) -> bool:
    if record.exc_info and str(record.msg).startswith(_WORDS):
        error = record.exc_info[1]
        record.msg, record.args = "%s (%s: %s)", (record.getMessage(), type(error).__name__, error)
        record.exc_info, record.exc_text = None, None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True
