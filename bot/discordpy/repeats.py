"""An interaction that is delivered twice counts once: Discord may repeat what it has told."""

from collections import OrderedDict
from typing import Any

import discord
import structlog

from internals.discordpy import screen_event

_log = structlog.get_logger()
_KEPT = 10_000
"""Interactions that are remembered: more than come while one could be repeated."""


def ignore_repeats(client: discord.Client) -> None:
    """Let each interaction through once, by its id, be it a command, a click or a window."""
    known: OrderedDict[str, None] = OrderedDict()

    def is_new(interaction: Any) -> bool:
        number = str(interaction.get("id"))
        if number in known:
            _log.info("interaction_repeated", interaction=number)
            return False
        known[number] = None
        if len(known) > _KEPT:
            known.popitem(last=False)
        return True

    screen_event(client, "INTERACTION_CREATE", is_new)
