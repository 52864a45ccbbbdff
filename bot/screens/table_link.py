"""A table by its name, which leads to its message."""

from bot.text import Text
from engine.live.sight import Sight


def linked_table(sight: Sight, say: Text) -> str:
    """Game and deal, and where the table is shown a link to that message."""
    title = say("hands-one-lobby", game=say(f"game-{sight.game}"))
    if sight.view is not None:
        title = say("hands-one", game=say(f"game-{sight.game}"), deal=sight.view.deal_no)
    if not sight.message_id:
        return title
    place = f"{sight.guild_id}/{sight.channel_id}/{sight.message_id}"
    return f"[{title}](https://discord.com/channels/{place})"
