"""What the managers of a server set for its tables."""

from bot.blocks.screen import Screen
from bot.people.preferences import ServerSettings
from bot.screens.notes import note_screen
from bot.screens.server_screens import (
    MOST,
    REASON,
    bar_screen,
    barred_screen,
    blocked_screen,
    channels_screen,
    close_screen,
    defaults_screen,
    listed,
    mentions,
    table_line,
)
from bot.text import Text
from engine.games.registry import REGISTRY
from engine.table.roster import Sitter
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
    changed = ServerSettings(
        clock="slow-3", rated=False, open_hands=True, thread=True, length="evening"
    )
    return defaults_screen(changed, say, say("settings-unknown"))


@private
def defaults_no_thread_here(say: Text) -> Screen:
    return note_screen(say("defaults-no-thread", why=say("thread-not-here")))


_MANY = tuple(range(1_400_000_000_000_000_000, 1_400_000_000_000_000_000 + MOST))


@private
def barred_from_tables(say: Text) -> list[Screen]:
    who = say("barred-now", who=f"<@{_MANY[0]}>")
    told = "\n".join((who, say("barred-out"), listed(_tables(say), say)))
    full = barred_screen(_MANY, say, told)
    return [barred_screen((), say), barred_screen(_MANY[:2], say), full]


def _tables(say: Text) -> list[str]:
    longest = [Sitter(number, "*" * 32) for number in range(8)]
    return [table_line(game, longest, CHANNEL, say) for game in REGISTRY]


def _table(say: Text) -> str:
    people = [Sitter(None, name) for name in ("Ann", "Ben", "Chi")]
    return table_line("contract", people, CHANNEL, say)


@private
def bar_somebody_who_plays(say: Text) -> list[Screen]:
    return [bar_screen(_MANY[0], "f" * 8, tables, say) for tables in ([_table(say)], _tables(say))]


@private
def close_a_running_table(say: Text) -> list[Screen]:
    table, [longest, *_] = _table(say), _tables(say)
    question = close_screen("0123456789", table, "Ann has to go", say)
    longer = close_screen("0123456789", longest, "*" * REASON, say)
    told = {"table": table, "reason": "Ann has to go"}
    done = [say(f"close-{how}", **told) for how in ("done", "already", "over")]
    return [question, longer, *(note_screen(one, say) for one in done)]


@private
def blocked_people(say: Text) -> list[Screen]:
    full = blocked_screen(_MANY, say, say("blocked-nobody"))
    return [blocked_screen((), say), blocked_screen(_MANY[:2], say), full]
