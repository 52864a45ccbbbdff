"""House rules at a table: how they are changed in its lobby, and who has seen them."""

from collections.abc import Mapping

from engine.errors import IllegalMove, OtherRules, Reason
from engine.events import Event
from engine.games.registry import REGISTRY, game
from engine.options import read_options, write_options
from engine.table import lobby
from engine.table.commands import by_host
from engine.table.events import RulesChanged
from engine.table.table_state import TableState, rules_at_first


@by_host
def change_rules(
    table_state: TableState, user: int, options: Mapping[str, object], *, over: bool = False
) -> tuple[Event, ...]:
    """The host plays by these rules; ``over``: by the ones of now with these put over them.

    Nothing happens if they are those of now. Raises WrongOption, or IllegalMove as in the lobby; a
    board is played by its own rules.
    """
    if table_state.terms.board is not None:
        raise IllegalMove(Reason.BOARD_IS_FIXED)
    listing, now = REGISTRY[table_state.game.name], write_options(table_state.game.options)
    chosen = read_options(listing, {**now, **options} if over else options)
    seats = game(table_state.game.name, chosen).seats
    events = lobby.change_rules(table_state, user, write_options(chosen), seats)
    return () if chosen == table_state.game.options else events


def join(
    table_state: TableState, user: int, name: str, version: int | None = None
) -> tuple[Event, ...]:
    """Take a seat, having seen the rules of this version (None: now). IllegalMove, OtherRules."""
    events = lobby.join(table_state, user, name)
    _seen(table_state, version)
    return events


def agree(table_state: TableState, user: int, version: int) -> tuple[Event, ...]:
    """Agree to the rules that were seen at this version. IllegalMove, or OtherRules."""
    events = lobby.agree(table_state, user)
    _seen(table_state, version)
    return events


def _seen(table_state: TableState, version: int | None) -> None:
    """Nobody agrees to rules that they have not seen."""
    if version is None:
        return
    seen = rules_at_first(table_state.header).options
    for at, event in table_state.log:
        if isinstance(event, RulesChanged) and at <= version:
            seen = read_options(REGISTRY[table_state.game.name], event.options)
    if seen != table_state.game.options:
        raise OtherRules(seen)
