"""The scores of a deal with the cards of each line, shortened to fit into one message."""

from collections.abc import Callable, Sequence
from itertools import groupby

from bot.text import Text
from bot.text.name_words import Names
from bot.text.text import signed
from engine.live.table_view import TableView
from engine.result import CommonItem, Result, ScoreItem, ScoreLine
from engine.steps.fines import FineItem

# Points, from the best to the worst.


def by_place(result: Result) -> list[int]:
    """Return the seats, the leader first."""
    return sorted(range(len(result.totals)), key=lambda seat: (result.places[seat], seat))


def points_in_words(table_view: TableView, result: Result, say: Text) -> list[str]:
    """Return a sentence per seat for people who cannot see the picture."""
    return [
        say(
            "alt-result-points",
            name=table_view.name(seat),
            added=signed(result.scores[seat]),
            total=result.reached[seat],
        )
        for seat in by_place(result)
    ]


def parts_of(result: Result, seat: int) -> tuple[int, ...]:
    """Split a seat's points into sums by score item, or by the hand of each opponent.

    Return an empty tuple if there is only one sum, or if the sums do not add up to the score.
    """
    sums: dict[ScoreItem, int] = {}
    for line in result.lines:
        if line.seat == seat:
            sums[line.what] = sums.get(line.what, 0) + line.points
    others = (other for other in result.lines if other.seat != seat == result.winner)
    held = (other.points for other in others if other.what is CommonItem.IN_HAND)
    for parts in ([*sums.values()], [*held]):
        parts_found = tuple(points for points in parts if points)
        if len(parts_found) > 1 and sum(parts_found) == result.scores[seat]:
            return parts_found
    return ()


# Lines of the score sheet.


def line_in_words(
    line: ScoreLine, who: Callable[[int], str] | None, say: Text, *, pictured: bool = False
) -> str:
    """Return a score line in words with its cards.

    With ``who``, the words start with the player's name.

    An example is ``Ben: K♦ Q♠ 3♣ left in hand, 23 points``. If a picture shows the cards
    (``pictured``), the words are ``Ben: 3 cards left in hand, 23 points``. The ids of such texts
    end with ``-count``.
    """
    name = f"line-{line.what.value.replace('_', '-')}"
    counted = f"{name}-count"
    words = say(
        counted if pictured and counted in say.ids(counted) else name,
        cards=say.cards(line.cards),
        count=len(line.cards),
        points=line.points,
        added=signed(line.points),
    )
    return words if who is None else say("line-of", who=who(line.seat), line=words)


Lines = tuple[ScoreLine, ...]


def counted(
    lines: Lines, scores: Sequence[int], who: Names, say: Text, room: int, *, pictured: bool
) -> str:
    """Return the score lines of all seats in words, if possible in ``room`` characters.

    ``pictured``: whether a picture shows the cards that were laid or left in hand. Then the lines
    only count these cards, but a fine still names its card.

    All laid melds of a seat share one line. If the text is too long, all lines of one kind and seat
    share one line. If it is still too long, fines lose their cards. The table showed these cards
    when the players were fined.
    """
    text = ""
    ordered = tuple(line._replace(cards=tuple(sorted(line.cards))) for line in lines)
    for shorter in _SHORTER:
        text = _written(shorter(ordered), scores, who, say, pictured)
        if len(text) <= room:
            break
    return text


def _written(lines: Lines, scores: Sequence[int], who: Names, say: Text, pictured: bool) -> str:
    """Return the score lines in words.

    If any seat has several lines, the lines of each seat follow a heading with the seat's sum.
    """
    if len({line.seat for line in lines}) == len(lines):
        small = "-# " if pictured else ""
        return "\n".join(
            f"{small}{who.badge(line.seat)} {line_in_words(line, who, say, pictured=pictured)}"
            for line in lines
        )
    written = []
    for seat, seat_lines in groupby(lines, key=lambda line: line.seat):
        written.append(say("result-seat", name=who.titled(seat), added=signed(scores[seat])))
        written += [
            f"-# {line_in_words(line, None, say, pictured=pictured)}" for line in seat_lines
        ]
    return "\n".join(written)


def _laid_together(lines: Lines) -> Lines:
    return _merged(lines, lambda line: line.what is CommonItem.LAID)


def _kinds_together(lines: Lines) -> Lines:
    return _merged(lines, lambda line: True)


def _merged(lines: Lines, merges: Callable[[ScoreLine], bool]) -> Lines:
    merged: dict[tuple[int, str, int], ScoreLine] = {}
    for number, line in enumerate(lines):
        key = line.seat, line.what.value, 0 if merges(line) else number + 1
        before = merged.get(key, line._replace(cards=(), points=0))
        cards, points = before.cards + line.cards, before.points + line.points
        merged[key] = line._replace(cards=cards, points=points)
    return tuple(merged.values())


def _fines_without_cards(lines: Lines) -> Lines:
    shorter = (
        line._replace(cards=()) if isinstance(line.what, FineItem) else line for line in lines
    )
    return _kinds_together(tuple(shorter))


_SHORTER: tuple[Callable[[Lines], Lines], ...] = (
    _laid_together,
    _kinds_together,
    _fines_without_cards,
)
