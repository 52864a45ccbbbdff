"""The cache of people's and servers' settings, and the language of each reader."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

import discord

from bot.people.preferences import MayIHabit, Preferences, ServerSettings
from bot.text import LANGUAGES, Text
from bot.text.card_words import Faces
from bot.text.text import CommandMentions
from data.choices.settings import SettingsStore
from engine.live.timing import QuietHours, forget_old
from engine.names import name_of_person

# The choice of the language. Settings win over the locale of Discord.


def language_of_locale(locale: str | None) -> str:
    """Return the language of a locale on Discord (``vi``, ``en-GB``), or English."""
    language = (locale or "").partition("-")[0]
    return language if language in LANGUAGES else "en"


def language_of_person(preferences: Preferences, locale: str | None) -> str:
    """Return the language of a person's private messages. ``locale``: from their Discord."""
    return preferences.language or language_of_locale(locale)


def language_of_server(settings: ServerSettings, locale: str | None) -> str:
    """Return the language of a server's channels. ``locale``: the server's choice on Discord."""
    return settings.language or language_of_locale(locale)


_text = lru_cache(2 * len(LANGUAGES))(Text)
_REMEMBERED = 20_000
"""The settings of at most this many people stay in memory."""
_BATCH = 30
"""The number of people whose settings are read in one query."""


@dataclass(frozen=True, slots=True)
class Reader:
    """The reader of a private message."""

    user_id: int
    say: Text
    """The texts in their language."""
    preferences: Preferences


class _Drawn(Protocol):
    faces: Faces


class _Registered(Protocol):
    mentions: CommandMentions


