"""Completions of a typed line, as complete lines, the most useful first."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import NamedTuple

from bot.text import Text
from bot.typed.meaning import move_meant
from bot.typed.parser import NEXT, UNDO, read_line, split_word
from bot.typed.table_line import lies_as
from bot.typed.typed_words import UnreadableLine, Word, cleaned, words
from bot.typed.writer import LONGEST, left_over, move_as_line, move_in_words
from bot.workbench.draft import changes
from engine.analysis.players import ideas_of
from engine.cards import HIDDEN, Card
from engine.errors import IllegalMove
from engine.moves import (
    BigGin,
    Declare,
    Discard,
    Draw,
    Drop,
    Knock,
    KnockOnTable,
    LayDown,
    LayOff,
    MakeContract,
    Move,
    Pass,
    Rearrange,
    Swap,
    TakeRow,
)
from engine.observation import Observation
from engine.phase import Phase

MOST = 25
"""The most completions that Discord shows."""
_OF_A_KIND = 5
"""The number of moves of a kind that come first, so that each kind has some.

Discards aren't limited."""


_UNSAID: Mapping[type[Move], Word] = {
    Discard: Word.DISCARD,
    LayDown: Word.MELD,
    LayOff: Word.ON,
}
"""Optional words of moves."""


class Completion(NamedTuple):
    """A completion with its shown name and its line, each at most 100 characters long."""

    name: str
    value: str


class UnfinishedLine(NamedTuple):
    """A line that a player is typing, with all data for its completions."""

    line: str
    mine: Observation
    names: tuple[str, ...]
    """The names of the seats."""
    language: str
    """The player's language."""
    can_undo: bool = False
    """The player can take back the cards that they laid last."""


class _Candidate(NamedTuple):
    """A move that the last part could become, its spellings, and its words."""

    line: str
    spelt: tuple[str, ...]
    words: str
    kind: type[Move]


def complete(line: UnfinishedLine) -> list[Completion]:
    """Return at most 25 completions of a line.

    Parts before the last ``;`` stay. The moves after them are legal after these parts, as far as
    that is known. It takes milliseconds, which is too long for the event loop.
    """
    mine, names, say = line.mine, line.names, Text(line.language)
    before, _, last = line.line.rpartition(";")
    done = "; ".join(filter(None, (cleaned(part) for part in before.split(";"))))
    now = _after(done, mine, names, say)
    lines = _meant(last, now, names, say)
    known = {one.line for one in lines}
    lines += [one for one in _matching(last, _lines(now, names, say)) if one.line not in known]
    if line.can_undo and not done:
        lines += _matching(last, [_line("undo", say("play-move-undo"), Move, say)])
    found = []
    for one in _mixed(lines):
        value = f"{done}; {one.line}" if done else one.line
        if len(value) <= LONGEST:
            found.append(Completion(_cut(f"{value} — {one.words}"), value))
    return found[:MOST]


def _after(done: str, mine: Observation, names: Sequence[str], say: Text) -> Observation:
    """Return the observation after the typed parts, or the present one if they are refused."""
    now = mine
    try:
        for part in read_line(done, say.language, mine.game.deck) if done else ():
            if part in (NEXT, UNDO):
                return mine
            now = now.after(move_meant(part, now, names))
    except (UnreadableLine, IllegalMove):
        return mine
    return now


def _lines(mine: Observation, names: Sequence[str], say: Text) -> list[_Candidate]:
    seen = mine.seen
    if seen.phase is Phase.OVER:
        over = seen.result is not None and seen.result.game_over
        return [] if over else [_line("next", say("play-move-next"), Move, say)]
    drawn = HIDDEN in mine.hand
    if drawn:
        mine = mine.known_cards_alone()
    moves = ranked_moves(mine)
    if drawn:  # moves of the whole hand depend on the card that will be drawn
        moves = [move for move in moves if not isinstance(move, BigGin | Knock | MakeContract)]
    return _told(moves, mine, names, say)


def _told(
    moves: Iterable[Move], mine: Observation, names: Sequence[str], say: Text
) -> list[_Candidate]:
    return [
        _line(
            move_as_line(move, lies_as(mine), mine.game.deck, names),
            move_in_words(move, mine, names, say),
            type(move),
            say,
        )
        for move in moves
    ]


