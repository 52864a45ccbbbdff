"""Events that discord.py cannot read: one line in the log, and the bot goes on.

An exception there would end the connection, and with it the process: for one event that Discord
sends in a new form, or somebody in its place in none.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import discord
import structlog

from internals.discordpy import around_event, gateway_events

__all__ = ["pass_over_unreadable"]

_log = structlog.get_logger()
_NEEDED = {"READY", "RESUMED"}
"""Without these nothing works, so that their failure has to end the connection."""


def pass_over_unreadable(client: discord.Client) -> None:
    """Let no event end the bot, whatever is in it; for after everything else that hears events."""
    for event in gateway_events(client):
        if event not in _NEEDED:
            around_event(client, event, partial(_passed_over, event))


@contextmanager
def _passed_over(event: str, _: Any) -> Iterator[None]:
    try:
        yield
    except Exception as fault:  # noqa: BLE001  whatever is wrong with it, the others are not
        # Neither its words nor where it came from: what somebody sent may be in both.
        _log.error("event_unreadable", event_name=event, fault=type(fault).__name__)
