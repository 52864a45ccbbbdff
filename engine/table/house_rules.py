"""House rules at a table: how they are changed in its lobby, and who has seen them."""

from collections.abc import Mapping

from engine.errors import IllegalMove, OtherRules, Reason
from engine.events import Event
from engine.games.registry import REGISTRY, game
from engine.options import read_options, write_options
from engine.table.commands import by_host
from engine.table.events import Agreed, ChosenRules, RulesChanged
from engine.table.roster import host_of_lobby_only, lobby_only
from engine.table.table_state import TableState, rules_at_first


@by_host
def change_rules(
    table_state: TableState, user: int, options: Mapping[str, object], *, over: bool = False
) -> tuple[Event, ...]:
    """The host plays by these rules; ``over``: by the ones of now with these put over them.

    Everybody else has to agree again. Nothing happens if they are those of now. Raises WrongOption,
    or IllegalMove as in the lobby; a board is played by its own rules.
    """
    if table_state.terms.board is not None:
        raise IllegalMove(Reason.BOARD_IS_FIXED)
    listing, now = REGISTRY[table_state.game.name], write_options(table_state.game.options)
    chosen = read_options(listing, {**now, **options} if over else options)
    seats = game(table_state.game.name, chosen).seats
    seated = len(host_of_lobby_only(table_state.roster, user).sitters)
    if seated > seats[-1]:
        raise IllegalMove(Reason.TOO_MANY_SEATED, most=seats[-1], over=seated - seats[-1])
    same = chosen == table_state.game.options
    return () if same else (RulesChanged(ChosenRules(write_options(chosen))),)


def agree(table_state: TableState, user: int, version: int | None = None) -> tuple[Event, ...]:
    """Agree to the rules that were seen at this version (None: now); nothing happens if that is
    done already. IllegalMove, or OtherRules."""
    roster = lobby_only(table_state.roster)
    table_state.seat_of(user)
    seen_only(table_state, version)
    return () if user in roster.agreed else (Agreed(user),)


def seen_only(table_state: TableState, version: int | None) -> None:
    """Raises OtherRules if the rules were others at this version. Nobody agrees to unseen rules."""
    if version is None:
        return
    seen = rules_at_first(table_state.header).options
    for at, event in table_state.log:
        if isinstance(event, RulesChanged) and at <= version:
            seen = read_options(REGISTRY[table_state.game.name], event.options)
    if seen != table_state.game.options:
        raise OtherRules(seen)
