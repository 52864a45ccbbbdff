"""A finished game as a single HTML file. It needs no network and no further files.

``replay_page.html`` is the part that all games share. This module adds words from the bot's texts,
and the table after each move. The table is as /replay shows it to the person who asked.
"""

import json
import re
from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from html import escape
from itertools import pairwise
from math import isfinite
from pathlib import Path
from typing import Any

from bot.blocks.deal_score import by_place, line_in_words
from bot.blocks.shown_hand import ordered
from bot.people.preferences import Sort
from bot.screens.replay_screen import Curve, HandStyle, costly_choice_in_words, named
from bot.screens.table_screen import deal_title, happened, piles_in_words
from bot.screens.text_first import seats_in_words
from bot.text import Text
from bot.text.card_words import FACES, Faces
from bot.text.name_words import Names
from bot.text.text import signed
from engine.cards import HIDDEN, JOKER, RANKS, Card, bare, face, rank, suit
from engine.live.table_view import replay_view
from engine.notation.ledger_story import CostlyChoice
from engine.phase import Phase
from engine.result import Result
from engine.table.replay import Replay

MOST = 400_000
"""A page has at most this many bytes."""
_PART = 500
"""A part has at most this many moves.

It starts with the whole table. A page includes a part completely or not at all.
"""

_TEMPLATE = (Path(__file__).parent / "replay_page.html").read_text(encoding="utf-8")
_PLACE = re.compile(r"\{\{([a-z-]+)\}\}")
"""The place of a text in the template.

The name is a text of the page itself, or the id of a message.
"""

# In the bot's texts a card is a number between two signs that no name can have. In the page a
# card is one character from the private use area.

_FIRST = 0xE100
_AS_NUMBERS = {card: f"\x02{card}\x03" for card in FACES}
_NUMBER = re.compile("\x02(\\d+)\x03")
_PRIVATE = re.compile("[\ue000-\uf8ff]")
_MARKDOWN = re.compile(r"\\([\\*_~`|>#\[\]()<@-])|\*\*|\u200b")
_MENTION = re.compile(r"<@(\d+)>")

_NOBODY = -1
"""The number instead of a seat if a meld has no owner, or if no player is to move."""

_Moment = dict[str, Any]
"""The table after a move, by the names that the page uses.

Words are numbers in the list of words, and cards are characters.
"""


def replay_page(
    replay: Replay,
    place: int,
    user: int | None,
    style: HandStyle,
    say: Text,
    curve: Curve | None = None,
    costly: Sequence[CostlyChoice] = (),
) -> bytes:
    """Return the page of a game, as this person may see it.

    ``place``: the move (from 0) at which the page opens.

    ``curve``: the expected result of a seat after each move. ``costly``: the costly choices. If the
    game is too long for ``MOST`` bytes, only the moves around ``place`` are included.
    """
    pages = _Page(replay, user, style, say, costly)
    begin, parts = pages.around(place, MOST - len(_TEMPLATE.encode()) - _REST)
    steps = [step for part in parts for step in part]
    end = begin + len(steps)
    data = {
        "words": pages.words,
        "cards": pages.cards(),
        "steps": steps,
        "deals": [max(0, deal - begin) for deal in pages.deals_in(begin, end)],
        "first": begin + 1,
        "at": place - begin,
        "where": pages.plain(say("replay-where", move="{n}", moves=len(replay.frames))),
        "expected": pages.expected(None if curve is None else curve.seat),
        "curve": None if curve is None else [_known(one) for one in curve.worths[begin:end]],
    }
    own = {
        "policy": _POLICY,
        "language": say.language,
        "colours": style.style.value,
        "title": pages.title(),
        "about": pages.about(begin, end),
        "made": pages.made(),
    }
    filled = {name: escape(text) for name, text in own.items()} | {"data": _as_json(data)}
    return _PLACE.sub(
        lambda match: filled.get(match[1]) or escape(say(match[1])), _TEMPLATE
    ).encode()


_REST = 20_000
"""Bytes reserved for everything except the template and the moves."""


def _known(points: float) -> float | None:
    return round(points, 1) if isfinite(points) else None


