"""All controls of the bot, in one list for the router, rate limits, metrics and tests."""

from types import ModuleType

from bot.blocks import clock
from bot.blocks.control import At, Click, Control
from bot.screens import (
    bench_panel,
    challenge,
    day_screens,
    first_steps,
    games_list,
    halt,
    hand_panel,
    leaderboard,
    ledger_screen,
    lobby_screen,
    may_i_orders,
    move_readings,
    notes,
    panel_controls,
    practice_panel,
    replay_screen,
    result_screen,
    rules_editor,
    rules_screen,
    same_cards,
    seat_buttons,
    server_screens,
    settings_screen,
    stats,
    table_screen,
)

_SCREENS: tuple[ModuleType, ...] = (
    *(
        move_readings,
        clock,
        day_screens,
        seat_buttons,
        hand_panel,
        games_list,
        rules_editor,
        ledger_screen,
    ),
    *(challenge, same_cards, leaderboard, lobby_screen, notes, panel_controls, practice_panel),
    *(
        replay_screen,
        result_screen,
        rules_screen,
        server_screens,
        settings_screen,
        may_i_orders,
        halt,
        stats,
    ),
    *(table_screen, first_steps, bench_panel),
)

CONTROLS: tuple[Control, ...] = tuple(
    dict.fromkeys(
        value
        for screen in _SCREENS
        for value in vars(screen).values()
        if isinstance(value, Control)
    )
)
"""All controls, as the modules of the screens declare them."""

_BY_VERB = {
    (place, verb): control for control in CONTROLS for place in control.at for verb in control.verbs
}


def find(click: Click, place: At) -> Control | None:
    """Return the control of a click on this subject, or None if no screen writes such a click."""
    control = _BY_VERB.get((place, click.verb))
    if control is None:
        control = _BY_VERB.get((place, click.word))
        return control if control is not None and control.numbered else None
    return control
