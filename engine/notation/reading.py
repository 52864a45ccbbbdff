"""Reading notation: its lines, its cards, and what is wrong with it in one sentence."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Annotated, Any, NamedTuple

from pydantic import BeforeValidator, ValidationError, ValidationInfo

from engine.cards import HIDDEN, Card, bare, name
from engine.deck import CARDS, Deck
from engine.state import Hands

# What is wrong with a piece of notation, in one sentence.


class NotationError(ValueError):
    """The text is not notation: it names the key, what is wrong and what belongs there."""


def untagged(error: ValidationError) -> ValidationError:
    """The same error, its places without the name of the branch that pydantic puts in front."""
    lines: list[Any] = []
    for line in error.errors(include_url=False):
        kept = {"type": line["type"], "loc": line["loc"][1:], "input": line["input"]}
        lines.append(kept | ({"ctx": line["ctx"]} if "ctx" in line else {}))
    return ValidationError.from_exception_data(error.title, lines)


def explained(error: ValidationError, what: str) -> NotationError:
    """The first thing that pydantic found, as a sentence about this part of the notation."""
    first, *others = error.errors(include_url=False)
    if any(map(_is_branch, first["loc"])):
        # Of several forms it has all complaints: those of the one that was meant tell more.
        meant = (one for one in others if one["type"] not in ("missing", "extra_forbidden"))
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
    """Whether this part of a place is the form that pydantic tried, and no key."""
    return isinstance(part, str) and part.startswith("_")


# Lists of cards in notation, as pydantic reads them.

_NOT_SEEN = name(HIDDEN)


class Cards(NamedTuple):
    """The context in which pydantic reads cards: what they are called, and whether one of a hand or
    the stock may be one that is not seen."""

    deck: Deck = CARDS
    as_seen: bool = False


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
"""A card as it is laid: a joker may say what it stands for."""

ShownCard = Annotated[int, BeforeValidator(_shown)]
"""A card as it is shown where the deal makes a rank wild: any natural one may stand for another."""

HeldCard = Annotated[int, BeforeValidator(_bare)]
"""A card in a hand, the stock or the discard pile: a joker is just a joker."""


def read_lanes(
    given: Mapping[str, Sequence[Card]] | None, stock: Sequence[Card], players: Sequence[str]
) -> Hands:
    """The cards of a stock by seat, () where they are not told. ValueError, with what is wrong."""
    if given is None:
        return ()
    for player in given:
        if player not in players:
            raise ValueError(f"names {player!r}, who is not a player")
    if Counter(chain(*given.values())) != Counter(stock):
        raise ValueError("have other cards than the stock")
    return tuple(tuple(given.get(player, ())) for player in players)


# Lines of JSON as they come from files and streams.


def read_line(line: str | bytes) -> object:
    """The JSON value of a line. Raises NotationError with one sentence if it is none."""
    try:
        return json.loads(line.decode() if isinstance(line, bytes) else line)
    except UnicodeDecodeError as error:
        raise NotationError(f"not UTF-8 at byte {error.start + 1}") from None
    except json.JSONDecodeError as error:
        raise NotationError(f"not JSON: {error.msg} at character {error.pos + 1}") from None
    except RecursionError:
        raise NotationError("not JSON: nested too deep") from None
    except ValueError as error:
        # A number with more digits than Python will read.
        raise NotationError(f"not JSON: {error}") from None
