"""Who reads: each person in his own language and taste, each channel in that of its server."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

import discord

from bot.people.preferences import Asked, Custom, Quiet, Taste
from bot.text import LANGUAGES, Text
from bot.text.cards import Faces
from data.choices.settings import SettingsStore
from engine.live.pace import Quiet as Night

_REMEMBERED = 20_000
"""People whose settings stay in memory."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Somebody who reads a private message: in which language, and how he likes things."""

    user_id: int
    say: Text
    taste: Taste


def language_of(locale: str | None) -> str:
    """The language there is for a locale of Discord's (``vi``, ``en-GB``); English for others."""
    begun = (locale or "").partition("-")[0]
    return begun if begun in LANGUAGES else "en"


class Readers:
    """Finds the language and the taste of whoever reads. ``faces``: the cards as they are drawn in
    lines of text, as soon as they can be."""

    def __init__(
        self, store: SettingsStore, client: discord.Client, faces: Callable[[], Faces]
    ) -> None:
        self._store, self._client, self._faces = store, client, faces
        self._tastes: dict[int, Taste] = {}
        self._customs: dict[int, Custom] = {}
        self._nights: dict[int, Quiet] = {}
        self._customizing = asyncio.Lock()

    async def load(self) -> None:
        """Learn what is needed without waiting: how servers read, and when people sleep."""
        kept = await self._store.servers()
        self._customs = {guild_id: Custom.read(settings) for guild_id, settings in kept.items()}
        for user_id, settings in (await self._store.people()).items():
            self._sleep(user_id, Taste.read(settings))

    def night(self, user_id: int) -> Night | None:
        """A person's quiet hours, in which no slow turn of his ends."""
        quiet = self._nights.get(user_id)
        return None if quiet is None else Night(quiet.begin, quiet.end, quiet.offset)

    async def of(self, interaction: discord.Interaction) -> Reader:
        """Whoever clicked or typed."""
        taste = await self.taste(interaction.user.id)
        language = taste.language or language_of(str(interaction.locale))
        return Reader(interaction.user.id, self.text(language), taste)

    async def taste(self, user_id: int) -> Taste:
        """What a person has set."""
        known = self._tastes.get(user_id)
        if known is None:
            known = Taste.read(await self._store.person(user_id))
            self._note(user_id, known)
        return known

    async def never_asks(self, user_id: int) -> bool:
        """Whether a person lets every upcard go as a habit."""
        return (await self.taste(user_id)).may_i is Asked.NEVER

    async def like(self, reader: Reader, taste: Taste, locale: str | None = None) -> Reader:
        """Keep what this person wants from now on, and how he reads then."""
        await self._store.keep_person(reader.user_id, taste.write())
        self._note(reader.user_id, taste)
        self._sleep(reader.user_id, taste)
        language = taste.language or (language_of(locale) if locale else reader.say.language)
        return Reader(reader.user_id, self.text(language), taste)

    def forget(self, user_id: int) -> None:
        """Remember nothing of a person whose settings are deleted."""
        self._tastes.pop(user_id, None)
        self._nights.pop(user_id, None)

    def custom(self, guild_id: int) -> Custom:
        """What a server has set."""
        return self._customs.get(guild_id, Custom())

    async def customize(self, guild_id: int, change: Callable[[Custom], Custom]) -> Custom:
        """Keep what a server wants from now on: ``change`` makes it of what it has set by then."""
        # One after the other: two clicks at once would else both begin with what was before them.
        async with self._customizing:
            custom = change(self.custom(guild_id))
            await self._store.keep_server(guild_id, custom.write())
            self._customs[guild_id] = custom
        return custom

    def of_server(self, guild_id: int) -> Text:
        """What a server reads in its channels: its own choice, else its language on Discord."""
        chosen = self.custom(guild_id).language
        if chosen is None:
            guild = self._client.get_guild(guild_id)
            chosen = language_of(None if guild is None else str(guild.preferred_locale))
        return self.text(chosen)

    def text(self, language: str) -> Text:
        """The texts of a language, with the cards as they can be drawn now."""
        known = language if language in LANGUAGES else "en"
        return Text(known, drawn=self._faces())

    def _note(self, user_id: int, taste: Taste) -> None:
        if len(self._tastes) >= _REMEMBERED:
            self._tastes.pop(next(iter(self._tastes)))
        self._tastes[user_id] = taste

    def _sleep(self, user_id: int, taste: Taste) -> None:
        if taste.quiet is None:
            self._nights.pop(user_id, None)
        else:
            self._nights[user_id] = taste.quiet
