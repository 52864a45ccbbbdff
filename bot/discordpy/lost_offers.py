"""Offers for an option of a command whose answer was lost: discord.py sends them by itself.

It logs whatever they meet with a traceback, as a fault of ours. An answer that is lost on the way
is none: it gets the one line that others get (bot/discordpy/answering.py).
"""

import logging

from bot.discordpy.answering import lost

_TREE = logging.getLogger("discord.app_commands.tree")
"""Where discord.py says so; nothing else is to be heard of it."""


class _LostOffers(logging.Filter):
    """Lets everything pass but what an answer met that was lost."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        unanswered = None if error is None else lost(error)
        if unanswered is None:
            return True
        unanswered.log(doing="autocomplete")
        return False


_LOST_OFFERS = _LostOffers()


def tell_lost_offers() -> None:
    """Have the log say of an offer that was lost what it says of other answers."""
    _TREE.addFilter(_LOST_OFFERS)
