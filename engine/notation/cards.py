"""Lists of cards in notation, as pydantic reads them."""

from typing import Annotated

from pydantic import BeforeValidator, ValidationInfo

from engine.cards import HIDDEN, Card, bare, name, parse

AS_SEEN = {"as seen": True}
"""The context of pydantic in which a card of a hand or the stock may be one that is not seen."""
_NOT_SEEN = name(HIDDEN)


def _card(value: object) -> Card:
    if not isinstance(value, str):
        text = f"{value!r} is not a card; write a rank and a suit such as 10H, or JK"
        raise ValueError(text)  # noqa: TRY004  the error that pydantic reports
    return parse(value)


def _bare(value: object, info: ValidationInfo) -> Card:
    if value == _NOT_SEEN and info.context == AS_SEEN:
        return HIDDEN
    return bare(_card(value))


LaidCard = Annotated[int, BeforeValidator(_card)]
"""A card as it is laid: a joker may say what it stands for."""

HeldCard = Annotated[int, BeforeValidator(_bare)]
"""A card in a hand, the stock or the discard pile: a joker is just a joker."""
