"""What newcomers see: the first message in a server, help, and what this bot is."""

from bot.blocks.screen import Form, Screen
from bot.people.preferences import TablePings
from bot.screens.first_steps import (
    PAGES,
    About,
    about_screen,
    choose_game_screen,
    choose_quick_screen,
    help_screen,
    learn_screen,
    play_with_screen,
    welcome_screen,
)
from bot.screens.server_screens import managers_screen
from bot.screens.settings_screen import (
    PINGS_HOURS_SET,
    initial_hours,
    quiet_form,
    table_pings_screen,
)
from bot.text import Text
from engine.listing import Length
from engine.live.timing import QuietHours
from engine.table.day import Anchor
from engine.table.length import NOTHING_USUAL
from engine.table.roster import Sitter
from tests.screens.registry import private, public

_LONG = "https://example.org/" + "a-long-address/" * 6


USUAL = {(name, length): 1440 for name in ("basic", "shanghai") for length in Length}
"""Games that take a whole day."""


@public
def welcome_hello(say: Text) -> Screen:
    return welcome_screen(say)


@private
def welcome_learn(say: Text) -> Screen:
    return learn_screen(say)


@private
def welcome_choose_game(say: Text) -> Screen:
    return choose_game_screen(Length.EVENING, USUAL, say)


@private
def welcome_choose_quick(say: Text) -> Screen:
    return choose_quick_screen(USUAL, say)


@private
def welcome_managers(say: Text) -> Screen:
    return managers_screen("th", say)


@private
def welcome_managers_told(say: Text) -> Screen:
    names = ", ".join(say(name) for name in say.ids("permission-") if name != "permission-missing")
    return managers_screen(None, say, say("permission-missing", names=names))


@private
def help_pages(say: Text) -> list[Screen]:
    return [help_screen(page, Length.FULL, USUAL, say) for page in PAGES]


CHAINS = (Anchor("new", "af" * 32, 20_780), Anchor("coming", "0d" * 32, 24_780))
"""What there is to be noted of the deals of the day."""


@private
def about_with_all_addresses(say: Text) -> Screen:
    return about_screen(About("10.12.14", _LONG, _LONG, _LONG, _LONG), CHAINS, say)


CHAINS = (Anchor("new", "af" * 32, 20_780), Anchor("coming", "0d" * 32, 24_780))
"""What there is to be noted of the deals of the day."""


@private
def about_without_addresses(say: Text) -> Screen:
    return about_screen(About("0.1.0"), CHAINS[:1], say)


@private
def play_with_somebody(say: Text) -> Screen:
    guest = Sitter(1_399_999_999_999_999_999, "|*" * 16)
    return play_with_screen(guest, Length.FULL, NOTHING_USUAL, say)


@private
def table_pings_off(say: Text) -> Screen:
    return table_pings_screen(None, say)


@private
def table_pings_in_the_evening(say: Text) -> Screen:
    hours = QuietHours(18 * 60, 22 * 60, zone="America/Argentina/ComodRivadavia")
    return table_pings_screen(TablePings(hours=hours), say, say("quiet-not-a-time", typed="25:00"))


@private
def table_pings_hours(say: Text) -> Form:
    return quiet_form(initial_hours(TablePings(), None), say, PINGS_HOURS_SET, "pings-hours-title")
