"""What is wrong with a piece of notation, in one sentence."""

from typing import Any

from pydantic import ValidationError


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
    first = error.errors(include_url=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    match first["type"]:
        case "extra_forbidden":
            return NotationError(f"{what} has no key {where!r}; take it out or check its spelling")
        case "missing":
            return NotationError(f"{what} needs the key {where!r}")
        case "model_type" | "model_attributes_type" if not where:
            return NotationError(f"{what} is an object with keys")
        case "value_error":
            message = first["msg"].removeprefix("Value error, ")
        case _:
            message = first["msg"][:1].lower() + first["msg"][1:]
    return NotationError(f"{what}: {where!r}: {message}" if where else f"{what}: {message}")
