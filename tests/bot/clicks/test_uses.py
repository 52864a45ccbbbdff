"""Where each verb may be clicked: the list has every action, and no line too many.

That all screens keep to it is held in tests/screens.
"""

from collections.abc import Mapping

from bot.actions import ACTIONS
from bot.clicks.uses import AT_PRESETS, AT_TABLES, FOR_ONESELF, ON_SERVERS, VerbUse
from tests.each_case import each


@each(
    ("actions", "uses"),
    [
        (ACTIONS.tables, AT_TABLES),
        (ACTIONS.presets, AT_PRESETS),
        (ACTIONS.server, ON_SERVERS),
        (ACTIONS.personal, FOR_ONESELF),
    ],
)
def test_every_action_has_its_line_and_every_line_its_action(
    actions: Mapping[str, object], uses: Mapping[str, VerbUse]
) -> None:
    assert set(actions) == set(uses)


PRIVATE = (
    *("pick", "throw", "discard", "sort", "back", "contract", "lay", "off", "swap", "row", "knock"),
    *("suggest", "orders", "quit", "stay", "remove", "do-lay", "take-back", "show-me", "do-it"),
    *("why", "stop", "page", "rule-page", "rule-name"),
)


@each("verb", PRIVATE)
def test_what_shows_a_hand_or_a_private_screen_takes_no_public_message(verb: str) -> None:
    assert not AT_TABLES[verb].in_public
