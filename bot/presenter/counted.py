"""What counted in a deal: everybody's cards line by line, within the room of one message."""

from collections.abc import Callable, Sequence
from itertools import groupby

from bot.presenter.people import BADGES, People
from bot.text import Text
from engine.result import FINES, Line

Lines = tuple[Line, ...]


def counted(lines: Lines, scores: Sequence[int], who: People, say: Text, room: int) -> str:
    """The lines of all seats in at most ``room`` characters, if that can be done.

    Where they are too long, the melds of a seat share one line, and then fines lose their cards,
    which the table has shown when they happened.
    """
    text = ""
    for shorter in _SHORTER:
        text = _written(shorter(lines), scores, who, say)
        if len(text) <= room:
            break
    return text


def _written(lines: Lines, scores: Sequence[int], who: People, say: Text) -> str:
    """A line a seat; if one seat has several, each seat gets a heading with its sum."""
    ordered = [line._replace(cards=tuple(sorted(line.cards))) for line in lines]
    if len({line.seat for line in ordered}) == len(ordered):
        return "\n".join(
            f"{BADGES[one.seat]}{one.seat + 1} {say.line(one, who)}" for one in ordered
        )
    written = []
    for seat, mine in groupby(ordered, key=lambda line: line.seat):
        written.append(say("result-seat", name=who.titled(seat), added=f"{scores[seat]:+d}"))
        written += [f"-# {say.line(line, None)}" for line in mine]
    return "\n".join(written)


def _as_they_are(lines: Lines) -> Lines:
    return lines


def _melds_together(lines: Lines) -> Lines:
    """All of one kind of a seat in one line."""
    merged: dict[tuple[int, str], Line] = {}
    for line in lines:
        key = line.seat, line.what.value
        before = merged.get(key, line._replace(cards=(), points=0))
        cards, points = before.cards + line.cards, before.points + line.points
        merged[key] = line._replace(cards=cards, points=points)
    return tuple(merged.values())


def _fines_without_cards(lines: Lines) -> Lines:
    shorter = (line._replace(cards=()) if line.what in FINES else line for line in lines)
    return _melds_together(tuple(shorter))


_SHORTER: tuple[Callable[[Lines], Lines], ...] = (
    _as_they_are,
    _melds_together,
    _fines_without_cards,
)
