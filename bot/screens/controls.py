"""Every control of the bot: the one list that the router, costs, metrics and tests read."""

from types import ModuleType

from bot.blocks import clock
from bot.blocks.control import ME, SERVER, At, Click, Control, read_preset_place
from bot.screens import (
    bench_panel,
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
    *(same_cards, leaderboard, lobby_screen, notes, panel_controls, practice_panel),
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
        one for screen in _SCREENS for one in vars(screen).values() if isinstance(one, Control)
    )
)
"""As the modules of the screens declare them."""

_BY_VERB = {
    (place, verb): control for control in CONTROLS for place in control.at for verb in control.verbs
}


def place_of(click: Click) -> At:
    """What a click is about."""
    if read_preset_place(click.table_id) is not None:
        return At.PRESETS
    return {SERVER: At.SERVER, ME: At.ME}.get(click.table_id, At.TABLE)


def find(click: Click, place: At) -> Control | None:
    """The control of this place that was clicked; None if no screen has one that writes such a
    click."""
    word = click.word
    control = _BY_VERB.get((place, word))
    if control is None or (click.verb != word and not control.numbered):
        return None
    return control
