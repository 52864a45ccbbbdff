"""Links to the message that shows a table."""

from bot.text import Text
from engine.live.table_view import TableView


def address(guild_id: int, channel_id: int, message_id: int | None) -> str:
    """Where Discord shows this message, or the channel where there is none."""
    place = f"https://discord.com/channels/{guild_id}/{channel_id}"
    return f"{place}/{message_id}" if message_id else place


def linked_table(sight: TableView, say: Text) -> str:
    """Game and deal, and where the table is shown a link to that message."""
    title = say("hands-one-lobby", game=say(f"game-{sight.game}"))
    if sight.view is not None:
        title = say("hands-one", game=say(f"game-{sight.game}"), deal=sight.view.deal_no)
    if not sight.message_id:
        return title
    return f"[{title}]({address(sight.guild_id, sight.channel_id, sight.message_id)})"
