"""Finds and keeps what people and servers have set, and so in which language each of them reads."""

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

# Where the language is chosen: what somebody has set, else what their Discord speaks.


def language_of_locale(locale: str | None) -> str:
    """The language there is for a locale of Discord's (``vi``, ``en-GB``); English for others."""
    begun = (locale or "").partition("-")[0]
    return begun if begun in LANGUAGES else "en"


def language_of_person(preferences: Preferences, locale: str | None) -> str:
    """In which language somebody reads private messages; ``locale`` is that of their Discord."""
    return preferences.language or language_of_locale(locale)


def language_of_server(settings: ServerSettings, locale: str | None) -> str:
    """In which language a server reads its channels; ``locale`` is what it prefers on Discord."""
    return settings.language or language_of_locale(locale)


_text = lru_cache(2 * len(LANGUAGES))(Text)
_REMEMBERED = 20_000
"""People whose settings stay in memory."""
_AT_ONCE = 30
"""Of how many they are read in one go."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Somebody who reads a private message: in which language, and how they like things."""

    user_id: int
    say: Text
    preferences: Preferences


class _Drawn(Protocol):
    faces: Faces


class _Registered(Protocol):
    mentions: CommandMentions


class People:
    """Finds the language and the preferences of whoever reads. ``drawn`` has the cards as they are
    drawn in lines of text, and ``registered`` the commands that can be pressed there, both as soon
    as they can be."""

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
        """Learn what is needed without waiting: how servers read."""
        kept = await self._store.servers()
        self._servers = {
            guild_id: ServerSettings.read(settings) for guild_id, settings in kept.items()
        }

    async def load_anew(self) -> None:
        """The same once more: anybody may have set something in another process."""
        self._changed_elsewhere += 1
        known = [*{*self._preferences, *self._quiet_hours}]
        self._preferences.clear()
        async with self._changing:
            await self.load()
        while known:
            some, before = known[-_AT_ONCE:], self._changed_elsewhere
            kept = await self._store.people(some)
            if before == self._changed_elsewhere:
                del known[-_AT_ONCE:]
                for user_id in set(some) - set(self._preferences):
                    self._remember(user_id, Preferences.read(kept.get(user_id)))

    async def meet(self, users: Iterable[int]) -> None:
        """These people play where turns are slow: their quiet hours are asked for without waiting
        from now on. Whoever sits down there has clicked, and is known by that."""
        for user_id in users:
            self._note_quiet_hours(user_id, await self.preferences(user_id))

    async def load_person(self, user_id: int) -> None:
        """Another process may have changed what this person has set."""
        self._changed_elsewhere += 1
        self._preferences.pop(user_id, None)
        self._note_quiet_hours(user_id, Preferences.read(await self._store.person(user_id)))

    async def load_server(self, guild_id: int) -> None:
        """Another process may have changed what this server has set."""
        async with self._changing:
            settings = await self._store.server(guild_id)
            self.forget_server(guild_id)
            if settings is not None:
                self._servers[guild_id] = ServerSettings.read(settings)

    def quiet_hours(self, user_id: int) -> QuietHours | None:
        """Return the quiet hours of a person who has clicked or whom the bot was to ``meet``."""
        hours = self._quiet_hours.pop(user_id, None)
        # Who is asked for stays: tables that wait for them are in memory.
        return None if hours is None else self._quiet_hours.setdefault(user_id, hours)

    async def reader(self, interaction: discord.Interaction) -> Reader:
        """Whoever clicked or typed."""
        preferences = await self.preferences(interaction.user.id)
        language = language_of_person(preferences, str(interaction.locale))
        return Reader(interaction.user.id, self.text(language), preferences)

    def reader_at_once(self, interaction: discord.Interaction) -> Reader:
        """The same by what is in memory: the storage may be in trouble."""
        preferences = self._preferences.get(interaction.user.id) or Preferences()
        language = language_of_person(preferences, str(interaction.locale))
        return Reader(interaction.user.id, self.text(language), preferences)

    async def preferences(self, user_id: int) -> Preferences:
        """What a person has set."""
        known = self._preferences.get(user_id)
        if known is not None:
            return known
        # Whoever sits at many tables is asked for by all of them at once.
        try:
            async with self._asking.setdefault(user_id, asyncio.Lock()):
                known = self._preferences.get(user_id)
                while known is None:
                    before = self._changed_elsewhere
                    found = Preferences.read(await self._store.person(user_id))
                    # What was read while another process changed it may be as it was before.
                    if before == self._changed_elsewhere:
                        known = found
                        self._remember(user_id, known)
        finally:
            self._asking.pop(user_id, None)
        return known

    async def never_asks(self, user_id: int) -> bool:
        """Whether a person lets every upcard go as a habit."""
        return (await self.preferences(user_id)).may_i is MayIHabit.NEVER

    async def keep_preferences(
        self, reader: Reader, preferences: Preferences, locale: str | None = None
    ) -> Reader:
        """Keep what this person wants, and return how they read then."""
        await self._store.keep_person(reader.user_id, preferences.write())
        self._remember(reader.user_id, preferences)
        language = language_of_person(preferences, locale or reader.say.language)
        return Reader(reader.user_id, self.text(language), preferences)

    def forget(self, user_id: int) -> None:
        """Remember nothing of a person whose settings are deleted."""
        self._preferences.pop(user_id, None)
        self._quiet_hours.pop(user_id, None)

    def forget_server(self, guild_id: int) -> None:
        """Remember nothing of a server that was deleted."""
        self._servers.pop(guild_id, None)

    def server_settings(self, guild_id: int) -> ServerSettings:
        """What a server has set."""
        return self._servers.get(guild_id) or ServerSettings()

    async def change_server_settings(
        self, guild_id: int, change: Callable[[ServerSettings], ServerSettings]
    ) -> None:
        """Keep what a server wants from now on: ``change`` makes it of what it has set by then."""
        # One after the other: two clicks at once would else both begin with what was before them.
        async with self._changing:
            settings = change(self.server_settings(guild_id))
            await self._store.keep_server(guild_id, settings.write())
            self._servers[guild_id] = settings

    def server_text(self, guild_id: int) -> Text:
        """What a server reads in its channels."""
        guild = self._client.get_guild(guild_id)
        locale = None if guild is None else str(guild.preferred_locale)
        return self.text(language_of_server(self.server_settings(guild_id), locale))

    def text(self, language: str) -> Text:
        """The texts of a language, with the cards as they can be drawn now."""
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


# What somebody is called in a server, so that it can be read.


def called(user: discord.User | discord.Member) -> str:
    """Their name there; where it shows nothing, the one they have everywhere or their account."""
    return name_of_person(user.id, user.display_name, user.global_name, user.name)