def _as_json(data: Mapping[str, Any]) -> str:
    """Return JSON for HTML, escaped so that the JSON can't end the HTML element around it."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return "".join(_IN_HTML.get(sign, sign) for sign in text)


_IN_HTML = {sign: f"\\u{ord(sign):04x}" for sign in "<>&\u2028\u2029"}


def _digest(element: str) -> str:
    """Return the hash by which a browser accepts the page's own script or style."""
    [inside] = re.findall(rf"<{element}>(.*?)</{element}>", _TEMPLATE, re.DOTALL)
    return f"'sha256-{b64encode(sha256(inside.encode()).digest()).decode()}'"


_POLICY = "; ".join(
    [
        "default-src 'none'",
        f"script-src {_digest('script')}",
        f"style-src {_digest('style')}",
        "base-uri 'none'",
        "form-action 'none'",
    ]
)


class _Page:
    """The words and moves of a page.

    ``words`` has each sentence once. Moves refer to sentences by number.
    """

    def __init__(
        self,
        replay: Replay,
        user: int | None,
        style: HandStyle,
        say: Text,
        costly: Sequence[CostlyChoice],
    ) -> None:
        self._replay, self._user, self._language = replay, user, say
        self._costly = {choice.place: choice for choice in costly}
        # The search for the melds of all hands in a game would take seconds.
        self._sort = Sort.SUIT if style.sort is Sort.MELDS else style.sort
        game = replay.game.name
        numbers = Faces(_AS_NUMBERS, game=say.of(game).faces.game)
        self._say = Text(say.language, numbers, numbers, game=game)
        self.words: list[str] = []
        self._numbers: dict[str, int] = {}
        self._names = {
            sitter.user: sitter.name
            for frame in replay.frames
            for sitter in (*frame.roster.sitters, *(who for _, who in frame.roster.gone))
        }

    def plain(self, text: str) -> str:
        """Return a text as Discord would show it. Each card is a single character."""
        text = _MENTION.sub(self._mentioned, _PRIVATE.sub("", text))
        text = _MARKDOWN.sub(lambda match: match[1] or "", text)
        return _NUMBER.sub(lambda match: _sign(int(match[1])), text)

    def _mentioned(self, match: re.Match[str]) -> str:
        return self._names.get(int(match[1])) or self._say("former-player")

    def _word(self, text: str) -> int:
        text = self.plain(text)
        if text not in self._numbers:
            self._numbers[text] = len(self.words)
            self.words.append(text)
        return self._numbers[text]

    def cards(self) -> dict[str, tuple[str, str]]:
        """Return the face and the words of every card, by the card's character."""
        say = self._language.of(self._replay.game.name)
        if say.faces.game:
            spoken = say.spoken.faces.of
            return {_sign(card): (face, spoken[card]) for card, face in say.faces.of.items()}
        return {_sign(card): (FACES[card], _in_words(card, self._language)) for card in FACES}

    def deals_in(self, begin: int, end: int) -> list[int]:
        """Return the numbers of the frames at which the deals of these moves start."""
        edges = pairwise((*self._replay.deals, len(self._replay.frames)))
        return [deal for deal, over in edges if deal < end and over > begin]

    def around(self, place: int, room: int) -> tuple[int, list[list[_Moment]]]:
        """Return the number of the first move, and moves in parts that fit into `room` (bytes).

        The part with the move ``place`` is chosen first. Later parts are preferred to earlier
        parts.
        """
        edges = [
            edge
            for begin, end in pairwise((*self._replay.deals, len(self._replay.frames)))
            for edge in range(begin, end, _PART)
        ]
        bounds = [*pairwise((*edges, len(self._replay.frames)))]
        start = next(number for number, (_, end) in enumerate(bounds) if place < end)
        begin, parts = bounds[start][0], list[list[_Moment]]()
        for part_bounds, earlier in ((bounds[start:], False), (reversed(bounds[:start]), True)):
            for bound in part_bounds:
                known = len(self.words)
                part = [*self._moves(*bound)]
                room -= len(json.dumps([part, self.words[known:]], ensure_ascii=False).encode())
                if room < 0 and parts:
                    for word in self.words[known:]:
                        del self._numbers[word]
                    del self.words[known:]
                    return begin, parts
                parts = [part, *parts] if earlier else [*parts, part]
                begin = min(begin, bound[0])
        return begin, parts

    def _moves(self, begin: int, end: int) -> Iterator[_Moment]:
        """Yield these moves. The first has the whole table, each later move only the changes."""
        before: _Moment = {}
        for place in range(begin, end):
            now = self._moment(place)
            yield {
                key: _changed(before.get(key), now[key])
                for key in now
                if now[key] != before.get(key)
            }
            before = now | {"l": None, "n": []}

    def _moment(self, place: int) -> _Moment:
        say, shown = self._say, named(replay_view(self._replay, place, self._user), self._say)
        # People may share the page, so it has names instead of "You". The visible cards stay
        # the same.
        seen = shown.seen
        is_over = seen.phase is Phase.OVER
        seen = seen._replace(turn=_NOBODY) if is_over else seen
        table_view = replace(shown, seat=None, seen=seen)
        who = Names(table_view, say)
        costly = self._costly.get(place)
        choice_lines = [] if costly is None else costly_choice_in_words(costly, table_view, say)
        return {
            "d": self._word(deal_title(table_view, say).partition("\n")[2]),
            "l": [self._word(line) for line in happened(table_view, say)],
            "n": [self._word(line) for line in choice_lines],
            "s": [self._word(line) for line in piles_in_words(table_view, say)],
            "m": [
                [-1 if meld.owner is None else meld.owner, _signs(meld.cards)]
                for meld in seen.melds
            ],
            "p": [self._word(line) for line in seats_in_words(table_view, who, say)],
            "h": [self._hand(hand) for hand in seen.hands],
            "t": seen.turn,
            "r": [self._word(line) for line in _result(seen.result, who, say)] if is_over else [],
        }

    def _hand(self, hand: Sequence[Card]) -> str | int:
        """Return the cards of an open hand, or the number of cards in a closed hand."""
        if HIDDEN in hand:
            return len(hand)
        places = ordered(hand, self._sort, self._replay.game).positions
        return _signs([hand[place] for place in places])

    def title(self) -> str:
        """Return the title of the page, with the game and the players."""
        last = named(replay_view(self._replay, len(self._replay.frames) - 1, None), self._say)
        seats = range(len(last.roster.sitters))
        names = self._say.joined([*map(Names(last, self._say), seats)])
        return self.plain(f"{self._say(f'game-{last.game.name}')}: {names}")

    def expected(self, seat: int | None) -> str:
        """Return the words about a point of the curve for this seat."""
        sitters = self._replay.frames[-1].roster.sitters
        last = named(replay_view(self._replay, len(self._replay.frames) - 1, None), self._say)
        name = "" if seat is None or seat >= len(sitters) else Names(last, self._say)(seat)
        return self.plain(self._say("page-curve-at", name=name, points="{n}"))

    def about(self, begin: int, end: int) -> str:
        """Return a line that says whose view the page has.

        If moves are missing, it also says which moves the page has.
        """
        say, moves = self._say, len(self._replay.frames)
        if self._replay.header.terms.open_hands:
            words = say("page-open")
        elif (name := self._names.get(self._user)) and self._user is not None:
            words = say("page-of-seat", name=name)
        else:
            words = say("page-closed")
        if end - begin < moves:
            words += " " + say("page-part", first=begin + 1, last=end, moves=moves)
        return words

    def made(self) -> str:
        """Return the table's id and the date."""
        header = self._replay.header
        day = datetime.fromtimestamp(header.created_at, UTC).date().isoformat()
        return self._say("page-made", table=header.table_id, day=day)


