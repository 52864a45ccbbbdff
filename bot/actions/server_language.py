"""What the tables of a server speak."""

from bot.clicks.visit import Visit
from bot.screens.settings import AS_IN_DISCORD


async def speak(visit: Visit, language: str) -> str:
    """Let the tables of a server use a language, those that are open at once; what to say of it.

    ``language`` may be AS_IN_DISCORD.
    """
    services, guild = visit.services, visit.guild_id
    chosen = None if language == AS_IN_DISCORD else language
    await services.people.change_server_settings(
        guild, lambda settings: settings.put("language", chosen)
    )
    for table_id in services.registry.in_server(guild):
        table = await services.registry.find(table_id)
        if table is not None:
            services.public_messages.repaint(table)
    return visit.say("server-language-set", name=visit.server_say("language"))
