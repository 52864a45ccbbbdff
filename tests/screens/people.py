"""What people set for themselves."""

from bot.presenter.order import Sort
from bot.presenter.quiet_hours import quiet_form
from bot.presenter.settings import settings_screen
from bot.render import CardStyle
from bot.screen import Form, Screen
from bot.taste import Asked, Call, Quiet, Taste
from bot.text import Text
from tests.screens.registry import private

_NIGHT = Quiet(begin=22 * 60 + 30, end=7 * 60, offset=330)


@private
def settings_of_a_newcomer(say: Text) -> Screen:
    return settings_screen(Taste(), say)


@private
def settings_all_changed(say: Text) -> Screen:
    taste = Taste(
        language="vi",
        cards=CardStyle.LARGE,
        sort=Sort.MELDS,
        may_i=Asked.NEVER,
        call=Call.SILENT,
        quiet=_NIGHT,
    )
    return settings_screen(taste, say)


@private
def settings_text_first(say: Text) -> Screen:
    return settings_screen(Taste(text_first=True), say, say("quiet-not-a-time", typed="25:99"))


@private
def settings_window_for_quiet_hours(say: Text) -> Form:
    return quiet_form(None, say)


@private
def settings_window_for_quiet_hours_that_are_set(say: Text) -> Form:
    return quiet_form(_NIGHT, say)
