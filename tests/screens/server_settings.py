"""What the managers of a server set for its tables."""

from bot.people.settings import ServerSettings
from bot.screens.blocks import MOST, barred_screen, blocked_screen
from bot.screens.notes import note_screen
from bot.screens.screen import Screen
from bot.screens.server import channels_screen, defaults_screen, mentions
from bot.text import Text
from tests.screens.registry import private
from tests.screens.script import CHANNEL


@private
def channels_everywhere(say: Text) -> Screen:
    return channels_screen((), say)


@private
def channels_a_few(say: Text) -> Screen:
    return channels_screen((CHANNEL, CHANNEL + 1), say)


@private
def channels_as_many_as_there_can_be(say: Text) -> Screen:
    return channels_screen(range(CHANNEL, CHANNEL + 25), say)


@private
def channels_not_here(say: Text) -> Screen:
    channels = mentions(range(CHANNEL, CHANNEL + 25), say)
    return note_screen(say("channels-not-here", channels=channels))


@private
def defaults_upcards_own(say: Text) -> Screen:
    return defaults_screen(ServerSettings(), say)


@private
def defaults_all_changed(say: Text) -> Screen:
    changed = ServerSettings(clock="slow-3", rated=False, open_hands=True, thread=True)
    return defaults_screen(changed, say, say("settings-unknown"))


@private
def defaults_no_thread_here(say: Text) -> Screen:
    return note_screen(say("defaults-no-thread", why=say("thread-not-here")))


_MANY = tuple(range(1_400_000_000_000_000_000, 1_400_000_000_000_000_000 + MOST))


@private
def barred_from_tables(say: Text) -> list[Screen]:
    full = barred_screen(_MANY, say, say("list-full", most=MOST))
    return [barred_screen((), say), barred_screen(_MANY[:2], say), full]


@private
def blocked_people(say: Text) -> list[Screen]:
    full = blocked_screen(_MANY, say, say("blocked-nobody"))
    return [blocked_screen((), say), blocked_screen(_MANY[:2], say), full]
