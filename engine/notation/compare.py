"""The comparison of an answer with the subset that a vector expects (docs/notation.md)."""

from collections.abc import Iterable, Mapping

from engine.cards import name, parse

_SETS = {
    "players",
    "winners",
    "not_born",
    "down",
    "passed",
    "born",
    "played",
    "opened",
    "missed",
    "playoff",
    "drew",
    "eliminated",
}
_ORDERED = {"discard", "stock", "taken"}
_WHOLE = {"dropped", "rejoined"}
_BAGS = {"laid_off"}
_COUNTS = {"stock_count": "stock", "hand_counts": "hands"}


def differences(answer: Mapping[str, object], expected: Mapping[str, object]) -> list[str]:
    """Return a sentence for each difference. Values that cannot be compared differ."""
    return list(_subset(answer, expected, ""))


def _subset(given: object, wanted: Mapping[str, object], path: str) -> Iterable[str]:
    if not isinstance(given, Mapping):
        yield f"{path or 'answer'} is {given!r}, expected {dict(wanted)!r}"
        return
    for key, value in wanted.items():
        place = f"{path}.{key}" if path else key
        if key in given:
            yield from _compare(key, given[key], value, place)
        elif _COUNTS.get(key) in given:
            yield from _compare(key, _count(given[_COUNTS[key]]), value, place)
        else:
            yield f"{place} is missing, expected {value!r}"


def _compare(key: str, given: object, wanted: object, path: str) -> Iterable[str]:
    if key in ("hands", "penalties") and isinstance(given, Mapping) and isinstance(wanted, Mapping):
        for player, value in wanted.items():
            other = given.get(player, {} if key == "penalties" else None)
            yield from _same(_bag(other), _bag(value), f"{path}.{player}")
    elif key == "table" and isinstance(given, list) and isinstance(wanted, list):
        yield from _same(len(given), len(wanted), f"{path} (melds)")
        for index, (meld, expected) in enumerate(zip(given, wanted, strict=False)):
            yield from _meld(meld, expected, f"{path}.{index}")
    elif key == "groups" and isinstance(given, Mapping) and isinstance(wanted, Mapping):
        yield from _groups(given, wanted, path)
    elif key in _WHOLE and isinstance(given, Mapping):
        yield from _same(dict(given), wanted, path)
    elif isinstance(wanted, Mapping):
        yield from _subset(given, wanted, path)
    elif key == "columns" and isinstance(given, list) and isinstance(wanted, list):
        yield from _same(len(given), len(wanted), f"{path} (columns)")
        for index, (column, expected) in enumerate(zip(given, wanted, strict=False)):
            yield from _compare("", column, expected, f"{path}.{index}")
    elif key in (*_SETS, *_BAGS):
        yield from _same(_bag(given), _bag(wanted), path)
    elif key in _ORDERED:
        yield from _same(_cards(given), _cards(wanted), path)
    else:
        yield from _same(given, wanted, path)


def _groups(given: Mapping[str, object], wanted: Mapping[str, object], path: str) -> Iterable[str]:
    """Compare the groups of each named player. ``{}`` means that no one has a group."""
    if not wanted:
        yield from _same(dict(given), {}, path)
    for player, value in wanted.items():
        yield from _same(_bags(given.get(player)), _bags(value), f"{path}.{player}")


def _meld(given: Mapping[str, object], wanted: object, path: str) -> Iterable[str]:
    if not isinstance(wanted, Mapping):
        yield from _same(given, wanted, path)
        return
    if "laid_by" in wanted and "cards" in wanted:
        yield from _same(_credits(given), _credits(wanted), f"{path}.cards with laid_by")
    for key, value in wanted.items():
        if key == "cards" or (key == "laid_by" and "cards" not in wanted):
            yield from _same(_bag(given[key]), _bag(value), f"{path}.{key}")
        elif key != "laid_by":
            yield from _same(given.get(key), value, f"{path}.{key}")


def _credits(meld: Mapping[str, object]) -> object:
    """Return pairs of a card and the player who laid it, sorted, or the values as written."""
    cards, layers = _cards(meld["cards"]), meld["laid_by"]
    if not isinstance(cards, list) or not isinstance(layers, list) or len(cards) != len(layers):
        return [cards, layers]
    return sorted(zip(map(str, cards), map(str, layers), strict=True))


def _count(cards: object) -> object:
    """Return the number of cards in a list, or the numbers of cards of each player."""
    if isinstance(cards, Mapping):
        return {player: len(hand) for player, hand in cards.items()}
    return len(cards) if isinstance(cards, list) else None


def _bag(cards: object) -> object:
    """Return a list of cards or players in a fixed order, and anything else unchanged."""
    read = _cards(cards)
    return sorted(read, key=str) if isinstance(read, list) else read


def _bags(groups: object) -> object:
    """Return the lists in a fixed order, and the cards of each list in a fixed order.

    Wild cards no longer represent a card. Any other value is returned unchanged.
    """
    if not isinstance(groups, list):
        return groups
    return sorted((sorted(map(_bare, cards)) for cards in groups), key=str)


def _bare(text: object) -> str:
    return str(_card(str(text).partition("=")[0]))


def _cards(cards: object) -> object:
    """Return cards in their usual notation, however they were written.

    A value that isn't a card is returned unchanged.
    """
    return [_card(card) for card in cards] if isinstance(cards, list) else _card(cards)


def _card(text: object) -> object:
    try:
        return name(parse(text)) if isinstance(text, str) else text
    except ValueError:
        return text


def _same(given: object, wanted: object, path: str) -> Iterable[str]:
    if given != wanted or isinstance(given, bool) != isinstance(wanted, bool):
        yield f"{path} is {given!r}, expected {wanted!r}"
