"""Refusals in words, with the reason and the next step."""

from collections.abc import Callable

from bot.text.rules_in_words import goal_in_words
from bot.text.text import Text
from data.database.trouble import OutcomeUnknown, StorageTrouble
from engine.cards import JOKER, RANKS, face, is_deuce, is_joker, rank, stands_in
from engine.colour_melds import HIGHEST
from engine.errors import IllegalMove, InDoubt
from engine.goal import Goal
from engine.melds import Meld, MeldKind, span

Who = Callable[[int], str]


def refusal_in_words(
    error: IllegalMove,
    who: Who,
    say: Text,
    game: str | None = None,
    *,
    hopeless: bool = False,
) -> str:
    """Return a refusal's reason, the next step and the rule (``Contract 7.5``) in words.

    ``who`` returns the name of a seat for the reader. The host of a lobby is mentioned by id.
    ``game`` is the name of the game with the rule. ``hopeless``: whether no move of this kind is
    possible now.
    """
    say = say if game is None else say.of(game)
    message = f"refusal-{error.reason.value.replace('_', '-')}"
    words = _facts(error, who, say) | {"hopeless": "yes" if hopeless else "no"}
    sentence = say(message, **words)
    if error.rule is None:
        return sentence
    if game is None:
        return say("cited-alone", sentence=sentence, rule=error.rule)
    return say("cited", sentence=sentence, book=say(f"game-{game}.book"), rule=error.rule)


def trouble_in_words(trouble: StorageTrouble | InDoubt, say: Text) -> str:
    """Return in words whether an action that met a storage problem was done."""
    if isinstance(trouble, InDoubt):
        return say("table-in-doubt")
    unknown = isinstance(trouble, OutcomeUnknown)
    return say("outcome-unknown" if unknown else "storage-trouble")


def _facts(error: IllegalMove, who: Who, say: Text) -> dict[str, str | int]:
    """Return the facts of a refusal in words. The refusal's text works without missing facts."""
    words: dict[str, str | int] = {"limit": "none"}
    for name, fact in error.facts.items():
        match name, fact:
            case "card", int():
                words[name] = say.card(fact)
            case "cards", tuple():
                words[name], words["count"] = say.cards(fact), len(fact)
                words["naturals"] = sum(not is_joker(card) for card in fact)
                words |= _fitting(fact, error.facts.get("meld"), say)
            case "stands_for", int():
                words[name] = say.card(fact)
            case "turn", int():
                words[name] = who(fact)
            case "host", int():
                words[name] = f"<@{fact}>"
            case "people", tuple():
                words[name], words["count"] = say.joined(f"<@{user}>" for user in fact), len(fact)
            case "meld", int():
                words[name] = fact + 1  # people count melds from 1
            case _, Meld():
                words[name] = say.cards(fact.cards)
            case _, Goal():
                words[name] = goal_in_words(fact, say)
            case _, int() | str():
                words[name] = fact
    return words


def _fitting(cards: tuple[int, ...], meld: object, say: Text) -> dict[str, str | int]:
    """Return the facts about cards that fit on a meld, if they are the same in every game."""
    if not isinstance(meld, Meld):
        return {}
    if not cards:
        return {"fits": "nothing"}
    if say.faces.game:
        return _fitting_numbers(meld, say)
    if all(card == JOKER for card in meld.cards):
        return {"fits": "open"}
    # A deuce may be wild in this game. If it isn't, all cards of its set are deuces.
    natural = min(meld.cards, key=lambda card: (card == JOKER, is_deuce(card)))
    if meld.kind is MeldKind.SET:
        return {"fits": "set", "rank": RANKS[rank(face(natural))]}
    low, high = span(meld.cards)
    # It depends on the game whether an ace continues a run at an end.
    if low <= 2 or high >= 13 or any(map(stands_in, cards)):
        return {"fits": "edge"}
    first = face(meld.cards[0])
    return {"fits": "run", "low": say.card(first - 1), "high": say.card(first + high - low + 1)}


def _fitting_numbers(meld: Meld, say: Text) -> dict[str, str | int]:
    """Return the facts about cards that fit on a meld of cards with numbers and colours."""
    natural = next(card for card in meld.cards if card < JOKER)
    if meld.kind is MeldKind.SET:
        return {"fits": "number", "rank": natural % 13 + 1}
    if meld.kind is MeldKind.COLOUR:
        return {"fits": "colour"}
    low, size = face(meld.cards[0]) % 13, len(meld.cards)
    ends = [number for number in (low, low + size + 1) if 1 <= number <= HIGHEST]
    return {"fits": "numbers", "numbers": say.joined(map(str, ends))} if ends else {"fits": "edge"}
