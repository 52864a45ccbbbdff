"""The channels for tables on the private screen of a server's managers."""

from collections.abc import Sequence

from bot.screens.click import SERVER, Click
from bot.screens.colours import FELT
from bot.screens.screen import Button, ChannelMenu, Screen
from bot.text import Text


def channels_screen(channels: Sequence[int], say: Text) -> Screen:
    """Where tables may be opened (ids of channels; none: everywhere), and how that is changed."""
    now = say("channels-everywhere")
    if channels:
        now = say("channels-some", channels=mentions(channels, say))
    menu = ChannelMenu(Click(SERVER, 0, "channels-set"), tuple(channels), say("channels-choose"))
    everywhere = Button(
        say("button-channels-everywhere"),
        Click(SERVER, 0, "channels-everywhere"),
        live=bool(channels),
    )
    return Screen((say("channels-title"), now, menu, (everywhere,)), FELT)


def mentions(channels: Sequence[int], say: Text) -> str:
    """Channels as links, in a list in words."""
    return say.joined(f"<#{channel}>" for channel in channels)
