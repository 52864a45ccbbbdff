"""What can be done only while a table is open for players, or while its game is on."""

from engine.errors import IllegalMove, Reason
from engine.table.sitting import Sitting, Status


def lobby_only(sitting: Sitting) -> None:
    """Raises IllegalMove once the game has begun, or the table is closed."""
    if sitting.status is not Status.LOBBY:
        closed = sitting.status is Status.CLOSED
        raise IllegalMove(Reason.TABLE_CLOSED if closed else Reason.GAME_RUNNING)


def host_of_lobby_only(sitting: Sitting, user: int) -> None:
    """The same for everybody but the host, who is named."""
    lobby_only(sitting)
    if user != sitting.host:
        raise IllegalMove(Reason.NOT_HOST, host=sitting.host)


def game_only(sitting: Sitting) -> None:
    """Raises IllegalMove before the game has begun, and once the table is closed."""
    if sitting.status is not Status.PLAYING:
        closed = sitting.status is Status.CLOSED
        raise IllegalMove(Reason.TABLE_CLOSED if closed else Reason.DEAL_OVER)
