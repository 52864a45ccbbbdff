"""Reading the lines and cards of notation, with errors in one sentence."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Annotated, Any, NamedTuple

from pydantic import BeforeValidator, ValidationError, ValidationInfo

from engine.cards import HIDDEN, Card, bare, name
from engine.deck import CARDS, Deck
from engine.state import Hands

# Errors in a piece of notation, in one sentence.


class NotationError(ValueError):
    """The text isn't notation. The message names the key, the error and the right value."""


def untagged(error: ValidationError) -> ValidationError:
    """Return the same error with places that lack the branch that pydantic puts in front."""
    lines: list[Any] = []
    for line in error.errors(include_url=False):
        inner = {"type": line["type"], "loc": line["loc"][1:], "input": line["input"]}
        lines.append(inner | ({"ctx": line["ctx"]} if "ctx" in line else {}))
    return ValidationError.from_exception_data(error.title, lines)


def explained(error: ValidationError, what: str) -> NotationError:
    """Return the first error of pydantic as a sentence about this part of the notation."""
    first, *others = error.errors(include_url=False)
    if any(map(_is_branch, first["loc"])):
        # If a value can have several forms, each form has errors. The errors of the intended form
        # are the best.
        meant = (other for other in others if other["type"] not in ("missing", "extra_forbidden"))
        first = next(meant, first)
    where = ".".join(str(part) for part in first["loc"] if not _is_branch(part))
    match first["type"]:
        case "extra_forbidden":
            return NotationError(f"{what} has no key {where!r}; take it out or check its spelling")
        case "missing":
            return NotationError(f"{what} needs the key {where!r}")
        case "model_type" | "model_attributes_type":
            return NotationError(
                f"{what}: {where!r} is an object with keys"
                if where
                else f"{what} is an object with keys"
            )
        case "value_error":
            message = first["msg"].removeprefix("Value error, ")
        case _:
            message = first["msg"][:1].lower() + first["msg"][1:]
    return NotationError(f"{what}: {where!r}: {message}" if where else f"{what}: {message}")


def _is_branch(part: object) -> bool:
    """Return whether this part of a place is a form that pydantic tried, not a key."""
    return isinstance(part, str) and part.startswith("_")


# Cards in notation, as pydantic reads them.

_NOT_SEEN = name(HIDDEN)


class Cards(NamedTuple):
    """The context in which pydantic reads cards."""

    deck: Deck = CARDS
    as_seen: bool = False
    """True if cards in a hand or in the stock may be hidden."""


_USUAL = Cards()


def _card(value: object, info: ValidationInfo) -> Card:
    deck = (info.context or _USUAL).deck
    if not isinstance(value, str):
        text = f"{value!r} is not a card; {deck.hint}"
        raise ValueError(text)  # noqa: TRY004  the error that pydantic reports
    return deck.parse(value)


def _bare(value: object, info: ValidationInfo) -> Card:
    if value == _NOT_SEEN and (info.context or _USUAL).as_seen:
        return HIDDEN
    return bare(_card(value, info))


def _shown(value: object, info: ValidationInfo) -> Card:
    if not isinstance(value, str):
        return _card(value, info)
    return (info.context or _USUAL).deck.parse_shown(value)


LaidCard = Annotated[int, BeforeValidator(_card)]
"""A card as it is laid. A joker may name the card that it represents."""

ShownCard = Annotated[int, BeforeValidator(_shown)]
"""A card in a deal that makes a rank wild, so that any natural card may represent another."""

HeldCard = Annotated[int, BeforeValidator(_bare)]
"""A card in a hand, the stock or the discard pile. A joker represents nothing."""


def read_lanes(
    given: Mapping[str, Sequence[Card]] | None, stock: Sequence[Card], players: Sequence[str]
) -> Hands:
    """Return the cards of a stock by seat, or () if none are given.

    Raises ValueError with a sentence.
    """
    if given is None:
        return ()
    for player in given:
        if player not in players:
            raise ValueError(f"names {player!r}, who is not a player")
    if Counter(chain(*given.values())) != Counter(stock):
        raise ValueError("have other cards than the stock")
    return tuple(tuple(given.get(player, ())) for player in players)


# Lines of JSON from files and streams.


def read_line(line: str | bytes) -> object:
    """Return the JSON value of a line. Raises NotationError with one sentence."""
    try:
        return json.loads(line.decode() if isinstance(line, bytes) else line)
    except UnicodeDecodeError as error:
        raise NotationError(f"not UTF-8 at byte {error.start + 1}") from None
    except json.JSONDecodeError as error:
        raise NotationError(f"not JSON: {error.msg} at character {error.pos + 1}") from None
    except RecursionError:
        raise NotationError("not JSON: nested too deep") from None
    except ValueError as error:
        # A number has more digits than Python reads.
        raise NotationError(f"not JSON: {error}") from None
