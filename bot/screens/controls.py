"""Every control of the bot: the one list that the router, costs, metrics and tests read."""

from types import ModuleType

from bot.blocks import clock
from bot.blocks.click import ME, SERVER, Click, read_preset_place
from bot.blocks.control import At, Control
from bot.screens import (
    blocks,
    boards,
    daily,
    game_seats,
    halt,
    hand,
    history,
    house_rules,
    leaderboard,
    ledger,
    lobby,
    move_readings,
    notes,
    panel_controls,
    practice,
    replay,
    result,
    rules,
    server,
    settings,
    standing_orders,
    stats,
    table,
    welcome,
    workbench,
)

_SCREENS: tuple[ModuleType, ...] = (
    *(move_readings, clock, daily, game_seats, hand, history, house_rules, ledger),
    *(blocks, boards, leaderboard, lobby, notes, panel_controls, practice),
    *(replay, result, rules, server, settings, standing_orders, halt, stats),
    *(table, welcome, workbench),
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


def find(click: Click) -> Control | None:
    """The control that was clicked; None if no screen has one that writes such a click."""
    control = _BY_VERB.get((place_of(click), click.word))
    if control is None or (click.verb != click.word and not control.numbered):
        return None
    return control
