"""What each event of a table's people changes about who sits there."""

from dataclasses import replace

from engine.events import Event
from engine.table.events import (
    Agreed,
    Began,
    Closed,
    HandedOver,
    HostChanged,
    Invited,
    RulesChanged,
    Salted,
    Sat,
    StoodUp,
)
from engine.table.sitting import Sitting, Status


def evolve_sitting(sitting: Sitting, event: Event) -> Sitting:
    """The sitting after the event; events of the game itself change nothing here."""
    match event:
        case Sat(sitter):
            # Whoever sits down has the rules before their eyes.
            agreed = sitting.agreed if sitter.user is None else sitting.agreed | {sitter.user}
            return replace(sitting, sitters=(*sitting.sitters, sitter), agreed=agreed)
        case Invited(sitter) if sitter.user is not None:
            invited = sitting.invited | {sitter.user}
            return replace(sitting, sitters=(*sitting.sitters, sitter), invited=invited)
        case StoodUp(place):
            standing = {sitting.sitters[place].user}
            return replace(
                sitting,
                sitters=sitting.sitters[:place] + sitting.sitters[place + 1 :],
                agreed=sitting.agreed - standing,
                invited=sitting.invited - standing,
            )
        case RulesChanged():
            return replace(sitting, agreed=frozenset({sitting.host}))
        case Agreed(user):
            agreed, invited = sitting.agreed | {user}, sitting.invited - {user}
            return replace(sitting, agreed=agreed, invited=invited)
        case Salted(user, salt):
            return replace(sitting, salts=(*sitting.salts, (user, salt)))
        case HostChanged(host):
            return replace(sitting, host=host)
        case Began():
            return replace(sitting, status=Status.PLAYING)
        case HandedOver(seat, sitter):
            sitters = (*sitting.sitters[:seat], sitter, *sitting.sitters[seat + 1 :])
            gone = (*sitting.gone, (seat, sitting.sitters[seat]))
            return replace(sitting, sitters=sitters, gone=gone)
        case Closed(why):
            return replace(sitting, status=Status.CLOSED, closed_because=why)
    return sitting
