"""Nobody reads "This interaction failed"."""

from collections.abc import Iterator

from tests.soak.discord_troubles import SILENT
from tests.soak.healing import Healing
from tests.soak.process import BotProcess
from tests.soak.promises import Broken
from tests.soak.watched import WatchedLoopback, cause_of

TIMEOUT = 3.0
"""Seconds that Discord waits for a first answer."""
_AROUND = 1.5
"""Seconds around a silence in which an interaction may have been lost on its way."""


def unanswered(server: WatchedLoopback, bot: BotProcess, healing: Healing) -> Iterator[Broken]:
    """Interactions that reached a bot which lived, and whose answers nothing of ours has met.

    Seconds in which the bot was ready to run and had no processor do not count.
    """
    met = {
        request.path.split("/")[2]
        for request in server.injected
        if request.path.startswith("/interactions/")
    }
    silences = [
        (one.begin - _AROUND, (one.end or one.begin) + _AROUND)
        for one in healing.troubles
        if one.kind in SILENT
    ]
    for one in server.deliveries.values():
        if not one.reached:
            # It comes with the session that is resumed, and discord.py takes its time for that.
            continue
        begin = one.asked.at
        allowed = TIMEOUT + healing.waited(begin, begin + min(one.seconds, 2 * TIMEOUT))
        end = begin + allowed
        if one.seconds <= allowed or one.asked.id in met:
            continue
        if bot.was_down(begin - _AROUND, end, int(one.asked.event["guild_id"])):
            continue
        clicked = one.asked.source
        if one.answered is None and clicked and clicked["id"] not in server.messages:
            # Discord says on the message itself that it failed, and that is gone: the bot has
            # found two messages of a table, or somebody has closed their own.
            continue
        if any(begin < until and end > since for since, until in silences):
            continue
        told = "never" if one.answered is None else f"after {one.seconds:.1f} s"
        during = [
            trouble.kind
            for trouble in healing.troubles
            if trouble.begin < end and (trouble.end or end) > begin - 5
        ]
        words = (
            f"{cause_of(one.asked)} ({one.asked.id}) was answered {told}"
            f" ({', '.join(during) or 'no trouble'})"
        )
        yield Broken("every click is answered", words)