def _changed(before: object, now: object) -> object:
    """Return the new value. If a list keeps its length, return its new items by their places."""
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        return {
            index: new
            for index, (old, new) in enumerate(zip(before, now, strict=True))
            if old != new
        }
    return now


def _sign(card: Card) -> str:
    return chr(_FIRST + card)


def _signs(cards: Sequence[Card]) -> str:
    return "".join(map(_sign, cards))


def _in_words(card: Card, say: Text) -> str:
    if card == HIDDEN:
        return say("spoken-hidden")
    if card == JOKER:
        return say("spoken-other", card="JK")
    natural = face(card)
    words = say("spoken-card", rank=RANKS[rank(natural)], suit=_SUITS[suit(natural)])
    held = bare(card)
    return words if held == card else say("spoken-as", wild=_in_words(held, say), card=words)


_SUITS = ("spades", "hearts", "diamonds", "clubs")


def _result(result: Result | None, who: Names, say: Text) -> list[str]:
    """Return each player's result of a deal, the leader's first. The score lines follow."""
    if result is None:
        return []
    points = [
        say(
            "alt-result-points",
            name=who(seat),
            added=signed(result.scores[seat]),
            total=result.reached[seat],
        )
        for seat in by_place(result)
    ]
    return [*points, *(line_in_words(line, who, say) for line in result.lines)]
