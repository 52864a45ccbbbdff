"""What is chosen on a workbench as a click carries it.

It comes with the mark of the draft that it was chosen on, so that a click on another is told apart.
"""

from bot.screens.click import read_positions, write_positions
from bot.workbench.draft import Draft
from bot.workbench.picks import Picks, open_places

__all__ = ["mark_of", "read_picks", "write_picks"]


def write_picks(picks: Picks, draft: Draft) -> str:
    """The rest of a click on this draft."""
    there = open_places(draft, picks.opened)
    chosen = write_positions(there.index(place) for place in picks.places if place in there)
    return ".".join(
        (draft.mark, write_positions(picks.held), write_positions(picks.opened), chosen)
    )


def mark_of(text: str) -> str:
    """The mark of the draft on which a click was made."""
    return text.partition(".")[0]


def read_picks(text: str, draft: Draft) -> Picks | None:
    """What a click has carried; None if it was made on a draft that is not this one."""
    if mark_of(text) != draft.mark:
        return None
    held, opened, chosen, *_ = (*text.split(".")[1:], "", "", "")
    numbers = tuple(at for at in read_positions(opened) if at < len(draft.groups))
    there = open_places(draft, numbers)
    places = tuple(there[at] for at in read_positions(chosen) if at < len(there))
    return Picks(read_positions(held), numbers, places).within(draft)
