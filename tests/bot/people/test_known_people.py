"""Who reads in which language, and what is remembered of people and servers."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.people import known_people as under_test
from bot.people.known_people import People, Reader, language_of_locale
from bot.people.preferences import Preferences, ServerSettings, Sort
from bot.text import Text
from bot.text.card_words import LETTERS
from bot.text.text import NO_MENTIONS
from data.choices.settings import SettingsStore
from data.database.database import open_database
from engine.live.timing import QuietHours
from tests.each import each

ANN, BEN, HERE, THERE = 7, 8, 41771983423143937, 41771983423143938


class Discord:
    """The servers of a client, and the language of each."""

    def __init__(self, **locales: str) -> None:
        self.locales = {int(key.removeprefix("g")): locale for key, locale in locales.items()}

    def get_guild(self, guild_id: int) -> Any:
        locale = self.locales.get(guild_id)
        return None if locale is None else SimpleNamespace(preferred_locale=locale)


def click(user_id: int, locale: str) -> Any:
    return SimpleNamespace(user=SimpleNamespace(id=user_id), locale=locale)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SettingsStore]:
    database = await open_database(f"sqlite+aiosqlite:///{tmp_path}/upcard.db")
    yield SettingsStore(database)
    await database.dispose()


def people_of(store: SettingsStore, **locales: str) -> People:
    drawn, registered = SimpleNamespace(faces=LETTERS), SimpleNamespace(mentions=NO_MENTIONS)
    return People(store, Discord(**locales), drawn, registered)  # type: ignore[arg-type]


@each(
    ("locale", "language"),
    [
        *(("vi", "vi"), ("th", "th"), ("en-US", "en"), ("en-GB", "en")),
        *(("de", "en"), ("zh-TW", "en"), ("", "en"), (None, "en"), ("tlh", "en")),
    ],
)
def test_ux_languages_of_discords_locales(locale: str | None, language: str) -> None:
    assert language_of_locale(locale) == language


async def test_ux_languages_private_panels_follow_the_persons_discord(store: SettingsStore) -> None:
    people = people_of(store)
    assert (await people.reader(click(ANN, "vi"))).say.language == "vi"
    assert (await people.reader(click(ANN, "de"))).say.language == "en"


async def test_ux_settings_what_one_chose_goes_before_discord(store: SettingsStore) -> None:
    people = people_of(store)
    reader = await people.reader(click(ANN, "vi"))
    liked = await people.keep_preferences(reader, Preferences(language="th"), "vi")
    assert liked.say.language == "th"
    assert (await people.reader(click(ANN, "vi"))).say.language == "th"
    assert (await people.reader(click(BEN, "vi"))).say.language == "vi"
    back = await people.keep_preferences(liked, Preferences(), "vi")
    assert back.say.language == "vi"


async def test_a_change_of_something_else_leaves_the_language_alone(store: SettingsStore) -> None:
    people = people_of(store)
    reader = await people.reader(click(ANN, "vi"))
    assert (await people.keep_preferences(reader, Preferences(sort=Sort.RANK))).say.language == "vi"


async def test_what_people_like_is_there_after_a_restart(store: SettingsStore) -> None:
    await people_of(store).keep_preferences(
        Reader(ANN, Text("en"), Preferences()), Preferences(sort=Sort.MELDS)
    )
    assert await people_of(store).preferences(ANN) == Preferences(sort=Sort.MELDS)
    assert await people_of(store).preferences(BEN) == Preferences()


async def test_broken_settings_lock_nobody_out(store: SettingsStore) -> None:
    await store.keep_person(ANN, {"language": "tlh", "sort": "rank", "quiet": "always"})
    await store.keep_server(HERE, {"language": ["vi"]})
    people = people_of(store, g41771983423143937="th")
    await people.load()
    reader = await people.reader(click(ANN, "vi"))
    assert reader.say.language == "vi"
    assert reader.preferences == Preferences(sort=Sort.RANK)
    assert people.server_text(HERE).language == "th"


async def test_ux_languages_the_table_speaks_its_servers(store: SettingsStore) -> None:
    people = people_of(store, g41771983423143937="vi", g41771983423143938="de")
    assert people.server_text(HERE).language == "vi"
    assert people.server_text(THERE).language == "en"
    assert people.server_text(1).language == "en", "a server that is not there (yet)"
    await people.change_server_settings(HERE, lambda settings: settings.put("language", "th"))
    assert people.server_text(HERE).language == "th"
    again = people_of(store, g41771983423143937="vi")
    await again.load()
    assert again.server_text(HERE).language == "th"
    assert again.server_text(THERE).language == "en"
    await again.change_server_settings(HERE, lambda _: ServerSettings())
    assert again.server_text(HERE).language == "vi"


async def test_memory_has_an_end_but_nothing_is_lost(
    store: SettingsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(under_test, "_REMEMBERED", 3)
    people = people_of(store)
    for user in range(1, 9):
        await people.keep_preferences(
            Reader(user, Text("en"), Preferences()), Preferences(sort=Sort.RANK)
        )
    assert [(await people.preferences(user)).sort for user in range(1, 9)] == [Sort.RANK] * 8


QUIET = QuietHours(1320, 480, 420)


async def test_quiet_hours_are_remembered_of_whoever_is_asked_for(
    store: SettingsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(under_test, "_REMEMBERED", 3)
    people = people_of(store)
    for user in range(1, 30):
        await people.keep_preferences(
            Reader(user, Text("en"), Preferences()), Preferences(quiet=QUIET)
        )
        assert people.quiet_hours(1) == QUIET, "a table waits for them"
    assert len(people._quiet_hours) == 3
    assert people.quiet_hours(2) is None
    await people.meet([2])
    assert people.quiet_hours(2) == QUIET


async def test_ux_clock_quiet_hours_are_known_without_waiting(store: SettingsStore) -> None:
    people = people_of(store)
    reader = await people.reader(click(ANN, "vi"))
    assert people.quiet_hours(ANN) is None
    await people.keep_preferences(reader, Preferences(quiet=QUIET))
    assert people.quiet_hours(ANN) == QUIET
    after_a_restart = people_of(store)
    await after_a_restart.load()
    assert after_a_restart.quiet_hours(ANN) is None, "a start reads nobody's settings"
    await after_a_restart.meet([ANN, BEN])
    assert after_a_restart.quiet_hours(ANN) == QUIET
    assert after_a_restart.quiet_hours(BEN) is None
    await after_a_restart.keep_preferences(reader, Preferences())
    assert after_a_restart.quiet_hours(ANN) is None


async def test_two_managers_at_once_both_get_what_they_want(store: SettingsStore) -> None:
    people = people_of(store)
    await asyncio.gather(
        people.change_server_settings(HERE, lambda settings: settings.put("language", "vi")),
        people.change_server_settings(HERE, lambda settings: settings.put("monthly", True)),
    )
    assert people.server_settings(HERE) == ServerSettings(language="vi", monthly=True)
    assert (await store.servers())[HERE] == {"language": "vi", "monthly": True}


async def test_a_change_that_cannot_be_changes_nothing(store: SettingsStore) -> None:
    people = people_of(store)
    with pytest.raises(ValueError, match="tlh"):
        await people.change_server_settings(HERE, lambda settings: settings.put("language", "tlh"))
    await people.change_server_settings(HERE, lambda settings: settings.put("monthly", True))
    assert people.server_settings(HERE) == ServerSettings(monthly=True)


async def test_who_is_asked_for_by_many_at_once_is_looked_up_once(store: SettingsStore) -> None:
    people, asked = people_of(store), []
    person = store.person

    async def counted(user_id: int) -> Any:
        asked.append(user_id)
        await asyncio.sleep(0)
        return await person(user_id)

    store.person = counted  # type: ignore[method-assign]
    found = await asyncio.gather(*(people.preferences(ANN) for _ in range(50)))
    assert asked == [ANN]
    assert found == [Preferences()] * 50
