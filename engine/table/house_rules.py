"""House rules at a table: how they are changed in its lobby, and who has seen them."""

from collections.abc import Mapping

from engine.errors import Stale
from engine.events import Event
from engine.games.registry import REGISTRY, game
from engine.options import read_options, write_options
from engine.table import lobby
from engine.table.table_state import Course


def change(
    course: Course, user: int, options: Mapping[str, object], *, over: bool
) -> tuple[Event, ...]:
    """The host plays by these rules; ``over``: by the ones of now with these put over them.

    Nothing happens if they are those of now. Raises WrongOption, or IllegalMove as in the lobby.
    """
    listing, now = REGISTRY[course.game.name], write_options(course.game.options)
    chosen = read_options(listing, {**now, **options} if over else options)
    seats = game(course.game.name, chosen).seats
    events = lobby.change_rules(course.sitting, user, write_options(chosen), seats)
    return () if chosen == course.game.options else events


def join(course: Course, user: int, name: str, version: int | None) -> tuple[Event, ...]:
    """Take a seat, having seen the rules of this version (None: of now). IllegalMove, or Stale."""
    _seen(course, version)
    return lobby.join(course.sitting, user, name, course.game.seats)


def agree(course: Course, user: int, version: int) -> tuple[Event, ...]:
    """Agree to the rules that were seen at this version. IllegalMove, or Stale."""
    _seen(course, version)
    return lobby.agree(course.sitting, user)


def _seen(course: Course, version: int | None) -> None:
    """Nobody agrees to rules that they have not seen."""
    if version is not None and version < course.ruled:
        raise Stale
