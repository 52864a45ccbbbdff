"""Examples for the pages of rules: a deal that is scored and a hard case of each game.

They are replays (docs/notation.md). The engine plays them, so that points and refusals on a page
are those of a table; what people hold and play goes into the text under the name of the player
(``$ann``) and the number of the move (``$move1``, ``$card1``).
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.text.refusals import refusal_in_words
from bot.text.text import Text, signed
from engine.deck import Deck
from engine.facts import GameColumn
from engine.game import Listing
from engine.games.gin.scoring import ColumnAfter, GinOwn, Settlement
from engine.notation.replay import play
from engine.result import Result


class PlayedExample(NamedTuple):
    """A table and what is played there; ``refused``: the last move is not allowed.

    ``instead`` is what would have been allowed.
    """

    says: str
    position: Mapping[str, Any]
    moves: tuple[Mapping[str, Any], ...]
    refused: bool = False
    instead: Mapping[str, Any] | None = None

    def replay(self, *, other_way: bool = False) -> dict[str, Any]:
        """The example in notation; ``other_way``: with what would have been allowed."""
        moves = [*self.moves]
        if other_way and self.instead is not None:
            moves[-1] = self.instead
        return {"position": self.position, "moves": moves}


def _at(game: str, hands: str, stock: str = "9C", discard: str = "", **more: Any) -> dict[str, Any]:
    """A position; ``hands`` are those of Ann, Ben and Chi with bars between."""
    held = [hand.split() for hand in hands.split("|")]
    players = ["Ann", "Ben", "Chi"][: len(held)]
    return {
        "game": game,
        "players": players,
        "hands": dict(zip(players, held, strict=True)),
        "stock": stock.split(),
        "discard": discard.split(),
        **more,
    }


def _does(who: str, move: str, **more: Any) -> dict[str, Any]:
    cards = {"cards", "meld"} & {name for name, value in more.items() if isinstance(value, str)}
    lists = {"melds", "table"} & set(more)
    told = {name: more[name].split() for name in cards}
    told |= {name: [meld.split() for meld in more[name].split("|")] for name in lists}
    return {"by": who, "move": move, **more, **told}


def _own(owner: str, cards: str, kind: str) -> dict[str, Any]:
    return {"owner": owner, "kind": kind, "cards": cards.split()}


_LONG_RUN = "4S 5S 6S 7S 8S"
_WHOLE = "4S 5S 6S 9H 10H JK QH KD KC KH 2D 2C 7D"
_NOTHING = "AC 3D 5H 9S 8S JS QD KS 10D 3S 6C 2H JH"
_KNOCK = "4S 4H 4D 6C 7C 8C 9C"

EXAMPLES: Mapping[str, tuple[PlayedExample, ...]] = {
    "basic": (
        PlayedExample(
            "played-basic-scored",
            _at("basic", "7S 7H 7D KC|QS 4H|AD 9C 9H 9S", "7C 2D", "9D", played=["Ann"]),
            (
                _does("Ann", "draw"),
                _does("Ann", "meld", cards="7S 7H 7D"),
                _does("Ann", "lay_off", cards="7C", meld=0),
                _does("Ann", "discard", card="KC"),
            ),
        ),
        PlayedExample(
            "played-basic-hard",
            _at("basic", "5H 6H 7H|QS 4H", "7C 2D", "9D KC", played=["Ann"]),
            (_does("Ann", "take"), _does("Ann", "meld", cards="5H 6H 7H")),
            refused=True,
        ),
    ),
    "contract": (
        PlayedExample(
            "played-contract-scored",
            _at(
                "contract",
                "KD|4H JK|9D",
                "9S 2C",
                "3D",
                down=["Ann"],
                table=[_own("Ann", "5S 6S JK=7S 8S", "run")],
            ),
            (
                _does("Ann", "draw"),
                _does("Ben", "pass"),
                _does("Chi", "may_i"),
                _does("Ann", "lay_off", cards="9S", meld=0),
                _does("Ann", "discard", card="KD"),
            ),
        ),
        PlayedExample(
            "played-contract-hard",
            _at(
                "contract",
                "3C 4C 5C 6C 7C 8C 9C 10C JC KD 2S|4H|9D",
                "9S 2C",
                "3D",
                deal_no=3,
                phase="play",
            ),
            (_does("Ann", "contract", melds="3C 4C 5C 6C|7C 8C 9C 10C"),),
            refused=True,
            instead=_does("Ann", "contract", melds="3C 4C 5C 6C|8C 9C 10C JC"),
        ),
    ),
    "gin": (
        PlayedExample(
            "played-gin-scored",
            _at(
                "gin",
                f"{_KNOCK} 2S AH AS KD|10C JC 4C 9H 9D 9S 3H 2D 8D KS",
                "5H 2C 7D",
                "QS 5C",
                phase="play",
            ),
            (_does("Ann", "knock", card="KD"),),
        ),
        PlayedExample(
            "played-gin-hard",
            _at(
                "gin",
                f"{_KNOCK} 5S 3H AS KD|10C JC 4C 9H 9D 9S 2H 2D 2C 3D",
                "5H 2S 7D",
                "QS 5C",
                phase="play",
            ),
            (_does("Ann", "knock", card="KD"),),
        ),
    ),
    "indian": (
        PlayedExample(
            "played-indian-scored",
            _at(
                "indian",
                f"{_WHOLE} 8C|4D 5D 6D 9C 10C JK KS QH 3H 2H 8D AS 3C|{_NOTHING}",
                "5D QC",
                "3H JD",
                phase="play",
                turn_no=6,
                wild="7H",
                drew=["Ann", "Ben"],
                dropped={"Chi": 20},
            ),
            (_does("Ann", "declare", card="8C"),),
        ),
        PlayedExample(
            "played-indian-hard",
            _at(
                "indian",
                f"{_WHOLE}|4D 5D 6D 9C 10C JK KS QH 3H 2H 8D AS 3C|{_NOTHING}",
                "5D QC",
                "3H 7C",
                turn_no=5,
                wild="7H",
                drew=["Ann", "Ben", "Chi"],
            ),
            (_does("Ann", "take"),),
            refused=True,
        ),
    ),
    "dummy": (
        PlayedExample(
            "played-dummy-scored",
            _at(
                "dummy",
                "5H 6H 8C KD|QS 4H|KS 7H",
                "3C 9C",
                "9D JH 3S",
                turn="Chi",
                turn_no=9,
                born=["Ann", "Chi"],
                table=[_own("Ann", "8S 8H 8D", "set"), _own("Chi", "10C JC QC", "run")],
            ),
            (
                _does("Chi", "draw"),
                _does("Chi", "discard", card="7H"),
                _does("Ann", "take", start="7H", meld="5H 6H 7H"),
                _does("Ann", "knock", card="KD", lay_offs=[{"cards": ["8C"], "meld": 0}]),
            ),
        ),
        PlayedExample(
            "played-dummy-hard",
            _at("dummy", "10D 2S 2H|4H|KS", "3C 9C", "7D KC 8D 9D", turn_no=5),
            (_does("Ann", "take", start="7D", meld="7D 8D 9D"),),
            refused=True,
            instead=_does("Ann", "take", start="7D", meld="7D 8D 9D 10D"),
        ),
    ),
    "rummy500": (
        PlayedExample(
            "played-rummy500-scored",
            _at(
                "rummy500",
                "7H 7D 3S|QS 4H|KD AS",
                "9C 8C",
                "5D KH 7S 2C",
                table=[_own("Ben", "4S 5S 6S", "run")],
            ),
            (
                _does("Ann", "take", start="7S", meld="7S 7H 7D"),
                _does("Ann", "lay_off", cards="3S", meld=0),
                _does("Ann", "discard", card="2C"),
            ),
        ),
        PlayedExample(
            "played-rummy500-hard",
            _at("rummy500", "7H KC 2D|QS 4H|KD AS", "9C 8C", "5D 7S 7C 9H"),
            (_does("Ann", "take", start="9H"),),
            refused=True,
            instead=_does("Ann", "take", start="7S", meld="7S 7C 7H"),
        ),
    ),
    "manipulation": (
        PlayedExample(
            "played-manipulation-scored",
            _at(
                "manipulation",
                "AS 2D|10C|KD JH 4C",
                phase="play",
                drawn=1,
                table=[{"cards": _LONG_RUN.split()}],
            ),
            (_does("Ann", "knock"),),
        ),
        PlayedExample(
            "played-manipulation-hard",
            _at(
                "manipulation",
                "6S KH 2D|10C|KD JH 4C",
                phase="play",
                drawn=1,
                table=[{"cards": _LONG_RUN.split()}],
            ),
            (_does("Ann", "rearrange", table="4S 5S 6S|6S 7S 8S"),),
        ),
    ),
    "tiles": (
        PlayedExample(
            "played-tiles-scored",
            _at(
                "tiles",
                "13B|3R 7K|JK 2Y",
                "9K",
                opened=["Ann", "Ben", "Chi"],
                table=[{"cards": ["10B", "11B", "12B"]}],
            ),
            (_does("Ann", "rearrange", table="10B 11B 12B 13B"),),
        ),
        PlayedExample(
            "played-tiles-hard",
            _at(
                "tiles",
                "9R 13Y 13K 2B|3R 7K|5K 2Y",
                "9K",
                opened=["Ann"],
                table=[{"cards": ["6R", "7R", "8R", "JK=9R"]}],
            ),
            (_does("Ann", "rearrange", table="6R 7R 8R 9R|13Y 13K JK"),),
        ),
    ),
    "phases": (
        PlayedExample(
            "played-phases-scored",
            _at(
                "phases",
                "9R 9G W 4B 5R 6R 7G 8G 12B|SK 11R|3Y 7B W",
                "6G 1B",
                "10Y",
                made={"Ann": [1], "Ben": [1]},
                down=["Ben"],
                laid={"Ben": 2},
                table=[_own("Ben", "8R 8B 8Y", "set"), _own("Ben", "2R 3B 4G 5Y", "run")],
            ),
            (
                _does("Ann", "draw"),
                _does("Ann", "contract", melds="9R 9G W|4B 5R 6R 7G"),
                _does("Ann", "lay_off", cards="8G", meld=0),
                _does("Ann", "lay_off", cards="6G", meld=1),
                _does("Ann", "discard", card="12B"),
            ),
        ),
        PlayedExample(
            "played-phases-hard",
            _at("phases", "SK 4R 9B|7G 2B|3Y 7B W", "6G 1B", "10Y", phase="play", missed=["Ben"]),
            (_does("Ann", "discard", card="SK", skip="Ben"),),
            refused=True,
            instead=_does("Ann", "discard", card="SK", skip="Chi"),
        ),
    ),
    "shanghai": (
        PlayedExample(
            "played-shanghai-scored",
            _at(
                "shanghai",
                "KD|4H JK|9S",
                "9D 2C 5C",
                "3D",
                down=["Ann"],
                table=[_own("Ann", "9C 9H 9D", "set")],
            ),
            (
                _does("Ann", "draw"),
                _does("Ben", "pass"),
                _does("Chi", "may_i"),
                _does("Ann", "lay_off", cards="9D", meld=0),
                _does("Ann", "discard", card="KD"),
            ),
        ),
        PlayedExample(
            "played-shanghai-hard",
            _at(
                "shanghai",
                "KD 2H|4H JK|9S 3S 3H",
                "9D 2C 5C",
                "3D",
                buys={"Chi": 3},
            ),
            (_does("Ann", "draw"), _does("Chi", "may_i")),
            refused=True,
        ),
    ),
}
"""The examples of a game, under its standard rules."""


def played_in_words(listing: Listing, say: Text) -> list[str]:
    """Markdown: each example of a game with its points, or with what the bot answers."""
    say = say.of(listing.name)
    told = [_told(example, listing, say) for example in EXAMPLES.get(listing.name, ())]
    return [*told, *([_hollywood(listing, say)] if listing.name == "gin" else [])]


def _told(example: PlayedExample, listing: Listing, say: Text) -> str:
    played = play(example.replay())
    players, result, refusal = played.position.players, played.result, played.refusal
    words = _cards(example, listing.deck, say)
    words["laid"] = " · ".join(say.cards(meld.cards) for meld in played.melds)
    if result is not None and isinstance(result.own, GinOwn):
        words["laidoff"] = say.cards(result.own.laid_off)
        words |= {f"deadwood{at}": str(n) for at, n in enumerate(result.own.deadwood or ())}
    heading, _, told = say(example.says, **words).partition("\n")
    lines = [heading, "", told]
    if refusal is not None:
        answer = refusal_in_words(refusal, lambda seat: players[seat], say, listing.name)
        lines += ["", f"> {answer}"]
    elif result is not None:
        lines.append(_points(result, players, say))
    return "\n".join(lines)


def _cards(example: PlayedExample, deck: Deck, say: Text) -> dict[str, str]:
    """What is in the hands, in the stock and in the pile, and the cards of each move."""

    def told(names: Sequence[str]) -> str:
        return say.cards(map(deck.parse, names))

    def moved(move: Mapping[str, Any]) -> str:
        lists = move.get("melds") or move.get("table") or [move.get("cards") or move.get("meld")]
        return " · ".join(told(cards) for cards in lists if isinstance(cards, list))

    at = example.position
    words = {name.lower(): told(cards) for name, cards in at["hands"].items()}
    words |= {"drawn": told(at["stock"][:1]), "penalty": told(at["stock"][1:2])}
    words |= {"row": told(at["discard"]), "upcard": told(at["discard"][-1:])}
    words["table"] = " · ".join(told(meld["cards"]) for meld in at.get("table", ()))
    moves = {f"{number}": move for number, move in enumerate(example.moves, 1)}
    for number, move in {**moves, "": example.instead or {}}.items():
        words[f"move{number}"] = moved(move)
        words[f"card{number}"] = told([move[key] for key in ("card", "start") if key in move])
        words[f"off{number}"] = " ".join(told(one["cards"]) for one in move.get("lay_offs", ()))
    return words


def _points(result: Result, players: Sequence[str], say: Text) -> str:
    """What was counted for whom, line by line, and what the deal came to."""
    lines = []
    for seat, what, cards, points in result.lines:
        line = say(
            f"line-{what.value.replace('_', '-')}",
            cards=say.cards(cards),
            count=len(cards),
            points=points,
            added=signed(points),
        )
        lines.append("- " + say("line-of", who=players[seat], line=line))
    each = zip(players, result.scores, strict=True)
    points_of_all = say.joined(f"{who} {signed(points) if points else 0}" for who, points in each)
    return "\n".join([*lines, "- " + say("page-played-points", points=points_of_all)])


# The score sheet of Hollywood: three columns that grow deal by deal (GIN 12.12).

DEALS = ((0, 30), (0, 20), (1, 15), (0, 60), (1, 40), (0, 25))
"""Who won each deal, Ann or Ben, and with how many points."""
_PAIR = ("Ann", "Ben")


def hollywood_columns(options: Any) -> list[tuple[ColumnAfter, ...]]:
    """The columns after each deal; a column that was closed before says so no more."""
    rules = Settlement(options.target, options.line_bonus, options.game_bonus, options.shutout)
    columns: tuple[ColumnAfter, ...] = (ColumnAfter((0, 0), (0, 0)),) * 3
    grown = []
    for winner, points in DEALS:
        before = [GameColumn(one.scores, one.boxes) for one in columns]
        columns = rules.entered(before, winner, points, 1)
        grown.append(columns)
    return grown


def _hollywood(listing: Listing, say: Text) -> str:
    options: Any = listing.presets["hollywood"]
    grown = hollywood_columns(options)
    bonuses = {"box": options.line_bonus, "game_bonus": options.game_bonus}
    told = say("played-gin-hollywood", target=options.target, **bonuses)
    heading, _, told = told.partition("\n")
    head = [say("page-played-deal"), say("page-played-won")]
    head += [say("page-played-column", column=at) for at in (1, 2, 3)]
    lines = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    for number, ((winner, points), columns) in enumerate(zip(DEALS, grown, strict=True), 1):
        cells = [str(number), f"{_PAIR[winner]} {signed(points)}"]
        cells += [" – ".join(map(str, one.scores)) if any(one.boxes) else "" for one in columns]
        lines.append(f"| {' | '.join(cells)} |")
    closed = []
    for at, column in enumerate(grown[-1], 1):
        if column.final is not None and column.winner is not None:
            totals = " – ".join(map(str, column.final))
            said = say("result-column-closed", column=at, name=_PAIR[column.winner], totals=totals)
            closed.append(f"- {said}")
    return "\n".join([heading, "", told, "", *lines, "", *closed])
