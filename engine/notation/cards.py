"""Lists of cards in notation, as pydantic reads them."""

from typing import Annotated

from pydantic import BeforeValidator

from engine.cards import Card, bare, parse


def _card(value: object) -> Card:
    if not isinstance(value, str):
        text = f"{value!r} is not a card; write a rank and a suit such as 10H, or JK"
        raise ValueError(text)  # noqa: TRY004  the error that pydantic reports
    return parse(value)


def _bare(value: object) -> Card:
    return bare(_card(value))


LaidCard = Annotated[int, BeforeValidator(_card)]
"""A card as it is laid: a joker may say what it stands for."""

HeldCard = Annotated[int, BeforeValidator(_bare)]
"""A card in a hand, the stock or the discard pile: a joker is just a joker."""
