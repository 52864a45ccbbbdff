"""Refusals in words: what, why, what next."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.cards import JOKER, RANKS, face, is_joker, rank
from engine.errors import IllegalMove
from engine.goal import Goal
from engine.melds import Kind, Meld, span

if TYPE_CHECKING:
    from bot.text.text import Text

Who = Callable[[int], str]


def refusal(text: "Text", error: IllegalMove, who: Who, game: str | None) -> str:
    """The sentence of the refusal's reason, closed by the paragraph that it rests on."""
    message = f"refusal-{error.reason.value.replace('_', '-')}"
    sentence = text(message, game=game or "", **_facts(text, error, who))
    if error.rule is None:
        return sentence
    if game is None:
        return text("cited-alone", sentence=sentence, rule=error.rule)
    return text("cited", sentence=sentence, book=text(f"game-{game}.book"), rule=error.rule)


def _facts(text: "Text", error: IllegalMove, who: Who) -> dict[str, str | int]:
    """The facts as words. What a refusal does not know stays out, and its text does without."""
    words: dict[str, str | int] = {}
    for name, fact in error.facts.items():
        match name, fact:
            case "card", int():
                words[name] = text.card(fact)
            case "cards", tuple():
                words[name], words["count"] = text.cards(fact), len(fact)
                words["naturals"] = sum(not is_joker(card) for card in fact)
                words |= _fitting(text, fact, error.facts.get("meld"))
            case "turn", int():
                words[name] = who(fact)
            case "host", int():
                words[name] = f"<@{fact}>"
            case "people", tuple():
                words[name], words["count"] = text.joined(f"<@{one}>" for one in fact), len(fact)
            case "meld", int():
                words[name] = fact + 1  # people count melds from 1
            case _, Meld():
                words[name] = text.cards(fact.cards)
            case _, Goal():
                words[name] = text.goal(fact)
            case _, int() | str():
                words[name] = fact
    return words


def _fitting(text: "Text", cards: tuple[int, ...], meld: object) -> dict[str, str | int]:
    """What would have fitted on the meld, as far as that is the same in every game."""
    if not isinstance(meld, Meld):
        return {}
    if not cards:
        return {"fits": "nothing"}
    natural = next(card for card in meld.cards if card != JOKER)
    if meld.kind is Kind.SET:
        return {"fits": "set", "rank": RANKS[rank(face(natural))]}
    low, high = span(meld.cards)
    # Whether an ace goes on at an end is for the rules of the game to say.
    if low <= 2 or high >= 13 or any(is_joker(card) for card in cards):
        return {"fits": "edge"}
    first = face(meld.cards[0])
    return {"fits": "run", "low": text.card(first - 1), "high": text.card(first + high - low + 1)}
