"""The channels for tables on the private screen of a server's managers."""

from collections.abc import Sequence

from bot.screens.colours import FELT
from bot.screens.control import At, Brings, Control
from bot.screens.screen import Button, ChannelMenu, Screen
from bot.text import Text

CHANNELS_SET = Control("channels-set", At.SERVER, brings=Brings.CHANNELS)
CHANNELS_EVERYWHERE = Control("channels-everywhere", At.SERVER)


def channels_screen(channels: Sequence[int], say: Text) -> Screen:
    """Where tables may be opened (ids of channels; none: everywhere), and how that is changed."""
    now = say("channels-everywhere")
    if channels:
        now = say("channels-some", channels=mentions(channels, say))
    menu = ChannelMenu(CHANNELS_SET.click(), tuple(channels), say("channels-choose"))
    label = say("button-channels-everywhere")
    everywhere = Button(label, CHANNELS_EVERYWHERE.click(), live=bool(channels))
    return Screen((say("channels-title"), now, menu, (everywhere,)), FELT)


def mentions(channels: Sequence[int], say: Text) -> str:
    """Channels as links, in a list in words."""
    return say.joined(f"<#{channel}>" for channel in channels)


CONTROLS = (CHANNELS_SET, CHANNELS_EVERYWHERE)
