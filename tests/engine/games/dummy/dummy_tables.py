"""Tables of Thai Dummy and moves in few words, so that a rule's test reads like the rule.

A meld of the table is ``"B run 5S 6S 7S"``, with ``"B run 5S 6S 7S by C B B"`` for its layers;
moves are ``"A take KD with JD QD KD"``, ``"A meld 9S 9H 9D"``, ``"A lay_off 9S 10S on 0"``,
``"A discard KD"``, ``"A knock 4S with 9S 9D 9C / 7C on 0"``, ``"A draw"`` and ``"A pass"``.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from engine.notation.replay import replay

Json = dict[str, Any]

EXTRAS = (
    "knock_speto_100",
    "knock_layoffable_100",
    "ting_mee",
    "ting_tem",
    "bai_hua",
    "pee_hua",
    "pee_speto",
    "ti_on",
    "fak_speto",
)


def dummy(
    hands: Mapping[str, str],
    *,
    players: str = "ABCD",
    stock: str = "3H 5D 8C JH",
    row: str = "2D 6S",
    table: Iterable[str] = (),
    born: str = "",
    options: Iterable[str] | Mapping[str, object] = (),
    **keys: Any,
) -> Json:
    """A position; ``options`` may be just the names of the switches that are on."""
    given = dict(options) if isinstance(options, Mapping) else dict.fromkeys(options, True)
    return {
        "game": "dummy",
        "options": given,
        "players": list(players),
        "turn": players[0],
        "turn_no": 20,
        "hands": {name: cards.split() for name, cards in hands.items()},
        "stock": stock.split(),
        "discard": row.split(),
        "table": [_meld(text) for text in table],
        "born": list(born),
    } | keys


def _meld(text: str) -> Json:
    text, _, layers = text.partition(" by ")
    owner, kind, *cards = text.split()
    return {"owner": owner, "kind": kind, "cards": cards} | (
        {"laid_by": layers.split()} if layers else {}
    )


def move(text: str) -> Json:
    """One move in notation."""
    text, _, parts = text.partition(" with ")
    by, name, *words = text.split()
    written: Json = {"by": by, "move": name}
    match name:
        case "take":
            written |= {"start": words[0], "meld": parts.split()}
        case "meld":
            written["cards"] = words
        case "lay_off":
            written |= {"cards": words[:-2], "meld": int(words[-1])}
        case "discard":
            written["card"] = words[0]
        case "knock":
            laid = [part.partition(" on ") for part in parts.split(" / ") if part]
            written |= {
                "card": words[0],
                "melds": [cards.split() for cards, on, _ in laid if not on],
                "lay_offs": [
                    {"cards": cards.split(), "meld": int(index)} for cards, on, index in laid if on
                ],
            }
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
    assert said["illegal_at"] == len(moves) - 1, (said["illegal_at"], said["reason"])
    assert said["position"] == answer(at, *moves[:-1])["position"]
    reason: str = said["reason"]
    return reason


def fines(at: Json, *moves: str) -> Json:
    """The penalties after these moves."""
    found: Json = after(at, *moves)["penalties"]
    return found


def hand(at: Json, player: str) -> set[str]:
    """A player's cards."""
    return set(at["hands"][player])
