"""Another game with the same people: the button under a result."""

from bot.clicks.router import Action, Clicked
from bot.clicks.services import tell, unveil
from bot.discordpy.permissions import missing_permission
from bot.opening.channels import not_here


async def _again(clicked: Clicked) -> None:
    """Open the lobby in the channel, or sit down in the one that somebody else has opened."""
    services, interaction = clicked.services, clicked.interaction
    # Otherwise a channel that is no longer one for tables would keep its last one for ever. A
    # lobby that is open already goes on as every table does, so whoever played may sit down in it.
    refusal = None if services.hall.rematch_of(clicked.table) else not_here(services, interaction)
    refusal = refusal or missing_permission(interaction, services.say)
    if refusal is not None:
        await tell(interaction, refusal, services.painter)
        return
    user = interaction.user
    table, is_new = await services.hall.rematch(clicked.table, user.id, user.display_name)
    if is_new:
        await unveil(services, interaction, table, call=table.sitting.invited)
        return
    where = table.header
    jump = f"https://discord.com/channels/{where.guild_id}/{where.channel_id}/{table.message_id}"
    await tell(interaction, services.say("rematch-joined", jump=jump), services.painter)


REMATCH: dict[str, Action] = {"again": _again}