class People:
    """Finds the language and the preferences of each reader.

    ``drawn`` has the cards as emojis, ``registered`` the commands as mentions. Both may be empty
    soon after the start.
    """

    def __init__(
        self,
        store: SettingsStore,
        client: discord.Client,
        drawn: _Drawn,
        registered: _Registered,
    ) -> None:
        self._store, self._client = store, client
        self._drawn, self._registered = drawn, registered
        self._preferences: dict[int, Preferences] = {}
        self._servers: dict[int, ServerSettings] = {}
        self._quiet_hours: dict[int, QuietHours] = {}
        self._asking: dict[int, asyncio.Lock] = {}
        self._changing = asyncio.Lock()
        self._changed_elsewhere = 0

    async def load(self) -> None:
        """Load the settings of all servers, which are needed without waiting."""
        stored = await self._store.servers()
        self._servers = {
            guild_id: ServerSettings.read(settings) for guild_id, settings in stored.items()
        }

    async def reload(self) -> None:
        """Load all settings again, because another process may have changed any of them."""
        self._changed_elsewhere += 1
        known = [*{*self._preferences, *self._quiet_hours}]
        self._preferences.clear()
        async with self._changing:
            await self.load()
        while known:
            user_ids, before = known[-_BATCH:], self._changed_elsewhere
            stored = await self._store.people(user_ids)
            if before == self._changed_elsewhere:
                del known[-_BATCH:]
                for user_id in set(user_ids) - set(self._preferences):
                    self._remember(user_id, Preferences.read(stored.get(user_id)))

    async def meet(self, users: Iterable[int]) -> None:
        """Load the quiet hours of these players at tables with slow turns.

        From then on ``quiet_hours`` returns them without waiting. A person who clicks to sit down
        is known already.
        """
        for user_id in users:
            self._note_quiet_hours(user_id, await self.preferences(user_id))

    async def load_person(self, user_id: int) -> None:
        """Load a person's settings again, because another process may have changed them."""
        self._changed_elsewhere += 1
        self._preferences.pop(user_id, None)
        self._note_quiet_hours(user_id, Preferences.read(await self._store.person(user_id)))

    async def load_server(self, guild_id: int) -> None:
        """Load a server's settings again, because another process may have changed them."""
        async with self._changing:
            settings = await self._store.server(guild_id)
            self.forget_server(guild_id)
            if settings is not None:
                self._servers[guild_id] = ServerSettings.read(settings)

    def quiet_hours(self, user_id: int) -> QuietHours | None:
        """Return the quiet hours of a person who has clicked, or whom ``meet`` has loaded."""
        hours = self._quiet_hours.pop(user_id, None)
        # Used entries move to the end, so that tables in memory keep the people for whom they wait.
        return None if hours is None else self._quiet_hours.setdefault(user_id, hours)

    async def reader(self, interaction: discord.Interaction) -> Reader:
        """Return the reader who clicked or typed."""
        preferences = await self.preferences(interaction.user.id)
        language = language_of_person(preferences, str(interaction.locale))
        return Reader(interaction.user.id, self.text(language), preferences)

    def reader_at_once(self, interaction: discord.Interaction) -> Reader:
        """Return the reader from memory only, because the storage may be in trouble."""
        preferences = self._preferences.get(interaction.user.id) or Preferences()
        language = language_of_person(preferences, str(interaction.locale))
        return Reader(interaction.user.id, self.text(language), preferences)

    async def preferences(self, user_id: int) -> Preferences:
        """Return a person's settings."""
        known = self._preferences.get(user_id)
        if known is not None:
            return known
        # Many tables may ask for the settings of one person at the same time.
        try:
            async with self._asking.setdefault(user_id, asyncio.Lock()):
                known = self._preferences.get(user_id)
                while known is None:
                    before = self._changed_elsewhere
                    stored = Preferences.read(await self._store.person(user_id))
                    # If another process changed settings during the read, the result may be old.
                    if before == self._changed_elsewhere:
                        known = stored
                        self._remember(user_id, known)
        finally:
            self._asking.pop(user_id, None)
        return known

    async def never_asks(self, user_id: int) -> bool:
        """Return whether a person lets every upcard go as a habit."""
        return (await self.preferences(user_id)).may_i is MayIHabit.NEVER

    async def keep_preferences(
        self, reader: Reader, preferences: Preferences, locale: str | None = None
    ) -> Reader:
        """Store a person's new settings, and return them as a reader."""
        await self._store.keep_person(reader.user_id, preferences.write())
        self._remember(reader.user_id, preferences)
        language = language_of_person(preferences, locale or reader.say.language)
        return Reader(reader.user_id, self.text(language), preferences)

    def forget(self, user_id: int) -> None:
        """Drop a person whose settings are deleted."""
        self._preferences.pop(user_id, None)
        self._quiet_hours.pop(user_id, None)

    def forget_server(self, guild_id: int) -> None:
        """Drop a server that was deleted."""
        self._servers.pop(guild_id, None)

    def server_settings(self, guild_id: int) -> ServerSettings:
        """Return a server's settings."""
        return self._servers.get(guild_id) or ServerSettings()

    async def change_server_settings(
        self, guild_id: int, change: Callable[[ServerSettings], ServerSettings]
    ) -> None:
        """Store a server's new settings. ``change`` makes them from the current ones."""
        # One by one, because two changes that start from the same settings would lose one change.
        async with self._changing:
            settings = change(self.server_settings(guild_id))
            await self._store.keep_server(guild_id, settings.write())
            self._servers[guild_id] = settings

    def server_text(self, guild_id: int) -> Text:
        """Return the texts for a server's channels."""
        guild = self._client.get_guild(guild_id)
        locale = None if guild is None else str(guild.preferred_locale)
        return self.text(language_of_server(self.server_settings(guild_id), locale))

    def text(self, language: str) -> Text:
        """Return the texts of a language, with the card emojis that exist now."""
        known = language if language in LANGUAGES else "en"
        return _text(known, drawn=self._drawn.faces, mentions=self._registered.mentions)

    def _remember(self, user_id: int, preferences: Preferences) -> None:
        self._preferences[user_id] = preferences
        forget_old(self._preferences, lambda _: len(self._preferences) > _REMEMBERED)
        self._note_quiet_hours(user_id, preferences)

    def _note_quiet_hours(self, user_id: int, preferences: Preferences) -> None:
        self._quiet_hours.pop(user_id, None)
        if preferences.quiet is not None:
            self._quiet_hours[user_id] = preferences.quiet
            forget_old(self._quiet_hours, lambda _: len(self._quiet_hours) > _REMEMBERED)


# The name of a person in a server, in a readable form.


def called(user: discord.User | discord.Member) -> str:
    """Return a person's name in the server, or another name if that would be invisible.

    The other name is their global name or their account's name.
    """
    return name_of_person(user.id, user.display_name, user.global_name, user.name)
