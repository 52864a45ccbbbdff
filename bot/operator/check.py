"""``upcard check``: what an operator wants to know before the bot starts."""

from bot.health import report
from bot.operator.installation import Found
from bot.settings import Settings, SettingsError, load, warnings
from data.backups.copies import contents
from data.database.trouble import DatabaseError


def check(found: Found) -> bool:
    """Print what is found, a line each, and return whether the bot can start.

    It changes nothing.
    """
    mistakes: list[str] = []
    try:
        settings = load(database_url=found.url)
    except SettingsError as error:
        mistakes += str(error).splitlines()
    else:
        print("The settings are valid.")
        print(_token(settings))
        for warning in warnings(settings):
            print(warning["hint"])
    try:
        held = contents(found.url)
    except DatabaseError as error:
        mistakes.append(str(error))
    else:
        print(f"In the database: {held or 'nothing yet'}.")
        if held is not None:
            print(report(found.url, shards=found.settings.get("SHARDS", "")).words)
    for mistake in mistakes:
        print(mistake)
    return not mistakes


def _token(settings: Settings) -> str:
    if settings.discord_token_file is not None:
        return "The token is in the file that DISCORD_TOKEN_FILE names."
    return "There is no token: it plays locally." if settings.token is None else "The token is set."