def _line(line: str, told: str, kind: type[Move], say: Text) -> _Candidate:
    known = words(say.language)
    word, rest = split_word(cleaned(line), known)
    word = word or _UNSAID.get(kind)
    spelt = (f"{name} {rest}".strip() for name, other in known.items() if word is other)
    return _Candidate(line, (cleaned(line), *spelt), told, kind)


def _meant(last: str, mine: Observation, names: Sequence[str], say: Text) -> list[_Candidate]:
    """Return the legal move that the last part means, or its readings if it has several."""
    try:
        found = [
            move_meant(part, mine, names)
            for part in read_line(last, say.language, mine.game.deck)
            if part not in (NEXT, UNDO)
        ]
    except UnreadableLine as unread:
        found = [
            move_meant(part, mine, names)
            for line in unread.lines
            for part in read_line(line, say.language, mine.game.deck)
        ]
    return _told((move for move in found if mine.may(move)), mine, names, say)


def _matching(last: str, lines: list[_Candidate]) -> list[_Candidate]:
    """Return lines that start with the typed text, then lines that have each piece of it."""
    typed = cleaned(last)
    begin = [line for line in lines if any(way.startswith(typed) for way in line.spelt)]
    hold = [line for line in lines if line not in begin and _holds(line, typed.split())]
    return begin + hold


def _holds(line: _Candidate, pieces: list[str]) -> bool:
    known = " ".join((*line.spelt, cleaned(line.words))).split()
    return all(any(one.startswith(piece) for one in known) for piece in pieces)


def _mixed(lines: list[_Candidate]) -> list[_Candidate]:
    """Sort the first few lines of every kind before the others, if there are too many."""
    if len(lines) <= MOST:
        return lines
    seen: Counter[type[Move]] = Counter()
    first: list[_Candidate] = []
    rest: list[_Candidate] = []
    for line in lines:
        seen[line.kind] += 1
        early = line.kind is Discard or seen[line.kind] <= _OF_A_KIND
        (first if early else rest).append(line)
    return first + rest


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


# The order of legal moves, with the moves of a good player first.


_TURN: tuple[type[Move], ...] = (
    *(
        MakeContract,
        BigGin,
        Knock,
        KnockOnTable,
        Declare,
        LayDown,
        LayOff,
        Rearrange,
        Swap,
        Discard,
    ),
    *(Draw, Pass, Drop),
)
"""The order of kinds of moves in a turn.

First are moves that end the deal or open the hand, then moves that lay or discard cards, then
draws."""


def ranked_moves(mine: Observation) -> list[Move]:
    """Return all moves that the rules offer this seat, the most useful first.

    Moves that the computer player considers come first. After the draw they are sorted by kind.
    """
    offered = {_same(move): move for move in mine.offers()}
    if not offered:
        return []
    ideas = dict.fromkeys(map(_same, ideas_of(mine.game).moves(mine)))
    found = [offered.pop(key) for key in ideas if key in offered]
    found += sorted(offered.values(), key=lambda move: _cost(move, mine))
    if mine.seen.phase is Phase.PLAY:
        found.sort(key=lambda move: _TURN.index(type(move)))
    return found


def _same(move: Move) -> Hashable:
    """Return a key that is equal for moves that differ only in the order of cards."""
    match move:
        case LayDown(cards):
            return LayDown, tuple(sorted(cards))
        case TakeRow(start):
            on = None if move.lay_off is None else move.lay_off.meld
            return TakeRow, start, tuple(sorted(move.laid)), on, move.count
        case Rearrange(table):
            return Rearrange, tuple(sorted(tuple(sorted(cards)) for cards in table))
    return move


def _cost(move: Move, mine: Observation) -> tuple[int, int]:
    """Return wild cards spent, then points that stay in the hand or come to it. Least is best."""
    points = mine.game.points
    match move:
        case Knock(card) if mine.game.features.lay:
            return 0, points(card)
        case Knock():
            return 0, left_over(move, mine)
        case LayDown(cards) | LayOff(cards):
            return _wild(cards, mine), -sum(map(points, cards))
        case Rearrange(table):
            laid = changes([meld.cards for meld in mine.seen.melds], table).laid
            return _wild(laid, mine), -sum(map(points, laid))
        case TakeRow():
            swept = move.swept(mine.seen.discard)
            return 0, sum(map(points, swept)) - 2 * sum(map(points, move.laid))
    return 0, 0


def _wild(cards: Iterable[Card], mine: Observation) -> int:
    return sum(map(mine.game.melds.is_wild, cards))
