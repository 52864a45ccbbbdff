"""Completions of a typed line. Each is a complete line, and the most useful comes first."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import NamedTuple

from bot.text import Text
from bot.typed.meaning import move_meant
from bot.typed.parser import NEXT, UNDO, read_line, split_word
from bot.typed.table_line import table_of
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
"""Discord shows at most this many completions."""
_OF_A_KIND = 5
"""At most this many moves of a kind come first, so that several kinds are shown.

Discards aren't limited."""


_UNSAID: Mapping[type[Move], Word] = {
    Discard: Word.DISCARD,
    LayDown: Word.MELD,
    LayOff: Word.ON,
}
"""The words of moves that a line may omit."""


class Completion(NamedTuple):
    """A completion's shown name and its line. Each has at most 100 characters."""

    name: str
    value: str


class UnfinishedLine(NamedTuple):
    """A line that a player is typing, with all data that its completions need."""

    line: str
    observation: Observation
    names: tuple[str, ...]
    """The names of the seats."""
    language: str
    """The player's language."""
    can_undo: bool = False
    """Whether the player can take back the cards that they laid last."""


class _Candidate(NamedTuple):
    """A move that the last part could become, with the spellings and the words of the move."""

    line: str
    spelt: tuple[str, ...]
    words: str
    kind: type[Move]


def complete(line: UnfinishedLine) -> list[Completion]:
    """Return at most 25 completions of a line.

    Parts before the last ``;`` stay. The completions are moves that are legal after these parts, as
    far as the player can know. This function takes milliseconds, which is too long for the event
    loop.
    """
    observation, names, say = line.observation, line.names, Text(line.language)
    before, _, last = line.line.rpartition(";")
    done = "; ".join(filter(None, (cleaned(part) for part in before.split(";"))))
    now = _after(done, observation, names, say)
    lines = _meant(last, now, names, say)
    known = {candidate.line for candidate in lines}
    lines += [
        candidate
        for candidate in _matching(last, _lines(now, names, say))
        if candidate.line not in known
    ]
    if line.can_undo and not done:
        lines += _matching(last, [_line("undo", say("play-move-undo"), Move, say)])
    completions = []
    for candidate in _mixed(lines):
        value = f"{done}; {candidate.line}" if done else candidate.line
        if len(value) <= LONGEST:
            completions.append(Completion(_cut(f"{value} — {candidate.words}"), value))
    return completions[:MOST]


def _after(done: str, observation: Observation, names: Sequence[str], say: Text) -> Observation:
    """Return the observation after the typed parts.

    If any part is refused or isn't a move of the rules, return the present observation.
    """
    now = observation
    try:
        for part in read_line(done, say.language, observation.game.deck) if done else ():
            if part in (NEXT, UNDO):
                return observation
            now = now.after(move_meant(part, now, names))
    except (UnreadableLine, IllegalMove):
        return observation
    return now


def _lines(observation: Observation, names: Sequence[str], say: Text) -> list[_Candidate]:
    seen = observation.seen
    if seen.phase is Phase.OVER:
        over = seen.result is not None and seen.result.game_over
        return [] if over else [_line("next", say("play-move-next"), Move, say)]
    drawn = HIDDEN in observation.hand
    if drawn:
        observation = observation.without_unknown_cards()
    moves = ranked_moves(observation)
    if drawn:  # moves of the whole hand depend on the card that will be drawn
        moves = [move for move in moves if not isinstance(move, BigGin | Knock | MakeContract)]
    return _candidates(moves, observation, names, say)


def _candidates(
    moves: Iterable[Move], observation: Observation, names: Sequence[str], say: Text
) -> list[_Candidate]:
    return [
        _line(
            move_as_line(move, table_of(observation), observation.game.deck, names),
            move_in_words(move, observation, names, say),
            type(move),
            say,
        )
        for move in moves
    ]


def _line(line: str, in_words: str, kind: type[Move], say: Text) -> _Candidate:
    known = words(say.language)
    word, rest = split_word(cleaned(line), known)
    word = word or _UNSAID.get(kind)
    spelt = (f"{name} {rest}".strip() for name, other in known.items() if word is other)
    return _Candidate(line, (cleaned(line), *spelt), in_words, kind)


def _meant(
    last: str, observation: Observation, names: Sequence[str], say: Text
) -> list[_Candidate]:
    """Return the legal move that the last part means. If it has several readings, return them."""
    try:
        moves = [
            move_meant(part, observation, names)
            for part in read_line(last, say.language, observation.game.deck)
            if part not in (NEXT, UNDO)
        ]
    except UnreadableLine as unread:
        moves = [
            move_meant(part, observation, names)
            for line in unread.lines
            for part in read_line(line, say.language, observation.game.deck)
        ]
    return _candidates((move for move in moves if observation.may(move)), observation, names, say)


def _matching(last: str, lines: list[_Candidate]) -> list[_Candidate]:
    """Return lines that start with the typed text, then lines with every piece of the text."""
    typed = cleaned(last)
    begin = [line for line in lines if any(way.startswith(typed) for way in line.spelt)]
    hold = [line for line in lines if line not in begin and _holds(line, typed.split())]
    return begin + hold


def _holds(line: _Candidate, pieces: list[str]) -> bool:
    known = " ".join((*line.spelt, cleaned(line.words))).split()
    return all(any(word.startswith(piece) for word in known) for piece in pieces)


def _mixed(lines: list[_Candidate]) -> list[_Candidate]:
    """If there are too many lines, put a few lines of every kind of move first."""
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

Moves that end the deal or open the hand come first. Moves that lay or discard cards follow, and
draws are last."""


def ranked_moves(observation: Observation) -> list[Move]:
    """Return all moves that the rules offer this seat. The most useful move comes first.

    Moves that the computer player considers come first. After the draw, all moves are sorted by
    kind.
    """
    offered = {_same(move): move for move in observation.offers()}
    if not offered:
        return []
    ideas = dict.fromkeys(map(_same, ideas_of(observation.game).moves(observation)))
    ranked = [offered.pop(key) for key in ideas if key in offered]
    ranked += sorted(offered.values(), key=lambda move: _cost(move, observation))
    if observation.seen.phase is Phase.PLAY:
        ranked.sort(key=lambda move: _TURN.index(type(move)))
    return ranked


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


def _cost(move: Move, observation: Observation) -> tuple[int, int]:
    """Return a sort key for moves of one kind. The smallest key is the best move.

    The key has the wild cards that are spent, and the points that stay in or enter the hand. Laid
    points count as negative.
    """
    points = observation.game.points
    match move:
        case Knock(card) if observation.game.features.lay:
            return 0, points(card)
        case Knock():
            return 0, left_over(move, observation)
        case LayDown(cards) | LayOff(cards):
            return _wild(cards, observation), -sum(map(points, cards))
        case Rearrange(table):
            laid = changes([meld.cards for meld in observation.seen.melds], table).laid
            return _wild(laid, observation), -sum(map(points, laid))
        case TakeRow():
            swept = move.swept(observation.seen.discard)
            return 0, sum(map(points, swept)) - 2 * sum(map(points, move.laid))
    return 0, 0


def _wild(cards: Iterable[Card], observation: Observation) -> int:
    return sum(map(observation.game.melds.is_wild, cards))
