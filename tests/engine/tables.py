"""Tables and moves in few words, so that a rule's test reads like the rule.

A hand is ``"4S 9H JK"``; a meld of the table ``"B run 5S 6S JK=7S 8S"``; a move ``"A draw"``,
``"A contract 3S 3D 3H / 8C 8C 8D"``, ``"A meld 9S 9H 9D"``, ``"A lay_off 9S 10S on 0"``,
``"A swap 7S in 0"``, ``"A discard KD"``; ``"B may_i new 4C 9H"`` names the new stock.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from engine.notation.replay import replay

Json = dict[str, Any]


def position(
    hands: Mapping[str, str] | None = None,
    *,
    players: str = "ABC",
    stock: str = "",
    discard: str = "",
    table: Iterable[str] = (),
    down: str = "",
    **keys: Any,
) -> Json:
    """A position of Contract Rummy; whoever is not named holds two odd cards."""
    held = dict.fromkeys(players, "JC 10D") | dict(hands or {})
    melds = []
    for text in table:
        owner, kind, *cards = text.split()
        melds.append({"owner": owner, "kind": kind, "cards": cards})
    return {
        "game": "contract",
        "players": list(players),
        "turn": players[0],
        "hands": {name: cards.split() for name, cards in held.items()},
        "stock": stock.split(),
        "discard": discard.split(),
        "table": melds,
        "down": list(down),
    } | keys


def move(text: str) -> Json:
    """One move in notation."""
    text, _, new_stock = text.partition(" new ")
    by, name, *words = text.split()
    written: Json = {"by": by, "move": name}
    match name:
        case "contract":
            written["melds"] = [meld.split() for meld in " ".join(words).split(" / ")]
        case "meld":
            written["cards"] = words
        case "lay_off":
            written |= {"cards": words[:-2], "meld": int(words[-1])}
        case "swap":
            written |= {"card": words[0], "meld": int(words[2])}
        case "discard" | "knock":
            written["card"] = words[0]
    if new_stock:
        written["new_stock"] = new_stock.split()
    return written


def answer(at: Json, *moves: str) -> Json:
    """What a replay says."""
    return replay({"position": at, "moves": [move(text) for text in moves]})


def after(at: Json, *moves: str) -> Json:
    """The position after these moves, all of which are legal."""
    said = answer(at, *moves)
    assert said["illegal_at"] is None, (moves[said["illegal_at"]], said["reason"])
    reached: Json = said["position"]
    return reached


def ended(at: Json, *moves: str) -> Json:
    """The result after these moves, all of which are legal, the last of which ends the deal."""
    said = answer(at, *moves)
    assert said["illegal_at"] is None, (moves[said["illegal_at"]], said["reason"])
    assert said["position"]["phase"] == "over"
    result: Json = said["result"]
    return result


def refused(at: Json, *moves: str) -> str:
    """Why the last of these moves is illegal. All before it are legal, and it changes nothing."""
    said = answer(at, *moves)
    assert said["illegal_at"] is not None, "nothing was refused"
    assert said["illegal_at"] == len(moves) - 1, (moves[said["illegal_at"]], said["reason"])
    assert said["position"] == answer(at, *moves[:-1])["position"]
    reason: str = said["reason"]
    return reason


def hand(at: Json, player: str) -> str:
    """A player's cards in a fixed order, to be compared with ``cards``."""
    return cards(" ".join(at["hands"][player]))


def cards(text: str) -> str:
    """Cards in a fixed order."""
    return " ".join(sorted(text.split()))
