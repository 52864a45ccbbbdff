"""What people set for themselves."""

from bot.blocks.screen import Form, Screen
from bot.people.settings import MayIHabit, PingStyle, Preferences, Sort
from bot.render.specs import CardStyle
from bot.screens.settings import quiet_form, settings_screen
from bot.text import Text
from engine.live.timing import QuietHours
from tests.screens.registry import private

_NIGHT = QuietHours(begin=22 * 60 + 30, end=7 * 60, offset=330)


@private
def settings_of_a_newcomer(say: Text) -> Screen:
    return settings_screen(Preferences(), say)


@private
def settings_all_changed(say: Text) -> Screen:
    preferences = Preferences(
        language="vi",
        cards=CardStyle.LARGE,
        sort=Sort.MELDS,
        may_i=MayIHabit.NEVER,
        call=PingStyle.SILENT,
        quiet=_NIGHT,
        confirm_discard=True,
        every_control=True,
        strip=False,
    )
    return settings_screen(preferences, say)


@private
def settings_text_first(say: Text) -> Screen:
    return settings_screen(
        Preferences(text_first=True), say, say("quiet-not-a-time", typed="25:99")
    )


@private
def settings_window_for_quiet_hours(say: Text) -> Form:
    return quiet_form(None, say)


@private
def settings_window_for_quiet_hours_that_are_set(say: Text) -> Form:
    return quiet_form(_NIGHT, say)
